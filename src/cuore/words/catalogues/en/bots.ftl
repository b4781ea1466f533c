# Opponents: one line about each, for whoever chooses one.

about-bot-easy = Easy: a pleasant opponent who follows one plain plan
about-bot-normal = Normal: plays a sound plan and counts points
about-bot-hard = Hard: looks a little ahead at every turn
about-bot-expert = Expert: looks ahead in many possible games before every choice
about-bot-random = Any legal answer, each as likely as the others
about-bot-priority = Any answer of the most sensible kind
about-bot-big-love = Saves up love and employs chiefs

about-strategy-sisters = Crescent sisters evenly, with a little love to pay for them
about-strategy-chambermaids = Chambermaids in sets of every kind
about-strategy-private-house = A private maid early, then love and chiefs
about-strategy-beer = Beer first, and bar maids to get it
about-strategy-preparations = Skilled maids for the preparations
about-strategy-two-piles = A rush on two small piles
about-strategy-chiefs = Love and chiefs, and every point at the end
about-strategy-memories = A mixed deck that pays for reminiscences
about-strategy-mischief = Maids who trouble the others, then chiefs
about-strategy-many-hands = Servings and draws until the whole deck serves
