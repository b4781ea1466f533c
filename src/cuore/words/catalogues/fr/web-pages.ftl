# Ce que disent les écrans autour de la table : entrée, nouvelle table, attente, listes, cartes, visite, page d’une partie finie.

## Partout
screen-pages-title = { $page } · Cuore
screen-loading = Un instant, s’il vous plaît …
screen-try-again = Réessayer
screen-copy = Copier
screen-copied = Copié
screen-guest = Convive
screen-problem-offline = La maison ne répond pas. Vérifiez votre connexion et que le serveur est en marche, puis réessayez.
screen-problem-status = Quelque chose s’est perdu en chemin (réponse { $status }). Veuillez réessayer.
screen-problem-unknown = Il s’est passé quelque chose d’inattendu. Réessayez, ou rechargez la page.

## Entrée
screen-start-title = Bienvenue
screen-start-name = Cuore
screen-start-motto = Menez une grande maison, employez le meilleur personnel et laissez-vous servir.
screen-start-play = Jouer
screen-start-laying = On dresse la table …
screen-start-against = Votre adversaire
screen-start-ongoing = Parties en cours
screen-start-turns = C’est à vous
screen-start-all-games = Les { $count } parties
screen-start-rooms = Pièces
screen-start-new = Nouvelle table
    .what = Choisir boîtes, ville et compagnie
screen-start-join = Rejoindre une table
screen-start-games = Mes parties
    .what = Où vous êtes à table, et ce que vous avez fini
screen-start-watch = Regarder
    .what = Par-dessus l’épaule des autres
screen-start-cards = Cartes
    .what = Chaque carte, son texte, ses points de règles
screen-start-how = Comment jouer
    .what = Une courte visite, un premier tour à une vraie table et les règles de chaque boîte
screen-start-town = La ville
screen-start-town-first = Première partie
screen-start-town-random = Au hasard
screen-start-town-daily = Celle du jour
screen-start-town-daily-about = La même ville et les mêmes mélanges pour tous aujourd’hui, contre { $bot }.
screen-start-daily-see = Résultats du jour
screen-start-learn = Problèmes
    .what = Une question par jour, et une étagère d’autres
screen-start-daily = La ville du jour
    .what = La même ville, les mêmes mélanges pour tous, et un tableau des résultats

## Rejoindre, listes de tables
screen-join-title = Rejoindre une table
screen-join-lead = On vous a envoyé un lien ou un code de huit caractères.
screen-join-field = Code ou lien
screen-join-example = p. ex. 7K3MQ9XT
screen-join-go = Rejoindre
screen-join-wrong = Ce n’est ni un code de huit caractères ni le lien d’une table. Regardez encore une fois.
screen-join-open = Tables ouvertes avec une place libre
screen-join-none = Personne n’attend de compagnie en ce moment. Dressez une table et laissez-la ouverte !
screen-join-none-such = Aucune table ouverte de ce genre pour l’instant. Demandez une rencontre rapide, ou dressez-en une !
screen-join-filter = Afficher seulement
screen-join-any-box = Toutes les boîtes
screen-join-any-seats = Tous les nombres de joueurs
screen-join-seats = { $count } joueurs
screen-join-any-pace = Tous les rythmes
screen-join-pace-free = Sans limite
screen-join-pace-clock = Des minutes par tour
screen-join-pace-days = Des jours par réponse
screen-match-title = Rencontre rapide
screen-match-lead = Dites à quoi vous aimeriez jouer. Qui demande la même chose vous retrouve à une table ; la ville est tirée au hasard.
screen-match-name = Votre nom
screen-match-box = Boîte
screen-match-seats = Joueurs
screen-match-pace = Rythme
screen-match-go = Trouver quelqu’un
screen-match-waiting = On attend quelqu’un qui demande la même chose. Laissez cette page ouverte ; vous pouvez aussi envoyer le lien à quelqu’un.
screen-match-waiting-days = On attend quelqu’un qui demande la même chose. Vous pouvez fermer cette page et revenir plus tard.
screen-lobby-qr = Le lien d’invitation en code QR, à lire avec un téléphone
screen-lobby-show-qr = Afficher un code QR
screen-clock-days = { $days ->
        [one] { $days } jour par réponse
       *[other] { $days } jours par réponse
    }
screen-games-title = Mes parties
screen-games-lead = Toutes les tables où ce navigateur a une place. Pas de compte : le navigateur est votre clé.
screen-games-none = Vous ne vous êtes encore assis nulle part.
screen-games-your-turn = À vous de jouer
screen-games-running = En cours
screen-games-finished = Terminées
screen-games-over = Terminée
screen-games-earlier = Jouée avec des règles antérieures
screen-games-turn = Tour { $turn }
screen-games-until = à répondre { $when }
screen-games-waiting = { $count ->
        [one] attend { $count } personne
       *[other] attend { $count } personnes
    }
screen-games-go-on = Continuer
screen-games-lobby = À la table
screen-games-watch = Regarder
screen-games-see = Voir la partie
screen-games-delete = Supprimer
screen-games-delete-sure = Vraiment supprimer ?
screen-me-title = Sur un autre appareil
screen-me-lead = Vos parties depuis un autre appareil : connectez-vous avec une clé d’accès, ou tapez la phrase de secours.
screen-me-make = Créer une phrase de secours
screen-me-make-new = Créer une nouvelle phrase ; l’ancienne ne vaut plus
screen-me-phrase = Votre phrase de secours : notez-la, elle n’est montrée qu’une fois
screen-me-have = J’ai une phrase
screen-me-join = Ouvrir mes parties
screen-me-joined = Ce navigateur est un de vos appareils et montre vos parties.
screen-me-own = { $count ->
        [one] { $count } partie qu’il avait auparavant reviendra quand vous le déconnecterez.
       *[other] { $count } parties qu’il avait auparavant reviendront quand vous le déconnecterez.
    }
screen-me-leave = Déconnecter cet appareil
screen-me-devices = { $count ->
        [0] Aucun autre appareil n’a été ajouté.
        [one] { $count } autre appareil a été ajouté.
       *[other] { $count } autres appareils ont été ajoutés.
    }
screen-me-alone = Déconnecter tous les autres appareils
screen-me-is-alone = Tous les autres appareils sont déconnectés, et l’ancienne phrase n’ouvre plus rien. Les clés d’accès restent.
screen-me-sign-in = Se connecter avec une clé d’accès
screen-me-page = Qui je suis
screen-me-page-lead = Aucun compte n’est nécessaire. Ce que ce serveur sait de vous se trouve sur cette page, et c’est à vous.
screen-me-name-title = Un nom à vous
screen-me-name-lead = Un nom réservé est à vous sur ce serveur : personne d’autre ne peut prendre place sous ce nom, ni sous un nom qui lui ressemble.
screen-me-name-field = Nom
screen-me-name-claim = Réserver ce nom
screen-me-name-change = Changer
screen-me-name-give-up = Y renoncer
screen-me-name-done = Le nom est à vous.
screen-me-ways-title = Comment vous retrouver
screen-me-ways-lead = Si ce navigateur vous oublie, une phrase de secours ou une clé d’accès ramène à votre nom et à vos parties.
screen-me-phrase-is = Vous avez une phrase de secours.
screen-me-phrase-none = Vous n’avez pas encore de phrase de secours.
screen-me-passkeys = Vos clés d’accès
screen-me-passkey-made = depuis le { $day }
screen-me-passkey-remove = Retirer
screen-me-passkey-first = Ma clé d’accès
screen-me-passkey-name = Nom de la nouvelle clé d’accès
screen-me-passkey-add = Ajouter une clé d’accès
screen-me-passkey-done = La clé d’accès ramène désormais à vous.
screen-me-passkey-gone = Cette clé d’accès n’ouvre plus rien.
screen-me-passkey-known = Cet appareil a déjà une de vos clés d’accès.
screen-me-passkey-none = Aucune clé d’accès n’a été utilisée.
screen-me-all-title = Tout ce qui vous concerne
screen-me-export-lead = Un seul fichier avec chacune de vos parties, leur liste en tableau, et tout le reste de ce qui est gardé sur vous.
screen-me-export = Tout emporter
screen-me-forget-title = Se faire oublier
screen-me-forget = Supprimer tout ce qui me concerne…
screen-me-forget-what = Rien ne peut l’annuler. Ce qui disparaît :
screen-me-forget-list =
    .who = votre nom réservé, votre phrase, vos clés d’accès et vos appareils
    .reach = où l’on vous joint : notifications et courriel
    .alone = toutes les parties où personne d’autre n’a pris place, et vos résultats du jour
    .others = dans les parties avec d’autres : vous abandonnez celles en cours, et un mot neutre remplace partout votre nom ; les parties elles-mêmes restent aux autres
    .said = ce que vous avez dit aux tables, et ce que d’autres ont signalé de vous
screen-me-forget-joined = Les parties que ce navigateur avait avant de devenir un de vos appareils restent les siennes.
screen-me-forget-word = supprimer
screen-me-forget-type = Tapez « { $word } » pour continuer
screen-me-forget-sure = Tout supprimer
screen-me-forget-not = Tout garder
screen-me-forgotten = Tout ce qui vous concerne est supprimé.
screen-mail-title = Courriels de Cuore
screen-mail-lead = Cuore peut-il écrire à votre adresse quand c’est à vous à une table ?
screen-mail-confirm = Oui, écrivez-moi
screen-mail-stop = Pas de courriel
screen-mail-confirmed = Merci. Vous serez prévenu quand ce sera à vous.
screen-mail-ended = C’est fait : votre adresse est effacée, vous ne recevrez plus rien.
screen-mail-field = Ou me prévenir par courriel
screen-mail-ask = M’écrire
screen-mail-asked = Un courriel part vers { $address }. Suivez son lien pour accepter.
screen-mail-on = Cuore écrit à { $address } quand c’est à vous.
screen-mail-end = Plus de courriels
screen-watch-title = Regarder
screen-watch-lead = Les parties des tables ouvertes. Vous voyez ce que tout le monde peut voir à la table, et aucune main.
screen-watch-open = Parties en cours
screen-watch-none = Aucune partie ouverte en ce moment.

## Avant la donne
screen-lobby-title = La table est dressée
screen-lobby-lead = { $count ->
        [0] Tout le monde est là. On distribue les cartes.
        [1] Une place est encore libre. Envoyez le lien à la personne attendue.
       *[other] { $count } places sont encore libres. Envoyez le lien aux personnes attendues.
    }
screen-lobby-invited = Une place vous attend : asseyez-vous, et la partie commence quand tout le monde est là.
screen-lobby-awaited = En attente de { $names } : l’invitation s’affiche à l’endroit où la dernière partie s’est terminée.
screen-table-shut = La table ne s’ouvre pas
screen-lobby-link = Lien d’invitation
screen-lobby-code = Code court
screen-lobby-open = Cette table est ouverte : chacun peut la trouver et s’y asseoir.
screen-lobby-seats = Places
screen-lobby-name = Votre nom
screen-lobby-name-again = Une autre personne sur cet appareil
screen-lobby-sit = S’asseoir
screen-lobby-waiting = { $count ->
        [0] Tout le monde est là.
        [1] On attend encore { $count } personne. La partie commence d’elle-même.
       *[other] On attend encore { $count } personnes. La partie commence d’elle-même.
    }
screen-lobby-played = Ce que l’on joue
screen-lobby-fair = Mélanges loyaux
screen-lobby-fair-text = Ce sceau a été posé sur tous les mélanges avant la première carte. Après la partie, son secret est révélé, et chacun peut vérifier que rien n’a été changé.
screen-lobby-leave = Quitter la table
screen-seat-free = place libre
screen-seat-yours = vous
screen-seat-bot = robot
screen-seat-here = à table
screen-seat-invited = sur invitation
screen-lobby-put-bot = Plutôt un robot
screen-lobby-free-seat = Libérer la place
screen-lobby-bot-level = Niveau de { $name }

## Encore une
screen-rematch = Revanche
screen-rematch-new = Revanche dans une nouvelle ville
screen-rematch-turned = Le joueur suivant commence
screen-rematch-asked = { $town ->
        [new] { $name } propose une autre partie, dans une nouvelle ville.
       *[same] { $name } propose une autre partie, dans la même ville.
    }
screen-rematch-yours = La prochaine table est prête.
screen-rematch-join = Accepter
screen-rematch-to = À la table

## Nouvelle table
screen-new-title = Nouvelle table
screen-new-lead = Tout est déjà choisi avec bon sens : changez ce qui vous plaît, puis dressez la table.
screen-new-boxes = Boîtes
screen-new-box-seats = { $low } à { $high } personnes
screen-new-town = Ville
screen-new-town-first-game = Première partie
    .what = Les dix servantes que le livret conseille pour une première partie.
screen-new-town-random = Au hasard
    .what = Dix servantes tirées au sort : la surprise jusqu’à la donne.
screen-new-town-wishes = Selon vos souhaits
    .what = Dites comment doit être la ville, et voyez-la avant de jouer.
screen-new-town-hand = À la main
    .what = Choisissez vous-même { $size } servantes.
screen-new-town-code = Par code
    .what = Collez le code d’une ville que l’on vous a envoyé.
screen-new-draw = Tirer une ville
screen-new-reroll = Tirer une autre ville
screen-new-preview = La ville
screen-new-code-field = Code de la ville
screen-new-code-of-town = Code de cette ville, pour vos proches
screen-new-read-code = Voir la ville
screen-new-code-brings = Le code apporte ses boîtes, ses servantes en chef et ses règles.
screen-new-picked = { $count } servantes choisies sur { $size }
screen-new-seats = Places
screen-new-seat = Qui occupe la place { $number }
screen-new-player-here = Quelqu’un ici
screen-new-player-link = Quelqu’un par lien
screen-new-player-bot = Robot
screen-new-name = Nom à la place { $number }
screen-new-name-here = Nom
screen-new-level = Niveau du robot à la place { $number }
screen-new-levels = Niveaux
screen-new-other-bots = Avec une stratégie fixe
screen-new-link-what = Vous recevrez un lien à envoyer.
screen-new-earlier = Avancer la place { $number }
screen-new-remove = Retirer la place { $number }
screen-new-add-seat = Ajouter une place
screen-new-terms = Règles de la table
screen-new-rules = Règles facultatives
screen-new-borrows = More est un jeu à part : il se joue sans autre boîte, ou emprunte aux autres ce que vous choisissez ici.
screen-new-chiefs = Servantes en chef
screen-new-chiefs-first = De la première boîte
screen-new-chiefs-random = Au hasard
screen-new-open = Qui peut entrer
screen-new-open-link = Seulement qui a le lien
screen-new-open-all = Tout le monde : la table est affichée
screen-new-talk = Conversation à la table
screen-new-talk-chat = Mots tout prêts et messages
screen-new-talk-words = Mots tout prêts seulement
screen-new-talk-none = Aucune
screen-new-clock = Temps par tour
screen-new-clock-none = Sans limite : prenez votre temps
screen-new-clock-seconds = { $minutes ->
        [0] { $seconds } secondes par tour
        [one] { $seconds ->
            [0] 1 minute par tour
           *[other] 1 min { $seconds } s par tour
        }
       *[other] { $seconds ->
            [0] { $minutes } minutes par tour
           *[other] { $minutes } min { $seconds } s par tour
        }
    }
screen-new-language = Langue de la table
screen-new-lay = Dresser la table
screen-wish-required = Doivent être là
screen-wish-banned = Ne doivent pas être là
screen-wish-add = Ajouter une servante …
screen-wish-take-off = retirer
screen-wish-attacks = Servantes qui nuisent aux autres
screen-wish-attacks-any = Comme ça vient
screen-wish-attacks-none = Aucune
screen-wish-attacks-some = Une ou deux
screen-wish-attacks-many = Trois ou plus
screen-wish-costs = Au moins tant de servantes d’un coût
screen-wish-cost = Coût { $band }
screen-wish-sources = Au moins tant de servantes qui donnent
screen-wish-source-draw = Appels
screen-wish-source-serving = Services
screen-wish-source-employment = Emplois
screen-wish-source-love = Amour
screen-wish-source-imagination = De l’imagination
screen-wish-source-concentration = De la concentration
screen-wish-source-effort = De l’effort
screen-wish-sisters = Les sœurs viennent ensemble ou pas du tout
screen-wish-dead = Aucune servante dont les partenaires manquent

## Cartes
screen-cards-title = Cartes
screen-cards-lead = Toutes les cartes de toutes les boîtes. Le texte vient des règles mêmes que l’on joue ; une petite maison signale les valeurs qui sont de nous, celles de la carte imprimée ne nous étant pas connues.
screen-cards-search = Nom ou texte
screen-cards-box = Boîte
screen-cards-kind = Sorte
screen-cards-any = Toutes
screen-cards-house = Seulement les cartes à valeurs maison
screen-cards-count = { $count ->
        [0] Aucune carte ne convient.
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-cards-clear = Tout montrer
screen-cards-all = Toutes les cartes
screen-cards-unknown = Aucune carte ne s’appelle { $name }.

## Comment jouer
screen-how-title = Comment jouer
screen-how-lead = Cinq minutes de lecture, ou commencez tout de suite : la table dit ce que vous pouvez faire.
screen-how-lessons = Apprendre à la table
screen-how-lesson-first-turn = Jouer un premier tour
    .what = Une vraie table, avec une voix qui dit quoi remarquer. Trois minutes.
screen-how-lesson-first-game = Jouer toute une première partie
    .what = Contre un adversaire aimable, comme il vous plaît ; tout ce qui arrive est expliqué à ce moment-là. Une demi-heure.
screen-how-lesson-example-turn = Le tour d’exemple du livret
    .what = Le tour que raconte le livret, pas à pas, sur une vraie table.
screen-how-aim = Une maison et son personnel
    .text =
        Vous dirigez une grande maison. Chacun commence avec les dix mêmes cartes : sept fois 1 Amour et trois femmes de chambre en chef, et cinq cartes en main.
        Tour après tour, vous employez du personnel venu de la ville, et votre paquet grandit. À la fin, la maison qui a le plus de points de victoire gagne.
screen-how-turn = Votre tour a quatre phases
    .text = Ce qui reste d’un tour est perdu à sa fin : services, Amour et emplois ne se gardent pas.
screen-how-phase-start = Départ
    .what = Une partie de votre personnel agit
screen-how-phase-serve = Service
    .what = Faites-vous servir : 1 service
screen-how-phase-employ = Embauche
    .what = Prenez une carte en ville : 1 emploi
screen-how-phase-discard = Congés
    .what = On range tout et on pioche cinq cartes
screen-how-marks = Ce qu’une servante vous donne
    .text = Se faire servir par une servante coûte 1 service. Elle donne d’abord ses symboles, puis on fait ce que dit son texte.
screen-how-mark-draw = Appel
    .what = Piochez aussitôt tant de cartes
screen-how-mark-love = Amour
    .what = Autant de plus pour employer
screen-how-mark-serving = Service
    .what = Autant de servantes de plus peuvent vous servir
screen-how-mark-employment = Emploi
    .what = Autant de cartes de plus à employer
screen-how-mark-points = Points de victoire
    .what = Ce que la carte vaut à la fin
screen-how-employ = L’Amour amène du personnel
    .text =
        Jouez autant de cartes Amour que vous voulez ; elles ne prennent pas de service. Le sceau au coin d’une carte dit combien d’Amour elle coûte.
        Les nouvelles cartes vont à l’entrée des cuisines, votre défausse. Quand la salle d’attente, votre pioche, est vide, on mélange le tout : bientôt elles vous serviront.
screen-how-chamber = Les femmes de chambre restent
    .text =
        Certaines servantes peuvent devenir femmes de chambre au lieu de servir. Elles prennent le nombre de services imprimé et s’installent pour de bon dans vos quartiers privés.
        Là, elles n’encombrent plus votre paquet, gardent leurs points, et certaines apportent un bonus.
screen-how-private = Servantes privées
    .text =
        Deux d’entre elles sont visibles à côté de la ville. Une fois employée, elle va droit dans vos quartiers privés et vous aide une fois par tour, sans coûter de service.
        Seule la dernière venue est active ; celles de dessous comptent toujours leurs points.
screen-how-events = Les événements sont pour les autres
    .text =
        Maladie se pose sur une servante des quartiers privés de n’importe qui : elle ne fait rien et ne compte pas jusqu’à sa guérison.
        Les Mauvaises Habitudes coûtent des points à la fin. Les cartes violettes n’entrent jamais dans un paquet.
screen-how-end = La fin
    .text =
        Quand deux piles de servantes de la ville sont vides, on finit le tour et la partie est terminée.
        Chaque carte de votre paquet, de votre main et de vos quartiers compte. Beaucoup de servantes valent plus ensemble : lisez leurs textes.

## Une partie finie
screen-game-title = La partie est finie
screen-game-winner = { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
screen-game-facts = { $turns } tours, { $answers } réponses, { $undone ->
        [0] rien de repris
       *[other] dont { $undone } reprises
    }
screen-past-title = Une partie aux règles antérieures
screen-past-facts = { $answers } réponses, { $undone ->
        [0] rien de repris
       *[other] dont { $undone } reprises
    }
screen-game-replay = Revoir la partie
screen-game-record = La partie notée
screen-game-again = Nouvelle table
screen-game-decks = Les paquets à la fin
screen-game-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-chart-title = Les points tour par tour
screen-chart-turn = Tour
screen-chart-table = Les mêmes chiffres en tableau
screen-proof-title = Mélanges loyaux
screen-proof-good = Vérifié : les mélanges sont ceux qui étaient scellés avant la donne.
screen-proof-bad = Non confirmé : le secret ne correspond pas au sceau.
screen-proof-text = Avant la donne, le serveur a montré le sceau de son secret ; tous les mélanges en découlent. Voici les deux. Avec la partie notée, chacun peut tout vérifier.
screen-proof-commitment = Sceau, montré avant la donne
screen-proof-secret = Secret, révélé après la partie

## Revenir sur sa propre partie

screen-review-title = Relecture
screen-review-of = La partie comme { $name } l’a jouée
screen-review-about = Les chances sont des estimations, d’après ce que { $name } pouvait savoir alors ; ± est une erreur type.
screen-review-first = On regarde la partie…
screen-review-progress = De plus près : { $done } réponses sur { $of }
screen-review-chance = Chance de gagner
screen-review-chances = Les chances dans un tableau
screen-review-picture = Garder l’image
screen-review-losses = Où l’on a le plus perdu
screen-review-nothing = Nulle part on n’a beaucoup perdu.
screen-review-turn = Tour { $turn }
screen-review-played = Joué
screen-review-better = Mieux
screen-review-lost = { $loss } ± { $error } % de chance de gagner
screen-review-see = Revoir ce moment
screen-review-in-all = { $looked } décisions sur { $decisions } ont été regardées de plus près.
screen-review-bought = Ce qui fut engagé, et quand
screen-review-share = Un lien vers cette page

## Revoir
screen-replay-title = Revoir la partie
screen-replay-back = Retour à la partie
screen-replay-begin = Les cartes sont distribuées.
screen-replay-controls = Parcourir la partie
screen-replay-turn-before = Au tour précédent
screen-replay-before = Un pas en arrière
screen-replay-play = Lecture
screen-replay-pause = Arrêt
screen-replay-next = Un pas en avant
screen-replay-turn-next = Au tour suivant
screen-replay-seek = Endroit de la partie
screen-replay-at = { $at } sur { $answers }
screen-replay-eyes = Point de vue
screen-replay-eyes-all = Comme tout le monde
screen-replay-eyes-of = Par les yeux de { $name }

## À propos
screen-about-buy = Si le jeu vous plaît, achetez les cartes. Elles sont ravissantes.
screen-about-figures-title = Valeurs maison
screen-about-figures = Certaines valeurs imprimées ne nous sont pas connues. À leur place figurent les nôtres, faites pour s’accorder aux livrets ; une petite maison les signale partout où une carte est montrée.
screen-about-privacy-title = Ce que nous retenons
screen-about-privacy = Un cookie sans nom est la clé de vos places ; votre langue, votre nom et vos préférences restent dans ce navigateur. Rien n’est chargé d’ailleurs, et personne n’en sait rien.
screen-about-version = Ceci est la version { $version }.
screen-about-licences = Les licences de tout ce que d’autres ont fait dans cette page

## The rules of a box

screen-rules-title = Les règles : { $box }
screen-rules-table = Une table au début de la première partie.
screen-rules-all = Les règles de chaque boîte
screen-rules-others = Les règles des autres boîtes


## La ville du jour
screen-daily-title = La ville du jour
screen-daily-lead = Une ville par jour, les mêmes mélanges pour tous, le même bot. Jusqu’où irez-vous ?
screen-daily-of = { $date } : { $box }, contre { $bot }
screen-daily-play = Jouer la ville du jour
screen-daily-go-on = Continuer votre partie
screen-daily-own = Voir votre partie
screen-daily-rules = Vous avez une partie par jour. Commencez-la le jour même (heure UTC) et finissez-la avant la fin du lendemain. Il n’y a pas de conseils, et on ne reprend que ce qui n’a rien montré. Compte une partie que vous jouez vous-même jusqu’au bout ; le serveur connaît des navigateurs, pas des personnes : c’est un jeu entre amis.
screen-daily-sealed = Relectures, notations et secret des mélanges se verront à la fin du lendemain, car d’autres jouent peut-être encore.
screen-daily-not-counted = Votre partie n’est pas ci-dessous : vous ne l’avez pas jouée seul jusqu’au bout à temps.
screen-daily-results = Résultats
screen-daily-none = Personne n’a encore fini cette ville.
screen-daily-place = Rang
screen-daily-name = Nom
screen-daily-points = Points marqués
screen-daily-bot = Le bot
screen-daily-margin = Avance
screen-daily-won = gagné
screen-daily-lost = perdu
screen-daily-mine = vous
screen-daily-before = La veille
screen-daily-after = Le lendemain

## Problèmes
screen-puzzles-title = Problèmes
screen-puzzles-lead = Des positions de parties où une réponse est nettement la meilleure. Que feriez-vous ?
screen-puzzles-today = Le problème du jour
screen-puzzles-solve = Le résoudre
screen-puzzles-again = Le revoir
screen-puzzles-streak = { $days ->
        [0] Pas encore de série : résolvez le problème du jour.
        [one] { $days } jour de suite.
       *[other] { $days } jours de suite.
    }
screen-puzzles-solved = { $solved } sur { $count } résolus du premier coup
screen-puzzles-kept = Ce que vous avez résolu est gardé dans ce navigateur et nulle part ailleurs.
screen-puzzles-shelf = L’étagère
screen-puzzles-one = Problème { $number }
screen-puzzles-about = Tour { $turn }, { $seats ->
       *[other] { $seats } joueurs
    }
screen-puzzles-right = résolu
screen-puzzles-wrong = essayé
screen-puzzles-how = Trouvés par un programme dans des parties du réseau : la meilleure réponse reste nettement devant un tour plus loin, trois tours plus loin et dans des parties jouées jusqu’au bout.

## Figures of one's own
screen-figures-title = Mes statistiques
screen-figures-lead = Comment se sont passées vos parties terminées, sur tous vos appareils.
screen-figures-link = Mes statistiques
screen-figures-none = Aucune de vos parties terminées ne ressemble encore à cela.
screen-figures-filter = Ne compter que
screen-figures-games = Parties
screen-figures-won = Gagnées
screen-figures-points = Points en moyenne
screen-figures-turns = Tours en moyenne
screen-figures-places = Vos places
screen-figures-place = { $place ->
        [1] Première
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
       *[6] Sixième
    }
screen-figures-times = { $count } fois
screen-figures-curve = Points au fil du temps
screen-figures-curve-table = La même chose en tableau
screen-figures-curve-mean = Chaque point représente la moyenne de { $games } parties.
screen-figures-when = Jusqu’au
screen-figures-boxes = Par boîte
screen-figures-seats = Par nombre de joueurs
screen-figures-towns = Par ville
screen-figures-persons = Contre des personnes
screen-figures-bots = Contre des robots
screen-figures-name = Nom
screen-figures-box = Boîte
screen-figures-town = Ville
screen-figures-players = Joueurs
screen-figures-level = Niveau
screen-figures-all = Toutes les parties terminées
screen-figures-csv = Télécharger en CSV
screen-figures-ended = Terminée
screen-figures-who = Joueurs
screen-figures-own-points = Vos points
screen-figures-own-place = Votre place
screen-figures-several = plusieurs places
screen-figures-resigned = abandon
screen-figures-page = Page { $page } sur { $pages }
screen-figures-newer = Plus récentes
screen-figures-older = Plus anciennes
screen-figures-show-all = Tout afficher ({ $count })
screen-figures-rules = Ce qui compte
screen-figures-rule-over = Les parties terminées. Les tables d’apprentissage et les problèmes ne comptent pas, et rien n’est compté avant la fin d’une partie.
screen-figures-rule-places = Les places suivent les points, puis ce qui départage les égalités selon les règles. À égalité, la place est partagée, et une première place partagée est une victoire.
screen-figures-rule-resigned = Qui abandonne est dernier, de même que qui est joué par un robot à la fin de la partie. Une telle partie est perdue ; ses points n’entrent ni dans les moyennes ni dans la courbe.
screen-figures-rule-several = Une partie où vous aviez plusieurs places est listée sans être comptée : personne ne peut dire laquelle était la vôtre. { $count ->
        [0] Il n’y en a pas.
        [one] Il y en a une.
       *[other] Il y en a { $count }.
    }
screen-figures-rule-latest = Seules vos { $count } dernières parties sont comptées.

## Ratings
screen-ratings-title = Classement
screen-ratings-link = Le classement
screen-ratings-lead = La force de chacun, d’après les parties classées.
screen-ratings-people = Personnes
screen-ratings-bots = Robots
screen-ratings-none = Personne n’a encore terminé de partie classée.
screen-ratings-off = L’hôte de ce serveur a désactivé les tables classées.
screen-ratings-rank = Rang
screen-ratings-name = Nom
screen-ratings-rating = Cote
screen-ratings-games = Parties
screen-ratings-value = { $value } ± { $error }
screen-ratings-provisional = provisoire
screen-ratings-interval = ± dit entre quelles bornes se trouve une cote, avec une confiance d’environ 95 %.
screen-ratings-question = ? : provisoire, car il y a encore trop peu de parties classées pour la dire de près.
screen-ratings-better = Plus haut
screen-ratings-weaker = Plus bas
screen-ratings-mark = classée
screen-ratings-changes = Cotes après cette partie
screen-ratings-uncounted = Cette partie n’a changé aucune cote : deux de ses joueurs se sont assez rencontrés ce jour-là.
screen-ratings-rules = Comment ça marche
screen-ratings-rule-scale = 400 de plus signifient dix victoires pour une défaite ; chacun commence à 1500. Tant que les bornes sont larges, la cote est provisoire et figure après les autres.
screen-ratings-rule-who = Les parties classées sont pour les personnes qui ont réservé un nom.
screen-ratings-claim = Réserver le vôtre
screen-ratings-rule-table = On choisit en dressant la table si elle est classée. Chacun y a une seule place, il y a une horloge, rien n’est repris, il n’y a pas de conseils, et aucun robot ne remplace personne.
screen-ratings-rule-last = Qui abandonne, ou n’a plus de temps, est dernier.
screen-ratings-rule-daily = Des parties où les deux mêmes se rencontrent le même jour (en UTC), les { $count } premières comptent.
screen-ratings-rule-bots = Les robots restent là où ils ont été mesurés entre eux et ne bougent pas. Ainsi l’échelle reste ce qu’elle est.
screen-new-rated = Classement
screen-new-rated-no = Non classée
screen-new-rated-yes = Classée
screen-new-rated-what = Le résultat change la cote de ceux qui jouent. Chacun joue sous un nom réservé et a une seule place ; rien n’est repris, et qui n’a plus de temps a abandonné.
screen-join-any-rated = Classée ou non
screen-match-rated = Classée, sous mon nom réservé
