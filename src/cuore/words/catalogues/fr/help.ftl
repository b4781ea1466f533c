# L’aide de chaque commande. L’anglais est dans le code (cli/help.py) : ce fichier n’existe que pour les autres langues.

help-usage = Utilisation : { $line }
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
help-default = par défaut : { $value }
help-required = obligatoire

## Les mots en capitales qui tiennent lieu de quelque chose

help-words =
    .ADDRESS = ADRESSE
    .ARGS = ARGUMENTS
    .BOT = BOT
    .BOTS = BOTS
    .CODE = CODE
    .COMMAND = COMMANDE
    .DAYS = JOURS
    .FILE = FICHIER
    .HEX = HEXA
    .NAME = NOM
    .OPTIONS = OPTIONS
    .SECONDS = SECONDES
    .SET = BOÎTE
    .SPAN = INTERVALLE
    .TOWN = VILLE
    .URL = URL

## Les options que plusieurs commandes ont en commun

help-shared =
    .database = Où les parties sont gardées ; sinon CUORE_DATABASE, sinon un fichier de votre dossier de données.
    .cards = Données de cartes corrigées ; sinon ~/.config/cuore/cards.toml.
    .chiefs = La boîte dont les chefs mènent la maison. Par défaut : la première boîte.
    .help = Afficher cette aide.
    .json = Pour les programmes.
    .lang = Langue ; sinon LC_ALL ou LANG décide.
    .options = Règles facultatives.
    .sets = Les boîtes à utiliser. Par défaut : base.

## Les commandes

help-cuore = Cuore : les jeux de cartes de la famille Tanto Cuore. Sans commande, la table s’ouvre dans votre navigateur.
    .version = Afficher la version.
help-serve = Ouvrir la table dans le navigateur, pour vous et pour d’autres.
    .host = L’adresse d’écoute ; 0.0.0.0 est pour tout le monde.
    .port = 0 : n’importe quel port libre.
    .public-url = Comment les navigateurs l’atteignent, si c’est sous un autre nom : https://cuore.example.org.
    .proxy = Serveurs mandataires que l’on croit sur l’origine des demandes.
    .bot-pace = Entre les coups des robots.
    .bot = Un robot à vous, à proposer : un fichier de stratégie ou une classe ; peut être répété.
    .grace = Avant que la place d’un absent puisse être donnée à un robot.
    .keep = Supprimer les parties auxquelles personne n’a touché depuis tant de jours ; 0 : jamais.
    .log = Écrire un journal des accès sur stderr.
    .no-browser = Ne pas ouvrir de navigateur.
    .no-limits = Sans limites par adresse et par connexion, pour mesurer.
help-games = Les parties que garde un serveur : lister, exporter, supprimer, sauvegarder, vérifier. Pour les changer, arrêtez le serveur.
help-games-list = Chaque partie avec son code, son nom dans le journal, la dernière fois qu’on y a touché et la place qu’elle prend.
    .status = waiting, playing, over ou gone (rangée).
    .days = Seulement les parties auxquelles personne n’a touché depuis tant de jours.
help-games-export = Tout ce qui est gardé d’une partie, en JSON. Avant la fin, cela comprend le secret de ses mélanges.
    .code = Une partie par son code.
    .record = Comme feuille pour `cuore replay`, une fois la partie finie.
help-games-delete = Supprimer des parties pour de bon, toutes celles qui sont nommées ou aucune.
    .codes = Des parties par leurs codes.
help-games-prune = Supprimer pour de bon les vieilles parties : celles qui sont finies ou rangées, sauf si vous en demandez plus.
    .days = Les parties auxquelles personne n’a touché depuis tant de jours.
    .unfinished = Aussi les parties qui ne sont pas finies.
    .dry-run = Dire seulement combien il y en a.
help-games-backup = Écrire toutes les parties dans un fichier, à côté d’un serveur en marche. Il convient à SQLite comme à PostgreSQL.
    .file = Un nouveau fichier.
help-games-restore = Reprendre les parties d’une sauvegarde, toutes ou aucune ; celles qui sont déjà là restent comme elles sont.
    .file = Une sauvegarde.
help-games-verify = Vérifier que chaque événement est celui qui a été écrit et que les événements de chaque partie font une partie.
    .codes = Des parties par leurs codes.
help-play = Jouer dans le terminal, à un seul clavier et contre des robots. Tapez-y ? pour obtenir de l’aide.
    .seats = Dans l’ordre du tour ; bot:NOM est un robot. Par défaut : vous et bot:big-love.
    .town = first-game (par défaut), random, un code, une ville enregistrée, ou dix noms séparés par des virgules.
    .seed = Le même nombre donne la même distribution.
    .load = Reprendre une partie sauvegardée.
    .number = Avec --continue : quelle partie ; 1 est la dernière.
    .go-on = Reprendre une partie qu’on a quittée avant sa fin.
    .record = Noter la partie dans un fichier quand elle est finie.
    .plain = Ligne par ligne : pour un lecteur d’écran, une liaison lente ou un tube.
help-cards = Le recueil : toutes les cartes de toutes les boîtes, ou la page d’une carte. Un astérisque marque une valeur de notre cru.
    .name = Une carte ; on peut omettre les accents et le nom de famille.
    .set = Seulement les cartes de ces boîtes.
    .house = Seulement les valeurs de notre cru, celles qui sont imprimées étant inconnues.
help-town = Dix servantes pour jouer : au hasard, selon vos souhaits, par un code, ou gardées d’un autre jour.
    .chiefs = La boîte dont les chefs mènent la maison, ou random. Par défaut : la première boîte.
    .first-game = La sélection du livret pour une première partie.
    .random = Dix servantes au hasard (par défaut).
    .seed = Le même nombre et les mêmes souhaits donnent la même ville.
    .with = Elle doit y être ; peut être répété.
    .without = Elle ne doit pas y être ; peut être répété.
    .cost = Au moins N servantes de ce coût : 2-3:3,4:1,5+:2.
    .attacks = Servantes qui nuisent aux autres : aucune (none), 1 ou 2 (some), 3 ou plus (many), peu importe (any).
    .draw = Au moins tant de servantes qui font piocher.
    .serving = Au moins tant de servantes qui donnent des services.
    .employment = Au moins tant de servantes qui donnent des emplois.
    .love = Au moins tant de servantes qui donnent de l’amour.
    .sisters = Les sœurs viennent ensemble ou pas du tout.
    .allow-dead = Aussi les servantes dont les partenaires ne sont pas en jeu.
    .from-code = La ville d’un code.
    .load = Une ville enregistrée.
    .save = Garder la ville sous un nom.
    .list = Les villes enregistrées.
    .delete = Oublier une ville enregistrée.
    .code = N’afficher que le code.
    .report = Ce que vaut la ville, d’après des parties entre robots forts.
    .games = Nombre de parties pour ce rapport.
    .bots = Qui les joue.
    .html = Le rapport en une page avec des graphiques.
help-scenario = Vérifier des scénarios : une position, des coups, ce qui doit être vrai.
    .files = Des scénarios, ou des dossiers qui en contiennent.
help-replay = Une partie notée : son déroulement, une de ses positions, ou pas à pas.
    .file = Une partie notée, ou une sauvegarde.
    .seat = Comme cette personne l’a vue ; sinon comme un spectateur.
    .at = Seulement les N premières réponses, et la table à ce moment.
    .step = Une réponse à la fois.
    .verify = La rejouer : l’empreinte de la fin et, si les mélanges étaient scellés, l’engagement.
    .commitment = Avec --verify : l’engagement montré avant la distribution.
help-review = Relire une partie comme quelqu’un l’a jouée : ses chances de gagner, et où il a le plus perdu.
    .file = Une partie notée, ou une sauvegarde.
    .seat = De qui.
    .html = L’écrire aussi comme une page.
help-bots = Tous les robots qu’on peut nommer, avec une ligne sur chacun. Dans cuore play : bot:NOM ; dans cuore arena : NOM.
help-arena = Faire jouer des robots entre eux : mêmes distributions pour tous, places échangées, résultats avec des intervalles à 95 %.
    .bots = De deux à six robots ; autant qu’on veut avec --ladder.
    .games = Par ville ; arrondi à des distributions entières.
    .ladder = Tous les robots deux à deux, avec un classement.
    .town = Comme pour cuore play ; peut être répété. Par défaut : first-game.
    .towns = Tant de villes au hasard, chacune pour toutes ses parties.
    .seed = Le même nombre donne les mêmes parties.
    .limit = Secondes par coup ; qui les dépasse perd.
    .jobs = Processus. Par défaut : un par cœur.
    .dask = Jouer sur les machines d’un ordonnanceur Dask.
    .out = Y garder chaque partie, une par ligne.
    .export = Chaque place de chaque partie sur une ligne, pour d’autres outils : FICHIER.csv ou FICHIER.parquet.
    .report = Écrire une page HTML avec des graphiques.
help-bench =
    Mesurer la vitesse du moteur sur cette machine.

    Parties au hasard, décisions, copies et vues par seconde de temps de calcul, et taille d’une sauvegarde.
    .repetitions = Les chiffres sont les médianes d’autant de mesures.
    .seconds = Temps de calcul de chaque boucle ; il y en a neuf par mesure.
