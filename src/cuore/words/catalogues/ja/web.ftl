# ブラウザ自身が話すことば。画面のまわり、カードの上、テーブルの上。ほかはサーバーから届く。

## どの画面にもあるもの
ui-brand = Cuore
ui-skip = 本文へ移動
ui-nav = メインメニュー
ui-nav-new = 新しいテーブル
ui-nav-join = 参加する
ui-nav-games = 自分のゲーム
ui-nav-watch = 観戦する
ui-nav-cards = カード一覧
ui-nav-how = 遊び方
ui-language = 言語
ui-language-en = English
ui-language-fr = Français
ui-language-ja = 日本語
ui-theme = 表示テーマ
ui-theme-system = 端末に合わせる
ui-theme-light = ライト
ui-theme-dark = ダーク
ui-close = 閉じる
ui-to-start = トップへ戻る
ui-screen-failed = このページを開けませんでした。読み込み直してください。
ui-not-found-title = そのようなページはありません
ui-not-found-text = このアドレスはどこにもつながっていません。リンクの一部が欠けているかもしれません。
ui-footer-unofficial = 非公式のファン作品です。出版社の絵や文章は使っていません。
ui-footer-about = この屋敷とクレジット

## この屋敷について
ui-about-title = Cuore について
ui-about-unofficial = Cuore は「たんとくおーれ」シリーズ（デザイン：工藤雅之、出版：アークライトゲームズ、Japanime Games）を遊ぶためのファン作品です。公式とは関係がなく、公式の絵や文章は使っていません。
ui-about-credits = 感謝をこめて
ui-about-icons = アイコン：game-icons.net（Lorc、Delapouite ほか）、CC BY 3.0。色と枠は当方で付けました。
ui-about-fonts = 書体：Playfair（Claus Eggers Sørensen）、Cabin（Pablo Impallari）、SIL OFL 1.1。

## カードの上
ui-points-figure = { $points } 勝利点
ui-points-vary = 勝利点は変わる
ui-cost-figure = コスト { $cost }
ui-copies = { $count } 枚
ui-copies-left = { $count ->
        [0] 残りなし
       *[other] 残り { $count } 枚
    }
ui-house-mark = 独自の数値あり（印刷された値ではない）
ui-title-and-kind = { $title }・{ $kind }
ui-fact-cost-label = コスト
ui-fact-points-label = 勝利点
ui-fact-chamber-label = 部屋付きメイドにするためのサービス数
ui-fact-copies-label = 枚数
ui-varies = 変わる
ui-rulings = 裁定
ui-house-figures = 独自の数値
ui-inferred-figures = 推定した数値
ui-sources = データの出典

## テーブル
ui-title-table = テーブル — Cuore
ui-title-asked = ● あなたの番 — Cuore
ui-table-opening = テーブルの用意をしています…
ui-zone-hand = あなたの手札
ui-zone-town = 街
ui-zone-others = ほかのプレイヤー
ui-zone-quarters = あなたの私室
ui-zone-played = このターンに出したカード
ui-zone-played-by = { $player } がこのターンに出したカード
ui-zone-aside = 脇に置いたカード
ui-zone-beers = あなたのビール
ui-zone-prompt = 質問と答え
ui-nobody-yet = まだ誰もいません。
ui-nothing-yet = まだありません。
ui-empty = なし
ui-spot-may = できること：{ $answers }
ui-deed-serve = 給仕
ui-deed-chamber = 私室へ
ui-deed-use = 使う
ui-lies-on = 上にあるカード：
ui-lies-under = 下にあるカード：
ui-face-down = 裏向き
ui-discard-top = 捨て札の一番上：
ui-glance-more = I キーまたは長押しで裁定を表示
ui-seat-bot = ボット
ui-claimed = 登録された名前
ui-seat-asked = 回答待ち
ui-seat-turn = 手番
ui-seat-away = { $minutes ->
        [0] 離席中（1 分未満）
       *[other] 離席中（{ $minutes } 分）
    }
ui-seat-stand-in = 本人が戻るまでボットが代わりに遊んでいます。
ui-give-to-bot = 席をボットに任せる
ui-take-back = 席に戻る
ui-let-bot-play = ボットに代わってもらう
ui-resign = 投了する
ui-resign-ends = 本当に投了しますか？ゲームは終わり、相手の勝ちになります。
ui-resign-goes-on = 本当に投了しますか？あなたの席はボットが続けます。
ui-count-hand = 手札 { $count } 枚
ui-count-deck = 山札 { $count } 枚
ui-count-discard = 捨て札 { $count } 枚
ui-points-in-sight = 私室に見えている勝利点：{ $points }
ui-count-beers = ビール { $count } 枚
ui-clock = 残り { $seconds } 秒
ui-clock-days = { $days ->
        [0] { $hours }時間
       *[other] { $days }日{ $hours }時間
    }
ui-resources = このターンの残り
ui-word-servings = サービス
ui-word-love = ラブ
ui-word-employments = 雇用
ui-word-imagination = 想像力
ui-word-concentration = 集中力
ui-word-effort = 努力
ui-left-servings = サービス：{ $count }
ui-left-love = ラブ：{ $count }
ui-left-employments = 雇用：{ $count }
ui-left-imagination = 想像力：{ $count }
ui-left-concentration = 集中力：{ $count }
ui-left-effort = 努力：{ $count }
ui-asked-other = { $player }を待っています
ui-answers = 答え
ui-no-answers = いまは何も聞かれていません。
ui-turn-yours = ターン { $turn }・あなた
ui-turn-of = ターン { $turn }・{ $player }
ui-phases = ターンのフェイズ
ui-spectator = 観戦中
ui-connection-lost = 接続が切れました。戻っています…
ui-own-points = 現在の勝利点：{ $points }
ui-piles = あなたの点数、山札、捨て札
ui-deck-order = 山札は並べ替えて表示しています。実際の順番ではありません。
ui-known = ほかのプレイヤーについて見たもの
ui-undo-none = 戻せるものなし
ui-undo-free = 元に戻す（自由）
ui-undo-consent = 元に戻す（同意が必要）
ui-undo-bots = 元に戻す（ボットは同意します）
ui-undo-short-none = 戻す
ui-undo-short-free = 自由に
ui-undo-short-consent = 同意で
ui-undo-short-bots = 同意あり
ui-hints = あなたならどうする？
ui-hints-about = あなたが知り得ることからの見積もりです。答えを押すと、卓の上でわかります。
ui-hints-thinking = 考えています…
ui-hints-win = 勝率 { $win } %
ui-hints-ahead = 次の答えより { $lead } ± { $error } % 上
ui-hints-behind = 最善より { $lead } ± { $error } % 下
ui-hints-equal = ほぼ互角です（差は { $lead } ± { $error } %で、偶然かもしれません）
ui-consent = 元に戻してよいですか
ui-consent-yes = はい、戻します
ui-consent-no = いいえ
ui-consent-waiting = { $names } を待っています
ui-consent-withdraw = やめておく
ui-log = 記録
ui-log-beside = これまでの出来事
ui-copy = コピー
ui-copied = コピーしました
ui-since = 前の手番からの出来事
ui-since-short = 前の手番から
ui-since-nothing = 前の手番から何も起きていません。
ui-settings = 設定
ui-auto = 自動回答
ui-auto-what = することがなくなったら手番を終え、選択肢が一つだけの答えを自動で出します。取り消す時間は少しあります。
ui-love-on = ラブカードを自動で使う
ui-love-on-what = 手札のラブで払えるカードをクリックすると、ラブを使って雇用します。一度の取り消しで全部戻ります。
ui-pace = ほかのプレイヤーの手番
ui-pace-what = 一手ごとに表示する時間です。クリックかキーで先へ進みます。
ui-pace-calm = ゆっくり
ui-pace-brisk = きびきび
ui-pace-at-once = すぐに
ui-keys-on = キーボードショートカット
ui-keys-on-what = 文字と数字のキーだけで答えられます。
ui-sound = 手番をベルで知らせる
ui-sound-what = ほかの人の番が終わると、やさしい音が鳴ります。
ui-notices = 手番を通知する
ui-notices-what = Cuoreのページを閉じていても、この端末に通知します。待っている人の名前だけで、ゲームの内容は含みません。
ui-notices-forbidden = このブラウザーはCuoreの通知を許可していません。ブラウザーのサイト設定で許可できます。
ui-notices-failed = ブラウザーの通知サービスにいまつながりません。あとでもう一度お試しください。
ui-options-in-play = 使用中の選択ルール
ui-fair = 公正なシャッフル
ui-fair-what = シャッフルは配る前に封印され、秘密はゲーム後に公開されます。封印：
ui-leave-table = いったん離れる（席は残ります）
ui-curtain-title = { $player } さん、どうぞ
ui-curtain-text = ほかの方は少しの間、画面を見ないでください。
ui-curtain-draw = { $player } です。カーテンを開ける
ui-over = ゲーム終了
ui-over-page = 得点とデッキ
ui-over-replay = リプレイ
ui-over-review = 振り返る
ui-end-facts = { $gone ->
        [yes] { $turns }ターンで終了：{ $piles }がなくなりました
       *[no] { $turns }ターンで終了
    }
ui-end-won = { $points }点であなたの勝ちです
ui-end-ahead = { $ahead ->
        [0] { $name }と同点、タイブレークで勝ちました。
       *[other] { $name }に{ $ahead }点差をつけました。
    }
ui-end-lost = あなたは{ $place }位、{ $behind }点差でした。
ui-end-you = あなた
ui-end-sources = 点数の内訳
ui-end-source = { $name } { $points }
ui-end-table = テーブルを見る
ui-end-scene = 結末を見る
ui-lesson-step = { $steps } のうち { $step }
ui-lesson-next = 次へ
ui-puzzle-shelf = ほかの問題
ui-puzzle-right = 正解
ui-puzzle-wrong = 惜しい

## 会話
ui-talk = 会話
ui-talk-unread = 会話（新着{ $count }件）
ui-talk-none = まだ誰も話していません。
ui-talk-words = ひとこと
ui-talk-field = 話す
ui-talk-send = 送る
ui-talk-line = { $name }：{ $text }
ui-talk-mute = { $name } さんを消音する
ui-talk-unmute = { $name } さんの消音をやめる
ui-report = { $name } を主催者に知らせる
ui-report-line = この発言を主催者に知らせる
ui-reported = ありがとうございます。このサーバーの主催者が読みます。
ui-talk-on = 卓での会話
ui-talk-on-what = ほかの人の言葉を表示します。切っても誰にも知らされません。
ui-talk-is-off = 設定で会話を切っています。
ui-talk-onlookers = 観戦中：{ $names }
ui-talk-more-onlookers = ほか{ $count }人
ui-talk-unnamed-onlookers = { $count }人
ui-say-hello = みなさん、こんにちは！
ui-say-good-luck = がんばりましょう！
ui-say-nice-turn = お見事です！
ui-say-thanks = ありがとう！
ui-say-sorry = ごめんなさい！
ui-say-one-moment = 少々お待ちください。
ui-say-good-game = よいゲームでした！
ui-say-goodbye = さようなら、またね！
ui-say-heart = ハートを送りました
ui-say-applause = 「いいね」
ui-say-cheers = 乾杯！
ui-say-surprise = おお！
ui-say-thinking = 考え中…
ui-say-tea = お茶をどうぞ

## どのゲームも収まるテーブル
ui-tabs = テーブルの各部
ui-tab-town = 街
ui-tab-mine = 自分
ui-tab-others = 相手
ui-tab-log = 記録
ui-played = プレイ済み
ui-reading-hint = カードに重ねると、ここで読めます。
ui-seat-more = { $player }さんの持ち物
ui-zone-stage = 質問
ui-stage-asks = { $card }の質問
ui-stage-choose = 選んでください
ui-stage-above = 答えは上にあります。
ui-stage-fold = テーブルを見る
ui-stage-unfold = 質問に戻る
ui-yes-and = はい：{ $what }
ui-no = いいえ
ui-ending = 空の山 { $empty }／{ $needed }
ui-ending-next = ・次は{ $pile }（残り{ $left }）
ui-doubt = { $count ->
        [0] 手持ちのラブでまだ雇えます。それでもターンを終えますか？
       *[other] 雇用が{ $count }回残っていて、手持ちのラブでまだ雇えます。それでもターンを終えますか？
    }
ui-doubt-stay = ターンを続ける
ui-skip-ahead = 先へ進む

## キー
ui-help = ヘルプとキー
ui-help-mouse = 灯りのともったカードは使えます。クリックするか Enter を押してください。灰色のカードは、重ねると理由がわかります。長押し、右クリック、または I キーでカードの全文を読めます。
ui-key-tab = 次の区画へ
ui-key-arrows = 区画の中でカードを移動
ui-key-enter = カードを使う。何も選んでいなければ、明らかな次の答え
ui-key-usual = どこからでも、いつもの次の一手
ui-key-enlarge = カードの全文を読む
ui-key-figures = その数字の答え
ui-key-end = フェイズやターンを終える、または「ここまで」
ui-key-love = ラブカードをすべて出す
ui-key-yes-no = はい、いいえ
ui-key-undo = 元に戻す
ui-key-rematch = 再戦（ゲーム終了後）
ui-key-consent = ほかのプレイヤーからのお願いへ
ui-key-hand = 手札へ
ui-key-town = 街へ、質問をたたむ・戻す
ui-key-quarters = 私室へ
ui-key-others = ほかのプレイヤーへ
ui-key-prompt = 質問へ
ui-key-answers = 答えの一覧
ui-key-piles = 山札と捨て札
ui-key-hints = あなたならどうする？
ui-key-log = 記録
ui-key-talk = ほかの人と話す
ui-key-since = 前の手番からの出来事を見る
ui-key-settings = 設定
ui-key-help = このヘルプ
