# La table dans le navigateur : ce que dit le serveur au démarrage, et pourquoi il refuse quelque chose.

## Démarrage et arrêt

serve-open = La table est mise à l’adresse { $url } (Ctrl-C pour arrêter ; les parties sont conservées).
serve-opening = La table est mise à l’adresse { $url } et s’ouvre dans votre navigateur (Ctrl-C pour arrêter ; les parties sont conservées).
serve-places = Il y a de la place pour { $count } joueurs et spectateurs à la fois ({ $files } fichiers ouverts).
serve-few-places = Il n’y a de la place que pour { $count } joueurs et spectateurs à la fois, car le système permet { $files } fichiers ouverts. Relevez cette limite pour en avoir plus.
serve-password = Un mot de passe sur la ligne de commande est lisible par tous sur cette machine : mettez l’URL dans { $variable }, ou dans un fichier que { $file } désigne.
serve-bye = La table est fermée. Toutes les parties sont conservées.
serve-not-built = Le client web n’est pas construit : lancez python3 run.py, ou python build_client.py dans les sources. Dans le terminal : cuore play
serve-port-taken = Le port { $port } est pris : choisissez-en un autre avec --port, ou 0 pour n’importe quel port libre.
serve-no-host = Impossible d’écouter à l’adresse { $host } : { $reason }. Donnez à --host une adresse de cette machine, comme 127.0.0.1 ou 0.0.0.0.
serve-url-wrong = --public-url doit ressembler à https://cuore.example.org, sans chemin : { $url }
serve-proxy-wrong = --proxy attend des adresses comme 127.0.0.1 ou 10.0.0.0/8, séparées par des virgules : { $proxy }
serve-mail-wrong = { $url } et { $sender } doivent dire qui prend le courrier et qui l’envoie, par exemple { $example }
serve-no-folder = Impossible de conserver les parties dans { $path } : { $reason }. Indiquez un autre endroit avec --database.
serve-metrics-wrong = --metrics attend une adresse et un port comme 127.0.0.1:9200 : { $address }
serve-setting-wrong = { $file }, { $setting } : { $reason }

## Refus

problem-title-400 = Cela ne peut pas se faire
problem-title-403 = Interdit
problem-title-404 = Introuvable
problem-title-405 = Pas de cette façon
problem-title-409 = Pas maintenant
problem-title-413 = Trop volumineux
problem-title-429 = Trop vite
problem-title-500 = Erreur de notre part
problem-title-503 = Pas pour le moment
problem-unreadable = La demande est illisible : { $reason }
problem-refused = { $reason }
problem-wrong-host = Ce serveur ne porte pas ce nom. S’il le devrait, démarrez-le avec --public-url.
problem-wrong-origin = Cette demande vient de la page d’un autre site.
problem-banned = L’hôte de ce serveur ne vous laisse pas entrer pour le moment.
problem-name-banned = Ce nom ne peut pas être utilisé sur ce serveur : choisissez-en un autre.
problem-name-taken = Ce nom est déjà pris sur ce serveur : choisissez-en un autre.
problem-name-numbered = Un nom qui finit par un nombre désigne à table la deuxième personne de ce nom : choisissez-en un autre.
problem-name-too-soon = Un nom peut changer une fois par jour : réessayez demain.
problem-not-yours = Cette place n’est pas la vôtre.
problem-not-found = Il n’y a rien ici.
problem-no-table = Il n’y a pas de table { $code }.
problem-no-lesson = Il n’y a pas de leçon nommée { $name }.
problem-wrong-method = Cette adresse n’accepte pas ce genre de demande.
problem-not-over = Ce sera disponible une fois la partie finie.
problem-no-hints = Il n’y a de conseils que contre des bots, tant que la partie dure.
problem-no-review = Cette partie n’a pas encore de relecture.
problem-too-large = La demande est trop volumineuse.
problem-too-fast = Trop de demandes à la fois : attendez un instant et réessayez.
problem-crowded = Trop de connexions sont ouvertes : fermez-en une et réessayez.
problem-busy = Il y a trop à faire en ce moment. Les parties continuent ; réessayez dans quelques secondes.
problem-too-many-tables = Beaucoup de tables ont été mises depuis votre adresse : attendez une minute avant la suivante.
problem-closing = Le serveur s’arrête un instant : réessayez sous peu.
problem-broken = Quelque chose s’est mal passé sur le serveur. Rien de ce qui a été confirmé n’est perdu ; réessayez.
problem-not-built = Le client web n’est pas construit : lancez python3 run.py, ou python build_client.py dans les sources.
problem-too-late = Les cartes sont déjà distribuées.
problem-full = Cette place est prise.
problem-switched-off = L’hôte de ce serveur a désactivé cela.
problem-no-push-service = Ce n’est pas l’adresse d’un service de notifications.
problem-no-mail-address = On ne peut écrire à personne à cette adresse.
problem-no-such-phrase = Cette phrase n’ouvre rien. Vérifiez-la lettre par lettre.
problem-rated-clock = Une table classée a besoin d’une horloge.
problem-rated-one-seat = À une table classée, chacun a une seule place.
problem-rated-bot = Personne ne sait quelle est la force de { $level } : à une table classée ne jouent que des robots mesurés.
problem-rated-name = À une table classée, chacun joue sous un nom réservé : réservez d’abord le vôtre.
problem-no-passkeys = Les clés d’accès ne sont possibles qu’en https ou sur cette machine même.
problem-no-such-passkey = Cette clé d’accès n’ouvre rien ici.
problem-passkey-late = Cela a duré trop longtemps ou a été demandé ailleurs : réessayez.
problem-many-passkeys = C’est le nombre maximal de clés d’accès : retirez-en une d’abord.
problem-exported = Ce fichier vient d’être créé : attendez une minute avant le prochain.
problem-daily-sealed = D’autres jouent peut-être encore les mêmes mélanges : cela se verra à la fin du lendemain de cette ville.
problem-daily-not-yet = Ce jour n’est pas encore venu.
problem-no-puzzle = Il n’y a pas de problème nommé { $name }.
refused-unreadable = Ce message est illisible.
refused-too-fast = Trop de messages à la fois : attendez un instant.
serve-workers = { $count } processus demandent PostgreSQL, car un fichier SQLite n’a qu’un serveur : mettez son URL dans CUORE_DATABASE (postgresql://…), ou omettez --workers.
serve-no-worker = Aucun processus du serveur n’a pu démarrer : ce que chacun a dit figure ci-dessus.
