# Japanese. Polite form. There is no plural. The English file says what the messages are for.

query-missing = クエリを送ってください。
query-request-invalid = query、variables、operationName、extensions を持つオブジェクトを一つ送ってください。
query-digest-mismatch = このダイジェストは、このクエリの SHA-256 ではありません。
persisted-query-invalid = 永続化クエリには、バージョン 1 と、16進数64桁の SHA-256 が必要です。
operation-name-missing = このドキュメントには複数の操作があります。operationName でそのうちの一つを指定してください。
mutation-by-get = ミューテーションは GET では送れません。POST をお使いください。
subscription-without-socket = サブスクリプションには、プロトコル graphql-transport-ws の WebSocket が必要です。
socket-protocol-missing = WebSocket はプロトコル graphql-transport-ws で開いてください。
socket-too-busy = このソケットはすでに{ $limit }件の操作を実行中で、同時にこれ以上は実行できません。終わるまでお待ちください。

query-too-complex = このクエリは一度に求める量が多すぎます。一覧を短くするか、フィールドを減らしてください。
query-too-deep = このクエリは入れ子が深すぎます。{ $limit }段まで可能です。
introspection-too-deep = このクエリでは、スキーマ自身の説明の入れ子が深すぎます。
document-too-long = このドキュメントは長すぎます。{ $limit }バイトまで可能です。
document-too-many-tokens = このドキュメントは長すぎます。{ $limit }トークンまで可能です。
document-too-many = { $what ->
    [aliases] このドキュメントはエイリアスが多すぎます。{ $limit }個まで可能です。
    [directives] このドキュメントはディレクティブが多すぎます。{ $limit }個まで可能です。
   *[fields] このドキュメントはフィールドが多すぎます。{ $limit }個まで可能です。
}
fragment-cycle = フラグメント { $name } が自分自身を使っています。

id-invalid = { $kind ->
    [member] これはメンバーのidではありません。
    [connection] これはつながりのidではありません。
    [review] これはレビューのidではありません。
    [listing] これは掲載のidではありません。
    [message] これはメッセージのidではありません。
    [notification] これは通知のidではありません。
    [group] これはグループのidではありません。
   *[anything] これは有効なidではありません。
}
