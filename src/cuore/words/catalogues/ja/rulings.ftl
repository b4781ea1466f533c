# 番号付きの裁定。番号の意味は変わらない。出典は words/rulings.py にある。

rulings-title = 裁定
rulings-about = このプログラムがルールブックをどう解釈しているかを、番号順にまとめたものです。カードのページ、シナリオ、カード図鑑はこの番号を参照するため、番号の意味が変わることはありません。各裁定の下に出典があります。
rulings-from-153 = セットの組み合わせ
rulings-from-161 = 読み直して見つけたこと

ruling-section = { $book }、第{ $section }節
ruling-open = 資料に定めがないため、独自に決めたもの
ruling-differ = 資料の間で違いがあるため、独自に決めたもの
book-faq = 発売元のFAQ
book-card = カード券面
book-wiki = プレイヤーのwiki
book-tools = プレイヤーが作った街選びツール

ruling-153 = 組み合わせて遊ぶときは、使うセットすべての特別なカード（イベント、建物、思い出、ビール）を使い、プライベートメイドはすべて1つの山にする。
ruling-154 = 組み合わせて遊ぶときは、1つのセットのメイド長と部屋付きメイド長を使い、4人まではラブカードも1セットだけ使う。
ruling-155 = Oktoberfestを使うときは、まずバーメイド2人のうち1人または両方を選び、その後で街を10種類にする。
ruling-156 = Oktoberfestと組み合わせるときは、レベル1の思い出だけを使うので、キャンプファイヤーは登場しない。それ以外では両方のレベルを使う。
ruling-157 = Oktoberfestを使うときは、メイドの山が2つ、またはビールの山がなくなるとゲームが終わる。5人以上ではメイドの山が3つで、ビールの山は変わらない。
ruling-158 = 大嵐はどのセットの建物にも、Claire Saint-Justeはどのセットのイベントにも使える。持ち主の建物への大嵐や、持ち主が手放したいと望む飲ませて！も含む。
ruling-159 = 庭園が4枚以上あれば、嫉妬と大嵐も置かれない。
ruling-160 = ランダムに決める街では、相手となるカードがないものを除く。イベントがなければNena Wilder、Claire Saint-Juste、Sora Nakachi。病気がなければNord Twilight。プライベートメイドがいなければTiffany Wise。建物がなければEmily Raymond、Victoria Calderan、Ririko Hiiragi、Silk Amanohara。思い出がなければHyacinth Arrow。ビールがなければNadja Kersten、Gina Kersten、Julia Kunster、Ute Krombach。
