# Japanese. Polite form. There is no plural. The English file says what the messages are for.

marketplace-coupon-missing = このクーポンは存在しません。
marketplace-coupon-code-taken = このコミュニティの別のクーポンがこのコードを使っています。別のコードを選んでください。
marketplace-coupon-code-unusable = コードにはAからZの文字、数字、ハイフン、アンダースコアが使えます。
marketplace-coupon-no-seller = クーポンには出品者プロフィールが必要です。先に作成してください。
marketplace-coupon-window = クーポンの終了は開始より後でなければなりません。
marketplace-coupon-value-unusable = 小数点以下2桁までの値を入力してください。
marketplace-coupon-scope-missing = 1から100までの異なる出品またはカテゴリを選んでください。
marketplace-coupon-scope-listings = クーポンは自分の出品にしか使えません。
marketplace-coupon-scope-categories = これらのカテゴリの中に存在しないものがあります。
marketplace-coupon-uses = このクーポンはすでにそれより多く使われています。
marketplace-coupon-suspended = このクーポンは管理者によって停止されているため、状態を変更できません。
marketplace-coupon-wrong-status = このクーポンの状態ではそれはできません。
marketplace-coupon-too-many = クーポンは最大{ $most }枚までです。先に1枚削除してください。
marketplace-coupon-decide-own = これはあなた自身のクーポンなので、ほかの人が決める必要があります。
marketplace-coupon-inactive = このクーポンは現在使えません。
marketplace-coupon-min-order = このクーポンを使うには注文金額が足りません。
marketplace-coupon-used-up = このクーポンは使い切られました。
marketplace-coupon-used-by-you = このクーポンはすでに使える回数まで使っています。
marketplace-coupon-currency = このクーポンは{ $currency }の注文には使えません。
marketplace-coupon-two = このクーポンを使うには、同じものを2つ以上注文してください。
marketplace-coupon-cash = クーポンはお金で支払う場合にのみ使えます。
marketplace-coupon-one-discount = クーポンか時間による割引のどちらか一方だけを使ってください。
marketplace-coupon-own = これはあなた自身のクーポンなので、使えません。
marketplace-coupon-token-unknown = このコードは不明か、使用済みか、期限切れです。新しいコードを見せてもらってください。
marketplace-coupon-not-yours = このクーポンは別の出品者のものです。
