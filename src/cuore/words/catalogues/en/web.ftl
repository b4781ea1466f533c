# What the browser says itself: around the screens, on cards, at the table. Everything else comes from the server.

## Around every screen
ui-brand = Cuore
ui-skip = Skip to the content
ui-nav = Rooms of the house
ui-nav-new = New table
ui-nav-join = Join
ui-nav-games = My games
ui-nav-watch = Watch
ui-nav-cards = Cards
ui-nav-how = How to play
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-ja = 日本語
ui-theme = Light or dark
ui-theme-system = As the device
ui-theme-light = By day
ui-theme-dark = By night
ui-close = Close
ui-to-start = To the entrance
ui-screen-failed = This room would not open. Please load the page again.
ui-not-found-title = There is no such room
ui-not-found-text = The address leads nowhere in this house. Perhaps a letter of the link was lost.
ui-footer-unofficial = An unofficial fan work, without art or text of the publisher.
ui-footer-about = About and credits

## About
ui-about-title = About this house
ui-about-unofficial = Cuore plays the deck-building family Tanto Cuore, whose designer is Masayuki Kudoh and whose publishers are Arclight Games and Japanime Games. It is made by fans, is not connected with them, and uses none of their pictures or sentences.
ui-about-credits = With thanks
ui-about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0, coloured and framed by us.
ui-about-fonts = Letters: Playfair by Claus Eggers Sørensen and Cabin by Pablo Impallari, licence SIL OFL 1.1.

## On a card
ui-points-figure = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
ui-points-vary = victory points vary
ui-cost-figure = cost { $cost }
ui-copies = { $count } copies
ui-copies-left = { $count ->
        [0] none left
       *[other] { $count } left
    }
ui-house-mark = with house figures: not the printed ones
ui-title-and-kind = { $title } · { $kind }
ui-fact-cost-label = Cost
ui-fact-points-label = Victory points
ui-fact-chamber-label = Servings to make her a chambermaid
ui-fact-copies-label = Copies
ui-varies = vary
ui-rulings = Rulings
ui-house-figures = House figures
ui-sources = Where the facts come from
