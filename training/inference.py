"""The process that answers the actors' questions: whatever waits is one batch."""

from __future__ import annotations

import contextlib
import time
from random import Random
from typing import Any

import numpy as np
import torch

from cuore.bots.learned import encoding as e
from training import weights
from training.memory import KEPT, SNAPSHOTS, Memory
from training.net import Net

PAUSE = 0.00005
PATIENCE = 0.0015  # seconds that a batch waits for more questions
A_SNAPSHOT = 40.0  # seconds
ANOTHER_RIVAL = 15.0  # seconds
EVEN = 128  # questions to a snapshot are filled up to a multiple of it: a card is slow at shapes that it meets first


class Server:
    """Holds the newest net and one of its past snapshots, or a rival that stays as it is."""

    def __init__(
        self, shared: Memory, net: Net, rival: Net, device: str, seed: int, *, fixed_rival: bool = False
    ) -> None:
        """A rival that is fixed is taken as it is given; another one begins as the first snapshot."""
        self.shared = shared
        self.device = torch.device(device)
        self.net = net.to(self.device).eval()
        self.rival = rival.to(self.device).eval()
        self.fixed_rival = fixed_rival
        self.version = -1
        self.rng = Random(f"server {seed}")
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
            _pin(shared.rows)

    def run(self) -> None:
        """Answer until everybody is told to stop."""
        shared = self.shared
        waiting = shared.waiting
        taken = switched = time.monotonic()
        while not shared.stopped:
            if (
                not self.fixed_rival
                and shared.version[1]
                and (not shared.league[KEPT] or time.monotonic() - taken > A_SNAPSHOT)
            ):
                taken = time.monotonic()
                self._snapshot()
            if shared.league[KEPT] and time.monotonic() - switched > ANOTHER_RIVAL:
                switched = time.monotonic()
                weights.take(self.rival, shared.snapshots[self.rng.randrange(int(shared.league[KEPT]))])
            found = self._gather()
            if not found:
                time.sleep(PAUSE)
                continue
            if self.version != shared.version[0]:
                self.version = int(shared.version[0])
                weights.take(self.net, shared.weights)
            self._answer(found)
            for actor, group in found:
                waiting[actor, group] = 0

    def _snapshot(self) -> None:
        """Any of the older ones makes room, so the first ones thin out."""
        shared = self.shared
        kept = int(shared.league[KEPT])
        flat = np.array(shared.weights)
        shared.remember(flat, kept if kept < SNAPSHOTS else self.rng.randrange(kept))
        weights.take(self.rival, flat)

    def _gather(self) -> list[tuple[int, int]]:
        """The groups that wait: at least half of the actors', unless they take long."""
        waiting = self.shared.waiting
        end = time.perf_counter() + PATIENCE
        while True:
            found = [(int(a), int(g)) for a, g in np.argwhere(waiting > 0)]
            if 2 * len(found) >= len(waiting) or time.perf_counter() > end:
                return found
            time.sleep(PAUSE)

    @torch.no_grad()
    def _answer(self, found: list[tuple[int, int]]) -> None:
        shared = self.shared
        parts = [torch.from_numpy(shared.rows[a, g]).to(self.device, non_blocking=True) for a, g in found]
        rows = torch.cat(parts)
        tokens = rounded(max(int(shared.rows[a, g][:, e.NUMBERS_AT + e.TOKEN_COUNT].max()) for a, g in found))
        rival = np.concatenate([shared.rival[a, g] for a, g in found]).astype(bool)
        with mixed(self.device):
            said = self.net(rows, tokens)
        logits, values = said.logits, said.value
        if rival.any():
            found_rivals = np.flatnonzero(rival)
            which = torch.from_numpy(np.resize(found_rivals, -(-len(found_rivals) // EVEN) * EVEN)).to(self.device)
            with mixed(self.device):
                logits[which] = self.rival(rows[which], tokens).logits
        logp = torch.log_softmax(logits, dim=1)
        noise = -torch.empty_like(logp).exponential_().log_()
        action = (logp + noise).argmax(dim=1)
        chosen = logp.gather(1, action[:, None]).squeeze(1)
        told = torch.stack([action.float(), chosen, values.float()]).cpu().numpy()
        for i, (a, g) in enumerate(found):
            part = told[:, i * shared.games : (i + 1) * shared.games]
            shared.actions[a, g] = part[0]
            shared.logps[a, g] = part[1]
            shared.values[a, g] = part[2]


def rounded(tokens: int) -> int:
    """A few more, so that there are few different shapes."""
    return min(e.TOKENS, -(-tokens // 8) * 8)


def mixed(device: torch.device) -> Any:
    """Half precision where the device is good at it."""
    if device.type == "cuda":
        return torch.autocast("cuda", dtype=torch.bfloat16)
    return contextlib.nullcontext()


def _pin(rows: np.ndarray) -> None:
    """Let the card read the actors' memory directly; without that everything works, more slowly."""
    with contextlib.suppress(Exception):
        torch.cuda.cudart().cudaHostRegister(rows.ctypes.data, rows.nbytes, 0)
