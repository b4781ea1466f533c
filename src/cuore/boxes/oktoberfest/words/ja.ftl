# Oktoberfest

## About the box

lobby-box-oktoberfest = Oktoberfest
    .text = ビールと酒場のメイド、そしてビール祭り。
error-rule-oktoberfest = Oktoberfestを使う街にはバーメイドがいる

## Stacks and phases

stack-beer = ビール

## Cards that are words

name-envy = 嫉妬
name-heavy-storm = 大嵐
name-let-me-drink = 飲ませて！
name-beer-fest = ビール祭り
name-beer-stand = ビールスタンド
name-get-drunk-lose-one = 酔っぱらい（1枚失う）
name-get-drunk-give-one = 酔っぱらい（1枚渡す）
name-oktoberfest = オクトーバーフェスト
name-weissbier = ヴァイスビア
name-pilsner = ピルスナー
name-altbier = アルトビア
name-bock = ボック

## Titles

title-total-management-maid = 総監督メイド
title-money-keeper-maid = 会計メイド
title-confectionary-maid = お菓子メイド
title-negotiation-maid = 交渉メイド
title-bar-maid = バーメイド
title-floor-assistant-maid = フロア係メイド
title-potter-ware-maid = 陶器メイド
title-welfare-maid = 福祉メイド
title-silver-tableware-maid = 銀食器メイド
title-punishing-maid = お説教メイド
title-gambler-maid = ギャンブラーメイド
title-weathercast-maid = 天気予報メイド
title-apprentice-maid = 見習いメイド
title-building = 建物
title-beer = ビール

## Where figures come from

source-rulebook-card-list = ルールブック、カードリスト
house-one-glass-reaches-the-lower-edge-of-utes-band-four-or-five-reach-the-limit-of-get-drunk = 1杯でUte Krombachの範囲の下限に、4～5杯で酔っぱらいの限度に届く
house-a-stall-rather-than-a-drink = 飲み物というより屋台なので
house-the-strongest-style-gets-one-more = 最も強い種類なので1高くした
house-the-card-list-has-no-line-for-it = カードリストに記載がない

## Rulings

book-ok = Oktoberfestのルールブック
rulings-from-75 = Oktoberfest
ruling-75 = Oktoberfestの一般メイドは、内容物リストとカードリストのとおり16種類である。準備の項にある18種類は、メイド長と部屋付きメイド長を含んだ数である。
ruling-76 = Oktoberfestの建物はビール祭りである。ビールスタンドはビールである。
ruling-77 = Anja Brunner：Nicole Schmiegが3枚以上あればよく、そのときAnjaはすべて1枚につき1VP多くなる。
ruling-78 = ビールは雇用するものではなく、雇用も消費しない。バーメイド、ビールスタンド、飲ませて！、またはビールを渡すほうの酔っぱらいによって得る。
ruling-79 = ビールを得るときは、公開中のものか山の一番上のものを取り、内容を見て裏向きに置く。自分のビールはいつでも見てよい。
ruling-80 = 最初に公開されるビールはオクトーバーフェストである。公開中のビールが取られたら、代わりに山の一番上を表向きにする。
ruling-81 = 酔っぱらいは、引かれるか表向きになったとき、手番プレイヤーのアルコール値が9以上なら働き、その後ゲームから取り除かれる。取られたビールの代わりに現れた場合は、さらに次のビールを表向きにする。
ruling-82 = 山の一番上のビールを得て酔っぱらいが出たら、それを実行する。支払ったものは戻らず、代わりのビールも得られない。
ruling-83 = 失ったビールはゲームから取り除く。
ruling-84 = 酔っぱらいはビール祭りの下のビールを数えず、取ることもない。Ute Krombachはそれも数える。大嵐が置かれたビール祭りとその下のビールは、VPを含め、すべてにおいてないものとして扱う。
ruling-85 = アルコール値がちょうど9のときは、Ute Krombachのボーナスと酔っぱらいの両方が当てはまる。
ruling-86 = アルコール値は実物のカードにだけ印刷されており、資料が見つからなかったため、独自に決めた。カードの上書きで訂正できる。酔っぱらいにはアルコール値がない。
ruling-87 = ビールスタンド：得たときから持ち主の次のターンの終わりまで、どのプレイヤーも自分の雇用フェイズごとに1回、4ラブを支払ってビールを得てもよい。
ruling-88 = Gina Kersten：このターンに給仕したGina 1人につき1回、4ラブでビールを得られる。
ruling-89 = Nadja Kersten：支払うサービスは、給仕してもらった後に残っていなければならない。例えばAnna Hartmannが与えたサービスを使う。
ruling-90 = Toni Darling：何人のToniが給仕しても、捨てて雇用を得られるのは1ターンに1回だけである。
ruling-91 = Nora Morgensternへの支払いには、彼女が与えたばかりのサービスを使ってもよい。
ruling-92 = Kirika von Heidemann：このターンの間、手札の部屋付きメイド長は「1ラブ」となり、サービスを使わずに出せる。ラブカードを捨てる必要がある場面でもラブカードとして扱う。
ruling-93 = Sara Leonhardtは自分のどの部屋付きメイドでも対象にできる。部屋付きメイドであることで得点になるメイドは、再び部屋付きメイドになるまでそのボーナスを失う。
ruling-94 = Julia Kunsterは見るだけである。こうして見たビールは働かない。
ruling-95 = Paula Lauenburg：捨てたカードのシンボルと効果文を使うかどうかは、Paulaの主人が選ぶ。そのカードは持ち主の捨て札に残る。部屋付きメイドにはならず、雇用ボーナスも得られない。Nicole Schmiegやメイド長なら何もせず、選択もない。別のPaulaなら繰り返し、ラブカードならそのままラブを得る。
ruling-96 = Elsa Reinmaierの効果は、使ったプレイヤー自身も含め、手札が4枚以上ある全員に及ぶ。
ruling-97 = Renata Abendroth：当てはまるカードを1枚捨てる。複数あるときは、持っているプレイヤーが選ぶ。手札の確認はプログラムが行う。
ruling-98 = Nicole Schmiegは、自分を含むどのプレイヤーの捨て札にも雇用できる。給仕フェイズに、サービスを使わずに手札の2枚をコスト5以下の一般メイド1枚と交換でき、そのメイドは自分の捨て札に置く。
ruling-99 = Matilde Wieseは、開始フェイズの始まりにすでに部屋付きメイドでなければならない。手札から戻したカードは、そのまま街に残る。
ruling-100 = Kaori Hamasakiとピルスナー：先に3枚の組を作り、次に残りを数える。
ruling-101 = 各ヴァイスビアは、オクトーバーフェストも含めたヴァイスビアの枚数がVPになる。オクトーバーフェスト自身は常に3VPである。
ruling-102 = メイド長が2枚以上あると、ボックは0VPになる。部屋付きメイド長は数えない。
ruling-103 = 嫉妬：コストが増えるのは持ち主がメイドを雇用するときだけで、増加は合計2までである。取り除くには、手札のコスト4以上のメイドを街に戻せばよい。
ruling-104 = 飲ませて！は雇用した人のもとに置かれ、次の開始フェイズから使える。ビールを見ずに1枚取り、その後は街に戻らず、ゲームから取り除かれる。
ruling-105 = Oktoberfestは、裏向きのビールの山がなくなるか、メイドの山が2つなくなったターンで終わる。
ruling-161 = 酔っぱらいや飲ませて！でほかのプレイヤーから得たビールスタンドも「得た」ことになり、新しい持ち主の次のターンの終わりまで、全員に対して再び開く。
ruling-162 = Sora Nakachiは、嫉妬や大嵐を含め、どのイベントもメイドのいない私室には移せない。飲ませて！はほかのイベントと同じように移してもよい。
ruling-163 = Kirika von Heidemann：このターンの間、手札の部屋付きメイド長は、「1ラブ」と書かれたすべての効果（Nadja KerstenやSainsbury Lockwoodなど）で「1ラブ」のカードとして扱う。
ruling-165 = 嫉妬は雇用フェイズの開始時から数える。雇用した人自身に置かれた嫉妬は、そのフェイズのコストを変えない。
