# ブラウザの対局のまわり：箱、強さ、街。

lobby-bot-easy = やさしい
lobby-bot-normal = ふつう
lobby-bot-hard = むずかしい
lobby-bot-master = 名人

lobby-costs = コスト別のメイド数：{ $counts }
