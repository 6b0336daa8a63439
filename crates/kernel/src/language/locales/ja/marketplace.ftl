# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = この金額は{ $currency }では支払えません。
marketplace-currency-unknown = この通貨では価格を設定できません。
marketplace-out-of-stock = それだけの在庫がありません。
marketplace-listing-not-yours = この出品を変更できるのは出品した本人だけです。
marketplace-text-required = ここに何か書いてください。
marketplace-free-off = このコミュニティでは無料で譲ることはできません。
marketplace-business-off = このコミュニティでは事業者は販売できません。
marketplace-shipping-off = このコミュニティでは配送は利用できません。
marketplace-community-delivery-off = このコミュニティではメンバー同士の配達は利用できません。
marketplace-hybrid-off = このコミュニティでは、お金か時間のどちらか一方だけで価格を設定できます。
marketplace-template-data-unusable = { $field }はオブジェクトで、長すぎないものにしてください。
marketplace-template-field-unknown = このカテゴリのフォームには、そのような項目はありません。
marketplace-template-field-unusable = フォームのこの項目には使えない値です。
marketplace-listing-waits = 承認されると、あなたの出品が表示されます。
marketplace-seller-suspended = 出品が停止されているため、今は販売できません。
marketplace-decide-own = 自分の出品については、ほかの人が決める必要があります。
marketplace-seller-missing = この出品者は存在しません。
marketplace-option-missing = この配送方法は存在しません。
marketplace-slot-missing = この受け渡し時間は存在しません。
marketplace-slot-booked = この受け渡し時間は予約されているため削除できません。無効にすることはできます。
marketplace-slot-order = 受け渡し時間の終わりは始まりより後にしてください。
marketplace-slot-over = 受け渡し時間の終わりは未来の時刻にしてください。
marketplace-slot-capacity = すでにそれより多く予約されています。
marketplace-verify-business = 確認できるのは事業者だけです。
marketplace-decide-own-seller = 自分の販売については、ほかの人が決める必要があります。
marketplace-neither-day = 2026-05-01のような日付、または2026-05-01T09:30:00Zのような日時を指定してください。

bell-marketplace-listing-expiring = 「{ $place }」の掲載がまもなく終了します。まだ提供できる場合は更新してください。掲載期限：
bell-marketplace-listing-expired = 「{ $place }」の掲載期限が切れ、表示されなくなりました。いつでも更新できます。
subject-marketplace-listing-expiring = マーケットの出品の掲載がまもなく終了します
subject-marketplace-listing-expired = マーケットの出品の掲載期限が切れました
type-marketplace-listing-expiring = 掲載終了間近の出品
type-marketplace-listing-expired = 掲載期限切れの出品
