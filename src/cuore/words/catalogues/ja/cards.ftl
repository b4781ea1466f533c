# カードの呼び名と、カード図鑑のページの言葉。カード名はどの言語でも同じ。肩書き（`title-…`）と、
# データの出典（`source-…`）、独自に決めた値の理由（`house-…`）はここで訳す。

kind-love = ラブカード
kind-maid-chief = メイド長
kind-chambermaid-chief = 部屋付きメイド長
kind-general-maid = 一般メイド
kind-private-maid = プライベートメイド
kind-event = イベント
kind-building = 建物
kind-beer = ビール
kind-reminiscence = 思い出
kind-refined-maid = 上級メイド
kind-preparation = 準備

phase-choose = 上級メイドの選択
phase-start = 開始フェイズ
phase-serve = 給仕フェイズ
phase-employ = 雇用フェイズ
phase-discard = 捨て札フェイズ

# 私室のカードと、同じ名前のカードを見分けるための印。
spot-marked = { $card }（{ $marks }）
spot-ill = { $count ->
        [1] 病気
       *[other] 病気{ $count }枚
    }
spot-stormed = { $count ->
        [1] 嵐
       *[other] 嵐{ $count }枚
    }
spot-over = 下にカードあり
spot-over-card = 下に{ $card }

page-name = { $name } — { $title }
page-also = 別の表記：{ $names }
page-cost = コスト { $cost }
page-copies = { $copies }枚
page-vp = { $vp }VP
page-vp-varies = ?VP
page-bar-maid = バーメイド
page-tier = レベル { $tier }
page-alcohol = アルコール値 { $alcohol }
page-house-mark = { $fact }（独自の値）
page-inferred-mark = { $fact }（推定値）
page-house = 印刷されたものではなく独自に決めたもの：{ $facts }（{ $reason }）
page-inferred = カードで確認したものではなく、印刷された数値から推定したもの：{ $facts }（{ $reason }）
page-rulings = 裁定：
page-sources = 出典：
page-source = { $facts }：{ $place }
page-source-next = ；

fact-copies = 枚数
fact-cost = コスト
fact-vp = VP
fact-symbols = シンボル
fact-text = 効果文
fact-tier = レベル
fact-alcohol = アルコール値
fact-draw = ドロー
fact-serving = サービス
fact-love = ラブ
fact-employment = 雇用
fact-chamber = 部屋付きメイドになるためのサービス
fact-imagination = 想像力
fact-concentration = 集中力
fact-effort = 努力
fact-skill = スキルポイント

score-line = { $cards }：{ $points }VP
score-total = { $player }：合計{ $points }VP
score-idle-maids = 0VPのメイド（同点のときに比べる）：{ $count }
score-chambermaids = 部屋付きメイド（同点のときに比べる）：{ $count }

## 肩書き

## 出典

## 値を独自に決めた理由

# 固有名ではなく普通の言葉であるカードの名前。人名はそのまま使う。
