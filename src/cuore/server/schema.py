"""The tables of the database, as this program wants them; `migrations/` is how a file gets there.

`events` is the whole truth about a game: it only ever grows, and everything else here could be made from it again.
`games` holds what was agreed before the first event, some columns for lists, how many events there are, and the last
link of the chain over them (chain.py). `packed` holds the events of games that have been over for a while, those of
each in one piece (packing.py); what comes after those is in `events` again. `holders` finds a browser's seats.
`matches` are open tables that wait for whoever wishes the same (matching.py), `talk` is the latest of what was said
at each table (talk.py). `turns` says who is asked while they are away, `subscriptions` and `mail` how they are
reached, `keys` holds secrets of the house (noticing.py). `phrases` and `devices` are for persons with
several browsers (people.py), `claims` are their names (claims.py), `passkeys` and `challenges` another way to know
them (passkeys.py); `traces` says which games tell of a browser, whoever has a seat there now. `reviews` is what was
found out about a seat's finished game, so that it need not be found out twice. `finished` and `places` say in a few
figures how each game ended, for people who look at many (results.py); `ratings` is how strong people play by their
rated games, `rated` how each of those has moved it (rated.py).
`reports`, `bans` and `orders` are for keeping order (moderating.py).
`probes` is written to see whether the database keeps anything.
`processes` and the last two columns of `games` are for several processes on one database (leases.py), `allowances`
and `crowds` for what an address may use of all of them (quotas.py); with SQLite they stay as they are.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0010"  # the last step of `migrations/versions`, which leads here
METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("agreed", Text, nullable=False),  # JSON: table_setup.TableSetup
    Column("secret", String(64), nullable=False),  # hex; of the keyed chance source
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, UTC
    Column("status", String(8), nullable=False),  # waiting, playing, over, gone: the events say so too
    Column("changed", BigInteger, nullable=False),
    Column("due", Boolean, nullable=False),  # whether something goes on there by itself: a bot's answer, a clock
    Column("length", Integer, nullable=False),  # the number of its last event
    Column("chain", String(64), nullable=False),
    Column("owner", String(16)),  # the process that has the table; its lease is as long as that process's
    Column("fence", BigInteger, nullable=False, server_default="0"),  # grows with each owner; events carry it
    Index("games_by_status", "status", "changed"),
    Index("games_by_due", "due", "changed"),
    Index("games_by_owner", "owner"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),  # whose it is; none: the table's
    Column("by", String(8)),  # who gave an answer: person, bot, auto
    Column("id", String(64)),  # made by the client; a repeat finds the first
    Column("move", Integer),
    Column("data", Text),  # JSON: the rest
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "id", name="one_event_per_id"),
)

PACKED: Final = Table(
    "packed",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("events", LargeBinary, nullable=False),
)

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64), nullable=False),  # tokens.fingerprint
    Index("holders_by_browser", "browser"),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),  # JSON: reviewing.KeptReview
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("phrase", String(16)),  # quick words, by name
    Column("text", Text, nullable=False),
    Column("id", String(64), nullable=False),  # made by the client; a repeat is not said twice
    Column("at", BigInteger, nullable=False),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("wish", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),  # when whoever waits was last heard of
    Index("matches_by_wish", "wish", "at"),
)

TURNS: Final = Table(
    "turns",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("browser", String(64), nullable=False),
    Column("others", Text, nullable=False),  # JSON: names
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # when a clock of days runs out
    Column("told", Boolean, nullable=False),
    Index("turns_by_told", "told", "since"),
    Index("turns_by_until", "until"),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", String(500), primary_key=True),
    Column("browser", String(64), nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("subscriptions_by_browser", "browser"),
)

MAIL: Final = Table(
    "mail",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # in the links of each mail: says yes, or ends it
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("mail_by_address", "address"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("secret", Text, nullable=False),
)

PHRASES: Final = Table(
    "phrases",
    METADATA,
    Column("owner", String(64), primary_key=True),  # the fingerprint of a person's first browser
    Column("phrase", String(64), nullable=False, unique=True),  # a hash
    Column("at", BigInteger, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("devices_by_owner", "owner"),
)

CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("owner", String(64), primary_key=True),
    Column("name", String(64)),  # none: it was given up
    Column("look", Text, unique=True),  # names.looks: one name, one person
    Column("small", Text, unique=True),
    Column("at", BigInteger, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1364), primary_key=True),  # base64url; an authenticator may take 1023 bytes
    Column("owner", String(64), nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # of signatures, where the authenticator counts them
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("passkeys_by_owner", "owner"),
)

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("browser", String(64), nullable=False),  # the device that was asked
    Column("purpose", String(8), nullable=False),  # new, sign-in
    Column("until", BigInteger, nullable=False),
    Index("challenges_by_browser", "browser"),
)

TRACES: Final = Table(
    "traces",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("browser", String(64), primary_key=True),
    Index("traces_by_browser", "browser"),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(8), nullable=False),  # which may be deleted before the report is read
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("browser", String(64), nullable=False),  # of whoever is reported
    Column("by", String(64), nullable=False),  # the browser that reports
    Column("text", Text, nullable=False),  # what was said; empty: it is about the player
    Column("settled", Boolean, nullable=False),
    Index("reports_by_reporter", "by", "at"),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),  # address, name, browser
    Column("what", String(64), nullable=False),  # as it is compared
    Column("name", String(64), nullable=False),  # as the host knows it
    Column("until", BigInteger),  # nothing: for ever
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),  # remove, close
    Column("game", String(8), nullable=False),
    Column("seat", Integer),
)

DAILY: Final = Table(
    "daily",
    METADATA,
    Column("date", String(10), primary_key=True),  # ISO 8601, UTC
    Column("browser", String(64), primary_key=True),
    Column("game", ForeignKey("games.code"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("settled", Boolean, nullable=False),  # the game is over, and what follows was read off it
    Column("counts", Boolean, nullable=False),  # it was played to its end, by its person
    Column("points", Integer, nullable=False),
    Column("other", Integer, nullable=False),  # the bot's points
    Column("won", Boolean, nullable=False),
    Index("daily_by_game", "game"),
)

FINISHED: Final = Table(
    "finished",
    METADATA,
    Column("game", ForeignKey("games.code"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("sets", String(200), nullable=False),  # joined by +
    Column("town", String(120), nullable=False),  # its code; the same cards have the same
    Column("seats", Integer, nullable=False),  # 0: how it ended is not known, or it is nobody's game
    Column("turns", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("rating", String(8), nullable=False),  # none, due, done; over: the same people have played enough that day
    Index("finished_by_rating", "rating", "ended"),
)

PLACES: Final = Table(
    "places",
    METADATA,
    Column("game", ForeignKey("finished.game"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64)),  # of the person whose seat it was from the deal on; none: a bot's
    Column("name", String(64), nullable=False),
    Column("level", String(64)),  # of a bot
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),  # its person has not played to the end
    Index("places_by_browser", "browser"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("owner", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED: Final = Table(
    "rated",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # the order in which games were rated
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(8), nullable=False),  # which may be deleted before its people
    Column("at", BigInteger, nullable=False),  # when it ended
    Column("who", String(72), nullable=False),  # person:OWNER, bot:LEVEL; gone:… for whoever has been deleted
    Column("place", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    UniqueConstraint("game", "seat", name="rated_once"),
    Index("rated_by_who", "who", "at"),
)

PROBES: Final = Table(
    "probes",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("address", String(64), nullable=False),  # where other processes reach it
    Column("secret", String(64), nullable=False),  # what they must know there
    Column("until", BigInteger, nullable=False),  # milliseconds, by the database's clock: then its leases end
)

ALLOWANCES: Final = Table(
    "allowances",
    METADATA,
    Column("kind", String(8), primary_key=True),  # requests, messages, tables
    Column("address", String(32), primary_key=True),  # not the address: quotas.mark
    Column("until", BigInteger, nullable=False),  # milliseconds, by the database's clock: then nothing is lacking
)

CROWDS: Final = Table(
    "crowds",
    METADATA,
    Column("process", ForeignKey("processes.name", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # tables, sockets
    Column("address", String(32), primary_key=True),
    Column("count", Integer, nullable=False),  # connections that are open there
)
