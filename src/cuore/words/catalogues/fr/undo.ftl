# Reprendre un coup : le bouton dit ce qu’il en est avant qu’on le presse.

undo-none = Vous n’avez rien à reprendre.
undo-away = Il y faudrait l’accord de { $names }, et personne n’est là pour le donner.
undo-open = Une demande de reprise est ouverte.
undo-free = { $count ->
        [one] Reprendre votre dernière réponse. C’est libre : rien n’a été révélé.
       *[other] Reprendre votre dernière réponse et ce qui allait avec. C’est libre : rien n’a été révélé.
    }
undo-bots = { $count ->
        [one] Reprendre votre dernière réponse. Quelque chose a été révélé ; les robots sont d’accord.
       *[other] Reprendre votre dernière réponse et ce qui a suivi. Quelque chose a été révélé ; les robots sont d’accord.
    }
undo-consent-revealed = { $count ->
        [one] Demander à reprendre votre dernière réponse : quelque chose a été révélé, il faut l’accord de { $names }.
       *[other] Demander à reprendre votre dernière réponse et ce qui a suivi : quelque chose a été révélé, il faut l’accord de { $names }.
    }
undo-consent-acted = { $count ->
       *[other] Demander à reprendre votre dernière réponse et ce qui a suivi : d’autres ont joué depuis, il faut l’accord de { $names }.
    }
undo-asks = { $count ->
        [one] { $player } demande à reprendre la dernière réponse.
       *[other] { $player } demande à reprendre les { $count } dernières réponses.
    }
undo-declined = { $player } préfère en rester là.
