# Japanese. Polite form. There is no plural. The English file says what the messages are for.

data-request-open = すでに申請済みです。まもなくスタッフが回答します。
data-request-missing = この申請はありません。
data-request-over = この申請はすでに終了しています。
data-request-own = これはご自身の申請です。ほかの管理者にお任せください。
data-request-received = 申請を受け付けました。30日以内に回答します。
data-export-missing = このコピーはありません。
data-export-over = このコピーのファイルはもうありません。
account-erased = アカウントを削除しました。
community-sole-admin = このコミュニティの管理者はあなただけです。先にほかの方を管理者にしてください。
former-member = 元メンバー
