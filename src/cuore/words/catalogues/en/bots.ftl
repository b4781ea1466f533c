# Opponents: one line about each, for whoever chooses one.

about-bot-easy = Easy: a pleasant opponent who follows one plain plan
about-bot-normal = Normal: plays a sound plan and counts points
about-bot-hard = Hard: looks a little ahead at every turn
about-bot-expert = Expert: looks ahead in many possible games before every choice
about-bot-random = Any legal answer, each as likely as the others
about-bot-priority = Any answer of the most sensible kind
about-bot-big-love = Saves up love and employs chiefs
