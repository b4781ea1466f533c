# 質問へのヒントと、ゲームの振り返り。

## 答えについての一文。卓の上から読み取れることだけ

hint-reason-employ-points = { $card }はコスト{ $cost }、終了時に{ $points }点になります。{ $left ->
        [0] { "" }
       *[other] 残りは{ $left }枚です。
    }
hint-reason-employ-points-and-symbols = { $card }はコスト{ $cost }、終了時に{ $points }点になり、{ $symbols }をもたらします。{ $left ->
        [0] { "" }
       *[other] 残りは{ $left }枚です。
    }
hint-reason-employ-symbols = { $card }はコスト{ $cost }、手札に来るたびに{ $symbols }をもたらします。{ $left ->
        [0] { "" }
       *[other] 残りは{ $left }枚です。
    }
hint-reason-employ-text = { $card }はコスト{ $cost }、効果はカードの文章のとおりです。{ $left ->
        [0] { "" }
       *[other] 残りは{ $left }枚です。
    }
hint-reason-serve = { $card }は今すぐ{ $symbols }をもたらします。
hint-reason-serve-text = { $card }は今すぐカードの文章のとおりに働きます。
hint-reason-chamber = { $card }は私室に移り、もう山札には戻りません。
hint-reason-stop = 残りはそのままになります。
hint-reason-obvious = ここで考えることはありません。
hint-reason-plain = 卓の上から言えるのは、数字のとおりということだけです。

## ゲームの振り返り

review-title = 振り返り：{ $player }
review-about = 勝率は、その時点で{ $player }が知り得たことからの見積もりです。
review-chance = 勝率
review-turn = ターン
review-played = 選んだ答え
review-better = よりよい答え
review-lost = 損失
review-course = ゲームの流れ
review-turns = 最も損をしたところ
review-nothing = 大きな損はありませんでした。
review-progress = 決定
review-line = ターン{ $turn }：{ $played }。よりよい答え：{ $better }、勝率で{ $loss } ± { $error } %の差。
review-written = 振り返りを{ $path }に書き出しました。
review-in-all = { $decisions }個の決定のうち{ $looked }個を詳しく調べました。
review-earlier-rules = 以前のルール（バージョン{ $found }、現在は{ $version }）のゲームは振り返れません

error-net-no-chances = ネットはここでは何も言えません。これらのカードを知らないからです：{ $cards }
error-net-view = ビューだけでは、ネットが必要とすること（途中の効果など）がすべては分かりません。ゲームと席の番号を渡してください
error-net-no-module = 勝率には{ $name }が必要ですが、入っていません
error-chances-unreadable = { $where }：勝率を読み込めません（{ $reason }）
error-chances-of-another-net = { $where }：この勝率は、隣にあるものとは別のネットに合わせたものです


## 問題

puzzle-title = 問題
puzzle-ask = 勝つ見込みが一番高い答えはどれでしょう？最初の答えが数えられます。あなたの知りえないカードは配り直してあります。
puzzle-again = 代わりにどうしますか？何度でも試せます。最初の答えはもう数えました。
puzzle-right = 正解：{ $best }。次によい答えより、勝つ見込みが{ $lead } ± { $error }％高くなります。{ $reason }
puzzle-wrong = あなたの答え：{ $played }。もっとよいのは{ $best }で、勝つ見込みの差は{ $loss }％です。{ $reason }
puzzle-wrong-untried = あなたの答え：{ $played }。もっとよいのは{ $best }で、勝つ見込みの差は少なくとも{ $lead } ± { $error }％です。{ $reason }
