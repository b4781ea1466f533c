"""The net: a small transformer over the tokens of a position; cuore.bots.learned.inference is its twin in NumPy."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from cuore.bots.learned import encoding as e
from cuore.bots.learned.scales import COUNT_SCALE, NUMBER_SCALE, seat_scales, seat_shifts


class Said(NamedTuple):
    """What the net says about a batch of positions."""

    logits: Tensor  # of the answers; -inf where there is none
    value: Tensor  # of the position to whoever looks, from -1 to 1
    win: Tensor  # logits, by seat clockwise
    margin: Tensor  # points ahead of the best other, in twenties, by seat


class Block(nn.Module):
    """Attention over the tokens, then a layer for each."""

    def __init__(self, width: int, heads: int, inner: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1 = nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.norm2 = nn.LayerNorm(width)
        self.up = nn.Linear(width, inner)
        self.down = nn.Linear(inner, width)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        b, t, w = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(b, t, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4)
        seen = functional.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = x + self.out(seen.transpose(1, 2).reshape(b, t, w))
        return x + self.down(functional.gelu(self.up(self.norm2(x)), approximate="tanh"))


class Net(nn.Module):
    """Tokens in, answers and chances out. No weight depends on the number of tokens, seats or answers."""

    def __init__(
        self, features: Tensor, width: int = 128, layers: int = 3, heads: int = 4, inner: int = 256, rank: int = 16
    ) -> None:
        """`features` are the pages of the vocabulary, row 0 empty."""
        super().__init__()
        self.register_buffer("features", features)
        self.counts = nn.Linear(2 * e.COLUMNS, width)
        self.page = nn.Linear(features.shape[1], width, bias=False)
        self.card = nn.Embedding(features.shape[0], width)
        self.seat = nn.Linear(e.SEAT_NUMBERS, width)
        self.seat_place = nn.Parameter(torch.zeros(e.SEATS, width))
        self.numbers = nn.Linear(e.NUMBERS, width)
        self.phase = nn.Embedding(e.PHASES, width)
        self.question = nn.Embedding(e.QUESTIONS, width)
        self.how = nn.Embedding(e.HOWS, width)
        self.step = nn.Embedding(e.STEPS, width)
        self.blocks = nn.ModuleList(Block(width, heads, inner) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.of_card = nn.Linear(width, e.VERB_COUNT)
        self.of_seat = nn.Linear(width, e.VERB_COUNT)
        self.of_table = nn.Linear(width, e.VERB_COUNT * e.DETAILS)
        self.card_side = nn.Linear(width, rank)
        self.seat_side = nn.Linear(width, rank)
        self.value_head = nn.Sequential(nn.Linear(2 * width, width), nn.GELU(approximate="tanh"), nn.Linear(width, 1))
        self.seat_heads = nn.Linear(width, 2)  # win, margin
        for table in (self.card, self.phase, self.question, self.how, self.step):
            nn.init.normal_(table.weight, std=0.05)
        nn.init.normal_(self.seat_place, std=0.05)
        for head in (self.of_card, self.of_seat, self.of_table, self.card_side, self.seat_side, self.seat_heads):
            nn.init.normal_(head.weight, std=0.01)
        self.register_buffer("seat_scale", torch.tensor(seat_scales()))
        self.register_buffer("seat_shift", torch.tensor(seat_shifts()))

    def forward(self, rows: Tensor, tokens: int = e.TOKENS) -> Said:
        """Rows of bytes as encoding.py writes them; `tokens` is the most that any of them has."""
        b = rows.shape[0]
        kind = torch.bfloat16 if torch.is_autocast_enabled(rows.device.type) else torch.float32
        ids = rows[:, e.IDS : e.IDS + tokens].long()
        counts = rows[:, e.COUNTS : e.COUNTS + tokens * e.COLUMNS].view(b, tokens, e.COLUMNS).to(kind)
        seats = rows[:, e.SEATS_AT : e.NUMBERS_AT].view(b, e.SEATS, e.SEAT_NUMBERS).float()
        numbers = rows[:, e.NUMBERS_AT : e.OPTIONS_AT]
        options = rows[:, e.OPTIONS_AT :].view(b, e.OPTIONS, 4).long()

        cards = self.counts(torch.cat([counts * COUNT_SCALE, (counts > 0).to(kind)], dim=2))
        cards = cards + functional.embedding(ids, self.page(self.features) + self.card.weight)
        present = seats[:, :, e.PRESENT] > 0
        people = self.seat((seats - self.seat_shift) * self.seat_scale) + self.seat_place
        table = self.numbers(numbers.float() * NUMBER_SCALE) + self.phase(numbers[:, e.PHASE].long())
        table = table + self.question(numbers[:, e.QUESTION].long()) + self.how(numbers[:, e.HOW].long())
        table = table + self.step(numbers[:, e.STEP].long())
        x = torch.cat([table[:, None], people, cards], dim=1)
        there = torch.cat([torch.ones(b, 1, dtype=torch.bool, device=rows.device), present, ids > 0], dim=1)
        mask = there[:, None, None, :]
        for block in self.blocks:
            x = block(x, mask)
        x = self.norm(x)
        table, people, cards = x[:, 0], x[:, 1 : 1 + e.SEATS], x[:, 1 + e.SEATS :]

        verb, card, seat, detail = options.unbind(2)
        nobody = torch.zeros(b, 1, e.VERB_COUNT, device=rows.device, dtype=x.dtype)
        by_card = torch.cat([nobody, self.of_card(cards)], dim=1).flatten(1)
        by_seat = torch.cat([nobody, self.of_seat(people)], dim=1).flatten(1)
        logits = by_card.gather(1, card * e.VERB_COUNT + verb)
        logits = logits + by_seat.gather(1, seat * e.VERB_COUNT + verb)
        logits = logits + self.of_table(table).gather(1, verb * e.DETAILS + detail)
        none = torch.zeros(b, 1, self.card_side.out_features, device=rows.device, dtype=x.dtype)
        pairs = torch.cat([none, self.card_side(cards)], 1) @ torch.cat([none, self.seat_side(people)], 1).mT
        logits = logits + pairs.flatten(1).gather(1, card * (e.SEATS + 1) + seat)
        offered = torch.arange(e.OPTIONS, device=rows.device) < numbers[:, e.OPTION_COUNT, None]
        logits = logits.float().masked_fill(~offered, float("-inf"))

        value = torch.tanh(self.value_head(torch.cat([table, people[:, 0]], dim=1)).float()).squeeze(1)
        win, margin = self.seat_heads(people).float().unbind(2)
        return Said(logits, value, win.masked_fill(~present, float("-inf")), margin)
