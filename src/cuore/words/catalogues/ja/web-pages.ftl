# テーブルのまわりの画面のことば。玄関、新しいテーブル、待合、一覧、カード、案内、終わったゲームのページ。

## どこでも
screen-pages-title = { $page } · Cuore
screen-loading = 少々お待ちください…
screen-try-again = もう一度
screen-copy = コピー
screen-copied = コピーしました
screen-guest = ゲスト
screen-problem-offline = 屋敷から返事がありません。接続とサーバーを確かめて、もう一度お試しください。
screen-problem-status = 途中で問題が起きました（応答{ $status }）。もう一度お試しください。
screen-problem-unknown = 思いがけない問題が起きました。もう一度試すか、ページを読み込み直してください。

## 玄関
screen-start-title = ようこそ
screen-start-name = Cuore
screen-start-motto = 大きなお屋敷の主となり、すばらしいメイドを雇い、もてなしてもらいましょう。
screen-start-play = すぐに遊ぶ
screen-start-laying = テーブルを整えています…
screen-start-against = 対戦相手
screen-start-ongoing = 進行中のゲーム
screen-start-turns = あなたの番
screen-start-all-games = { $count }件すべて
screen-start-rooms = 部屋
screen-start-new = 新しいテーブル
    .what = セットと街と顔ぶれを選ぶ
screen-start-join = テーブルに参加
screen-start-games = 自分のゲーム
    .what = 席のあるテーブルと、終わったゲーム
screen-start-watch = 観戦する
    .what = ほかの人のゲームをのぞく
screen-start-cards = カード一覧
    .what = 全カードの効果文と裁定
screen-start-how = 遊び方
    .what = 短い案内、本物のテーブルでの最初のターン、それぞれの箱のルール
screen-start-town = 街
screen-start-town-first = 最初のゲーム
screen-start-town-random = ランダム
screen-start-town-daily = 今日の街
screen-start-town-daily-about = 今日は全員が同じ街、同じシャッフル。相手は{ $bot }です。
screen-start-daily-see = 今日の結果
screen-start-learn = 問題
    .what = 一日一問と、問題の棚
screen-start-daily = 今日の街
    .what = 全員が同じ街と同じシャッフルで遊び、結果を並べる

## 参加と一覧
screen-join-title = テーブルに参加
screen-join-lead = 届いたリンク、または8文字のコードを入れてください。
screen-join-field = コードまたはリンク
screen-join-example = 例：{ "7K3MQ9XT" }
screen-join-go = 参加
screen-join-wrong = 8文字のコードでも、テーブルへのリンクでもないようです。もう一度ご確認ください。
screen-join-open = 空席のある公開テーブル
screen-join-none = 今は相手を待っている人がいません。テーブルを整えて公開してみましょう！
screen-join-none-such = その条件の公開卓はいまありません。クイックマッチを頼むか、卓を用意しましょう！
screen-join-filter = 絞り込み
screen-join-any-box = すべてのセット
screen-join-any-seats = 人数を問わない
screen-join-seats = { $count }人
screen-join-any-pace = 速さを問わない
screen-join-pace-free = 持ち時間なし
screen-join-pace-clock = 1ターン数分
screen-join-pace-days = 1回答数日
screen-match-title = クイックマッチ
screen-match-lead = 遊びたい内容を選んでください。同じ内容を希望した人と同じ卓につきます。街はランダムです。
screen-match-name = お名前
screen-match-box = セット
screen-match-seats = 人数
screen-match-pace = 速さ
screen-match-go = 相手を探す
screen-match-waiting = 同じ内容を希望する人を待っています。このページを開いたままにしてください。友だちにリンクを送ることもできます。
screen-match-waiting-days = 同じ内容を希望する人を待っています。ページを閉じて、あとで戻ってきてもかまいません。
screen-lobby-qr = 招待リンクのQRコード（スマートフォンで読み取れます）
screen-lobby-show-qr = QRコードを表示
screen-clock-days = 1回答につき{ $days }日
screen-games-title = 自分のゲーム
screen-games-lead = このブラウザの席があるすべてのテーブルです。アカウントは不要で、このブラウザが鍵になります。
screen-games-none = まだどのテーブルにも着いていません。
screen-games-your-turn = あなたの番です
screen-games-running = 進行中
screen-games-finished = 終了
screen-games-over = 終了
screen-games-earlier = 以前のルールのゲーム
screen-games-turn = { $turn }ターン目
screen-games-until = { $when }までに回答
screen-games-waiting = あと{ $count }人を待っています
screen-games-go-on = 続ける
screen-games-lobby = テーブルへ
screen-games-watch = 観戦
screen-games-see = ゲームを見る
screen-games-delete = 削除
screen-games-delete-sure = 本当に削除しますか？
screen-me-title = 別の端末で
screen-me-lead = 別の端末からあなたのゲームへ。パスキーで入るか、合い言葉を入れてください。
screen-me-make = 合い言葉を作る
screen-me-make-new = 新しい合い言葉を作る（前のものは無効）
screen-me-phrase = あなたの合い言葉（一度だけ表示します。書き留めてください）
screen-me-have = 合い言葉を持っている
screen-me-join = 自分のゲームを開く
screen-me-joined = このブラウザーはあなたの端末の一つで、あなたのゲームを表示しています。
screen-me-own = この端末を外すと、以前からある{ $count }件のゲームに戻ります。
screen-me-leave = この端末を外す
screen-me-devices = { $count ->
        [0] ほかの端末は追加されていません。
       *[other] ほかに{ $count }台の端末が追加されています。
    }
screen-me-alone = ほかの端末をすべて外す
screen-me-is-alone = ほかの端末をすべて外しました。前の合い言葉はもう使えません。パスキーはそのままです。
screen-me-sign-in = パスキーで入る
screen-me-page = わたしについて
screen-me-page-lead = アカウントは要りません。このサーバーがあなたについて持っているものはすべてこのページにあり、あなたのものです。
screen-me-name-title = 自分の名前
screen-me-name-lead = 登録した名前はこのサーバーであなただけのものです。ほかの人はその名前でも、よく似た名前でも席に着けません。
screen-me-name-field = 名前
screen-me-name-claim = この名前を登録する
screen-me-name-change = 変える
screen-me-name-give-up = 手放す
screen-me-name-done = その名前はあなたのものです。
screen-me-ways-title = 戻る道
screen-me-ways-lead = このブラウザーがあなたを忘れても、合い言葉かパスキーで名前とゲームに戻れます。
screen-me-phrase-is = 合い言葉があります。
screen-me-phrase-none = 合い言葉はまだありません。
screen-me-passkeys = あなたのパスキー
screen-me-passkey-made = { $day }から
screen-me-passkey-remove = 外す
screen-me-passkey-first = わたしのパスキー
screen-me-passkey-name = 新しいパスキーの名前
screen-me-passkey-add = パスキーを加える
screen-me-passkey-done = これからはこのパスキーで戻れます。
screen-me-passkey-gone = そのパスキーはもう使えません。
screen-me-passkey-known = この端末にはもうあなたのパスキーがあります。
screen-me-passkey-none = パスキーは使われませんでした。
screen-me-all-title = あなたについてのすべて
screen-me-export-lead = あなたの全ゲームの記録、その一覧表、そのほかあなたについて保存されているすべてを一つのファイルにまとめます。
screen-me-export = すべて持ち出す
screen-me-forget-title = 忘れてもらう
screen-me-forget = わたしについてすべて削除…
screen-me-forget-what = 元には戻せません。なくなるもの：
screen-me-forget-list =
    .who = 登録した名前、合い言葉、パスキー、端末
    .reach = 連絡先：通知とメール
    .alone = ほかの人がいなかったゲームすべてと、日替わりの成績
    .others = ほかの人とのゲーム：途中のものは投了となり、名前はどこでも中立の言葉に置き換わります。ゲームそのものはほかの人のために残ります
    .said = 席で話したこと、あなたについての報告
screen-me-forget-joined = このブラウザーがあなたの端末になる前のゲームは、そのまま残ります。
screen-me-forget-word = 削除
screen-me-forget-type = 続けるには「{ $word }」と入れてください
screen-me-forget-sure = すべて削除する
screen-me-forget-not = すべて残す
screen-me-forgotten = あなたについてのすべてを削除しました。
screen-mail-title = Cuoreからのメール
screen-mail-lead = 卓であなたの番になったら、このアドレスにメールをお送りしてもよいですか。
screen-mail-confirm = はい、送ってください
screen-mail-stop = メールは不要です
screen-mail-confirmed = ありがとうございます。あなたの番になったらお知らせします。
screen-mail-ended = アドレスを削除しました。今後メールは届きません。
screen-mail-field = メールで知らせる
screen-mail-ask = 送ってもらう
screen-mail-asked = { $address } にメールを送りました。中のリンクで承諾してください。
screen-mail-on = あなたの番になると { $address } にメールを送ります。
screen-mail-end = メールを止める
screen-watch-title = 観戦する
screen-watch-lead = 公開テーブルのゲームです。誰にでも見えるものだけが見え、手札は見えません。
screen-watch-open = 進行中のゲーム
screen-watch-none = 今は公開されているゲームがありません。

## 配る前
screen-lobby-title = テーブルが整いました
screen-lobby-lead = { $count ->
        [0] 全員そろいました。カードを配っています。
       *[other] あと{ $count }席空いています。座ってほしい人にリンクを送ってください。
    }
screen-lobby-invited = 招待されています。席に着くと、全員がそろったところで始まります。
screen-lobby-awaited = { $names }さんを待っています。招待は前のゲームの終了画面に表示されています。
screen-table-shut = テーブルを開けません
screen-lobby-link = 招待リンク
screen-lobby-code = 短いコード
screen-lobby-open = このテーブルは公開されており、誰でも見つけて座ることができます。
screen-lobby-seats = 席
screen-lobby-name = お名前
screen-lobby-name-again = この端末で遊ぶもう1人
screen-lobby-sit = 席に着く
screen-lobby-waiting = { $count ->
        [0] 全員そろいました。
       *[other] あと{ $count }人を待っています。そろうと自動で始まります。
    }
screen-lobby-played = 遊ぶ内容
screen-lobby-fair = 公正なシャッフル
screen-lobby-fair-text = 最初のカードを配る前に、すべてのシャッフルに封印をしました。ゲームの後で封印の秘密を公開するので、何も変えられていないことを誰でも確かめられます。
screen-lobby-leave = テーブルを離れる
screen-seat-free = 空席
screen-seat-yours = あなた
screen-seat-bot = ボット
screen-seat-here = 着席
screen-seat-invited = 招待中
screen-lobby-put-bot = ボットを座らせる
screen-lobby-free-seat = 席を空ける
screen-lobby-bot-level = { $name }の強さ

## もう一度
screen-rematch = 再戦
screen-rematch-new = 新しい町で再戦
screen-rematch-turned = 次のプレイヤーから始める
screen-rematch-asked = { $town ->
        [new] { $name }さんが新しい町での再戦を希望しています。
       *[same] { $name }さんが同じ町での再戦を希望しています。
    }
screen-rematch-yours = 次のテーブルの用意ができました。
screen-rematch-join = 参加する
screen-rematch-to = テーブルへ

## 新しいテーブル
screen-new-title = 新しいテーブル
screen-new-lead = すべて無難に選んであります。好きなところだけ変えて、テーブルを整えてください。
screen-new-boxes = セット
screen-new-box-seats = { $low }～{ $high }人
screen-new-town = 街
screen-new-town-first-game = 最初のゲーム
    .what = ルールブックが最初のゲームにすすめる10人です。
screen-new-town-random = くじ引き
    .what = くじで選ぶ10人。配るまでのお楽しみです。
screen-new-town-wishes = 希望から
    .what = どんな街がよいかを伝え、遊ぶ前に確かめます。
screen-new-town-hand = 自分で選ぶ
    .what = メイドを{ $size }人、自分で選びます。
screen-new-town-code = コードから
    .what = 届いた街のコードを貼り付けます。
screen-new-draw = 街を引く
screen-new-reroll = 別の街を引く
screen-new-preview = この街
screen-new-code-field = 街のコード
screen-new-code-of-town = この街のコード（友だち用）
screen-new-read-code = 街を見る
screen-new-code-brings = セット、メイド長、ルールはコードに含まれています。
screen-new-picked = { $size }人のうち{ $count }人を選びました
screen-new-seats = 席
screen-new-seat = { $number }番の席の人
screen-new-player-here = ここの人
screen-new-player-link = リンクで呼ぶ人
screen-new-player-bot = ボット
screen-new-name = { $number }番の席の名前
screen-new-name-here = 名前
screen-new-level = { $number }番の席のボットの強さ
screen-new-levels = 強さ
screen-new-other-bots = 決まった戦略で
screen-new-link-what = 送るためのリンクが出ます。
screen-new-earlier = { $number }番の席を前へ
screen-new-remove = { $number }番の席を外す
screen-new-add-seat = 席を加える
screen-new-terms = テーブルのルール
screen-new-rules = 選択ルール
screen-new-borrows = Moreは独立したゲームです。単独で遊ぶか、ここで選ぶものをほかのセットから借ります。
screen-new-chiefs = メイド長
screen-new-chiefs-first = 最初のセットのもの
screen-new-chiefs-random = くじ引き
screen-new-open = 入れる人
screen-new-open-link = リンクを知る人だけ
screen-new-open-all = 誰でも（一覧に載せる）
screen-new-talk = 卓での会話
screen-new-talk-chat = ひとこととチャット
screen-new-talk-words = ひとことだけ
screen-new-talk-none = なし
screen-new-clock = 持ち時間
screen-new-clock-none = なし（ごゆっくり）
screen-new-clock-seconds = { $minutes ->
        [0] 1ターン{ $seconds }秒
       *[other] { $seconds ->
            [0] 1ターン{ $minutes }分
           *[other] 1ターン{ $minutes }分{ $seconds }秒
        }
    }
screen-new-language = テーブルの言語
screen-new-lay = テーブルを整える
screen-wish-required = 必ず入れる
screen-wish-banned = 入れない
screen-wish-add = メイドを加える…
screen-wish-take-off = 外す
screen-wish-attacks = ほかの人を困らせるメイド
screen-wish-attacks-any = おまかせ
screen-wish-attacks-none = なし
screen-wish-attacks-some = 1～2人
screen-wish-attacks-many = 3人以上
screen-wish-costs = コストごとの最少人数
screen-wish-cost = コスト{ $band }
screen-wish-sources = 次のものを与えるメイドの最少人数
screen-wish-source-draw = ドロー
screen-wish-source-serving = サービス
screen-wish-source-employment = 雇用
screen-wish-source-love = ラブ
screen-wish-source-imagination = 想像力
screen-wish-source-concentration = 集中力
screen-wish-source-effort = 努力
screen-wish-sisters = 姉妹は全員そろうか、1人も入れない
screen-wish-dead = 相手役がいないメイドは入れない

## カード
screen-cards-title = カード一覧
screen-cards-lead = すべてのセットの全カードです。効果文は、実際に動くルールのデータから作られています。小さな家の印は、印刷された値を確認できず独自に決めた値を表します。
screen-cards-search = 名前または効果文
screen-cards-box = セット
screen-cards-kind = 種類
screen-cards-any = すべて
screen-cards-house = 独自の値があるカードだけ
screen-cards-count = { $count ->
        [0] 当てはまるカードはありません。
       *[other] { $count }種類
    }
screen-cards-clear = すべて表示
screen-cards-all = カード一覧へ
screen-cards-unknown = 「{ $name }」というカードはありません。

## 遊び方
screen-how-title = 遊び方
screen-how-lead = 読むのは5分。すぐ始めても、できることはテーブルが教えてくれます。
screen-how-lessons = テーブルで覚える
screen-how-lesson-first-turn = 最初のターンを遊ぶ
    .what = 本物のテーブルで、見どころを案内します。3分ほどです。
screen-how-lesson-first-game = はじめてのゲームを最後まで遊ぶ
    .what = やさしい相手と好きなように遊びます。新しいことが起こるたびに説明します。30分ほどです。
screen-how-lesson-example-turn = ルールブックのターン例
    .what = ルールブックに書かれた1ターンを、本物のテーブルで1手ずつ。
screen-how-aim = お屋敷とメイドたち
    .text =
        あなたは大きなお屋敷の主です。全員が同じ10枚（1ラブが7枚、部屋付きメイド長が3枚）で始め、5枚を手札にします。
        ターンごとに街から雇い、デッキを育てます。ゲームが終わったとき、勝利点が一番多い人が勝ちます。
screen-how-turn = 1ターンは4つのフェイズ
    .text = 余ったサービス、ラブ、雇用はターンの終わりになくなり、次のターンには持ち越せません。
screen-how-phase-start = 開始
    .what = 能力を使うメイドもいます
screen-how-phase-serve = 給仕
    .what = 給仕してもらう：サービス1
screen-how-phase-employ = 雇用
    .what = 街から1枚雇う：雇用1
screen-how-phase-discard = 捨て札
    .what = すべて捨て、5枚引く
screen-how-marks = メイドが与えるもの
    .text = 給仕してもらうにはサービス1を使います。まずシンボルを得て、次に効果文を実行します。
screen-how-mark-draw = ドロー
    .what = すぐにその枚数を引く
screen-how-mark-love = ラブ
    .what = 雇うために使える
screen-how-mark-serving = サービス
    .what = さらにその人数が給仕できる
screen-how-mark-employment = 雇用
    .what = さらにその枚数を雇える
screen-how-mark-points = 勝利点
    .what = 最後の得点
screen-how-employ = ラブで雇う
    .text =
        ラブカードは何枚でも出せ、サービスは使いません。カードの隅の印章が、雇うのに必要なラブの数です。
        雇ったメイドとラブカードは捨て札に置きます。山札がなくなるとシャッフルして戻り、やがて給仕してくれます。
screen-how-chamber = 部屋付きメイド
    .text =
        給仕の代わりに、部屋付きメイドになれるメイドがいます。印刷された数のサービスを使い、私室に移ってそのまま残ります。
        デッキの邪魔にならず、得点はそのままで、ボーナスを持つ人もいます。
screen-how-private = プライベートメイド
    .text =
        街の横に2人が表向きに並びます。雇うとすぐ私室に入り、サービスを使わずに、毎ターン1回力を貸してくれます。
        働くのは一番新しい1人だけですが、下のメイドの得点も数えます。
screen-how-events = イベントは相手に
    .text =
        病気は誰かの私室のメイドに置きます。治るまで能力も得点もありません。
        悪い癖は最後に点を減らします。紫のカードがデッキに入ることはありません。
screen-how-end = ゲームの終わり
    .text =
        街のメイドの山が2つなくなると、そのターンの終わりにゲームが終わります。
        デッキ、手札、私室のすべてのカードを数えます。組み合わせで高くなるメイドも多いので、効果文を読んでみてください。

## 終わったゲーム
screen-game-title = ゲーム終了
screen-game-winner = { $count ->
        [1] { $names }さんの勝ちです
       *[other] { $names }さんが勝利を分け合いました
    }
screen-game-facts = { $turns }ターン、回答{ $answers }回、{ $undone ->
        [0] 取り消しなし
       *[other] 取り消し{ $undone }回
    }
screen-past-title = 以前のルールのゲーム
screen-past-facts = 回答{ $answers }回、{ $undone ->
        [0] 取り消しなし
       *[other] 取り消し{ $undone }回
    }
screen-game-replay = 再生する
screen-game-record = ゲームの記録
screen-game-again = 新しいテーブル
screen-game-decks = 最後のデッキ
screen-game-cards = { $count }枚
screen-chart-title = ターンごとの得点
screen-chart-turn = ターン
screen-chart-table = 表で見る
screen-proof-title = 公正なシャッフル
screen-proof-good = 確認済み：シャッフルは配る前に封印されたものと同じです。
screen-proof-bad = 未確認：秘密が封印と一致しません。
screen-proof-text = 配る前に、サーバーは秘密の封印を示しました。すべてのシャッフルはその秘密から決まります。ここに両方を示します。記録があれば、誰でもゲーム全体を確かめられます。
screen-proof-commitment = 配る前に示した封印
screen-proof-secret = ゲームの後に明かした秘密

## 自分の対局を振り返る

screen-review-title = 振り返り
screen-review-of = { $name }の対局
screen-review-about = 勝率は、その時点で{ $name }が知り得たことからの見積もりです。±は標準誤差です。
screen-review-first = 対局を見直しています…
screen-review-progress = 詳しく調べています：{ $of }個の答えのうち{ $done }個
screen-review-chance = 勝率
screen-review-chances = 勝率の表
screen-review-picture = 画像を保存
screen-review-losses = 最も損をしたところ
screen-review-nothing = 大きな損はありませんでした。
screen-review-turn = ターン{ $turn }
screen-review-played = 選んだ答え
screen-review-better = よりよい答え
screen-review-lost = 勝率で{ $loss } ± { $error } %
screen-review-see = リプレイで見る
screen-review-in-all = { $decisions }個の決定のうち{ $looked }個を詳しく調べました。
screen-review-bought = いつ何を雇用したか
screen-review-share = このページへのリンク

## 再生
screen-replay-title = 再生
screen-replay-back = ゲームへ戻る
screen-replay-begin = カードが配られました。
screen-replay-controls = ゲームをたどる
screen-replay-turn-before = 前のターンへ
screen-replay-before = 1手戻る
screen-replay-play = 再生
screen-replay-pause = 一時停止
screen-replay-next = 1手進む
screen-replay-turn-next = 次のターンへ
screen-replay-seek = ゲームの中の位置
screen-replay-at = { $answers }手のうち{ $at }手目
screen-replay-eyes = 視点
screen-replay-eyes-all = 誰にでも見えるもの
screen-replay-eyes-of = { $name }さんの目で

## この屋敷について
screen-about-buy = 気に入ったら、ぜひカードを買ってください。とても美しいカードです。
screen-about-figures-title = 独自の値
screen-about-figures = 印刷された値を確認できていないところがあります。そこにはルールブックの記述に合うように決めた独自の値を使い、カードには小さな家の印を付けています。
screen-about-privacy-title = 保存される情報
screen-about-privacy = 名前のないクッキーが席の鍵です。言語、お名前、好みはこのブラウザの中だけに残ります。ほかの場所からは何も読み込まず、誰にも知らせません。
screen-about-version = バージョン{ $version }です。
screen-about-licences = このページに含まれる他の方々の作品のライセンス

## The rules of a box

screen-rules-title = ルール：{ $box }
screen-rules-table = 最初のゲームの始まりのテーブル。
screen-rules-all = それぞれの箱のルール
screen-rules-others = ほかの箱のルール


## 今日の街
screen-daily-title = 今日の街
screen-daily-lead = 一日に一つの街。全員が同じシャッフル、同じボット。どこまでいけるでしょうか？
screen-daily-of = { $date }：{ $box }、相手は{ $bot }
screen-daily-play = 今日の街で遊ぶ
screen-daily-go-on = ゲームの続きへ
screen-daily-own = 自分のゲームを見る
screen-daily-rules = ゲームは一日に一回です。その日（世界標準時）のうちに始め、翌日が終わるまでに終えてください。ヒントはなく、戻せるのは何も見ていない手だけです。最後まで自分で遊んだゲームが結果に載ります。サーバーが知っているのはブラウザーで、人ではありません。友だち同士の遊びと思ってください。
screen-daily-sealed = リプレイ、棋譜、シャッフルの秘密は翌日が終わると見られます。まだ遊んでいる人がいるかもしれないからです。
screen-daily-not-counted = あなたのゲームは下の結果に載っていません。期限までに自分だけで最後まで遊ばれなかったためです。
screen-daily-results = 結果
screen-daily-none = この街を終えた人はまだいません。
screen-daily-place = 順位
screen-daily-name = 名前
screen-daily-points = 得点
screen-daily-bot = ボット
screen-daily-margin = 点差
screen-daily-won = 勝ち
screen-daily-lost = 負け
screen-daily-mine = あなた
screen-daily-before = 前の日
screen-daily-after = 次の日

## 問題
screen-puzzles-title = 問題
screen-puzzles-lead = 一つの答えがはっきり一番よい、実際のゲームの局面です。あなたならどうしますか？
screen-puzzles-today = 今日の問題
screen-puzzles-solve = 解く
screen-puzzles-again = もう一度見る
screen-puzzles-streak = { $days ->
        [0] まだ連続記録はありません。今日の問題を解いてみましょう。
       *[other] { $days }日連続です。
    }
screen-puzzles-solved = { $count }問のうち{ $solved }問を一度で解きました
screen-puzzles-kept = 解いた記録は、このブラウザーの中だけに残ります。
screen-puzzles-shelf = 問題の棚
screen-puzzles-one = 問題{ $number }
screen-puzzles-about = { $turn }ターン目、{ $seats ->
       *[other] { $seats }人
    }
screen-puzzles-right = 解決
screen-puzzles-wrong = 挑戦済み
screen-puzzles-how = ネットのゲームからプログラムが見つけました。一番よい答えは、1巡先でも3巡先でも、最後まで遊んだゲームでも、はっきり前にいます。

## Figures of one's own
screen-figures-title = わたしの成績
screen-figures-lead = 終わったゲームの成績です。お使いのすべての端末の分を合わせています。
screen-figures-link = わたしの成績
screen-figures-none = 当てはまる終了済みのゲームはまだありません。
screen-figures-filter = 絞り込み
screen-figures-games = ゲーム数
screen-figures-won = 勝ち
screen-figures-points = 平均得点
screen-figures-turns = 平均ターン数
screen-figures-places = 順位
screen-figures-place = { $place }位
screen-figures-times = { $count }回
screen-figures-curve = 得点の推移
screen-figures-curve-table = 同じものを表で見る
screen-figures-curve-mean = 各点は{ $games }ゲームの平均です。
screen-figures-when = 終了日
screen-figures-boxes = セット別
screen-figures-seats = 人数別
screen-figures-towns = 街別
screen-figures-persons = 対人
screen-figures-bots = 対ボット
screen-figures-name = 名前
screen-figures-box = セット
screen-figures-town = 街
screen-figures-players = 人数
screen-figures-level = 強さ
screen-figures-all = 終わったすべてのゲーム
screen-figures-csv = 表計算用にダウンロード
screen-figures-ended = 終了
screen-figures-who = プレイヤー
screen-figures-own-points = 得点
screen-figures-own-place = 順位
screen-figures-several = 複数の席
screen-figures-resigned = 投了
screen-figures-page = { $pages }ページ中{ $page }ページ目
screen-figures-newer = 新しいゲーム
screen-figures-older = 古いゲーム
screen-figures-show-all = { $count }件すべて表示
screen-figures-rules = 数え方
screen-figures-rule-over = 終わったゲームだけを数えます。練習卓と問題は数えません。終わるまでは何も数えません。
screen-figures-rule-places = 順位は得点で決まり、同点ならルールの決め方に従います。それでも同じなら同じ順位で、1位を分け合っても勝ちです。
screen-figures-rule-resigned = 投了した人は最下位です。終了時にボットが代わりに打っていた人も同じです。そのゲームは負けと数え、得点は平均にも推移にも入れません。
screen-figures-rule-several = 複数の席を持っていたゲームは、どの席がご自分かわからないため、一覧に載せるだけで数えません。{ $count ->
        [0] 該当はありません。
       *[other] { $count }件あります。
    }
screen-figures-rule-latest = 最近の{ $count }ゲームだけを数えています。

## Ratings
screen-ratings-title = レート
screen-ratings-link = レート一覧
screen-ratings-lead = レート戦の結果で見る、それぞれの強さです。
screen-ratings-people = プレイヤー
screen-ratings-bots = ボット
screen-ratings-none = レート戦を終えた人はまだいません。
screen-ratings-off = このサーバーではレート戦の卓は使えません。
screen-ratings-rank = 順位
screen-ratings-name = 名前
screen-ratings-rating = レート
screen-ratings-games = ゲーム数
screen-ratings-value = { $value } ± { $error }
screen-ratings-provisional = 暫定
screen-ratings-interval = ±は、およそ95%の確からしさで収まる幅です。
screen-ratings-question = 「?」は暫定の印で、レート戦がまだ少なく、はっきりしないことを表します。
screen-ratings-better = 上位
screen-ratings-weaker = 下位
screen-ratings-mark = レート戦
screen-ratings-changes = このゲームの後のレート
screen-ratings-uncounted = このゲームではレートは動きません。同じ2人がこの日すでに十分に対戦しています。
screen-ratings-rules = 仕組み
screen-ratings-rule-scale = 400の差は、1敗につき10勝にあたります。全員1500から始まります。幅が広いうちは暫定で、ほかの人より後に並びます。
screen-ratings-rule-who = レート戦は、名前を登録した人のためのものです。
screen-ratings-claim = 名前を登録する
screen-ratings-rule-table = レート戦にするかどうかは、卓を用意するときに決めます。1人1席で、時計があり、取り消しもヒントもなく、ボットが代わりに打つこともありません。
screen-ratings-rule-last = 投了した人と時間切れの人は最下位です。
screen-ratings-rule-daily = 同じ2人が1日（協定世界時）に対戦したゲームのうち、最初の{ $count }ゲームだけを数えます。
screen-ratings-rule-bots = ボットは互いに対戦して測った位置から動きません。そのため目盛りはいつも同じです。
screen-new-rated = レート
screen-new-rated-no = レートなし
screen-new-rated-yes = レート戦
screen-new-rated-what = 結果で参加者のレートが動きます。登録した名前で1人1席ずつ座り、取り消しはなく、時間切れは投了になります。
screen-join-any-rated = レート戦とそれ以外
screen-match-rated = 登録した名前でレート戦
