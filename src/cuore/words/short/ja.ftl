# 短い効果文。タイルに載せる。同じステップ、同じ数値から組み立てる。各メッセージは catalogues/ja/steps.ftl の同名の
# メッセージの代わりになり、ここにないものは元のまま言う。短くしてよいのは、卓を見れば分かること（誰の手札か、どの山か）
# と読み返せば足りることだけ。数値と、誰のことかは省かない。

## 文の組み立て

text-that-player = その人は{ $what }
text-if-done = その場合、{ $then }
text-each-time = そのたび、{ $then }
text-discard-and-draw = { $count ->
        [1] 1枚捨て、1枚引いて
       *[other] { $count }枚まで捨て、同じ枚数を引いて
    }
text-each-other = { $holding ->
        [0] 他の全員は{ $what }
       *[other] 手札{ $holding }枚以上の他の全員は{ $what }
    }
text-every-player = { $holding ->
        [0] 全員が{ $what }
       *[other] 手札{ $holding }枚以上の全員が{ $what }
    }
text-neighbours = 左隣、次に右隣は{ $what }
text-unless-maid = メイドでないなら、{ $then }
text-if-it = { $cards }なら、{ $then }
text-if-holding = 手札{ $count }枚以上なら、{ $then }
text-if-own = { $count ->
        [1] 私室に{ $cards }以上あれば、{ $then }
       *[other] 私室に{ $cards }以上あれば、{ $then }
    }
text-if-drunk = 建物の外のビールのアルコールが{ $alcohol }以上なら、{ $then }
text-every-nth = 同じターンに{ $count }枚給仕するたび、{ $then }
text-duel = { $person ->
        [they] 相手と共に山札の上を捨てる
       *[you] 共に山札の上を捨てる
    }
text-if-duel = { $person ->
        [they] その人のコストが{ $by }以上高いなら、{ $then }
       *[you] 自分のコストが{ $by }以上高いなら、{ $then }
    }

## タイミング

when-start = 開始：{ $text }
when-start-chambermaid = 部屋付き、開始：{ $text }
when-start-refined = ターン開始時：{ $text }
when-in-service = 給仕フェイズ：{ $text }
when-in-service-chambermaid = 部屋付き、給仕フェイズ：{ $text }
when-drew = 自分のターンにメイドで最初に引いた後：{ $text }
when-new-hand = 雇用ボーナス、新しい手札の後：{ $text }
when-others-discard = 他の人の捨て札フェイズ：{ $text }
when-gained = 得たとき：{ $text }
when-acquired = その後：{ $text }
when-revealed = 表になったとき：{ $text }
when-revealed-gone = その後、これを取り除く
when-reaction = 自分にイベントが来るとき手札から公開してもよい：{ $text }
when-on-maid = そのメイドは病気：能力もVPもなく、いない扱い
when-on-building = その建物と下のカードはない扱い
when-leads = 仕事フェイズ：{ $skill }を払い、{ $pile }の上のカードを獲得できる
wins = 仕事フェイズに{ $points }で獲得（{ $pile }の担当のみ）
requires = { $phase }：{ $cards }を捨てて獲得{ $count ->
        [0] { "" }
       *[other] （1ターン{ $count }枚）
    }
employ-if-holding = 手札に{ $cards }が必要
employ-if-outnumber = 私室の{ $names }が{ $card }より多いとき雇用できる

## カードが置かれている間の効果

standing-lying = 私室にある間、{ $what }
standing-chambermaid = 部屋付き：{ $what }
standing-turn = このターン、{ $what }
standing-price = { $cards }のコストは{ $price }
standing-price-change = { $cards }のコスト{ $more ->
        [yes] +{ $by }
       *[no] −{ $by }
    }{ $least ->
        [0] { "" }
       *[other] （最低{ $least }）
    }
standing-first-price-change = 最初の{ $cards }のコスト{ $more ->
        [yes] +{ $by }
       *[no] −{ $by }
    }{ $least ->
        [0] { "" }
       *[other] （最低{ $least }）
    }
standing-at-most-times = { $what }（{ $count }枚分まで）
standing-next-phase = { $what }、次の自分の雇用フェイズから
standing-plays-as = 手札の{ $cards }は「{ $name }」としてサービスなしで出せる
standing-shield = { $count }枚以上で、イベントをもう置かれない
standing-beer-offer = 1回、{ $love }ラブでビール1枚を得てもよい（雇用不要）
standing-beer-stand = { $turns ->
        [1] このターン
        [2] 次の自分のターン
       *[other] { $turns }回目の自分のターン
    }の終わりまで、誰でも1ターンに1回{ $love }ラブでビール1枚を得てもよい（雇用不要）
standing-shown-first = 開始時、表向き
standing-counts-as-points = 他の{ $name }の得点では{ $name }として数える
standing-counts-as-conditions = 雇用条件では{ $name }として数える

## どのカードか

chamber-cost = 部屋付き：サービス{ $servings }
match-maid-in-hand = メイド（プライベート以外）{ $count }枚
    .alone = メイド（プライベート以外）
match-chambermaid = 部屋付きメイド（長も可）{ $count }枚
    .alone = 部屋付きメイド（長も可）

place-on-maid = { $count ->
        [1] 誰かの部屋付きか一番上のプライベートメイド1人
       *[other] 部屋付きか一番上のプライベートメイドの同じ1人
    }
place-free = 健康なメイドのいる誰かの私室
place-anywhere = 誰かの私室
place-on-building = 誰かの建物1枚

## ステップ

step-gain =
    .do = { $bonuses }
step-discard =
    .do = { $cards }を捨てる
    .may = { $cards }を捨てて
    .does = { $cards }を捨てる
step-keep-one =
    .do = 手札を1枚残し、他を捨てる
    .may = 手札を1枚残し、他を捨てて
    .does = 手札を1枚残し、他を捨てる
step-return =
    .do = { $cards }を{ $where ->
            [park] 公園
           *[town] 街
        }に戻す
    .may = { $cards }を{ $where ->
            [park] 公園
           *[town] 街
        }に戻して
    .does = { $cards }を{ $where ->
            [park] 公園
           *[town] 街
        }に戻す
step-take =
    .do = { $cards }を{ $to ->
            [hand] 手札
            [deck] 山札の上
            [their-discard] その捨て札
           *[discard] 捨て札
        }に取る
    .may = { $cards }を{ $to ->
            [hand] 手札
            [deck] 山札の上
            [their-discard] その捨て札
           *[discard] 捨て札
        }に取って
    .does = { $cards }を{ $to ->
            [hand] 手札
            [deck] 山札の上
            [their-discard] 選んだ人の捨て札
           *[discard] 捨て札
        }に取る
step-choose-player =
    .do = { $who ->
            [anyone] 誰か1人（自分も可）
            [holding] 手札{ $holding }枚以上の誰か1人（自分も可）
            [beer-owner] 建物の外にビールを持つ他の1人
           *[others] 他の1人
        }を選ぶ
    .may = { $who ->
            [anyone] 誰か1人（自分も可）
            [holding] 手札{ $holding }枚以上の誰か1人（自分も可）
            [beer-owner] 建物の外にビールを持つ他の1人
           *[others] 他の1人
        }を選び
    .does = { $who ->
            [anyone] 誰か1人（自身も可）
            [holding] 手札{ $holding }枚以上の誰か1人（自身も可）
            [beer-owner] 建物の外にビールを持つ他の1人
           *[others] 他の1人
        }を選ぶ
step-look-at-top =
    .do = { $whose ->
            [yours] 自分
           *[theirs] その人
        }の山札の上を見る
    .may = { $whose ->
            [yours] 自分
           *[theirs] その人
        }の山札の上を見て
    .does = { $whose ->
            [yours] 自身
           *[theirs] 選んだ人
        }の山札の上を見る
    .otherwise = しないなら戻す
step-look-at-hand =
    .do = その手札からランダムに1枚を見る
    .may = その手札からランダムに1枚を見て
    .does = 選んだ人の手札からランダムに1枚を見る
    .otherwise = しないなら戻す
step-discard-looked =
    .do = それを捨てる
    .may = それを捨てて
    .does = それを捨てる
step-swap-looked =
    .do = 自分のランダムな1枚と交換する
    .may = { $person ->
            [they] 自身
           *[you] 自分
        }のランダムな1枚と交換して
    .does = 自身のランダムな1枚と交換する
step-receive-event =
    .do = 健康なメイドがいれば「{ $event }」1枚を受け取る
    .may = 健康なメイドがいれば「{ $event }」1枚を受け取って
    .does = 健康なメイドがいれば「{ $event }」1枚を受け取る
step-place-events =
    .do = 「{ $event }」{ $count }枚を{ $place }に置く
    .may = 「{ $event }」{ $count }枚を{ $place }に置いて
    .does = 「{ $event }」{ $count }枚を{ $place }に置く
step-remove-event =
    .do = 自分のイベント1枚を街に戻す
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }イベント1枚を街に戻して
    .does = 自身のイベント1枚を街に戻す
step-cure =
    .do = 「{ $event }」1枚を街に戻す
    .may = 「{ $event }」1枚を街に戻して
    .does = 「{ $event }」1枚を街に戻す
step-move-event =
    .do = 誰かのイベント1枚を別の人の同様の場所に移す
    .may = 誰かのイベント1枚を別の人の同様の場所に移して
    .does = 誰かのイベント1枚を別の人の同様の場所に移す
step-turn-away =
    .do = それは街に戻る
    .may = それを街に戻して
    .does = それは街に戻る
step-discard-top =
    .do = { $whose ->
            [theirs] その人の
           *[yours] 自分の
        }山札の上を捨てる
    .may = { $whose ->
            [theirs] その人の
           *[yours] { $person ->
                [they] 自身の
               *[you] 自分の
            }
        }山札の上を捨てて
    .does = { $whose ->
            [theirs] 選んだ人の
           *[yours] 自身の
        }山札の上を捨てる
step-more-new-cards =
    .do = 新しい手札を{ $count }枚多く引く
    .may = 新しい手札を{ $count }枚多く引いて
    .does = 新しい手札を{ $count }枚多く引く
step-fewer-new-cards =
    .do = 新しい手札を{ $count }枚少なく引く
    .may = 新しい手札を{ $count }枚少なく引いて
    .does = 新しい手札を{ $count }枚少なく引く
step-discard-alike =
    .do = 同名カード{ $count }枚を捨てる
    .may = 同名カード{ $count }枚を捨てて
    .does = 同名カード{ $count }枚を捨てる
step-put-on-deck =
    .do = 手札1枚を山札の{ $place ->
            [bottom] 下
           *[top] 上
        }に置く
    .may = 手札1枚を山札の{ $place ->
            [bottom] 下
           *[top] 上
        }に置いて
    .does = 手札1枚を山札の{ $place ->
            [bottom] 下
           *[top] 上
        }に置く
step-chamber-free =
    .do = 手札の{ $cards }をサービスなしで私室に置く
    .may = 手札の{ $cards }をサービスなしで私室に置いて
    .does = 手札の{ $cards }をサービスなしで私室に置く
step-reveal-top =
    .do = 山札の上{ $count }枚を公開：{ $keep ->
            [fitting] { $cards }は
           *[one] 1枚を
        }手札に、残りは捨てる
    .may = 山札の上{ $count }枚を公開し、{ $keep ->
            [fitting] { $cards }は
           *[one] 1枚を
        }手札に加え、残りを捨てて
    .does = 山札の上{ $count }枚を公開：{ $keep ->
            [fitting] { $cards }は
           *[one] 1枚を
        }手札に、残りは捨てる
step-play-it =
    .do = それを給仕したものとして使ってもよい
    .may = それを給仕したものとして使って
    .does = それを給仕したものとして使ってもよい
step-end-serving =
    .do = 給仕フェイズが終わる
step-end-employ =
    .do = 給仕と雇用のフェイズが終わる
step-end-game =
    .do = ゲームが終わる
step-discard-named =
    .do = その人はそのコストの1枚を捨てる
    .may = その人にそのコストの1枚を捨てさせて
    .does = 選んだ人はそのコストの1枚を捨てる
step-take-first-master =
    .do = 次のラウンドからファーストマスター
step-go-to-discard =
    .do = これを誰かの捨て札に置く
    .may = これを誰かの捨て札に置いて
    .does = これを誰かの捨て札に置く
step-return-this =
    .do = これを街に戻す
    .may = これを街に戻して
    .does = これを街に戻す
step-dismiss-this =
    .do = これを捨てる
    .may = これを捨てて
    .does = これを捨てる
step-dismiss-chambermaid =
    .do = 部屋付きメイド1人を捨てる
    .may = 部屋付きメイド1人を捨てて
    .does = 部屋付きメイド1人を捨てる
step-give-this-as-chambermaid =
    .do = これをその人の部屋付きメイドにする
    .may = これをその人の部屋付きメイドにして
    .does = これを選んだ人の部屋付きメイドにする
step-return-this-chambermaid =
    .do = この部屋付きメイドを街に戻す
step-swap-private =
    .do = 一番上のプライベートメイドを街の1枚と入れ替える
    .may = 一番上のプライベートメイドを街の1枚と入れ替えて
    .does = 一番上のプライベートメイドを街の1枚と入れ替える
step-place-private =
    .do = これを誰かの私室に置く
    .may = これを誰かの私室に置いて
    .does = これを誰かの私室に置く
step-discard-or-lose =
    .do = { $cards }を捨てるか、これを山の下に戻す
    .may = { $cards }を捨てるか、これを山の下に戻して
    .does = { $cards }を捨てるか、これを山の下に戻す
step-put-chief-under =
    .do = 手札のメイド長か部屋付きメイド長1枚を下に置く
    .may = 手札のメイド長か部屋付きメイド長1枚を下に置いて
    .does = 手札のメイド長か部屋付きメイド長1枚を下に置く
step-gain-beer =
    .do = { $love ->
            [0] {""}
           *[other] { $love }ラブで
        }ビール1枚を得る
    .may = { $love ->
            [0] {""}
           *[other] { $love }ラブで
        }ビール1枚を得て
    .does = { $love ->
            [0] {""}
           *[other] { $love }ラブで
        }ビール1枚を得る
step-arrange-beer =
    .do = ビールの上{ $count }枚を見て、好きな順に戻す
    .may = ビールの上{ $count }枚を見て、好きな順に戻して
    .does = ビールの上{ $count }枚を見て、好きな順に戻す
step-put-beer-under =
    .do = 自分のビール1枚を下に置き、守る
    .may = ビール1枚を下に置き、守って
    .does = 自身のビール1枚を下に置き、守る
step-steal-beer =
    .do = そこからランダムに1枚をもらう
    .may = そこからランダムに1枚をもらって
    .does = そこからランダムに1枚をもらう
step-lose-beer =
    .do = そこからランダムに1枚を取り除く
    .may = そこからランダムに1枚を取り除いて
    .does = そこからランダムに1枚を取り除く
step-give-beer =
    .do = そこから1枚を他の1人に渡す
    .may = そこから1枚を他の1人に渡して
    .does = そこから1枚を他の1人に渡す

## ゲーム終了時

score-most = 単独最多なら1回だけ+{ $points }VP
score-odd-or-even = 2枚以上なら1枚につき、奇数枚で{ $odd }VP、偶数枚で{ $even }VP
score-sets = { $sets }
score-chamber-sets = 部屋付き：{ $sets }
score-set = { $size ->
        [1] 1枚で{ $points }VP
       *[other] { $size }枚で{ $points }VP
    }
score-set-more = { $size }枚ごとに+{ $points }VP
score-chamber-sisters = 部屋付き：異なる{ $family }2枚で+{ $pair }VP、3枚で+{ $trio }VP
score-each-from = { $count }枚以上なら各{ $printed }VPではなく{ $points }VP
score-each-plus = { $condition }なら各+{ $points }VP
score-each-instead = { $condition }なら各{ $printed }VPではなく{ $points }VP
score-chambered-each = 部屋付き：{ $points }VP
score-chambered-each-if = { $before ->
        [0] 部屋付き：{ $condition }なら{ $points }VP
       *[other] 部屋付き：{ $condition }なら{ $before }VPではなく{ $points }VP
    }
score-each-counts = 各、持つ枚数と同じVP（{ $also }も含む）
score-if-named = { $name }が{ $least }枚以上
score-if-chiefs = メイド長と部屋付きメイド長が計{ $least }枚以上
score-if-maid-chiefs = メイド長が{ $least }枚以上
score-if-chambermaids = 部屋付き（長を含む）が{ $least }人以上
score-if-reminiscences = 思い出が{ $least }枚以上
score-if-alcohol = { $bounded ->
        [yes] アルコール{ $least }以上{ $most }以下
       *[no] アルコール{ $least }以上
    }
