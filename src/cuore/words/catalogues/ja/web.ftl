# ブラウザ自身が話すことば。画面のまわり、カードの上、テーブルの上。ほかはサーバーから届く。

## どの画面にもあるもの
ui-brand = Cuore
ui-skip = 本文へ移動
ui-nav = 屋敷の部屋
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
ui-theme = 明るさ
ui-theme-system = 端末に合わせる
ui-theme-light = 昼
ui-theme-dark = 夜
ui-close = 閉じる
ui-to-start = 玄関へ
ui-screen-failed = この部屋を開けませんでした。ページを読み込み直してください。
ui-not-found-title = そのような部屋はありません
ui-not-found-text = この住所は屋敷のどこにもつながっていません。リンクの文字が欠けているかもしれません。
ui-footer-unofficial = 非公式のファン作品です。出版社の絵や文章は使っていません。
ui-footer-about = この屋敷とクレジット

## この屋敷について
ui-about-title = この屋敷について
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
ui-sources = データの出典
