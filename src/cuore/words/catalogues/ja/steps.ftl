# カードの効果文。カードのプログラムのステップから組み立てる（words/sentences.py）。
#
# ステップには3つの形がある。`do` は終止形（「カードを1枚引く」）、`may` は「もよい」の前に置く「て」の形
# （「カードを1枚引いて」）、`does` は他のプレイヤーを主語にした終止形。$person は "you" か "they" で、`may` が
# 誰の手札や私室を指すかを示す：「自分の」と「自身の」。文末の「。」は付けない。
# `match-….alone` は枚数を付けない形（「それがラブカードなら」）。

## 文の組み立て

text-sentence = { $text }。
text-next = { $before }{ $after }
text-also = { $before }。続いて、{ $after }
text-that-player = そのプレイヤーは{ $what }
text-may =
    .do = { $what }もよい
    .may = { $what }
    .does = { $what }もよい
text-if-done = { $person ->
        [they] その場合、{ $then }
       *[you] そうした場合、{ $then }
    }
text-up-to =
    .do = { $times ->
            [0] 好きな回数だけ
           *[other] { $times }回まで
        }、{ $what }もよい
    .may = { $times ->
            [0] 好きな回数だけ
           *[other] { $times }回まで
        }、{ $what }
    .does = { $times ->
            [0] 好きな回数だけ
           *[other] { $times }回まで
        }、{ $what }もよい
text-once =
    .do = 1ターンに1回、{ $what }
    .may = 1ターンに1回、{ $what }
    .does = 1ターンに1回、{ $what }
text-discard-and-draw = { $count ->
        [1] { $person ->
            [they] 自身の手札
           *[you] 手札
        }からカード1枚を捨て、その後カードを1枚引いて
       *[other] { $person ->
            [they] 自身の手札
           *[you] 手札
        }からカードを{ $count }枚まで捨て、その後同じ枚数のカードを引いて
    }
text-each-time = { $person ->
        [they] そのたびに、{ $then }
       *[you] そうするたびに、{ $then }
    }
text-each-other = { $holding ->
        [0] 他の各プレイヤーは{ $what }
       *[other] 手札が{ $holding }枚以上ある他の各プレイヤーは{ $what }
    }
text-every-player = { $holding ->
        [0] 自分を含む全プレイヤーは、それぞれ{ $what }
       *[other] 自分を含め、手札が{ $holding }枚以上ある全プレイヤーは、それぞれ{ $what }
    }
text-neighbours = 左隣のプレイヤー、次に右隣のプレイヤーは、{ $what }
text-unless-maid = それがメイドでないなら、{ $then }
text-if-it = それが{ $cards }なら、{ $then }
text-if-holding = { $person ->
        [they] そのプレイヤーの手札が{ $count }枚以上あるなら、{ $then }
       *[you] 自分の手札が{ $count }枚以上あるなら、{ $then }
    }
text-if-own = { $count ->
        [1] { $person ->
                [they] そのプレイヤーの
               *[you] 自分の
            }私室に{ $cards }以上を持っているなら、{ $then }
       *[other] { $person ->
                [they] そのプレイヤーの
               *[you] 自分の
            }私室に{ $cards }以上を持っているなら、{ $then }
    }
text-if-drunk = { $person ->
        [they] そのプレイヤーの
       *[you] 自分の
    }ビール（建物の下のものを除く）のアルコール値が合計{ $alcohol }以上なら、{ $then }
text-every-nth = このカードが同じターンに{ $count }枚給仕するたびに、{ $then }
text-duel = { $person ->
        [they] そのプレイヤーと選ばれたプレイヤーは、それぞれ自身の山札の一番上のカードを捨てる
       *[you] 自分とそのプレイヤーは、それぞれ自身の山札の一番上のカードを捨てる
    }
text-if-duel = { $person ->
        [they] そのプレイヤーが捨てたカードのコストが相手のものより{ $by }以上高いなら、{ $then }
       *[you] 自分が捨てたカードのコストが相手のものより{ $by }以上高いなら、{ $then }
    }

list-comma = { $before }、{ $after }
list-and = { $before }と{ $after }
list-then = { $before }、{ $after }
list-standing = { $before }。また、{ $after }
list-or = { $before }または{ $after }

## タイミング

when-start = 開始フェイズ：{ $text }
when-start-chambermaid = 部屋付きメイドボーナス、開始フェイズ：{ $text }
when-start-refined = 自分のターンの開始時：{ $text }
when-in-service = 給仕フェイズ中、給仕とは別に：{ $text }
when-in-service-chambermaid = 部屋付きメイドボーナス、給仕フェイズ：{ $text }
when-drew = 自分のターンに、メイドの効果で最初にカードを引いた直後：{ $text }
when-employed = 雇用ボーナス：{ $text }
when-new-hand = 雇用ボーナス、このターンに新しい手札を引いた後：{ $text }
when-others-discard = 他の各プレイヤーの捨て札フェイズの開始時：{ $text }
when-placed = 雇用したとき：{ $text }
when-gained = これを得たとき：{ $text }
when-acquired = これを獲得したとき：{ $text }
when-revealed = 自分のターンにこれが引かれるか表向きになったとき：{ $text }
when-revealed-gone = その後、このカードをゲームから取り除く
when-reaction = 自分の私室にイベントが置かれるとき、手札の{ $card }を公開してもよい：{ $text }
when-on-maid = これが置かれたメイドは病気になる：能力とVPを失い、いないものとして扱う
when-on-building = これが置かれた建物と、その下にあるすべてのカードは、ないものとして扱う（VPの計算でも同じ）
when-leads = 仕事フェイズ：{ $skill }を支払い、{ $pile }の山の一番上のカードを獲得してもよい（支払えるかぎり何回でも）
wins = 仕事フェイズに{ $points }を支払って獲得する（自分の上級メイドが{ $pile }の山の担当であること）
skill-imagination = 想像力
skill-concentration = 集中力
skill-effort = 努力
skill-points = { $skill }{ $points }
requires = { $phase }：手札から{ $cards }を捨てて獲得できる{ $count ->
        [0] { "" }
       *[other] （1ターンに{ $count }枚まで）
    }
employ-if-holding = 手札に{ $cards }がある場合にのみ雇用できる
employ-if-outnumber = 自分の私室にある{ $names }の合計枚数が{ $card }の枚数より多い場合にのみ雇用できる

## カードが置かれている間の効果

standing-lying = これが自分の私室にある間、{ $what }
standing-chambermaid = 部屋付きメイドボーナス：{ $what }
standing-turn = このターンの間、{ $what }
standing-named = 「{ $name }」
standing-price = 自分が雇用する{ $cards }のコストは{ $price }になる
standing-price-change = 自分が雇用する{ $cards }のコストは{ $by }{ $more ->
        [yes] 高くなる
       *[no] 低くなる
    }{ $least ->
        [0] { "" }
       *[other] （最低{ $least }）
    }
standing-first-price-change = 自分が最初に雇用する{ $cards }のコストは{ $by }{ $more ->
        [yes] 高くなる
       *[no] 低くなる
    }{ $least ->
        [0] { "" }
       *[other] （最低{ $least }）
    }
standing-at-most-times = { $what }（複数あっても{ $count }枚分まで）
standing-next-phase = { $what }。自分の雇用フェイズ中に来たものは、次の自分の雇用フェイズから数える
standing-plays-as = 手札の{ $cards }は「{ $name }」として扱い、サービスを使わずに出せる
standing-shield = 自分の私室にこれが{ $count }枚以上あるなら、自分にはそれ以上イベントを置くことができない
standing-beer-offer = 自分の雇用フェイズに1回、{ $love }ラブを支払ってビール1枚（公開中のものか山の一番上のもの）を得てもよい（雇用は消費しない）
standing-beer-stand = これを得たら、{ $turns ->
        [1] このターン
        [2] 次の自分のターン
       *[other] 今から{ $turns }回目の自分のターン
    }の終わりまで表向きに置く：その間、どのプレイヤーも雇用フェイズに1ターンに1回、{ $love }ラブを支払ってビール1枚を得てもよい（雇用は消費しない）
standing-shown-first = ゲーム開始時、山の横に表向きに置く
standing-counts-as-points = { $name }の得点計算では、これも1枚の{ $name }として数える。これ自身のVPは変わらない
standing-counts-as-conditions = 他のカードの雇用条件では、これを{ $name }として数える

## シンボル

bonus-draw = ドロー+{ $amount }
bonus-love = ラブ+{ $amount }
bonus-serving = サービス+{ $amount }
bonus-employment = 雇用+{ $amount }
bonus-imagination = 想像力+{ $amount }
bonus-concentration = 集中力+{ $amount }
bonus-effort = 努力+{ $amount }
chamber-cost = 部屋付きメイドになる：サービス{ $servings }

## どのカードか

match-any = カード{ $count }枚
    .alone = カード
match-named = 「{ $name }」{ $count }枚
    .alone = 「{ $name }」
match-alike = { $count ->
        [1] カード1枚
       *[other] 同じ名前のカード{ $count }枚
    }
match-cost = コスト{ $cost }以下の{ $what }
match-cost-from = コスト{ $cost }以上の{ $what }
match-cost-exactly = コスト{ $cost }の{ $what }
match-maid = メイド{ $count }枚
    .alone = メイド
match-not-a-maid = メイド以外のカード{ $count }枚
    .alone = メイド以外のカード
match-maid-in-hand = メイド（プライベートメイドを除く）{ $count }枚
    .alone = メイド（プライベートメイドを除く）
match-chambermaid = 部屋付きメイドまたは部屋付きメイド長{ $count }枚
    .alone = 部屋付きメイドまたは部屋付きメイド長
match-love = ラブカード{ $count }枚
    .alone = ラブカード
match-maid-chief = メイド長{ $count }枚
    .alone = メイド長
match-chambermaid-chief = 部屋付きメイド長{ $count }枚
    .alone = 部屋付きメイド長
match-general-maid = 一般メイド{ $count }枚
    .alone = 一般メイド
match-private-maid = プライベートメイド{ $count }枚
    .alone = プライベートメイド
match-event = イベント{ $count }枚
    .alone = イベント
match-building = 建物{ $count }枚
    .alone = 建物
match-beer = ビール{ $count }枚
    .alone = ビール
match-reminiscence = 思い出{ $count }枚
    .alone = 思い出
match-refined-maid = 上級メイド{ $count }枚
    .alone = 上級メイド
match-preparation = 準備{ $count }枚
    .alone = 準備

place-on-maid = { $count ->
        [1] いずれかの私室の部屋付きメイド1人または一番上のプライベートメイド1人の上
       *[other] いずれかの私室の部屋付きメイドまたは一番上のプライベートメイドのうち、同じ1人の上
    }
place-free = 病気でないメイドがいるいずれかの私室
place-anywhere = いずれかのプレイヤーの私室（自分でもよい）
place-on-building = いずれかの私室の建物1枚の上
place-own = 自分の私室

## ステップ

step-gain =
    .do = { $bonuses }を得る
    .may = { $bonuses }を得て
    .does = { $bonuses }を得る
step-choose-bonus =
    .do = { $bonuses }を選んで得る
    .may = { $bonuses }を選んで得て
    .does = { $bonuses }を選んで得る
step-draw =
    .do = カードを{ $count }枚引く
    .may = カードを{ $count }枚引いて
    .does = カードを{ $count }枚引く
step-discard =
    .do = 手札から{ $cards }を捨てる
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }から{ $cards }を捨てて
    .does = { $free ->
            [yes] 手札から好きな{ $cards }を捨てる
           *[no] 手札から{ $cards }を捨てる
        }
step-keep-one =
    .do = 手札を1枚だけ残し、他のカード（1枚以上）をすべて捨てる
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }を1枚だけ残し、他のカード（1枚以上）をすべて捨てて
    .does = 手札を1枚だけ残し、他のカード（1枚以上）をすべて捨てる
step-return =
    .do = 手札から{ $cards }を{ $where ->
            [park] 公園
           *[town] 街
        }に戻す
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }から{ $cards }を{ $where ->
            [park] 公園
           *[town] 街
        }に戻して
    .does = 手札から{ $cards }を{ $where ->
            [park] 公園
           *[town] 街
        }に戻す
step-take =
    .do = 街から{ $cards }を取り、{ $to ->
            [hand] 手札に加える
            [deck] 自分の山札の一番上に置く
            [their-discard] そのプレイヤーの捨て札に置く
           *[discard] 自分の捨て札に置く
        }
    .may = 街から{ $cards }を取り、{ $to ->
            [hand] { $person ->
                    [they] 自身の手札
                   *[you] 手札
                }に加えて
            [deck] { $person ->
                    [they] 自身の
                   *[you] 自分の
                }山札の一番上に置いて
            [their-discard] そのプレイヤーの捨て札に置いて
           *[discard] { $person ->
                    [they] 自身の
                   *[you] 自分の
                }捨て札に置いて
        }
    .does = 街から{ $cards }を取り、{ $to ->
            [hand] 手札に加える
            [deck] 自身の山札の一番上に置く
            [their-discard] 選ばれたプレイヤーの捨て札に置く
           *[discard] 自身の捨て札に置く
        }
step-choose-player =
    .do = { $who ->
            [anyone] プレイヤー1人（自分でもよい）
            [holding] 手札が{ $holding }枚以上あるプレイヤー1人（自分でもよい）
            [beer-owner] 建物の下以外にビールを持つ他のプレイヤー1人
           *[others] 他のプレイヤー1人
        }を選ぶ
    .may = { $who ->
            [anyone] プレイヤー1人（{ $person ->
                    [they] 自身
                   *[you] 自分
                }でもよい）
            [holding] 手札が{ $holding }枚以上あるプレイヤー1人（{ $person ->
                    [they] 自身
                   *[you] 自分
                }でもよい）
            [beer-owner] 建物の下以外にビールを持つ他のプレイヤー1人
           *[others] 他のプレイヤー1人
        }を選んで
    .does = { $who ->
            [anyone] プレイヤー1人（自身でもよい）
            [holding] 手札が{ $holding }枚以上あるプレイヤー1人（自身でもよい）
            [beer-owner] 建物の下以外にビールを持つ他のプレイヤー1人
           *[others] 他のプレイヤー1人
        }を選ぶ
step-look-at-top =
    .do = { $whose ->
            [yours] 自分の
           *[theirs] そのプレイヤーの
        }山札の一番上のカードを見る
    .may = { $whose ->
            [yours] { $person ->
                [they] 自身の
               *[you] 自分の
            }
           *[theirs] そのプレイヤーの
        }山札の一番上のカードを見て
    .does = { $whose ->
            [yours] 自身の
           *[theirs] 選ばれたプレイヤーの
        }山札の一番上のカードを見る
    .otherwise = そうしない場合、それを山札の一番上に戻す
step-look-at-hand =
    .do = そのプレイヤーの手札からランダムに1枚を見る
    .may = そのプレイヤーの手札からランダムに1枚を見て
    .does = 選ばれたプレイヤーの手札からランダムに1枚を見る
    .otherwise = そうしない場合、見たカードをその手札に戻す
step-discard-looked =
    .do = それを{ $whose ->
            [yours] 自分の
           *[theirs] そのプレイヤーの
        }捨て札に置く
    .may = それを{ $whose ->
            [yours] { $person ->
                [they] 自身の
               *[you] 自分の
            }
           *[theirs] そのプレイヤーの
        }捨て札に置いて
    .does = それを{ $whose ->
            [yours] 自身の
           *[theirs] 選ばれたプレイヤーの
        }捨て札に置く
step-swap-looked =
    .do = 自分の手札からランダムに1枚をそのプレイヤーに見せ、2枚のカードを交換する
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }手札からランダムに1枚をそのプレイヤーに見せ、2枚のカードを交換して
    .does = 自身の手札からランダムに1枚を選ばれたプレイヤーに見せ、2枚のカードを交換する
step-receive-event =
    .do = 自分の私室に病気でないメイドがいるなら、街から「{ $event }」1枚を受け取る
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }私室に病気でないメイドがいるなら、街から「{ $event }」1枚を受け取って
    .does = 自身の私室に病気でないメイドがいるなら、街から「{ $event }」1枚を受け取る
step-place-events =
    .do = 街の「{ $event }」{ $count }枚を、{ $place }に置く
    .may = 街の「{ $event }」{ $count }枚を、{ $place }に置いて
    .does = 街の「{ $event }」{ $count }枚を、{ $place }に置く
step-land-here =
    .do = これを{ $place }に置く
    .may = これを{ $place }に置いて
    .does = これを{ $place }に置く
step-remove-event =
    .do = 自分の私室のイベント1枚を街に戻す
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }私室のイベント1枚を街に戻して
    .does = 自身の私室のイベント1枚を街に戻す
step-cure =
    .do = 自分の私室の「{ $event }」1枚を街に戻す
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }私室の「{ $event }」1枚を街に戻して
    .does = 自身の私室の「{ $event }」1枚を街に戻す
step-move-event =
    .do = いずれかの私室のイベント1枚を、別のプレイヤーの私室の同様の場所に移す
    .may = いずれかの私室のイベント1枚を、別のプレイヤーの私室の同様の場所に移して
    .does = いずれかの私室のイベント1枚を、別のプレイヤーの私室の同様の場所に移す
step-turn-away =
    .do = そのイベントは置かれず、街に戻る
    .may = そのイベントを置かせず、街に戻して
    .does = そのイベントは置かれず、街に戻る
step-discard-top =
    .do = { $whose ->
            [theirs] そのプレイヤーの
           *[yours] 自分の
        }山札の一番上のカードを捨てる
    .may = { $whose ->
            [theirs] そのプレイヤーの
           *[yours] { $person ->
                [they] 自身の
               *[you] 自分の
            }
        }山札の一番上のカードを捨てて
    .does = { $whose ->
            [theirs] 選ばれたプレイヤーの
           *[yours] 自身の
        }山札の一番上のカードを捨てる
step-more-new-cards =
    .do = このターンに新しい手札として引くカードを{ $count }枚増やす
    .may = このターンに新しい手札として引くカードを{ $count }枚増やして
    .does = このターンに新しい手札として引くカードを{ $count }枚増やす
step-fewer-new-cards =
    .do = 新しい手札として引くカードを{ $count }枚減らす
    .may = 新しい手札として引くカードを{ $count }枚減らして
    .does = 新しい手札として引くカードを{ $count }枚減らす
step-discard-alike =
    .do = 手札から同じ名前のカード{ $count }枚を捨てる
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }から同じ名前のカード{ $count }枚を捨てて
    .does = 手札から同じ名前のカード{ $count }枚を捨てる
step-discard-down-to =
    .do = 手札が{ $count }枚になるまで捨てる
    .may = 手札が{ $count }枚になるまで捨てて
    .does = 手札が{ $count }枚になるまで捨てる
step-put-on-deck =
    .do = 手札からカード1枚を自分の山札の{ $place ->
            [bottom] 一番下
           *[top] 一番上
        }に置く
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }からカード1枚を{ $person ->
            [they] 自身の
           *[you] 自分の
        }山札の{ $place ->
            [bottom] 一番下
           *[top] 一番上
        }に置いて
    .does = 手札からカード1枚を自身の山札の{ $place ->
            [bottom] 一番下
           *[top] 一番上
        }に置く
step-chamber-free =
    .do = サービスを使わずに、手札から{ $cards }を部屋付きメイドとして自分の私室に置く
    .may = サービスを使わずに、{ $person ->
            [they] 自身の手札
           *[you] 手札
        }から{ $cards }を部屋付きメイドとして{ $person ->
            [they] 自身の
           *[you] 自分の
        }私室に置いて
    .does = サービスを使わずに、手札から{ $cards }を部屋付きメイドとして自身の私室に置く
step-reveal-top =
    .do = 自分の山札の上から{ $count }枚を公開する：{ $keep ->
            [fitting] その中の{ $cards }をすべて
           *[one] その中から好きな1枚を
        }手札に加え、残りを自分の捨て札に置く
    .may = 山札の上から{ $count }枚を公開し、{ $keep ->
            [fitting] その中の{ $cards }をすべて
           *[one] その中から好きな1枚を{ $person ->
            [they] 自身の
           *[you] 自分の
        }
        }手札に加え、残りを捨て札に置いて
    .does = 自身の山札の上から{ $count }枚を公開する：{ $keep ->
            [fitting] その中の{ $cards }をすべて
           *[one] その中から好きな1枚を
        }手札に加え、残りを自身の捨て札に置く
step-play-it =
    .do = そのカードを捨て札に置いたまま、自分に給仕したものとして、シンボルと効果文を使うことができる（ラブカードならそのラブを得る）
    .may = そのカードを捨て札に置いたまま、給仕したものとして、シンボルと効果文（ラブカードならそのラブ）を使って
    .does = そのカードを捨て札に置いたまま、自身に給仕したものとして、シンボルと効果文を使うことができる（ラブカードならそのラブを得る）
step-pay-serving =
    .do = サービスを{ $count }支払う
    .may = サービスを{ $count }支払って
    .does = サービスを{ $count }支払う
step-end-serving =
    .do = 自分の給仕フェイズはただちに終わる
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }給仕フェイズをただちに終えて
    .does = 自身の給仕フェイズをただちに終える
step-end-employ =
    .do = 自分の給仕フェイズと雇用フェイズはただちに終わる
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }給仕フェイズと雇用フェイズをただちに終えて
    .does = 自身の給仕フェイズと雇用フェイズをただちに終える
step-end-game =
    .do = ゲームはただちに終わる
    .may = ゲームをただちに終わらせて
    .does = ゲームをただちに終わらせる
step-name-cost =
    .do = 数を1つ宣言する
    .may = 数を1つ宣言して
    .does = 数を1つ宣言する
step-discard-named =
    .do = そのプレイヤーは、手札に宣言された数と同じコストのカードがあるなら、その中から1枚を選んで捨てる
    .may = そのプレイヤーに、手札に宣言された数と同じコストのカードがあるなら、その中から1枚を選んで捨てさせて
    .does = 選ばれたプレイヤーは、手札に宣言された数と同じコストのカードがあるなら、その中から1枚を選んで捨てる
step-take-first-master =
    .do = 次のラウンドから自分がファーストマスターになる
    .may = 次のラウンドからファーストマスターになって
    .does = 次のラウンドからファーストマスターになる
step-go-to-discard =
    .do = このカードをいずれかのプレイヤー（自分でもよい）の捨て札に置く
    .may = このカードをいずれかのプレイヤー（{ $person ->
            [they] 自身
           *[you] 自分
        }でもよい）の捨て札に置いて
    .does = このカードをいずれかのプレイヤー（自身でもよい）の捨て札に置く
step-return-this =
    .do = このカードを街に戻す
    .may = このカードを街に戻して
    .does = このカードを街に戻す
step-dismiss-this =
    .do = この部屋付きメイドを自分の捨て札に置く
    .may = この部屋付きメイドを{ $person ->
            [they] 自身の
           *[you] 自分の
        }捨て札に置いて
    .does = この部屋付きメイドを自身の捨て札に置く
step-dismiss-chambermaid =
    .do = 自分の部屋付きメイド1人を自分の捨て札に置く
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }部屋付きメイド1人を{ $person ->
            [they] 自身の
           *[you] 自分の
        }捨て札に置いて
    .does = 自身の部屋付きメイド1人を自身の捨て札に置く
step-give-this-as-chambermaid =
    .do = このカードをそのプレイヤーの私室に部屋付きメイドとして置く
    .may = このカードをそのプレイヤーの私室に部屋付きメイドとして置いて
    .does = このカードを選ばれたプレイヤーの私室に部屋付きメイドとして置く
step-return-this-chambermaid =
    .do = 自分の私室のこの部屋付きメイドを街に戻す
    .may = この部屋付きメイドを街に戻して
    .does = この部屋付きメイドを街に戻す
step-swap-private =
    .do = 自分の一番上のプライベートメイドを街に公開されている1枚と入れ替え、元のプライベートメイドを山の下に裏向きで戻す
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }一番上のプライベートメイドを街に公開されている1枚と入れ替え、元のプライベートメイドを山の下に裏向きで戻して
    .does = 自身の一番上のプライベートメイドを街に公開されている1枚と入れ替え、元のプライベートメイドを山の下に裏向きで戻す
step-place-private =
    .do = このカードをいずれかのプレイヤー（自分でもよい）の私室に置く
    .may = このカードをいずれかのプレイヤー（{ $person ->
            [they] 自身
           *[you] 自分
        }でもよい）の私室に置いて
    .does = このカードをいずれかのプレイヤー（自身でもよい）の私室に置く
step-discard-or-lose =
    .do = 手札から{ $cards }を捨てる。捨てられないなら、このプライベートメイドをプライベートメイドの山の下に裏向きで戻す
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }から{ $cards }を捨てるか、このプライベートメイドをプライベートメイドの山の下に裏向きで戻して
    .does = 手札から{ $cards }を捨てる。捨てられないなら、このプライベートメイドをプライベートメイドの山の下に裏向きで戻す
step-return-building =
    .do = そのプレイヤーの建物1枚を街に戻す
    .may = そのプレイヤーの建物1枚を街に戻して
    .does = 選ばれたプレイヤーの建物1枚を街に戻す
step-put-chief-under =
    .do = 手札からメイド長または部屋付きメイド長1枚をこの建物の下に置く（部屋付きメイドとしては扱わない）
    .may = { $person ->
            [they] 自身の手札
           *[you] 手札
        }からメイド長または部屋付きメイド長1枚をこの建物の下に（部屋付きメイドとしては扱わずに）置いて
    .does = 手札からメイド長または部屋付きメイド長1枚をこの建物の下に置く（部屋付きメイドとしては扱わない）
step-remove-this =
    .do = このイベントをゲームから取り除く
    .may = このイベントをゲームから取り除いて
    .does = このイベントをゲームから取り除く
step-gain-beer =
    .do = { $love ->
            [0] {""}
           *[other] { $love }ラブを支払い、
        }ビール1枚（公開中のものか山の一番上のもの）を得る
    .may = { $love ->
            [0] {""}
           *[other] { $love }ラブを支払い、
        }ビール1枚（公開中のものか山の一番上のもの）を得て
    .does = { $love ->
            [0] {""}
           *[other] { $love }ラブを支払い、
        }ビール1枚（公開中のものか山の一番上のもの）を得る
step-arrange-beer =
    .do = ビールの山の上から{ $count }枚を見て、好きな順番で戻す
    .may = ビールの山の上から{ $count }枚を見て、好きな順番で戻して
    .does = ビールの山の上から{ $count }枚を見て、好きな順番で戻す
step-put-beer-under =
    .do = 自分のビール1枚をこの建物の下に置く（ビールを取る効果や渡す効果はそこには届かない）
    .may = { $person ->
            [they] 自身の
           *[you] 自分の
        }ビール1枚を、ビールを取る効果や渡す効果が届かないこの建物の下に置いて
    .does = 自身のビール1枚をこの建物の下に置く（ビールを取る効果や渡す効果はそこには届かない）
step-steal-beer =
    .do = そのプレイヤーのそれらのビールからランダムに1枚を自分のものにする
    .may = そのプレイヤーのそれらのビールからランダムに1枚を自分のものにして
    .does = 選ばれたプレイヤーのそれらのビールからランダムに1枚を自身のものにする
step-lose-beer =
    .do = それらのビールからランダムに1枚をゲームから取り除く
    .may = それらのビールからランダムに1枚をゲームから取り除いて
    .does = それらのビールからランダムに1枚をゲームから取り除く
step-give-beer =
    .do = それらのビールから1枚を選び、他のプレイヤー1人に渡す
    .may = それらのビールから1枚を選び、他のプレイヤー1人に渡して
    .does = それらのビールから1枚を選び、他のプレイヤー1人に渡す

## ゲーム終了時

score-most = ゲーム終了時：{ $card }を単独で最も多く持つプレイヤーは、1回だけ{ $points }VPを追加で得る
score-odd-or-even = ゲーム終了時：これを2枚以上持っているなら、1枚につき、奇数枚のときは{ $odd }VP、偶数枚のときは{ $even }VPになる
score-sets = ゲーム終了時：{ $sets }を得る（大きい組から数え、各カードは1つの組にのみ数える）
score-chamber-sets = 部屋付きメイドボーナス、ゲーム終了時：{ $sets }を得る（各カードは1つの組にのみ数える）
score-set = { $size ->
        [1] 1枚で{ $points }VP
       *[other] { $size }枚1組で{ $points }VP
    }
score-set-more = { $size }枚1組につき追加で{ $points }VP
score-chamber-sisters = 部屋付きメイドボーナス、ゲーム終了時：異なる{ $family }2枚の組につき{ $pair }VP、3枚すべての組につき{ $trio }VPを追加で得る（各カードは1つの組にのみ数える）
score-each-from = ゲーム終了時：これを{ $count }枚以上持っているなら、1枚につき{ $printed }VPではなく{ $points }VPになる
score-each-plus = ゲーム終了時：{ $condition }なら、これ1枚につき{ $points }VPを追加で得る
score-each-instead = ゲーム終了時：{ $condition }なら、これは1枚につき{ $printed }VPではなく{ $points }VPになる
score-chambered-each = 部屋付きメイドボーナス、ゲーム終了時：部屋付きメイドになっているこのカードは、1枚につき{ $points }VPになる
score-chambered-each-if = { $before ->
        [0] 部屋付きメイドボーナス、ゲーム終了時：{ $condition }なら、部屋付きメイドになっているこのカードは、1枚につき{ $points }VPになる
       *[other] 部屋付きメイドボーナス、ゲーム終了時：{ $condition }なら、部屋付きメイドになっているこのカードは、1枚につき{ $before }VPではなく{ $points }VPになる
    }
score-each-counts = ゲーム終了時：これは1枚につき、自分が持つ{ $card }の枚数と同じVPになる（{ $also }も枚数に含める）
score-if-named = { $name }を{ $least }枚以上持っている
score-if-chiefs = メイド長と部屋付きメイド長を合計{ $least }枚以上持っている
score-if-maid-chiefs = メイド長を{ $least }枚以上持っている
score-if-chambermaids = 自分の私室に部屋付きメイド（部屋付きメイド長を含む）が{ $least }人以上いる
score-if-reminiscences = 思い出を{ $least }枚以上持っている
score-if-alcohol = { $bounded ->
        [yes] 自分のアルコール値（建物の下のビールを含む）が{ $least }以上{ $most }以下
       *[no] 自分のアルコール値（建物の下のビールを含む）が{ $least }以上
    }
