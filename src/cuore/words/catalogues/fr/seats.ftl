# Autour des places d’une table : qui y est assis, et pourquoi un message est refusé.

bot-seat-names = Aurore, Basile, Clémence, Désiré, Élodie, Félix, Ginevra, Hugo
seat-nobody = Quelqu’un
seats-awaited = { $count ->
        [one] On attend encore une personne. La partie commencera d’elle-même.
       *[other] On attend encore { $count } personnes. La partie commencera d’elle-même.
    }

## Pourquoi rien n’a changé

refused-stale = La table a avancé entre-temps. Voici où elle en est.
refused-not-asked = Ce n’est pas à cette place de répondre maintenant.
refused-rated = À une table classée, aucun robot ne remplace personne.
refused-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
refused-illegal = Ce n’est pas possible maintenant.
refused-id-used = Ce message a déjà été envoyé, pour une autre place.
refused-no-undo = Vous n’avez rien à reprendre.
refused-asked-already = Une demande de reprise est déjà ouverte.
refused-not-awaited = Personne n’attend votre accord.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-yet = Cette personne peut encore revenir. Attendez encore un peu.
refused-no-such-bot = Il n’y a pas de telle place ou de tel adversaire.
refused-over = La partie est terminée.
refused-waiting = La partie n’a pas encore commencé.
refused-not-kept = La table n’a pas pu le noter, rien n’a donc changé. Veuillez réessayer.
refused-closing = La maison ferme un instant. Votre table sera de nouveau là.
refused-talk-off = On ne se parle pas à cette table.
refused-chat-off = À cette table, on ne dit que des mots tout prêts.
refused-talk-empty = Il n’y a rien à lire dans ce message.
refused-talk-flood = Cela fait beaucoup d’un coup. Reprenez votre souffle, puis dites la suite.
notice-title = C’est à vous
notice-body = À votre table avec { $names }.
offline-title = La maison est injoignable
offline-text = Vous semblez hors ligne, ou le serveur est absent un instant. Vos parties y sont gardées, rien n’est perdu.
offline-again = Réessayer
mail-question = Cuore peut-il vous écrire ?
mail-question-text = Quelqu’un sur { $home } souhaite être prévenu à cette adresse quand c’est à son tour. Si c’est vous, suivez ce lien et acceptez ; sinon, vous n’avez rien à faire. { $link }
mail-turn-text = { $body } Aller à la table : { $table } — Ne plus recevoir ces messages : { $link }
