# 対戦相手：選ぶ人のための一行紹介。

about-bot-easy = やさしい：作戦はあるが、いろいろな手を試します
about-bot-normal = ふつう：ゲームを学んだが、よく忘れます
about-bot-hard = むずかしい：百万回の対戦からゲームを学びました
about-bot-master = 名人：学んだうえで、迷うと一巡先まで読みます
about-bot-expert = 達人：選ぶたびに、ありうるゲームをたくさん読みます
about-bot-random = 選べる答えのどれかを、同じ確率で選びます
about-bot-priority = いちばん理にかなった種類の答えから選びます
about-bot-big-love = ラブをためてメイド長を雇います
bot-rating = 強さ{ $value }（{ $low }～{ $high }）

about-strategy-sisters = クレセント姉妹を均等に雇い、ラブは控えめにします
about-strategy-chambermaids = いろいろな部屋付きメイドをセットでそろえます
about-strategy-private-house = 早めに専属メイドを雇い、そのあとラブとメイド長を集めます
about-strategy-beer = まずビール、そのためのバーメイドも雇います
about-strategy-preparations = 準備のために技能のあるメイドを集めます
about-strategy-two-piles = 小さな山を二つ、急いで空にします
about-strategy-chiefs = ラブとメイド長、最後は取れる点をすべて取ります
about-strategy-memories = いろいろなカードで思い出を手に入れます
about-strategy-mischief = 相手を困らせるメイド、そのあとメイド長を雇います
about-strategy-many-hands = 奉仕とドローを重ね、デッキ全体を使います

error-bot-load = 自動プレイヤー「{ $name }」を用意できません：{ $reason }
error-bot-raised = { $bot }は反則負けです：失敗しました（{ $detail }）
error-bot-illegal = { $bot }は反則負けです：{ $detail }は選べない答えです
error-bot-time = { $bot }は反則負けです：時間切れ（{ $detail }）
error-bot-gone = { $bot }は反則負けです：プロセスが終了しました（{ $detail }）
error-strategy-file = { $where }：作戦ファイルではありません：{ $reason }
error-strategy-key = { $where }、{ $line }行目：{ $key }：{ $reason }
error-strategy-no-rules = 雇用の規則がひとつもありません
error-strategy-unknown = そのような項目はありません（使えるもの：{ $allowed }）
error-strategy-type = { $wanted }でなければなりません
error-strategy-one-of = 規則には、カード名か種類のどちらか一方だけを書きます
error-strategy-allowed = 「{ $value }」は使えません（使えるもの：{ $allowed }）
error-strategy-text = 文字列
error-strategy-names = カード名、またはカード名のリスト
error-strategy-whole = 1から99までの整数
error-strategy-number = 0から99までの数
error-strategy-number-or-false = 0から99までの数、または偽の値
error-strategy-table = 表
error-condition-empty = 条件が空です
error-condition-sign = 「{ $sign }」は読めません
error-condition-rest = 「{ $word }」はここに書けません
error-condition-ends = 条件が途中で終わっています
error-condition-value = 「{ $word }」は値ではありません
error-condition-word = 不明な言葉「{ $word }」です（使えるもの：{ $allowed }）
error-condition-card = 「{ $word }」のあとに括弧と引用符でカード名を書いてください
error-condition-unknown-card = 「{ $name }」というカードはありません
error-condition-wants = 「{ $sign }」が足りません
error-condition-number = 「{ $text }」は数です。何かと比べてください
error-condition-wants-truth = 「{ $word }」は比較どうしをつなぐ言葉で、数はつなげません
error-condition-wants-number = 「{ $sign }」は数どうしの間に書くもので、比較の間には書けません

error-net-module = ゲームを学んだ相手には { $name } が必要ですが、入っていません。別の相手が代わりに遊びます
error-net-unreadable = { $where }：ネットを読み込めません（{ $reason }）。別の相手が代わりに遊びます
error-net-encoding = { $where }：エンコーディング { $number } 用のネットですが、ここでは { $allowed } です。別の相手が代わりに遊びます
error-net-strangers = ネットはここでのこれらのカードを知りません：{ $cards }。別の相手が代わりに遊びます
