# Around the seats of a table: who sits there, and why a message was refused. Each key stands in every language.

bot-seat-names = Aurore, Basil, Clemence, Desmond, Elodie, Felix, Ginevra, Hugo
seat-nobody = Somebody
seats-awaited = { $count ->
        [one] Waiting for one more player. The game begins by itself.
       *[other] Waiting for { $count } more players. The game begins by itself.
    }

## Why nothing has changed

refused-stale = The table has moved on in the meantime. Here is how it stands now.
refused-not-asked = This seat does not have to answer just now.
refused-rated = At a rated table no bot stands in for anybody.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-illegal = That cannot be done now.
refused-id-used = That message was sent before, for another seat.
refused-no-undo = You have nothing to take back.
refused-asked-already = A request to take something back is open already.
refused-not-awaited = Nobody is waiting for your consent.
refused-not-yours = That seat is not yours.
refused-not-yet = That player may still come back. Please wait a little longer.
refused-no-such-bot = There is no such seat or opponent.
refused-over = The game is over.
refused-waiting = The game has not begun yet.
refused-not-kept = The server could not save that, so nothing has changed. Please try again.
refused-closing = The server is restarting. Your table will be back in a moment.
refused-talk-off = There is no talk at this table.
refused-chat-off = At this table only quick words are said.
refused-talk-empty = There is nothing in that message to read.
refused-talk-flood = That was a lot at once. Take a breath, then say the rest.
notice-title = It is your turn
notice-body = At your table with { $names }.
offline-title = The house cannot be reached
offline-text = You seem to be offline, or the server is away for a moment. Your games are kept there, and nothing is lost.
offline-again = Try again
mail-question = Shall Cuore write to you?
mail-question-text = Somebody at { $home } wishes to be told at this address when it is their turn. If that was you, follow this link and say yes; if not, you need not do anything. { $link }
mail-turn-text = { $body } Go to the table: { $table } — No more of these mails: { $link }
