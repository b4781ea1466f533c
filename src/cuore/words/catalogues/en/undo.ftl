# Taking back: the button says which it is before one presses. Each key stands in every language.

undo-none = You have nothing to take back.
undo-away = That takes the consent of { $names }, and nobody is there to give it.
undo-open = A request to take something back is open.
undo-free = { $count ->
        [one] Take back your last answer. It is free: nothing was revealed.
       *[other] Take back your last answer and what went with it. It is free: nothing was revealed.
    }
undo-bots = { $count ->
        [one] Take back your last answer. Something was revealed; the bots agree.
       *[other] Take back your last answer and what followed. Something was revealed; the bots agree.
    }
undo-consent-revealed = { $count ->
        [one] Ask to take back your last answer: something was revealed, so { $names } must agree.
       *[other] Ask to take back your last answer and what followed: something was revealed, so { $names } must agree.
    }
undo-consent-acted = { $count ->
       *[other] Ask to take back your last answer and what followed: others have acted since, so { $names } must agree.
    }
undo-asks = { $count ->
        [one] { $player } asks to take back the last answer.
       *[other] { $player } asks to take back the last { $count } answers.
    }
undo-declined = { $player } would rather leave it as it is.
