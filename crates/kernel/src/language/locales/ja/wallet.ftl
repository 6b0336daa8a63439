# Japanese. Polite form. There is no plural. The English file says what the messages are for.

recipient-missing = 時間を受け取る方を指定してください。
recipient-inactive = このメンバーは現在、時間を受け取れません。
transfer-to-yourself = 自分自身に時間を送ることはできません。
insufficient-funds = 時間が足りません。
transfer-too-large = 一度に送れるのは{ $most }時間までです。
hours-not-positive = 0より大きい時間を入力してください。
hours-too-fine = 時間は小数点以下2桁までで入力してください。
hours-out-of-range = 時間は1000まで、小数点以下2桁までで入力してください。
transaction-missing = この取引は存在しません。
transaction-final = この取引は取り消せません。
account-missing = この口座は存在しません。

transaction-category-missing = このカテゴリーは存在しません。
transaction-category-exists = この名前のカテゴリーはすでにあります。
transaction-category-name-missing = カテゴリーの名前を入力してください。
transaction-category-deleted = カテゴリーを削除しました。

donated = ありがとうございます！時間を寄付しました。
donated-to-community = ありがとうございます！時間をコミュニティに寄付しました。
donation-repeated = 時間は動いていません。まったく同じ寄付を先ほど行いました。
hours-of-your-own = 自分の時間について決めることはできません。ほかの管理者に頼んでください。
community-fund-description = コミュニティみんなの時間です。
