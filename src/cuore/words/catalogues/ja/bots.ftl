# 対戦相手：選ぶ人のための一行紹介。英語のエラーは engine/errors.py にあります。

about-bot-easy = やさしい：わかりやすい方針で遊ぶ、気持ちのよい相手
about-bot-normal = ふつう：しっかりした方針で遊び、点数も数えます
about-bot-hard = むずかしい：手番ごとに少し先を読みます
about-bot-expert = 達人：選ぶたびに、ありうるゲームをたくさん読みます
about-bot-random = 選べる答えのどれかを、同じ確率で選びます
about-bot-priority = いちばん理にかなった種類の答えから選びます
about-bot-big-love = ラブをためてメイド長を雇います

error-bot-load = 自動プレイヤー「{ $name }」を用意できません：{ $reason }
error-bot-raised = { $bot }は反則負けです：失敗しました（{ $detail }）
error-bot-illegal = { $bot }は反則負けです：{ $detail }は選べない答えです
error-bot-time = { $bot }は反則負けです：時間切れ（{ $detail }）
error-bot-gone = { $bot }は反則負けです：プロセスが終了しました（{ $detail }）
error-strategy-file = { $where }：作戦ファイルではありません：{ $reason }
error-strategy-key = { $where }：{ $key }：{ $reason }
