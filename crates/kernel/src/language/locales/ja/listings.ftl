# Japanese. Polite form. There is no plural. The English file says what the messages are for.

listing-missing = この掲載は存在しません。
listing-not-yours = これができるのは、この掲載の掲載者か管理者だけです。
listing-limit-reached = すでに{ $most }件の掲載があり、これ以上は増やせません。先に一つ削除してください。
listing-text-too-short = { $least }文字以上書いてください。
listing-offers-off = このコミュニティでは「できること」を受け付けていません。
listing-requests-off = このコミュニティでは「お願い」を受け付けていません。
listing-category-missing = このカテゴリーは存在しません。
listing-category-required = カテゴリーを選んでください。
listing-location-required = 場所を入力してください。
listing-hours-too-few = { $field } は { $other_field } 以上にしてください。
listing-hours-out-of-range = 0.5から{ $most }時間の間で入力してください。
listing-availability-invalid = availability はリストかオブジェクトにしてください。
listing-availability-too-long = availability が長すぎます。{ $most }バイト以内にしてください。
listing-not-approved = この掲載を有効にするには、先に運営担当者の承認が必要です。
listing-status-forbidden = この掲載をこの状態に変えることはできません。
listing-not-renewable = 更新できるのは、有効な掲載か期限切れの掲載だけです。
listing-renew-waits = この掲載の文章はまだ承認されていません。先に掲載を有効にしてください。
listing-renewed-too-often = この掲載はこれ以上更新できません。新しい掲載を書いてください。
listing-renew-not-yours = 掲載を更新できるのは、掲載した本人だけです。
listing-favourites-off = このコミュニティでは、掲載を保存できません。
listing-writer-missing = このコミュニティには、文章を書くサービスがありません。

listing-reports-off = このコミュニティでは、掲載についての報告を受け付けていません。
listing-report-own = 自分の掲載を報告することはできません。
listing-save-own = 自分の投稿は保存できません。
listing-report-exists = この掲載はすでに報告済みです。
listing-report-missing = この報告は存在しません。
listing-report-decide-own = これはあなたの報告なので、ほかの方が判断する必要があります。
listing-report-decided = この報告についてはすでに判断が出ています。
listing-decide-own = これはあなた自身の掲載ですので、ほかの人が判断する必要があります。
listing-not-waiting = この掲載は承認待ちではありません。
listing-changed-since = この掲載は、あなたが読んだ後に変更されました。もう一度確認してください。
listing-reported = ありがとうございます！運営担当者が確認します。

picture-required = 画像を送ってください。
too-many-pictures = 一つの掲載に付けられる画像は{ $most }枚までです。
listing-picture-missing = この掲載にその画像はありません。
listing-pictures-incomplete = 掲載のすべての画像を、一度ずつ指定してください。
too-many-tags = 一つの掲載に付けられるタグは{ $most }個までです。
place-missing = 地図上にその場所はありません。
