# Japanese. Polite form. There is no plural. The English file says what the messages are for.

group-missing = このグループは存在しません。
group-forbidden = このグループでこの操作をする権限がありません。
group-unavailable = このグループは現在活動していません。
group-full = このグループは満員です。
group-limit-reached = これ以上のグループには参加できません。先にほかのグループを抜けてください。
group-type-missing = このコミュニティには、この種類のグループはありません。
group-name-missing = グループの名前を入力してください。
group-name-taken = この名前のグループはすでにあります。
group-place-incomplete = 緯度と経度は、両方送るか、どちらも送らないでください。
group-picture-unclear = 画像を送るか削除するか、どちらか一方にしてください。
group-sole-admin = あなたはこのグループのただ一人の管理者です。先にほかの方を管理者にしてください。
group-owner-cannot-leave = オーナーはグループを抜けられません。先にほかの方をオーナーにするか、グループを削除してください。
group-admin-protected = グループの管理者に対してこの操作はできません。

group-joined = グループへようこそ！
group-requested = 申請を送りました。
group-asked-already = このグループへの参加はすでに申請済みです。
group-request-missing = このメンバーは参加を申請していません。
group-invited-already = このメンバーはすでに招待されています。
group-member-already = このメンバーはすでにグループにいます。
group-member-missing = このメンバーはグループにいません。
group-member-banned = このメンバーはグループへの参加を禁止されています。
group-declined-lately = 前回の参加希望は承認されませんでした。それから{ $days }日たつと、もう一度申し込めます。
group-banned-already = このメンバーはすでにグループへの参加を禁止されています。
group-not-banned = このメンバーはグループへの参加を禁止されていません。
group-banned = あなたはこのグループへの参加を禁止されています。
group-not-member = あなたはこのグループにいません。
group-tab-off = このコミュニティでは、グループのこの機能はオフになっています。
group-announcement-missing = このお知らせは存在しません。
group-announcement-end-passed = これから来る終了日時を選んでください。
group-discussion-missing = この話題は存在しません。
group-reply-missing = この返信は存在しません。
group-invite-missing = この招待は存在しません。
group-invite-expired = この招待は期限切れです。新しい招待を頼んでください。
group-invite-revoked = この招待は取り消されました。
group-invite-used = この招待はすでに使われています。
group-invite-other-email = この招待は別のメールアドレスに送られたものです。
group-invite-limit = グループの有効な招待は{ $most }件までです。先にいくつか取り消してください。

group-file-missing = このファイルはありません。
group-file-deleted = ファイルを削除しました。
group-file-text-too-long = { $field }は{ $most }文字までです。
group-files-full = グループにこのファイルを置く空きがありません。先にほかのファイルを削除してください。
group-files-full-everywhere = コミュニティにこのファイルを置く空きがありません。
