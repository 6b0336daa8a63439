# Japanese. Polite form. There is no plural. The English file says what the messages are for.

notification-missing = この通知は存在しません。
notification-group-key-invalid = 通知のまとまりは、種類、コロン、リンクの順で指定してください。
notification-choice-missing = 一つの通知か、すべての通知を指定してください。

preferences-empty = 設定を一つ以上送ってください。
thread-missing = このスレッドは存在しません。
notification-context-missing = 何についての設定かを指定してください。
notification-context-id-missing = どのグループまたはスレッドの設定かを指定してください。
notification-frequency-missing = 通知を受け取る頻度を指定してください。
notification-push-alone = プッシュ通知の変更は、別のリクエストで送ってください。
push-failure-missing = このプッシュ通知は記録にもうありません。
unsubscribe-link-invalid = このリンクは使えません。メールのリンクをもう一度開いてください。

mute-yourself = 自分自身をミュートすることはできません。
mute-missing = このメンバーはミュートしていません。
