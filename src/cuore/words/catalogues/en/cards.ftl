# What a card is called and how its page in the compendium reads. Card names are the same in every language, and
# English titles are the printed ones (Card.title), so only other languages have `title-…` and `source-…`.

kind-love = Love card
kind-maid-chief = Maid chief
kind-chambermaid-chief = Chambermaid chief
kind-general-maid = General maid
kind-private-maid = Private maid
kind-event = Event

phase-start = Starting phase
phase-serve = Serving phase
phase-employ = Employ phase
phase-discard = Discard phase

# A card in private quarters and how many events lie on it, as in the notation.
spot = { $ill ->
        [0] { $card }
        [1] { $card } (ill)
       *[other] { $card } (ill { $ill } times)
    }

page-name = { $name } — { $title }
page-also = Also printed as: { $names }
page-cost = Cost { $cost }
page-copies = { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
page-vp = { $vp } VP
page-vp-varies = ? VP
page-rulings = Rulings:
page-sources = Where this is from:
page-source = { $facts }: { $place }
page-source-next = {"; "}

fact-copies = copies
fact-cost = cost
fact-vp = VP
fact-symbols = symbols
fact-text = text

score-line = { $card } ×{ $copies }: { $points } VP
score-total = { $player }: { $points } VP in all
score-idle = Maids that bring nothing (they decide a tie): { $count }
