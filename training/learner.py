"""Learning: first what plans would answer, then policy gradients with a clipped ratio (PPO) over finished games."""

from __future__ import annotations

import threading
import time
from queue import Queue

import torch
from torch import Tensor
from torch.nn import functional

from cuore.bots.learned import encoding as e
from training import memory as m
from training.inference import mixed, rounded
from training.memory import Memory
from training.net import Net

CLIP = 0.2
ENTROPY = 0.008
VALUE_WEIGHT = 0.5
WIN_WEIGHT = 0.3
MARGIN_WEIGHT = 0.2
MOST_GRADIENT = 0.5
PAUSE = 0.001


class Collector(threading.Thread):
    """Takes finished samples off the actors, while the last batch is being learned."""

    def __init__(self, shared: Memory, size: int, *, pinned: bool) -> None:
        super().__init__(daemon=True)
        self.shared = shared
        self.size = size
        self.full: Queue[tuple[Tensor, Tensor, int]] = Queue(1)
        self.free: Queue[tuple[Tensor, Tensor]] = Queue()
        for _ in range(2):
            rows = torch.empty((size, e.ROW), dtype=torch.uint8, pin_memory=pinned)
            self.free.put((rows, torch.empty((size, m.META), dtype=torch.float32, pin_memory=pinned)))

    def run(self) -> None:
        shared = self.shared
        slots = shared.samples.shape[1]
        while not shared.stopped:
            rows, meta = self.free.get()
            filled = 0
            while filled < self.size and not shared.stopped:
                before = filled
                for actor in range(len(shared.written)):
                    read = int(shared.read[actor])
                    first = read % slots
                    count = min(int(shared.written[actor]) - read, slots - first, self.size - filled)
                    if count <= 0:
                        continue
                    rows[filled : filled + count] = torch.from_numpy(shared.samples[actor, first : first + count])
                    meta[filled : filled + count] = torch.from_numpy(shared.meta[actor, first : first + count])
                    shared.read[actor] = read + count
                    filled += count
                if filled == before:
                    time.sleep(PAUSE)
            self.full.put((rows, meta, filled))


class Learner:
    """One net, one optimiser."""

    def __init__(self, net: Net, device: torch.device, rate: float, minibatch: int, epochs: int) -> None:
        self.net = net
        self.device = device
        self.rate = rate
        self.minibatch = minibatch
        self.epochs = epochs
        decayed = [p for p in net.parameters() if p.dim() > 1]
        plain = [p for p in net.parameters() if p.dim() <= 1]
        groups = [{"params": decayed, "weight_decay": 1e-4}, {"params": plain, "weight_decay": 0.0}]
        self.optimiser = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), eps=1e-6)

    def learn(self, rows: Tensor, meta: Tensor, progress: float) -> dict[str, float]:
        """A batch of samples; `progress` through the run decides the rate. What is worth a line in the log."""
        rate = self.rate * max(0.06, min(1.0, 1.15 - progress))
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        tokens = rows[:, e.NUMBERS_AT + e.TOKEN_COUNT].int()
        advantage = meta[:, m.ADVANTAGE]
        meta = meta.clone()
        meta[:, m.ADVANTAGE] = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        told: list[Tensor] = []
        for _ in range(self.epochs):
            for part in self._minibatches(tokens):
                told.append(self._step(rows[part], meta[part], rounded(int(tokens[part].max()))))
        means = torch.stack(told).mean(0).tolist()
        names = ("policy", "value", "win", "entropy", "kl", "clipped")
        return dict(zip(names, means, strict=True)) | {"rate": rate}

    def _minibatches(self, tokens: Tensor) -> list[Tensor]:
        """Positions of about the same number of tokens together, so that little is computed for nothing."""
        blur = torch.randint(0, 6, tokens.shape, device=tokens.device)
        order = torch.argsort(tokens + blur)
        parts = [part for part in order.split(self.minibatch) if 2 * len(part) >= self.minibatch] or [order]
        shuffled = torch.randperm(len(parts)).tolist()
        return [parts[i] for i in shuffled]

    def _step(self, rows: Tensor, meta: Tensor, tokens: int) -> Tensor:
        with mixed(self.device):
            said = self.net(rows, tokens)
        logps = torch.log_softmax(said.logits, dim=1)
        logp = logps.gather(1, meta[:, m.ACTION, None].long()).squeeze(1)
        cloned = meta[:, m.CLONED]
        ratio = torch.exp((logp - meta[:, m.LOGP]).clamp(-10, 10))
        advantage = meta[:, m.ADVANTAGE]
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
        probabilities = logps.exp()
        entropy = -(probabilities * logps.masked_fill(probabilities == 0, 0.0)).sum(1)
        policy = -(torch.where(cloned > 0, logp, gain) + (1 - cloned) * ENTROPY * entropy).mean()
        value = functional.mse_loss(said.value, meta[:, m.RETURN])
        present = torch.isfinite(said.win)
        wins = torch.log_softmax(said.win, dim=1).masked_fill(~present, 0.0)
        win = -(meta[:, m.WIN : m.WIN + e.SEATS] * wins).sum(1).mean()
        margins = functional.smooth_l1_loss(said.margin, meta[:, m.MARGIN : m.MARGIN + e.SEATS], reduction="none")
        margin = (margins * present).sum() / present.sum()
        loss = policy + VALUE_WEIGHT * value + WIN_WEIGHT * win + MARGIN_WEIGHT * margin
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), MOST_GRADIENT)
        self.optimiser.step()
        with torch.no_grad():
            kl = (meta[:, m.LOGP] - logp).mean()
            clipped = ((ratio - 1).abs() > CLIP).float().mean()
            return torch.stack([policy, value, win, entropy.mean(), kl, clipped]).detach()
