## La table dans le terminal

tui-town = Ville
tui-cost = coût
tui-left = reste
tui-hand = Votre main
tui-turn = Tour { $turn } : { $name }
tui-own = Salle d’attente { $deck }, entrée des cuisines { $discard }, points de victoire jusqu’ici { $points }
tui-quarters = Vos quartiers privés : { $cards }
tui-key-undo = annuler
tui-key-look = voir
tui-key-toggle-log = journal
tui-key-whole-table = tout
tui-key-type = taper
tui-type = Un numéro ou des mots, puis Entrée
tui-key-save = sauver
tui-key-help = aide
tui-key-leave = quitter
tui-close = Échap ferme cette fenêtre.
tui-curtain = Passez le clavier à { $name }. Personne d’autre ne devrait regarder. (u reprend la dernière réponse.)
tui-ready = Je suis là
tui-save-as = Enregistrer la partie sous
tui-help =
    Toutes les réponses possibles sont en bas : choisissez avec les flèches et Entrée, avec le numéro ou à la souris. / attend des mots.
    Les cartes marquées d’un point peuvent servir maintenant ; Tab mène à la main et à la ville, Entrée y agit avec la carte.
    v  voir la carte sous le curseur
    u  reprendre votre dernière réponse
    t  toute la table en lignes, avec les salles d’attente et ce que vous avez vu
    l  le journal, quand la place manque
    s  enregistrer la partie ; cuore play --load FICHIER la reprend
    q  quitter la table ; une partie inachevée est gardée
    cuore play --plain  joue ligne par ligne, pour un lecteur d’écran ou un tube
