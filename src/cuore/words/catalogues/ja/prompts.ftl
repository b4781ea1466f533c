# 答える人への問いかけ。$optional が "yes" のときは「ここまで」と答えてもよい。

prompt-over = ゲームは終了しました。
prompt-phase-choose = { $player }さん、このラウンドの上級メイドを1人選んでください。
prompt-phase-start = { $player }さん、開始フェイズです。能力を使うか、次に進んでください。
prompt-phase-serve = { $player }さん、給仕フェイズです。給仕してもらうか、部屋付きメイドにするか、次に進んでください。
prompt-phase-employ = { $player }さん、雇用フェイズです。ラブカードを出すか、雇用するか、ターンを終えてください。
prompt-phase-discard = { $player }さん、捨て札フェイズです。
prompt-discard = { $player }さん、{ $optional ->
        [yes] カードを1枚捨てることができます
       *[no] カードを1枚捨ててください
    }（{ $card }）。
prompt-keep = { $player }さん、{ $optional ->
        [yes] 手札に残すカードを1枚選ぶことができます
       *[no] 手札に残すカードを1枚選んでください
    }（{ $card }）。
prompt-return = { $player }さん、{ $optional ->
        [yes] カードを1枚街に戻すことができます
       *[no] カードを1枚街に戻してください
    }（{ $card }）。
prompt-take = { $player }さん、{ $optional ->
        [yes] 街からカードを1枚取ることができます
       *[no] 街からカードを1枚取ってください
    }（{ $card }）。
prompt-player = { $player }さん、{ $optional ->
        [yes] プレイヤーを1人選ぶことができます
       *[no] プレイヤーを1人選んでください
    }（{ $card }）。
prompt-bonus = { $player }さん、ボーナスを選んでください（{ $card }）。
prompt-yes = { $player }さん、この効果を使いますか？（{ $card }）
prompt-offer = { $player }さん、{ $offer }もよいです。行いますか？（{ $card }）
prompt-looked = { $player }さん、見たカードを{ $own ->
        [yes] 自分
       *[no] { $about }
    }の捨て札に置きますか？（{ $card }）
prompt-destination = { $player }さん、{ $about }を置く場所を選んでください（{ $card }）。
prompt-destination-own = { $player }さん、{ $about }を置く場所を選んでください。
prompt-reaction = { $player }さん、{ $about }があなたの私室に置かれます。カードを公開するか、そのまま受け入れてください。
prompt-own-event = { $player }さん、{ $optional ->
        [yes] 自分の私室のイベントを1枚選ぶことができます
       *[no] 自分の私室のイベントを1枚選んでください
    }（{ $card }）。
prompt-movable = { $player }さん、{ $optional ->
        [yes] 移すイベントを1枚選ぶことができます
       *[no] 移すイベントを1枚選んでください
    }（{ $card }）。
prompt-alike = { $player }さん、{ $optional ->
        [yes] 同じ名前で複数枚捨てるカードを選ぶことができます
       *[no] 同じ名前で複数枚捨てるカードを選んでください
    }（{ $card }）。
prompt-revealed = { $player }さん、{ $optional ->
        [yes] 公開したカードから手札に加える1枚を選ぶことができます
       *[no] 公開したカードから手札に加える1枚を選んでください
    }（{ $card }）。
prompt-return-this = { $player }さん、{ $optional ->
        [yes] このカードを街に戻すことができます
       *[no] このカードを街に戻してください
    }（{ $card }）。
prompt-turned-up = { $player }さん、めくったカードを、自分に給仕したものとして使いますか？（{ $card }）
prompt-chambermaid = { $player }さん、{ $optional ->
        [yes] 捨て札に置く部屋付きメイドを1人選ぶことができます
       *[no] 捨て札に置く部屋付きメイドを1人選んでください
    }（{ $card }）。
prompt-building = { $player }さん、{ $optional ->
        [yes] 街に戻す建物を1つ選ぶことができます
       *[no] 街に戻す建物を1つ選んでください
    }（{ $card }）。
prompt-private-maid = { $player }さん、{ $optional ->
        [yes] 自分のプライベートメイドを、街に公開されている1枚と入れ替えることができます
       *[no] 自分のプライベートメイドを、街に公開されている1枚と入れ替えてください
    }（{ $card }）。
prompt-beer = { $player }さん、{ $optional ->
        [yes] 山の一番上か公開中のビールを1枚得ることができます
       *[no] 山の一番上か公開中のビールを1枚得てください
    }（{ $card }）。
prompt-own-beer = { $player }さん、{ $optional ->
        [yes] 自分のビールを1枚選ぶことができます
       *[no] 自分のビールを1枚選んでください
    }（{ $card }）。
prompt-number = { $player }さん、{ $optional ->
        [yes] 数を1つ宣言することができます
       *[no] 数を1つ宣言してください
    }（{ $card }）。
prompt-named = { $player }さん、{ $optional ->
        [yes] 宣言された数と同じコストのカードを1枚捨てることができます
       *[no] 宣言された数と同じコストのカードを1枚捨ててください
    }（{ $card }）。
prompt-order = { $player }さん、{ $optional ->
        [yes] 山の一番上に置くビールを選ぶことができます
       *[no] 山の一番上に置くビールを選んでください
    }（{ $card }）。
prompt-put-top = { $player }さん、{ $optional ->
        [yes] 手札からカードを1枚、自分の山札の一番上に置くことができます
       *[no] 手札からカードを1枚、自分の山札の一番上に置いてください
    }（{ $card }）。
prompt-put-bottom = { $player }さん、{ $optional ->
        [yes] 手札からカードを1枚、自分の山札の一番下に置くことができます
       *[no] 手札からカードを1枚、自分の山札の一番下に置いてください
    }（{ $card }）。
prompt-chamber = { $player }さん、{ $optional ->
        [yes] サービスを使わずに、手札のメイド1人を部屋付きメイドにすることができます
       *[no] サービスを使わずに、手札のメイド1人を部屋付きメイドにしてください
    }（{ $card }）。
prompt-house = { $player }さん、{ $optional ->
        [yes] 建物の下に置くメイド長または部屋付きメイド長を選ぶことができます
       *[no] 建物の下に置くメイド長または部屋付きメイド長を選んでください
    }（{ $card }）。
