# Ce que le navigateur dit lui-même : autour des écrans, sur les cartes, à la table. Le reste vient du serveur.

## Autour de chaque écran
ui-brand = Cuore
ui-skip = Aller au contenu
ui-nav = Menu principal
ui-nav-new = Nouvelle table
ui-nav-join = Rejoindre
ui-nav-games = Mes parties
ui-nav-watch = Regarder
ui-nav-cards = Cartes
ui-nav-how = Comment jouer
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-language-ja = 日本語
ui-theme = Apparence
ui-theme-system = Selon l’appareil
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-close = Fermer
ui-to-start = Retour à l’accueil
ui-screen-failed = Cette page ne s’ouvre pas. Rechargez-la, s’il vous plaît.
ui-not-found-title = Cette page n’existe pas
ui-not-found-text = Cette adresse ne mène nulle part. Une partie du lien s’est peut-être perdue.
ui-footer-unofficial = Une œuvre d’amateurs, non officielle, sans image ni texte de l’éditeur.
ui-footer-about = À propos et crédits

## À propos
ui-about-title = À propos de Cuore
ui-about-unofficial = Cuore joue la famille de jeux de deck Tanto Cuore, créée par Masayuki Kudoh et éditée par Arclight Games et Japanime Games. C’est une œuvre d’amateurs, sans lien avec eux, qui n’utilise ni leurs images ni leurs phrases.
ui-about-credits = Avec nos remerciements
ui-about-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, licence CC BY 3.0 ; couleurs et cadres de notre main.
ui-about-fonts = Caractères : Playfair de Claus Eggers Sørensen et Cabin de Pablo Impallari, licence SIL OFL 1.1.

## Sur une carte
ui-points-figure = { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
ui-points-vary = points de victoire variables
ui-cost-figure = coût { $cost }
ui-copies = { $count } exemplaires
ui-copies-left = { $count ->
        [0] il n’en reste aucune
       *[other] il en reste { $count }
    }
ui-house-mark = avec des valeurs maison, différentes des valeurs imprimées
ui-title-and-kind = { $title } · { $kind }
ui-fact-cost-label = Coût
ui-fact-points-label = Points de victoire
ui-fact-chamber-label = Services pour en faire une femme de chambre
ui-fact-copies-label = Exemplaires
ui-varies = variables
ui-rulings = Points de règles
ui-house-figures = Valeurs maison
ui-inferred-figures = Valeurs déduites
ui-sources = D’où viennent ces données

## La table
ui-title-table = La table — Cuore
ui-title-asked = ● À vous — Cuore
ui-table-opening = On dresse la table …
ui-zone-hand = Votre main
ui-zone-town = Ville
ui-zone-others = Les autres
ui-zone-quarters = Vos quartiers privés
ui-zone-played = Joué ce tour-ci
ui-zone-played-by = Joué ce tour-ci par { $player }
ui-zone-aside = Mis de côté
ui-zone-beers = Vos bières
ui-zone-prompt = Question et réponses
ui-nobody-yet = Personne n’habite encore ici.
ui-nothing-yet = Rien encore.
ui-empty = vide
ui-spot-may = Vous pouvez : { $answers }
ui-deed-serve = Se faire servir
ui-deed-chamber = En chambre
ui-deed-use = Utiliser
ui-lies-on = dessus :
ui-lies-under = dessous :
ui-face-down = face cachée
ui-discard-top = dessus de l’entrée des cuisines :
ui-glance-more = Touche I, ou appui long, pour les points de règles.
ui-seat-bot = robot
ui-claimed = Nom réservé
ui-seat-asked = doit répondre
ui-seat-turn = joue
ui-seat-away = absent depuis { $minutes ->
        [0] moins d’une minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ui-seat-stand-in = Un robot joue ici jusqu’au retour de la personne.
ui-give-to-bot = Confier la place à un robot
ui-take-back = Reprendre la place
ui-let-bot-play = Laisser un robot jouer pour moi
ui-resign = Abandonner
ui-resign-ends = Vraiment abandonner ? La partie s’arrête et l’autre gagne.
ui-resign-goes-on = Vraiment abandonner ? Un robot continue à votre place.
ui-count-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
ui-count-deck = { $count ->
        [one] { $count } carte dans la salle d’attente
       *[other] { $count } cartes dans la salle d’attente
    }
ui-count-discard = { $count ->
        [one] { $count } carte à l’entrée des cuisines
       *[other] { $count } cartes à l’entrée des cuisines
    }
ui-points-in-sight = points de victoire visibles, dans les quartiers privés : { $points }
ui-count-beers = { $count ->
        [one] { $count } bière
       *[other] { $count } bières
    }
ui-clock = { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
ui-clock-days = { $days ->
        [0] { $hours } h
       *[other] { $days } j { $hours } h
    }
ui-resources = Ce qu’il reste ce tour-ci
ui-word-servings = services
ui-word-love = amour
ui-word-employments = emplois
ui-word-imagination = imagination
ui-word-concentration = concentration
ui-word-effort = effort
ui-left-servings = services : { $count }
ui-left-love = amour : { $count }
ui-left-employments = emplois : { $count }
ui-left-imagination = imagination : { $count }
ui-left-concentration = concentration : { $count }
ui-left-effort = effort : { $count }
ui-asked-other = On attend { $player }
ui-answers = Réponses
ui-no-answers = On ne vous demande rien pour l’instant.
ui-turn-yours = Tour { $turn } · à vous
ui-turn-of = Tour { $turn } · { $player }
ui-phases = Phases du tour
ui-spectator = Vous regardez
ui-connection-lost = Connexion perdue, retour en cours …
ui-own-points = { $points ->
        [one] Vous avez { $points } point de victoire pour l’instant.
       *[other] Vous avez { $points } points de victoire pour l’instant.
    }
ui-piles = Vos points, votre salle d’attente et votre entrée des cuisines
ui-deck-order = La salle d’attente est montrée triée, pas dans son ordre.
ui-known = Ce que vous avez vu des autres
ui-undo-none = Rien à reprendre
ui-undo-free = Reprendre (libre)
ui-undo-consent = Reprendre (demander aux autres)
ui-undo-bots = Reprendre (les robots sont d’accord)
ui-undo-short-none = rien
ui-undo-short-free = libre
ui-undo-short-consent = demander
ui-undo-short-bots = accordé
ui-hints = Que feriez-vous ?
ui-hints-about = Des estimations, d’après ce que vous pouvez savoir. Appuyez sur une réponse pour la voir sur la table.
ui-hints-thinking = On réfléchit…
ui-hints-win = Chance de gagner : { $win } %
ui-hints-ahead = { $lead } ± { $error } % devant la suivante
ui-hints-behind = { $lead } ± { $error } % derrière la première
ui-hints-equal = À peu près équivalentes : { $lead } ± { $error } % d’écart, peut-être par hasard
ui-consent = Peut-on revenir en arrière ?
ui-consent-yes = Oui, on reprend
ui-consent-no = Non
ui-consent-waiting = On attend { $names }
ui-consent-withdraw = Tant pis
ui-log = Journal
ui-log-beside = Ce qui s’est passé
ui-copy = Copier
ui-copied = Copié
ui-since = Depuis votre dernier tour
ui-since-short = Depuis mon tour
ui-since-nothing = Rien ne s’est passé depuis votre dernier tour.
ui-settings = Réglages
ui-auto = Réponses automatiques
ui-auto-what = Finir mon tour quand il n’y a plus rien à faire, et donner les réponses sans alternative. Il reste un instant pour reprendre.
ui-love-on = L’Amour se joue tout seul
ui-love-on-what = Cliquez ce que l’Amour de votre main peut payer : il est joué, et une seule reprise annule le tout.
ui-pace = Tours des autres
ui-pace-what = Combien de temps chaque coup reste affiché. Un clic ou une touche passe à la suite.
ui-pace-calm = Calme
ui-pace-brisk = Vif
ui-pace-at-once = Immédiat
ui-keys-on = Raccourcis clavier
ui-keys-on-what = Lettres et chiffres répondent sans pointeur.
ui-sound = Une clochette quand c’est à moi
ui-sound-what = Deux notes douces quand les autres ont joué.
ui-notices = Me prévenir quand c’est à moi
ui-notices-what = Une notification sur cet appareil, même si aucune page de Cuore n’est ouverte. Elle dit qui vous attend, et rien de la partie.
ui-notices-forbidden = Ce navigateur n’autorise pas les notifications de Cuore. Vous pouvez les permettre dans ses réglages pour ce site.
ui-notices-failed = Le service de notifications du navigateur est injoignable. Veuillez réessayer plus tard.
ui-options-in-play = Règles facultatives en jeu
ui-fair = Mélanges honnêtes
ui-fair-what = Les mélanges ont été scellés avant la donne ; le secret est montré après la partie. Sceau :
ui-leave-table = Quitter pour l’instant ; votre place est gardée
ui-curtain-title = { $player }, s’il vous plaît
ui-curtain-text = Les autres, regardez ailleurs un instant, s’il vous plaît.
ui-curtain-draw = C’est moi, { $player } : ouvrir le rideau
ui-over = La partie est finie
ui-over-page = Scores et cartes
ui-over-replay = Revoir
ui-over-review = Relire
ui-end-facts = { $gone ->
        [yes] Après { $turns } tours : plus de { $piles }
       *[no] Après { $turns } tours
    }
ui-end-won = { $points ->
        [one] Vous gagnez avec { $points } point
       *[other] Vous gagnez avec { $points } points
    }
ui-end-ahead = { $ahead ->
        [0] À égalité avec { $name }, départagés en votre faveur.
       *[other] { $ahead } d’avance sur { $name }.
    }
ui-end-lost = { $place ->
        [2] Vous êtes deuxième, à { $behind } de la victoire.
        [3] Vous êtes troisième, à { $behind } de la victoire.
       *[other] Vous êtes { $place }ᵉ, à { $behind } de la victoire.
    }
ui-end-you = vous
ui-end-sources = Points par origine
ui-end-source = { $name } { $points }
ui-end-table = Voir la table
ui-end-scene = Comment cela s’est fini
ui-lesson-step = Étape { $step } sur { $steps }
ui-lesson-next = Continuer
ui-puzzle-shelf = D’autres problèmes
ui-puzzle-right = Résolu
ui-puzzle-wrong = Pas tout à fait

## Conversation
ui-talk = Conversation
ui-talk-unread = { $count ->
        [one] Conversation : { $count } nouvelle ligne
       *[other] Conversation : { $count } nouvelles lignes
    }
ui-talk-none = Personne n’a encore rien dit.
ui-talk-words = Mots tout prêts
ui-talk-field = Dire quelque chose
ui-talk-send = Envoyer
ui-talk-line = { $name } : { $text }
ui-talk-mute = Ne plus entendre { $name }
ui-talk-unmute = Entendre de nouveau { $name }
ui-report = Signaler { $name } à l’hôte
ui-report-line = Signaler cette ligne à l’hôte
ui-reported = Merci. L’hôte de ce serveur le lira.
ui-talk-on = Conversation à la table
ui-talk-on-what = Voir ce que disent les autres. Personne ne sait quand vous la coupez.
ui-talk-is-off = Vous avez coupé la conversation dans les réglages.
ui-talk-onlookers = Regardent : { $names }
ui-talk-more-onlookers = { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
ui-talk-unnamed-onlookers = { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
ui-say-hello = Bonjour tout le monde !
ui-say-good-luck = Bonne chance !
ui-say-nice-turn = Quel beau tour !
ui-say-thanks = Merci !
ui-say-sorry = Pardon !
ui-say-one-moment = Un instant, s’il vous plaît.
ui-say-good-game = Belle partie !
ui-say-goodbye = Au revoir, à bientôt !
ui-say-heart = envoie un cœur
ui-say-applause = lève le pouce
ui-say-cheers = lève son verre
ui-say-surprise = Oh !
ui-say-thinking = réfléchit…
ui-say-tea = sert du thé

## Une table qui contient toute partie
ui-tabs = Parties de la table
ui-tab-town = Ville
ui-tab-mine = À moi
ui-tab-others = Autres
ui-tab-log = Journal
ui-played = Joué
ui-reading-hint = Arrêtez-vous sur une carte pour la lire ici.
ui-seat-more = Ce que possède { $player }
ui-zone-stage = La question
ui-stage-asks = { $card } demande
ui-stage-choose = Choisissez
ui-stage-above = Les réponses sont ci-dessus.
ui-stage-fold = Voir la table
ui-stage-unfold = Retour à la question
ui-yes-and = Oui : { $what }
ui-no = Non
ui-ending = { $empty } sur { $needed } piles vides
ui-ending-next = · bientôt : { $pile }, { $left }
ui-doubt = { $count ->
        [0] Votre amour permet encore d’employer quelqu’un. Finir le tour quand même ?
        [one] Il reste un emploi, et votre amour permet encore d’employer quelqu’un. Finir le tour quand même ?
       *[other] Il reste { $count } emplois, et votre amour permet encore d’employer quelqu’un. Finir le tour quand même ?
    }
ui-doubt-stay = Continuer le tour
ui-skip-ahead = Passer

## Touches
ui-help = Aide et touches
ui-help-mouse = Les cartes à la lueur des chandelles sont utilisables : cliquez, ou appuyez sur Entrée. Une carte grise dit pourquoi quand on s’y arrête. Un appui long, l’autre bouton ou la touche I montre la carte en entier.
ui-key-tab = vers la partie suivante de la table
ui-key-arrows = d’une carte à l’autre dans une partie
ui-key-enter = utiliser la carte ; sans rien de choisi, la suite évidente
ui-key-usual = faire ce qui vient d’habitude, où que vous soyez
ui-key-enlarge = lire la carte en entier
ui-key-figures = la réponse qui porte ce chiffre
ui-key-end = finir la phase ou le tour, ou terminé
ui-key-love = jouer toutes les cartes Amour
ui-key-yes-no = oui, non
ui-key-undo = reprendre
ui-key-rematch = revanche, une fois la partie finie
ui-key-consent = vers la demande d’un autre joueur
ui-key-hand = vers la main
ui-key-town = vers la ville ; replier une question, et retour
ui-key-quarters = vers vos quartiers privés
ui-key-others = vers les autres
ui-key-prompt = vers la question
ui-key-answers = toutes les réponses en liste
ui-key-piles = votre salle d’attente et votre entrée des cuisines
ui-key-hints = que feriez-vous ?
ui-key-log = le journal
ui-key-talk = parler aux autres
ui-key-since = voir ce qui s’est passé depuis votre dernier tour
ui-key-settings = réglages
ui-key-help = cette aide
