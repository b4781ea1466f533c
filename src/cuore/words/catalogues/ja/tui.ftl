## 端末のテーブル

tui-town = 街
tui-cost = コスト
tui-left = 残り
tui-hand = あなたの手札
tui-turn = { $turn }手番目：{ $name }
tui-own = あなたの山札{ $deck }枚、捨て札{ $discard }枚、現在の勝利点{ $points }
tui-quarters = あなたの私室：{ $cards }
tui-key-undo = 取り消し
tui-key-look = 見る
tui-key-toggle-log = 記録
tui-key-whole-table = 卓
tui-key-type = 入力
tui-type = 番号か言葉を入力してEnter
tui-key-save = 保存
tui-key-help = ヘルプ
tui-key-leave = 退席
tui-close = Escで閉じます。
tui-curtain = { $name }さんにキーボードを渡してください。ほかの人は見ないでください。（uで直前の回答を取り消せます。）
tui-ready = 準備できました
tui-save-as = 保存先のファイル名
tui-help =
    選べる回答はすべて下に並びます。矢印キーとEnter、番号、またはマウスで選んでください。「/」で言葉を入力できます。
    点の付いたカードは今使えます。Tabで手札や街に移り、Enterでそのカードを使います。
    v  カーソルのカードを見る
    u  直前の回答を取り消す
    t  テーブル全体を文字で見る（山札や、見たことのあるカードも）
    l  記録を表示する（画面が狭いとき）
    s  ゲームを保存する。「cuore play --load ファイル」で再開できます
    q  席を離れる。途中のゲームは残されます
    cuore play --plain  一行ずつ遊ぶ（スクリーンリーダーやパイプ向け）
