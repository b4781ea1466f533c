# Tables d’apprentissage. Chaque leçon est un message avec son titre ; ses étapes sont les formes de ce message.
# $next est le nom de qui joue ensuite, $last de qui joue en dernier.

lesson-astray =
    Vous avez quitté le chemin de la leçon, et c’est très bien ainsi : jouez comme il vous plaît. Annuler y ramène.

lesson-first-game = Votre première partie
    .quiet = Jouez comme il vous plaît. Dès qu’il y a du nouveau, vous le lirez ici.
    .welcome =
        Bienvenue dans votre maison ! Voici une partie entière contre { $next }, qui joue gentiment. Jouez comme il vous plaît :
        dès qu’il y a du nouveau, vous le lirez ici. Qui a le plus de points de victoire à la fin l’emporte.
    .hand =
        En bas se trouve votre main. Chacun commence avec les mêmes dix cartes, sept 1 Amour et trois Colette, et en tient
        cinq. Les cinq autres forment votre salle d’attente.
    .town =
        Au milieu se trouve la ville. La pièce sur une carte dit ce qu’elle coûte en Amour, la couronne ce qu’elle vaut à la
        fin, et à côté se lit combien il en reste. Choisissez une carte pour la lire.
    .serving =
        Votre tour commence par la phase de service : avec 1 service, une servante de votre main peut vous servir. Celles que
        vous tenez n’apportent rien en servant ; passez donc à la phase d’embauche.
    .serves =
        Dans votre main se trouve une servante qui apporte quelque chose. Faites-vous servir : elle prend un service, vous
        recevez ce que disent ses symboles, cartes, Amour, services ou emplois, puis son texte s’applique.
    .servings =
        Vous avez plusieurs services : plusieurs servantes peuvent vous servir pendant ce tour, même à peine piochées.
        Commencez par celles qui donnent elles-mêmes des services.
    .chambermaid =
        Vous pouvez nommer une femme de chambre : elle quitte votre main pour vos quartiers privés. Ses points restent à vous,
        et elle ne prend plus de place dans votre main. Qui a seul le plus de Colette à la fin reçoit 5 points de plus.
    .employing =
        Voici la phase d’embauche. Jouez toutes vos cartes Amour : c’est ce que vous pouvez dépenser pendant ce tour. Elles ne
        sont pas perdues, car elles reviennent quand vos cartes sont mélangées. Seul l’Amour non dépensé disparaît.
    .paying =
        Vous avez { $love } Amour et pouvez employer une carte de la ville qui ne coûte pas davantage. Les servantes qui font
        piocher ou donnent des services allongent vos tours, les cartes Amour vous enrichissent.
    .employed =
        Votre nouvelle carte est allée à l’entrée des cuisines. Il ne reste plus d’emploi : finissez votre tour. Tout ce que
        vous avez joué et tenez encore y va aussi, et vous piochez cinq nouvelles cartes.
    .others =
        { $next } a joué un tour également. Le journal raconte ce qui s’est passé, tour après tour. Si vous aimeriez savoir ce
        que ferait un bon joueur, demandez un conseil.
    .shuffled =
        Votre salle d’attente était vide : l’entrée des cuisines a été mélangée et la remplace. C’est ainsi que viennent en
        main celles que vous employez ; de meilleures cartes font de meilleurs tours.
    .private =
        Vous pouvez payer une servante privée. Seules celles qui sont face visible s’emploient. Elle s’installe aussitôt dans
        vos quartiers privés et vous y aide sans prendre de service. Si vous en avez plusieurs, seule la dernière agit.
    .event =
        Vous pourriez aussi employer un événement et le poser devant quelqu’un : une servante malade dans ses quartiers
        privés n’apporte et ne compte plus rien, et une mauvaise habitude coûte des points.
    .visited =
        Un événement se trouve dans vos quartiers privés. Une servante malade n’apporte rien, pas même de points ; une servante
        privée guérit pendant la phase de départ contre un 3 Amour de votre main. Une mauvaise habitude coûte des points à
        la fin.
    .richer =
        { $love } Amour ! En début de partie, plus d’Amour et de bonnes servantes rapportent ; plus tard, regardez les couronnes.
        Marianne, la servante en chef, coûte 9 et vaut 6 points.
    .low =
        Une pile de servantes est presque épuisée. La partie se termine avec le tour où la deuxième est vide ; le haut de la
        table montre si l’on en est loin.
    .empty =
        Une pile de servantes est vide. Avec la deuxième, la partie se termine. Qui mène le souhaite bientôt ; qui est derrière
        a encore besoin de points.
    .over =
        Voilà une partie entière ! Tout ce qui est à vous a été compté, où que ce soit, sans les malades. Regardez d’où viennent
        les points, et laissez l’analyse montrer les tours décisifs. Essayez ensuite un adversaire plus fort.

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
