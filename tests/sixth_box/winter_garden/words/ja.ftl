# Winter Garden

lobby-box-winter_garden = Winter Garden
    .text = 宝物でいっぱいの温室と、寒さを気にしないメイドたち。
stack-keepsakes = 宝物
phase-greenhouse = 温室フェイズ
prompt-phase-greenhouse = { $player }さん、温室フェイズです。宝物を見つけるか、先へ進んでください。
table-move-end-greenhouse = 温室フェイズを終える
move-end-greenhouse = 温室フェイズを終える
title-garden-maid = 庭のメイド
title-keepsake = 宝物
name-pressed-violet = 押し花のスミレ
name-snow-globe = スノードーム
house-invented-for-this-box = このボックスのための創作

rulings-from-901 = Winter Garden
book-wg = Winter Gardenの説明書
ruling-901 = 宝物は温室フェイズに1ターンに1枚だけ見つけられる。最後の1枚が表向きになったら、そのターンでゲームが終わる。
