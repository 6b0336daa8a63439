# Japanese. Polite form. There is no plural. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name }さんからつながりの申請が届きました。
bell-connection-accepted = { $name }さんがあなたのつながりの申請を承認しました。
bell-connection-declined = { $name }さんがあなたのつながりの申請を辞退しました。
bell-new-message = { $name }さんからメッセージが届きました。
bell-transaction = { $name }さんから時間が届きました。
bell-credits-received = { $name }さんがあなたに時間を付与しました。
bell-credits-taken = { $place }の運営担当者が、あなたの残高から時間を差し引きました。
bell-credit-received = { $name }さんから{ $hours }時間が届きました。
bell-credit-sent = { $name }さんに{ $hours }時間を送りました。
bell-review-request = { $name }さんとのやりとりはいかがでしたか。ぜひ感想をお聞かせください。
bell-review-received = { $name }さんがあなたへのレビューを書きました。
bell-review-hidden = { $place }の運営担当者が、あなたの書いたレビューを非表示にしました。
bell-review-removed = { $place }の運営担当者が、あなたの書いたレビューを削除しました。
bell-listing-saved = { $name }さんがあなたの掲載を保存しました。
bell-listing-pending-review = { $name }さんの掲載が承認を待っています。
bell-listing-approved = あなたの掲載「{ $place }」が承認されました。
bell-listing-rejected = あなたの掲載「{ $place }」は承認されませんでした。内容を変更して、もう一度申請できます。理由：
bell-listing-reported = あなたの掲載「{ $place }」への報告が認められました。ご確認ください。
bell-listing-report-upheld = 「{ $place }」についてのあなたの報告が認められました。ありがとうございます。
bell-new-listing-created = { $name }さんが新しい掲載を追加しました。
bell-listing-report-created = { $place }で掲載が報告されました。ご確認ください。
bell-group-member-joined = { $name }さんが{ $place }に参加しました。
bell-group-join-request = { $name }さんが{ $place }への参加を希望しています。
bell-group-join = あなたは{ $place }のメンバーになりました。
bell-group-join-rejected = { $place }への参加希望は承認されませんでした。
bell-group-invite = { $name }さんがあなたを{ $place }に招待しています。
bell-group-chatroom-message = { $name }さんが{ $place }に書き込みました。
bell-new-group-created = { $name }さんがグループ { $place } を作りました。
bell-exchange-request-received = { $name }さんから交換の依頼が届きました。
bell-exchange-pending-broker = { $name }さんが交換を承諾しました。あとは{ $place }の運営担当者の承認が必要です。
bell-exchange-accepted = { $name }さんが交換を承諾しました。
bell-exchange-approved = { $name }さんが交換を承認しました。
bell-exchange-rejected = { $name }さんが交換を差し止めました。
bell-exchange-request-declined = { $name }さんが交換を辞退しました。
bell-exchange-started = { $name }さんが交換を開始しました。
bell-exchange-ready-confirmation = { $name }さんから完了の連絡がありました。時間をご確認ください。
bell-exchange-completed = 交換が完了し、時間が移りました。
bell-exchange-cancelled = { $name }さんが交換を取りやめました。
bell-exchange-disputed = { $name }さんが交換の確認を運営担当者に求めています。
bell-exchange-hours-differ = あなたと{ $name }さんが確認した交換の時間が異なります。運営担当者が確認します。
bell-exchange-needs-broker = { $place }で交換が判断を待っています。ご確認ください。
bell-safeguarding-flag = { $place }で報告がありました。早めにご確認ください。
bell-safeguarding-contact-blocked = { $place }で、メンバーを守るため連絡の試みを止めました。ご確認ください。
bell-welcome = { $place }へようこそ！
bell-new-user-registered = { $name }さんがコミュニティに参加しました。
bell-registration-waiting = { $name }さんが登録し、承認を待っています。

## The subject of an e-mail about it.

subject-connection-request = { $name }さんからつながりの申請が届きました
subject-connection-accepted = { $name }さんがつながりの申請を承認しました
subject-connection-declined = { $name }さんがつながりの申請を辞退しました
subject-new-message = { $name }さんからメッセージが届きました
subject-transaction = { $name }さんから時間が届きました
subject-credits-received = { $name }さんがあなたに時間を付与しました
subject-credits-taken = 残高から時間が差し引かれました
subject-credit-received = { $name }さんから{ $hours }時間が届きました
subject-credit-sent = { $name }さんに{ $hours }時間を送りました
subject-review-request = { $name }さんとのやりとりはいかがでしたか
subject-review-received = { $name }さんがあなたへのレビューを書きました
subject-review-hidden = あなたの書いたレビューが非表示になりました
subject-review-removed = あなたの書いたレビューが削除されました
subject-listing-saved = { $name }さんがあなたの掲載を保存しました
subject-listing-pending-review = 掲載が承認を待っています
subject-listing-approved = あなたの掲載が承認されました
subject-listing-rejected = あなたの掲載は承認されませんでした
subject-listing-reported = あなたの掲載が報告されました
subject-listing-report-upheld = あなたの報告が認められました
subject-new-listing-created = { $name }さんの新しい掲載
subject-listing-report-created = 掲載が報告されました
subject-group-member-joined = { $name }さんが{ $place }に参加しました
subject-group-join-request = { $name }さんが{ $place }への参加を希望しています
subject-group-join = あなたは{ $place }のメンバーになりました
subject-group-join-rejected = { $place }への参加希望は承認されませんでした
subject-group-invite = { $name }さんがあなたを{ $place }に招待しています
subject-group-chatroom-message = { $name }さんが{ $place }に書き込みました
subject-new-group-created = 新しいグループ: { $place }
subject-exchange-request-received = { $name }さんから交換の依頼が届きました
subject-exchange-pending-broker = 交換は運営担当者の承認を待っています
subject-exchange-accepted = { $name }さんが交換を承諾しました
subject-exchange-approved = 交換が承認されました
subject-exchange-rejected = 交換が差し止められました
subject-exchange-request-declined = { $name }さんが交換を辞退しました
subject-exchange-started = { $name }さんが交換を開始しました
subject-exchange-ready-confirmation = 交換の時間をご確認ください
subject-exchange-completed = 交換が完了しました
subject-exchange-cancelled = { $name }さんが交換を取りやめました
subject-exchange-disputed = { $name }さんが交換の確認を運営担当者に求めています
subject-exchange-hours-differ = あなたと{ $name }さんが確認した時間が異なります
subject-exchange-needs-broker = 判断を待っている交換があります
subject-safeguarding-flag = { $place }で報告がありました
subject-safeguarding-contact-blocked = { $place }で連絡の試みを止めました
subject-welcome = { $place }へようこそ！
subject-new-user-registered = 新しいメンバー: { $name }さん
subject-registration-waiting = 確認が必要な登録: { $name }さん

## More words in an e-mail about it.

detail-credit-received = { $name }さんからの{ $hours }時間が、あなたの残高に加わりました。
detail-credit-sent = { $name }さんに{ $hours }時間を送りました。
detail-review-request = { $name }さんと時間を交換しました。いかがでしたか。ひとことお聞かせいただけると、ほかの方が安心して頼める相手を見つける助けになります。
detail-voice-message = 音声メッセージが届いています。

## What a lock screen shows, where anybody may read it: never who or what.

push-default = 新しいお知らせがあります
push-new-message = 新しいメッセージがあります
push-connection-request = 新しいつながりの申請があります
push-connection-accepted = つながりの申請が承認されました
push-body = アプリを開いてご確認ください。

## The short heading of a line in the bell.

type-connection-request = つながりの申請
type-connection-accepted = つながりの承認
type-connection-declined = つながりの辞退
type-new-message = 新しいメッセージ
type-transaction = 時間のやりとり
type-credits-received = 時間の付与
type-credits-taken = 時間の差し引き
type-credit-received = 時間の受け取り
type-credit-sent = 時間の送付
type-review-request = レビューのお願い
type-review-received = レビューの受け取り
type-review-hidden = レビューの非表示
type-review-removed = レビューの削除
type-listing-saved = 掲載の保存
type-listing-pending-review = 承認待ちの掲載
type-listing-approved = 掲載の承認
type-listing-rejected = 掲載の不承認
type-listing-reported = 自分の掲載への報告
type-listing-report-upheld = 認められた報告
type-new-listing-created = 新しい掲載
type-listing-report-created = 掲載の報告
type-group-member-joined = グループへの参加
type-group-join-request = グループへの参加希望
type-group-join = グループへの加入
type-group-join-rejected = 参加希望の不承認
type-group-invite = グループへの招待
type-group-chatroom-message = グループのメッセージ
type-new-group-created = 新しいグループ
type-exchange-request-received = 交換の依頼
type-exchange-pending-broker = 交換の承認待ち
type-exchange-accepted = 交換の承諾
type-exchange-approved = 交換の承認
type-exchange-rejected = 交換の差し止め
type-exchange-request-declined = 交換の辞退
type-exchange-started = 交換の開始
type-exchange-ready-confirmation = 時間の確認
type-exchange-completed = 交換の完了
type-exchange-cancelled = 交換の取りやめ
type-exchange-disputed = 交換の確認依頼
type-exchange-hours-differ = 交換の時間の不一致
type-exchange-needs-broker = 交換の判断待ち
type-safeguarding-flag = 安全に関する報告
type-safeguarding-contact-blocked = 連絡の差し止め
type-welcome = ようこそ
type-new-user-registered = 新しいメンバー
type-registration-waiting = 承認待ちの登録
