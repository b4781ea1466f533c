# Winter Garden

lobby-box-winter_garden = Winter Garden
    .text = Une serre pleine de trésors, et des servantes qui ne craignent pas le froid.
stack-keepsakes = Trésors
phase-greenhouse = Phase de la serre
prompt-phase-greenhouse = { $player }, votre phase de la serre : trouvez un trésor, ou continuez.
table-move-end-greenhouse = Terminer la phase de la serre
move-end-greenhouse = terminer la phase de la serre
title-garden-maid = Servante du jardin
title-keepsake = Trésor
name-pressed-violet = Violette séchée
name-snow-globe = Boule à neige
house-invented-for-this-box = inventé pour cette boîte

rulings-from-901 = Winter Garden
book-wg = la notice de Winter Garden
ruling-901 = On trouve un trésor pendant la phase de la serre, un par tour ; quand le dernier est retourné, la partie se termine avec le tour.
