# Tables d’apprentissage. Chaque leçon est un message avec son titre ; ses étapes sont les formes de ce message.
# $next est le nom de qui joue ensuite, $last de qui joue en dernier.

lesson-astray =
    Vous avez quitté le chemin de la leçon, et c’est très bien ainsi : jouez comme il vous plaît. Annuler y ramène.

lesson-first-turn = Votre premier tour
    .welcome =
        Bienvenue dans la maison ! Vous en êtes le nouveau maître et vous allez engager les meilleures servantes de la
        ville. Qui a le plus de points de victoire à la fin l’emporte. Un tour montre presque tout : jouons-le ensemble.
    .hand =
        En bas se trouve votre main : trois 1 Amour, Colette, et Viola, que nous avons engagée pour vous. L’Amour paie.
        Les servantes servent. Au milieu, la ville : ce que coûte chaque servante et combien il en reste.
    .serve =
        Le tour commence par la phase de service, avec 1 service. Chaque servante qui vous sert en prend un. Colette ne
        donne rien en servant, mais Viola fait piocher une carte. Choisissez Viola et faites-vous servir.
    .drawn =
        Viola vous a apporté une autre carte 1 Amour. Il ne reste plus de service, la phase d’embauche a donc commencé :
        vous pouvez employer une servante de la ville et la payer en Amour.
    .love =
        Posez d’abord votre Amour sur la table. Jouez toutes vos cartes Amour d’un coup : 4 Amour.
    .employ =
        Quatre suffisent pour Geneviève : elle fait piocher une carte et donne aussi un Amour et un service. Un beau début
        pour toute maison. Choisissez-la en ville et employez-la.
    .end =
        Geneviève est allée à l’entrée des cuisines, votre défausse. Quand votre salle d’attente est vide, l’entrée des
        cuisines est mélangée pour en former une nouvelle, et Geneviève viendra un jour dans votre main. Il ne reste plus
        d’emploi : finissez votre tour.
    .done =
        Tout ce qui a été joué et ce qui restait en main est allé à l’entrée des cuisines, et vous avez pioché cinq nouvelles
        cartes. Voilà un tour entier ! C’est maintenant à { $next }. Continuez aussi longtemps que vous voulez : la partie se
        termine quand deux piles de servantes sont vides.

lesson-example-turn = Le tour d’exemple
    .welcome =
        Trois maîtres sont à table, et c’est votre tour. Vous tenez deux Colette, deux 1 Amour et Geneviève. Voyons tout
        ce qui peut sortir de cinq cartes.
    .phases =
        Pendant la phase de départ, les servantes de vos quartiers privés agiraient. Personne n’y loge encore : elle est
        donc passée d’elle-même, et vous êtes dans la phase de service avec 1 service.
    .genevieve =
        Faites-vous servir par Geneviève. Elle prend votre service et le rend ; en plus vous piochez une carte et gagnez
        1 Amour.
    .kagari =
        Vous avez pioché Kagari, et il reste 1 service. Une servante piochée peut servir aussitôt. Faites-vous servir par
        Kagari, qui donne 2 services.
    .colette =
        Deux services suffisent tout juste pour autre chose : transformer Colette en femme de chambre. Elle quitte vos cartes pour
        vos quartiers privés, où elle compte ses points sans plus encombrer votre main. Nommez Colette femme de chambre.
    .employ =
        Colette loge maintenant dans vos quartiers privés, à la vue de tous. Vos services sont épuisés : la phase
        d’embauche a commencé, avec 1 emploi et l’Amour venu de Geneviève.
    .love =
        Jouez les deux cartes Amour de votre main. Avec l’Amour de Geneviève, cela fait 3.
    .rouge =
        Rouge Crescent coûte 2. Un seul service en fait une femme de chambre, et les trois sœurs Crescent valent
        davantage ensemble. Employez Rouge.
    .end =
        Rouge est à l’entrée des cuisines. Il reste un Amour mais plus d’emploi, et l’Amour ne se garde pas d’un tour à
        l’autre. Finissez le tour.
    .done =
        Geneviève, Kagari, les deux cartes Amour et la seconde Colette sont allées à l’entrée des cuisines, et vous avez
        pioché cinq nouvelles cartes. La Colette de vos quartiers privés y reste. { $next } joue ensuite, puis { $last } ;
        continuez si le cœur vous en dit.
