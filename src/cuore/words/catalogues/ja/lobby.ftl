# ブラウザの対局のまわり：箱、強さ、街。

lobby-box-base = Tanto Cuore
    .text = ラブ、メイド長、一般メイド、プライベートメイド、イベント。すべてはここから始まります。
lobby-box-oktoberfest = Oktoberfest
    .text = ビールと酒場のメイド、そしてビール祭り。
lobby-box-romantic_vacation = Romantic Vacation
    .text = 手札のカードと引き換えに手に入れる思い出。
lobby-box-more = More Tanto Cuore
    .text = 独自の形のゲーム。ラウンド、上級メイド、技で勝ち取る準備。
lobby-box-expanding_the_house = Expanding the House
    .text = 私室のための建物と、さらなるプライベートメイド。

lobby-bot-easy = やさしい
lobby-bot-normal = ふつう
lobby-bot-hard = むずかしい
lobby-bot-expert = 達人

lobby-costs = コスト別のメイド数：{ $counts }
