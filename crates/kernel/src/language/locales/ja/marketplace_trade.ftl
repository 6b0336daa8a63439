# Japanese. Polite form. There is no plural. The English file says what the messages are for.

marketplace-order-missing = この注文は存在しません。
marketplace-order-not-yours = これができるのは、この注文の相手方だけです。
marketplace-order-wrong-status = この注文の状態では、これはできません。
marketplace-order-needs-refund = この注文はすでに支払われています。返金を求めるには、異議を申し立ててください。
marketplace-order-own-listing = これはあなた自身の掲載なので、注文できません。
marketplace-order-unavailable = この掲載は現在注文できません。
marketplace-order-not-allowed = このコミュニティでは、この注文は認められていません。
marketplace-order-key-reused = このキーはすでに別の注文に使われています。新しいキーを選んでください。
marketplace-order-needs-offer = この掲載は、申し出が承諾されてから注文できます。
marketplace-order-offer-cash = 申し出で決まったものは、お金で支払います。
marketplace-order-not-free = この掲載は無料ではありません。
marketplace-order-no-price = この掲載にはお金での価格がありません。
marketplace-order-no-hours = この掲載には時間での価格がありません。
marketplace-order-hours-shipping = お金のかかる配送は、時間では支払えません。
marketplace-order-too-much = この注文は大きすぎます。数量を減らしてください。
marketplace-order-no-way = この掲載は、この方法では届けられません。
marketplace-order-shipping-missing = 出品者の配送方法から一つ選んでください。
marketplace-order-slot-unusable = この受け取り時間は、この注文には選べません。
marketplace-offer-missing = この申し出は存在しません。
marketplace-coupon-unusable = このクーポンは、この注文には使えません。
marketplace-redemption-unusable = この引き換えは、この注文には使えません。
marketplace-insufficient-credits = この注文に必要な時間が足りません。
marketplace-web-address-unusable = http または https で始まるウェブアドレスを入力してください。
marketplace-rating-early = この注文は、完了してから評価できます。
marketplace-rating-exists = この注文はすでに評価済みです。

marketplace-dispute-missing = この異議は存在しません。
marketplace-dispute-exists = この注文にはすでに異議があります。
marketplace-dispute-decided = この異議はすでに決定されています。
marketplace-dispute-claimed = この異議は、すでに別の人が対応しています。
marketplace-dispute-own = これはあなた自身の注文なので、別の人が決める必要があります。
marketplace-dispute-done = 異議が決定されました。
marketplace-refund-failed = 現在、返金できません。後でもう一度お試しください。
marketplace-refund-missing = この返金はありません。
marketplace-refund-wrong-status = この返金の状態では、これはできません。
marketplace-refund-not-asked = 返金は、購入者側を支持する決定の場合にのみ行えます。
marketplace-refund-whole = 時間は全額のみ返せます。
marketplace-refund-too-much = 支払われた額を超えて返すことはできません。

marketplace-offer-wrong-status = この申し出の状態では、これはできません。
marketplace-offer-not-yours = これができるのは、この申し出の相手方だけです。
marketplace-offer-expired = この申し出は期限が切れています。
marketplace-offer-nothing = ゼロより多い額を申し出てください。
marketplace-offer-exists = この掲載には、すでに未回答の申し出があります。
marketplace-offer-withdrawn = 申し出は取り下げられました。

marketplace-pickup-code-unknown = このコードの予約はありません。
marketplace-pickup-not-yours = この注文は別の出品者のものです。
marketplace-pickup-not-paid = この注文は支払われていないか、すでに終わっています。
marketplace-pickup-done = これはすでに引き渡されています。
marketplace-pickup-cancelled = この注文は取り消されているため、引き渡すものはありません。
marketplace-pickup-not-eligible = この注文は受け取り待ちではありません。
marketplace-pickup-exists = この注文にはすでに受け取り時間があります。
marketplace-pickup-slot-closed = この受け取り時間はもう予約できません。ほかの時間を選んでください。
marketplace-pickup-slot-over = この受け取り時間は過ぎました。別の時間を選んでください。
marketplace-pickup-slot-full = この受け取り時間は満席です。ほかの時間を選んでください。
marketplace-order-slot-missing = 出品者の受け取り時間から一つ選んでください。

marketplace-delivery-wrong-status = この配達の申し出の状態では、これはできません。
marketplace-delivery-missing = この配達の申し出は存在しません。
marketplace-delivery-hours = 時間は小数点以下2桁までで入力してください。
marketplace-delivery-own = この注文は、ほかの人が届ける必要があります。
marketplace-delivery-not-wanted = 現在、この注文を届ける人は必要ありません。
marketplace-delivery-exists = この注文を届けるとすでに申し出ています。
marketplace-fund-short = コミュニティの基金の時間が足りません。

marketplace-cards-off = ここではカードで支払うことができません。
marketplace-card-not-chosen = この注文はカード払いではありません。
marketplace-card-by-provider = この注文はカード払いです。入金が確認されると支払い済みになります。
marketplace-card-payment-missing = この注文にはカードでの支払いがありません。
marketplace-card-silent = 現在、カードでの支払いを利用できません。後でもう一度お試しください。
marketplace-card-signature = このメッセージの署名が正しくありません。
marketplace-card-event = カードでの支払いに関するこのメッセージは使用できません。

marketplace-seller-not-paid-out = この出品者にはまだカードで支払うことができません。別の支払い方法を選んでください。
marketplace-chargeback-open = 購入者の銀行がこの支払いについて判断しています。判断が出るまでお待ちください。

bell-marketplace-payout-sent = 売上金を送金しました。
bell-marketplace-payout-failed = 売上金を送金できませんでした。決済サービスの登録内容をご確認ください。
bell-marketplace-chargeback-opened = 銀行が{ $place }の代金を取り戻しました。銀行の判断が出るまで注文は保留されます。
bell-marketplace-chargeback-closed = 銀行が{ $place }の代金について判断しました。
bell-marketplace-chargeback-filed = 銀行が注文の代金を取り戻しました。ご確認ください。

subject-marketplace-payout-sent = 売上金を送金しました
subject-marketplace-payout-failed = 売上金を送金できませんでした
subject-marketplace-chargeback-opened = 銀行が注文の代金を取り戻しました
subject-marketplace-chargeback-closed = 銀行が注文について判断しました
subject-marketplace-chargeback-filed = 銀行が注文の代金を取り戻しました

type-marketplace-payout-sent = 売上金の送金
type-marketplace-payout-failed = 売上金の送金失敗
type-marketplace-chargeback-opened = チャージバックの開始
type-marketplace-chargeback-closed = チャージバックの終了
type-marketplace-chargeback-filed = チャージバックの受付

marketplace-dispute-unsent = 1か月間、発送したという連絡がありません。
marketplace-release-nothing = この支払いで保留されているお金はありません。

bell-marketplace-order-ship-due = { $place }はあなたの発送または引き渡しを待っています。済んだら知らせてください。期限：
bell-marketplace-order-arrival-due = { $place }は届きましたか？届いていれば確認し、問題があれば異議を申し立ててください。回答の期限：
bell-marketplace-order-unsent = { $place }を発送したという連絡がないため、あなたの名前で異議を申し立てました。管理者が決定します。
bell-marketplace-order-presumed = 1か月間だれからも連絡がなかったため、{ $place }は受け取られたものとみなされます。問題があれば異議を申し立ててください。注文が完了する日時：
bell-marketplace-order-released = 管理者の決定により、{ $place }の代金が期限前に販売者に渡されました。注文は完了しました。理由：

subject-marketplace-order-ship-due = 注文が発送を待っています
subject-marketplace-order-arrival-due = 注文の品は届きましたか
subject-marketplace-order-unsent = 注文の品が発送されませんでした
subject-marketplace-order-presumed = 注文は受け取られたものとみなされます
subject-marketplace-order-released = 注文の代金が販売者に渡されました

type-marketplace-order-ship-due = 発送待ちの注文
type-marketplace-order-arrival-due = 到着の確認待ち
type-marketplace-order-unsent = 未発送の注文
type-marketplace-order-presumed = 受け取りとみなされた注文
type-marketplace-order-released = 期限前の代金の引き渡し
