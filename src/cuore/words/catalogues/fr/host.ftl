# Tenir l’ordre : la page pour l’hôte d’un serveur, et `cuore moderate`.

host-title = Pour l’hôte
host-token = Jeton
host-enter = Entrer
host-wrong = Ce n’est pas le jeton.
host-reports = Signalements
host-bans = Pas admis
host-tables = Les tables
host-none = Aucun.
host-about-player = a été signalé comme joueur
host-ban = Ne plus laisser entrer
host-unban = Laisser entrer à nouveau
host-remove = Renvoyer de la table
host-close = Fermer la table
host-settle = Réglé
host-address = adresse
host-name = nom
host-browser = navigateur
host-for-ever = pour toujours
host-how-long = Pour combien de temps
host-code = Code de la table
host-seat = Place
host-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

## Ce que dit `cuore moderate`

host-report-line = { $number }  { $when }  { $game } place { $seat }  { $name } : { $text }
host-ban-line = { $number }  { $kind }  { $name }  jusqu’au { $until }
host-report-count = { $count ->
        [one] { $count } signalement.
       *[other] { $count } signalements.
    }
host-ban-count = { $count ->
        [one] { $count } personne n’est pas admise.
       *[other] { $count } personnes ne sont pas admises.
    }
host-done = C’est fait.
host-ordered = Le serveur le fait en quelques secondes, s’il tourne.
host-no-report = Il n’y a pas de signalement { $number }.
host-no-ban = Il n’y a pas d’exclusion { $number }.
host-no-table = Il n’y a pas de table { $code }.
host-ban-whom = Dites qui : --address, --name ou --report.
