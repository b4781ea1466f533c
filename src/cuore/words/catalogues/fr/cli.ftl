# Ce que disent la ligne de commande et le terminal. Chaque clé doit figurer dans le cli.ftl de chaque langue, avec
# les mêmes variables. Espace insécable devant : ; ? ! et à l’intérieur des guillemets « … ».

## Cartes et nombres

cli-nothing = rien
cli-cost = coût { $cost }
cli-cost-now = { $printed }, en ce moment { $price }
cli-points = { $points } PV
cli-points-vary = PV variables
cli-only-home = va dans vos propres quartiers privés : elle n’a pas d’autre place
cli-left = reste { $count }
cli-text = suite : ? { $name }
cli-no-bonus = sans bonus
cli-takes-servings = { $count ->
        [one] prend { $count } service
       *[other] prend { $count } services
    }
cli-card-line = coût { $cost }  PV { $points }
cli-house-legend = * nombre ou texte maison : le nôtre, car celui de la carte ne nous est pas connu (cuore cards --house)
cli-inferred-legend = ° valeur déduite : non lue sur une carte, mais tirée de données imprimées
cli-servings = services { $count }
cli-love = amour { $count }
cli-employments = emplois { $count }

## La table du terminal

play-you = Hôte
play-welcome = Bienvenue chez Cuore ! À la table : { $names }.
play-how = Répondez par un numéro ou par des mots (« servir geneviève »). ? explique le reste, ? NOM explique une carte.
play-kept-games = Parties inachevées :
play-kept-game = { $names } : tour { $turn }, { $when }
play-kept-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
play-kept-how = Un numéro reprend cette partie, Entrée en commence une nouvelle, oublier 1 retire la première.
play-kept-none = Il n’y a pas de partie { $number } ; les numéros vont de 1 à { $count }.
play-command-forget = oublier
play-seat = { $name } : main { $hand }, salle d’attente { $deck }, entrée des cuisines { $discard } ; quartiers privés : { $quarters }
play-seat-beers = bières { $count }
play-seat-refined = servante raffinée { $card }
play-status = Ce tour : { $counts }
play-hand = Votre main : { $cards }
play-played = En jeu : { $cards }
play-looked-at = Vous regardez : { $card }
play-uncovered = { $card } (non recouverte)
play-under = { $card } sous { $events }
play-over = { $card } sur { $under }
play-face-down = une bière face cachée

play-town = Ville
play-pile = { $card } : { $facts }
play-stack = { $pile } : { $shown } face visible, { $left } face cachée
play-first-master = Premier Maître : { $name }
play-next-master = Premier Maître dès la prochaine manche : { $name }
play-beer-stand = { $card } ({ $name }) : une bière pour { $love } Amour, une fois par phase d’embauche
play-discard-top = sur le dessus de l’entrée des cuisines : { $card }
play-own-hand = main : { $cards }
play-own-deck = salle d’attente, sans ordre : { $cards }
play-own-discard = entrée des cuisines : { $cards }
play-own-beers = vos bières : { $cards }
play-own-points = points de victoire pour l’instant, sans comparaison : { $points }
play-known-hand = Vous avez vu { $card } dans la main de { $name }.
play-known-deck = Vous avez vu { $card } dans la salle d’attente de { $name }, à la place { $place } depuis le dessus.
play-known-beers = Vous avez vu { $card } parmi les bières de { $name }.
play-known-beer = Vous avez vu { $card } dans la pile de bières, à la place { $place } depuis le dessus.
play-last-turn = C’est le dernier tour de la partie.

play-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée. (Tapez annuler pour reprendre la dernière réponse.)
play-now = À { $name } de jouer.

play-command-help = aide
play-command-undo = annuler
play-command-log = journal
play-command-table = table
play-command-save = sauver
play-command-quit = quitter
play-help =
    Un numéro choisit cette option. Des mots aussi : « servir geneviève », « finir le tour », ou ce qu’il faut pour en désigner une seule.
    ? : cette liste
    ? NOM : ce que fait une carte (toutes les cartes ; accents et nom de famille facultatifs)
    table : toute la table, avec ville, salles d’attente et quartiers privés
    journal : ce qui s’est passé ; journal 50 pour plus de lignes
    annuler : reprendre votre dernière réponse
    sauver FICHIER : sauver la partie ; cuore play --load FICHIER la reprend
    quitter : quitter la table
play-press-enter = appuyez simplement sur Entrée
play-nothing-typed = Tapez un numéro ou un coup ; ? explique le reste.
play-no-such-number = L’option { $text } n’existe pas : les numéros vont de 1 à { $count }.
play-one-at-a-time = Une réponse à la fois, s’il vous plaît : les options changent après chacune.
play-not-an-option = « { $text } » n’est pas une option : tapez un numéro de 1 à { $count }, ou ? pour l’aide.
play-several-options = « { $text } » peut désigner plusieurs options ; ajoutez un mot ou tapez le numéro :

play-undone = Repris : { $move }
play-undo-nothing = Il n’y a rien à reprendre.
play-undo-other = La dernière réponse est celle de { $name } ; personne d’autre ne peut la reprendre.
play-save-name = Nommez un fichier : sauver ma-partie.json
play-saved = Partie sauvée. Pour continuer plus tard : cuore play --load { $path }
play-save-failed = Partie non sauvée : { $path } : { $reason }. La partie continue ; essayez un autre nom de fichier.
play-left = Au revoir, et merci d’avoir joué.
play-kept = La partie n’était pas finie ; elle est gardée. Pour continuer : cuore play --continue
play-not-kept = La partie ne peut pas être gardée : { $path } : { $reason }. Sauvez-la avant de partir : sauver FICHIER.

play-winner = { $points ->
        [one] Félicitations, { $name } : la partie est à vous, avec { $points } point de victoire !
       *[other] Félicitations, { $name } : la partie est à vous, avec { $points } points de victoire !
    }
play-winners = { $points ->
        [one] Victoire partagée : { $names }, avec { $points } point de victoire par place. Félicitations !
       *[other] Victoire partagée : { $names }, avec { $points } points de victoire par place. Félicitations !
    }
play-thanks = Bien joué à toute la table, et merci pour la partie.

## Relecture

replay-how = Entrée montre la réponse suivante, b revient, un numéro de 0 à { $count } y va, t montre la table, q quitte.
replay-end = C’était la dernière des { $count } réponses.
replay-begin = C’est le début.
replay-no-table = On ne peut pas dresser la table d’une partie aux règles antérieures.

## Commandes

cli-bots-own = Les vôtres : un fichier de stratégie (FICHIER.toml), une classe (module:Classe) ou un programme dans n’importe quel langage (process:COMMANDE) ; docs/bots.md explique comment.
cli-no-shell = aucune complétion pour { $name } (possibles : { $allowed })
guest-sits = { $name } occupe la place { $seat } à la table { $code } et joue.
guest-no-answer = { $address } ne répond pas : { $reason }
strategy-suffix = { $path } : le nom d’un fichier de stratégie se termine par .toml
strategy-exists = { $path } existe déjà ; choisissez un autre nom
strategy-written = Écrit dans { $path }. Essayez : cuore strategy trace { $path }
strategy-warning = { $where }, ligne { $line } : remarque : { $reason }
strategy-fine = { $where } : jouable ; règles : { $rules }, remarques : { $warnings }
strategy-turn = Tour { $turn }
strategy-employed = { $move } (amour : { $love }) ← { $why }
strategy-of-rule = { $rule } : { $text }
strategy-answer = { $move } ← { $why }
strategy-rule = règle { $number } (ligne { $line } : { $what })
strategy-other = Adversaire
strategy-end = Points : { $own }, adversaire { $other }. Combien de fois chaque règle a servi :
strategy-followed = { $count }×
strategy-why-always = aucune règle ne s’applique ; après la dernière viennent les chefs, la bière et l’amour
strategy-why-rush = rush : l’avance suffit, la plus petite pile est vidée
strategy-why-points-first = points_first : la fin est proche, les points passent avant les règles
strategy-why-points = aucune règle ne s’applique, et des points valent mieux que rien
strategy-why-nothing = aucune règle ne s’applique
strategy-why-serve = serve : nommée dans le fichier (vaut { $worth } amour)
strategy-why-service = le meilleur service maintenant (vaut { $worth } amour)
strategy-why-chamber = chamber : ses points comptent plus que son service (vaut { $worth } amour)
strategy-not-absent = absente de cette table
strategy-not-dear = impossible à engager maintenant
strategy-not-enough = déjà { $count } en possession
strategy-not-condition = sa condition n’est pas remplie
strategy-new-title = Les sœurs et une chef
strategy-new-about =
    Le nom du robot là où il figure dans une liste.
strategy-new-rules =
    Qui engager : la première règle qui s’applique et qu’on peut payer est suivie.
    Les règles sur des cartes absentes de la ville sont ignorées.
strategy-new-sisters =
    Entre plusieurs cartes, celle dont on a le moins ; up_to compte les exemplaires de chacune.
strategy-new-kind =
    Un genre de carte au lieu d’un nom, la meilleure d’abord ; docs/bots.md donne la liste des genres.
    La condition compare des nombres : turn, turns_left, love, owned, left, deck, points, lead …
strategy-new-love =
    L’amour paie tout, tant qu’il reste du temps pour le dépenser.
strategy-new-rest =
    Après la dernière règle viennent d’eux-mêmes les chefs, la bière et l’amour.
strategy-new-play =
    Comment jouer. chamber : early, normal, late ou never ; serve = ["NOM"] : qui sert en premier.
    points_first : avec moins de tours restants, les points passent avant les règles. rush : avec une telle avance, finir.
cli-no-house = Tous les nombres sont ceux des cartes : aucun n’est de la maison.
cli-play-this-town = Pour y jouer : { $command }
cli-town-chiefs = Chefs : { $names }
cli-town-options = Options : { $names }
cli-town-warning = { $maid } n’est guère utile ici : il manque { $missing }
cli-town-saved = Ville gardée sous le nom { $name }.
cli-town-deleted = Ville oubliée : { $name }
cli-town-none = Aucune ville gardée dans { $path } ; cuore town --save NOM en garde une
cli-scenario-ok = ok
cli-scenario-failed = ÉCHEC
cli-scenarios = { $failed ->
        [0] { $count ->
            [one] { $count } scénario, il est vérifié
           *[other] { $count } scénarios, tous vérifiés
        }
       *[other] { $count ->
            [one] { $count } scénario, { $failed } en échec
           *[other] { $count } scénarios, { $failed } en échec
        }
    }
cli-verified = tout va bien : { $count } réponses, empreinte { $hash }
verify-commitment = Tous les mélanges découlent de son secret. Son engagement : { $commitment }
verify-matches = C’est bien l’engagement qui avait été montré.
verify-differs = Ce n’est pas l’engagement qui avait été montré : les mélanges viennent d’un autre secret.
verify-no-secret = Cette partie a été distribuée d’après une graine ou part d’une position : il n’y a ni secret ni engagement.
verify-not-dealt = la position du début n’a pas été distribuée d’après le secret indiqué
verify-earlier-rules = fait avec les règles { $found } : les règles { $version } mènent ses réponses ailleurs, on ne peut donc pas le vérifier
cli-recorded = La partie notée : { $path }
cli-bench-progress = répétition { $done } sur { $count } faite
cli-bench-build = version { $build }, médianes de { $repetitions } × { $seconds } s de temps processeur (moins – plus)
cli-bench-games = parties
cli-bench-decisions = décisions
cli-bench-playouts = simulations
cli-bench-playout-decisions = décisions simulées
cli-bench-clones = copies
cli-bench-views = vues
cli-bench-save = sauvegarde
cli-bench-boxes = décisions dans chaque boîte, à deux, première partie

## Ce que l’on peut corriger soi-même

cli-no-file = { $path } : ce fichier n’existe pas ; vérifiez le nom
cli-cannot-read = { $path } : lecture impossible : { $reason }
cli-cannot-write = { $path } : écriture impossible : { $reason } ; nommez un autre fichier
cli-load-alone = { $flag } apporte ville, boîtes, options, graine et cartes : laissez --town, --sets, --chiefs, --options, --seed et --cards de côté
cli-continue-number = Que veut dire { $number } ? Pour reprendre cette partie : cuore play --continue { $number }
cli-continue-load = --continue reprend une partie gardée, --load celle d’un fichier : choisissez l’un des deux
cli-continue-nothing = il n’y a aucune partie à reprendre ; cuore play en commence une
cli-load-seats = { $count } places nommées, mais la partie sauvée a celles-ci : { $names }
cli-bot-prefix = { $name } est le nom d’un robot : écrivez bot:{ $bot } pour le faire jouer, ou choisissez un autre nom
cli-town-fixed = { $flag } ne laisse rien à choisir : laissez { $others } de côté
cli-no-scenarios = { $path } : aucun fichier de scénario (*.toml) dans ce dossier
cli-at = --at { $value } : cette partie a { $count } réponses ; nommez un nombre de 0 à { $count }
error-unknown-bot = robot inconnu : « { $name } » (possibles : { $allowed })
error-overlay-file = { $where } : ce n’est pas un fichier de corrections de cartes : { $reason }
