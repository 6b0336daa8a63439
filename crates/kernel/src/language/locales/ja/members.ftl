# Japanese. Polite form. There is no plural. The English file says what the messages are for.

member-missing = このメンバーは存在しません。
language-not-offered = このコミュニティでは、この言語を使えません。
language-saved = 言語を保存しました。
preferences-saved = 設定を保存しました。

blocked = どちらかが相手をブロックしているため、この操作はできません。
block-yourself = 自分自身をブロックすることはできません。
block-missing = このメンバーはブロックしていません。
member-blocked = このメンバーをブロックしました。ブロックを解除するまで、お互いに連絡できません。
member-unblocked = このメンバーのブロックを解除しました。

profile-email-elsewhere = メールアドレスはここでは変更できません。そのままにしてください。
profile-picture-elsewhere = 画像をアップロードしてください。外部のアドレスは使えません。
profile-birth-date-impossible = 生年月日を確認してください。
profile-phone-short = 電話番号には{ $least }桁以上の数字が必要です。
profile-place-incomplete = 緯度と経度は両方送るか、どちらも送らないでください。
skill-missing = このスキルはあなたのリストにありません。
skill-there = このスキルはすでにリストにあります。
too-many-skills = 登録できるスキルは{ $most }個までです。先に一つ削除してください。
skill-removed = スキルを削除しました。
skill-category-missing = このスキルのカテゴリーはありません。
skill-category-there = この名前のカテゴリーはすでにあります。
skill-category-circle = カテゴリーを自分自身の下や、これほど深い場所に置くことはできません。
skill-category-used = このカテゴリーのスキルを持つメンバーがいるため、非表示にすることしかできません。
skill-category-removed = カテゴリーを削除しました。
availability-missing = その時間に空いているとは登録されていません。
availability-ends-first = 終了は開始より後にしてください。
availability-overlaps = 二つの時間が重なっています。一つにまとめてください。
availability-too-many = 一日に登録できる時間は{ $most }個までです。
availability-over = この日は過ぎています。
availability-saved = 時間を保存しました。
day-sunday = 日曜日
day-monday = 月曜日
day-tuesday = 火曜日
day-wednesday = 水曜日
day-thursday = 木曜日
day-friday = 金曜日
day-saturday = 土曜日

badge-unknown = このバッジはありません。
badge-over = { $field }は将来の日時にしてください。
badge-missing = このメンバーにそのバッジはありません。
bell-verification = バッジが贈られました：{ $place }
subject-verification = バッジのお知らせ
type-verification = 確認
