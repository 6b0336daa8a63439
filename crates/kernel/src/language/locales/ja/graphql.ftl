# Japanese. Polite form. There is no plural. The English file says what the messages are for.

query-missing = クエリを送ってください。
query-request-invalid = query、variables、operationName、extensions を持つオブジェクトを一つ送ってください。
query-digest-mismatch = このダイジェストは、このクエリの SHA-256 ではありません。
persisted-query-version = 永続化クエリには、バージョン 1 が必要です。
document-not-trusted = このドキュメントは信頼されたドキュメントの一覧にありません。一覧にあるものを送ってください。
operation-name-missing = このドキュメントには複数の操作があります。operationName でそのうちの一つを指定してください。
operation-name-unknown = この文書に{ $name }という操作はありません。
mutation-by-get = ミューテーションは GET では送れません。POST をお使いください。
subscription-without-socket = サブスクリプションには、プロトコル graphql-transport-ws の WebSocket が必要です。
subscription-many-fields = サブスクリプションで求められるフィールドは一つだけです。フィールドごとにサブスクリプションを分けてください。
socket-protocol-missing = WebSocket はプロトコル graphql-transport-ws で開いてください。
socket-too-busy = このソケットはすでに{ $limit }件の操作を実行中で、同時にこれ以上は実行できません。終わるまでお待ちください。

query-too-complex = このクエリは一度に求める量が多すぎます。一覧を短くするか、フィールドを減らしてください。
response-too-large = この応答は大きすぎます。一覧を短くするか、フィールドを減らしてください。上限は{ $limit }バイトです。
query-too-deep = このクエリは入れ子が深すぎます。{ $limit }段まで可能です。
introspection-too-deep = このクエリでは、スキーマ自身の説明の入れ子が深すぎます。
document-too-long = このドキュメントは長すぎます。{ $limit }バイトまで可能です。
document-too-many-tokens = このドキュメントは長すぎます。{ $limit }トークンまで可能です。
document-too-many = { $what ->
    [aliases] このドキュメントはエイリアスが多すぎます。{ $limit }個まで可能です。
    [directives] このドキュメントはディレクティブが多すぎます。{ $limit }個まで可能です。
    [schemas] このドキュメントは __schema を求める回数が多すぎます。上限は{ $limit }回です。
    [types] このドキュメントは __type を求める回数が多すぎます。上限は{ $limit }回です。
    [self-aliases] このドキュメントは、スキーマ自身の説明の中のエイリアスが多すぎます。{ $limit }個まで可能です。
    [self-fields] このドキュメントは、スキーマ自身の説明を多く求めすぎています。上限はフィールド{ $limit }個分です。
   *[fields] このドキュメントはフィールドが多すぎます。{ $limit }個まで可能です。
}
fragment-cycle = フラグメント { $name } が自分自身を使っています。
value-null = { $field } を null にはできません。型は { $kind } です。
value-of-other-type = { $field } は型 { $kind } の値にしてください。

query-field-unknown = 型 { $kind } にフィールド { $name } はありません。
query-field-similar = 型 { $kind } にフィールド { $name } はありません。似たフィールド: { $names }。
query-argument-unknown = { $place } に引数 { $argument } はありません。
query-argument-similar = { $place } に引数 { $argument } はありません。似た引数: { $names }。
query-directive-unknown = ディレクティブ { $directive } はありません。
query-directive-misplaced = ディレクティブ { $directive } はここには置けません。
query-directive-twice = ディレクティブ { $directive } がここに二つあります。
query-fragment-unknown = このドキュメントにフラグメント { $fragment } はありません。
query-type-unknown = スキーマに型 { $kind } はありません。
query-variable-undeclared = 変数 { $variable } は使われていますが、宣言されていません。
query-variable-unused = 変数 { $variable } は宣言されていますが、使われていません。
query-fragment-unused = フラグメント { $fragment } は使われていません。
query-fields-conflict = 回答で { $name } という名前になるフィールドが二つあり、求める内容が異なります。どちらかに別名を付けてください。
query-fragment-misfit = { $kind } のフラグメントは { $inside } の中の何にも当てはまりません。
query-argument-missing = { $place } には引数 { $argument } が必要です。
query-selection-missing = 型 { $kind } のフィールド { $name } には、フィールドの選択が必要です。
query-selection-needless = 型 { $kind } のフィールド { $name } には、選択できるフィールドがありません。
query-name-twice = 名前 { $name } がここに二つあります。
query-fragment-on-leaf = { $kind } のフラグメントは作れません。フィールドを持つのはオブジェクト、インターフェース、ユニオンだけです。
query-variable-output = 変数 { $variable } を型 { $kind } にはできません。入力の型ではありません。
query-unreadable = このドキュメントは { $line } 行 { $column } 列から先を読み取れません。

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
