# Ce que le navigateur dit lui-même : autour des écrans, sur les cartes, à la table. Le reste vient du serveur.

## Autour de chaque écran
ui-brand = Cuore
ui-skip = Aller au contenu
ui-nav = Les pièces de la maison
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
ui-theme = Clair ou sombre
ui-theme-system = Comme l’appareil
ui-theme-light = De jour
ui-theme-dark = De nuit
ui-close = Fermer
ui-to-start = Vers l’entrée
ui-screen-failed = Cette pièce ne s’ouvre pas. Rechargez la page, s’il vous plaît.
ui-not-found-title = Cette pièce n’existe pas
ui-not-found-text = Cette adresse ne mène nulle part dans la maison. Une lettre du lien s’est peut-être perdue.
ui-footer-unofficial = Une œuvre d’amateurs, non officielle, sans image ni texte de l’éditeur.
ui-footer-about = À propos et crédits

## À propos
ui-about-title = À propos de cette maison
ui-about-unofficial = Cuore joue la famille de jeux de deck Tanto Cuore, créée par Masayuki Kudoh et éditée par Arclight Games et Japanime Games. C’est une œuvre d’amateurs, sans lien avec eux, qui n’utilise ni leurs images ni leurs phrases.
ui-about-credits = Avec nos remerciements
ui-about-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, licence CC BY 3.0 ; couleurs et cadres de notre main.
ui-about-fonts = Caractères : Playfair de Claus Eggers Sørensen et Cabin de Pablo Impallari, licence SIL OFL 1.1.

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
ui-sources = D’où viennent ces données
