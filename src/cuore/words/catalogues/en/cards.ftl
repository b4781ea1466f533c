# What a card is called and how its page in the compendium reads. Card names are the same in every language, and
# English titles are the printed ones (Card.title), so only other languages have `title-…` and `source-…`.

kind-love = Love card
kind-maid-chief = Maid chief
kind-chambermaid-chief = Chambermaid chief
kind-general-maid = General maid
kind-private-maid = Private maid
kind-event = Event
kind-building = Building
kind-beer = Beer
kind-reminiscence = Reminiscence
kind-refined-maid = Refined maid
kind-preparation = Preparation

phase-choose = Choice of refined maids
phase-start = Starting phase
phase-serve = Serving phase
phase-employ = Employ phase
phase-discard = Discard phase

# A card in private quarters, and what tells it from another of its name, as in the notation.
spot-marked = { $card } ({ $marks })
spot-ill = { $count ->
        [1] ill
       *[other] ill { $count } times
    }
spot-stormed = { $count ->
        [1] stormed
       *[other] stormed { $count } times
    }
spot-over = over a card
spot-over-card = over { $card }

page-name = { $name } — { $title }
page-also = Also printed as: { $names }
page-cost = Cost { $cost }
page-copies = { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
page-vp = { $vp } VP
page-vp-varies = ? VP
page-bar-maid = Bar maid
page-tier = Tier { $tier }
page-alcohol = Alcohol { $alcohol }
page-house-mark = { $fact } (house figure)
page-inferred-mark = { $fact } (inferred)
page-house = House figure, not the printed one: { $facts } ({ $reason })
page-inferred = Inferred from printed figures, not read on a card: { $facts } ({ $reason })
page-rulings = Rulings:
page-sources = Where this is from:
page-source = { $facts }: { $place }
page-source-next = {"; "}

fact-copies = copies
fact-cost = cost
fact-vp = VP
fact-symbols = symbols
fact-text = text
fact-tier = tier
fact-alcohol = alcohol
fact-draw = draw
fact-serving = servings
fact-love = Love
fact-employment = employments
fact-chamber = servings to become a chambermaid
fact-imagination = Imagination
fact-concentration = Concentration
fact-effort = Effort
fact-skill = skill points

score-line = { $cards }: { $points } VP
score-total = { $player }: { $points } VP in all
score-idle-maids = Maids that bring nothing (they decide a tie): { $count }
score-chambermaids = Chambermaids (they decide a tie): { $count }
