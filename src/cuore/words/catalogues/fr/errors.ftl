# Les erreurs, par clé.

error-no-set = aucune boîte indiquée (possibles : { $allowed })
error-unknown-set = boîte inconnue « { $name } » (possibles : { $allowed })
error-set-twice = une boîte est indiquée deux fois : { $names }
error-unknown-option = option inconnue « { $name } » (possibles : { $allowed })
error-option-value = option { $name } : doit être vraie ou fausse, pas « { $value } »
error-option-seats = l’option { $name } est prévue pour { $allowed } places, pas { $count }
error-unknown-card = carte inconnue « { $name } » (possibles : { $allowed })
error-ambiguous-card = « { $name } » peut désigner { $found }
error-in-place = { $where } : { $reason }
error-unknown-town = ville inconnue « { $name } » (possibles : { $allowed }, ou dix noms)
error-town-twice = une ville a dix servantes différentes ; en double : { $names }
error-town-rule = une ville de ces boîtes a besoin d’au moins { $count } de ces servantes : { $allowed }
error-borrowed-size = option { $name } : on choisit { $size } cartes ou aucune, pas { $count } qui puissent être prêtées
error-town-size = une ville a dix servantes, pas { $count }
error-box = boîte { $box } : { $where } : { $reason }
error-borrows = { $name } se joue sans autre boîte, ou avec d’autres boîtes et une des options { $options }
error-seat-count = { $count ->
        [one] { $count } place
       *[other] { $count } places
    } ; ce jeu en demande de { $low } à { $high }
error-seat-name = nom de place « { $name } » : de 1 à 40 caractères imprimables, sans deux-points, virgule ni parenthèse, ni # au début
error-seat-name-verb = nom de place « { $name } » : commence comme un coup ou une ligne d’enregistrement ; choisissez-en un autre
error-seat-names-differ = les noms des places doivent être différents : { $names }
error-unknown-seat = pas de place « { $name } » (possibles : { $allowed })
error-too-many-copies = plus d’exemplaires que n’en contient la boîte : { $names }
error-bad-secret = un secret a 32 octets, pas { $count }
error-bad-seed = la graine « { $value } » n’est pas un nombre entier
error-unknown-language = langue inconnue « { $name } » (possibles : { $allowed })
error-unknown-theme = thème inconnu « { $name } » (possibles : { $allowed })
error-env-choice = { $what } inconnu : { $value } (possibles : { $allowed })
error-env-count = { $what } doit être un nombre entier à partir de 1, et non { $value }
error-env-turns = { $what } vaut { $value }, mais chacune des { $seats } places a besoin d’un tour
error-env-actions = { $count } actions pour { $wanted } parties
error-env-opponent = { $value } ne peut pas jouer : nommez un robot, ou donnez un objet avec { $method }, ou une fonction de l’observation et du masque
error-env-action = la politique d’un adversaire a choisi l’action { $value }, que son masque interdit
error-unreadable-move = coup illisible : « { $text } » ; coups permis : { $legal }
error-not-legal = « { $text } » n’est pas permis pour { $seat } ; coups permis : { $legal }
error-not-asked = ce n’est pas à { $seat } de répondre maintenant, mais à { $other }
error-game-over = la partie est finie
error-nothing-to-undo = il n’y a rien à annuler
error-overlay-card = { $where } : { $card } : cette carte n’existe pas
error-overlay-key = { $where } : { $card } : { $key } : ce n’est pas une donnée imprimée (possibles : { $allowed })
error-overlay-value = { $where } : { $card } : { $key } : doit être un nombre entier de { $low } à { $high }
error-overlay-chamber = { $where } : { $card } : chamber : on ne peut pas changer qui peut devenir femme de chambre
error-not-a-save = ce n’est pas une sauvegarde Cuore de version { $version } : { $reason }
error-save-rules = fait avec les règles { $found }, et les règles { $version } mènent ailleurs : on ne peut plus y jouer ; `cuore replay` le montre
error-save-damaged = { $what ->
        [save] la sauvegarde est abîmée
       *[record] la partie notée est abîmée
    } : { $reason }
error-save-hash = { $what ->
        [save] la sauvegarde est abîmée : elle ne mène pas
       *[record] la partie notée est abîmée : elle ne mène pas
    } à la position dont elle porte l’empreinte
error-not-a-record = ce n’est pas une partie notée par Cuore (la première ligne doit être « cuore record { $version } »)
error-record-incomplete = la partie notée est incomplète : il manque { $missing }
error-record-line = ligne { $line } de la partie notée : { $reason }
error-borrows-lacks = option { $name } : les autres boîtes n’ont rien à prêter pour elle
error-refined-count = { $count } servantes raffinées pour { $seats } places
error-save-none = elle ne contient pas de « cuore save » de cette version
error-save-answer = la réponse { $number } n’est pas permise
error-record-seat = « { $words } » : ce n’est pas à cette place de répondre
error-record-twice = { $key } figure deux fois
error-overlay-no-table = { $name } = { $value } n’est pas une table ; écrivez ["{ $card }"] et en dessous, par exemple, vp = 2
error-overlay-twice = { $card } figure deux fois
error-overlay-box = { $name } : écrivez [{ $name }."NOM DE LA CARTE"]

## Les raisons

error-listed = { $before }, { $last }
error-at-place = ligne { $line }, colonne { $column }
error-at-end = à la fin du fichier
error-too-deep = trop de niveaux imbriqués
error-not-utf-8 = ce n’est pas du texte en UTF-8
error-file-absent = ce fichier ou ce dossier n’existe pas
error-file-forbidden = accès refusé
error-file-folder = c’est un dossier
error-file-no-folder = ce n’est pas un dossier
error-file-space = il n’y a plus de place
error-file-read-only = on ne peut qu’y lire
error-file-long = le nom est trop long
error-file-special = ce n’est pas un fichier ordinaire
error-file-name = aucun fichier ne peut porter ce nom
error-file-home = le dossier personnel est introuvable
error-file-other = { $detail }

## La ligne de commande

error-usage = { $reason } (voir { $command } --help)
error-usage-option = cette option n’existe pas : { $name }
error-usage-option-close = cette option n’existe pas : { $name } (peut-être { $close })
error-usage-command = cette commande n’existe pas : { $name }
error-usage-command-close = cette commande n’existe pas : { $name } (peut-être { $close })
error-usage-no-command = il manque une commande
error-usage-missing = il manque { $name }
error-usage-extra = de trop : { $words }
error-usage-value = { $option } demande une valeur
error-usage-no-value = { $option } ne prend pas de valeur
error-usage-whole = { $option } : « { $value } » n’est pas un nombre entier
error-usage-number = { $option } : « { $value } » n’est pas un nombre
error-setting-unknown = ce réglage n’existe pas
error-setting-close = ce réglage n’existe pas ; vouliez-vous dire { $close } ?
error-setting-text = il faut un texte entre guillemets
error-setting-texts = il faut une liste de textes entre guillemets
error-setting-switch = il faut true ou false
error-setting-whole = il faut un nombre entier
error-setting-number = il faut un nombre
error-usage-range = { $option } : { $value } n’est pas dans l’intervalle { $range }
error-usage-other = { $message }
error-output = sortie
