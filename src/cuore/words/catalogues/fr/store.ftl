# Ce que le serveur dit à son hôte au sujet de la base de données.

store-newer = { $file } : son schéma { $found } est plus récent que ce programme ({ $known }) ; mettez Cuore à jour
store-locked = { $file } : un autre programme s’en sert ; arrêtez-le, ou donnez-en une autre avec --database
store-served = { $file } : un autre serveur s’en sert ; arrêtez-le, ou donnez une autre base avec --database
store-full = { $file } : le disque est plein ; libérez de la place, rien n’est perdu
store-unreadable = { $file } : inutilisable comme base de données : { $reason }
store-url = ce n’est pas une URL de base de données : { $reason }
store-driver = le pilote de cette base n’est pas installé ({ $reason }) ; pour PostgreSQL : pip install "cuore[postgresql]"
store-encoding = { $file } : son encodage { $found } ne peut garder tous les noms ; recréez la base en UTF-8
store-trouble = { $file } : { $reason }
store-conflict = quelqu’un d’autre l’a déjà écrit : { $reason }
store-closed = la base de données est fermée
store-missing = { $file } : ce fichier n’existe pas
store-exists = { $file } : existe déjà ; donnez un autre fichier
store-no-game = il n’y a pas de partie { $code }
store-no-record = { $code } : la feuille n’existe qu’une fois la partie finie, et sous les règles actuelles
store-no-backup = { $file } : n’est pas une sauvegarde, ou est abîmé ; rien n’a changé
store-differs = { $code } : une partie de ce code a pris un autre chemin ; rien n’a changé
store-damaged-game = { $code } : est abîmée dans la sauvegarde ; rien n’a changé
store-fenced = { $code } : un autre processus du serveur a pris cette table
store-served-by = { $file } : { $count ->
    [one] un processus serveur s’en sert ; arrêtez-le d’abord
   *[other] { $count } processus serveurs s’en servent ; arrêtez-les d’abord
}
