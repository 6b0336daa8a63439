# Japanese. Polite form. There is no plural. The English file says what the messages are for.

nothing-here = このアドレスには何もありません。
method-not-allowed = このアドレスで { $method } は使えません。
request-timeout = 時間がかかりすぎたため中止しました。もう一度お試しください。
host-missing = このリクエストには Host ヘッダーがありません。送信先のサーバーを指定してください。
header-twice = このリクエストには { $header } ヘッダーが複数あります。1 つだけ送信してください。
address-too-long = アドレスが長すぎます。
headers-too-large = リクエストのヘッダーが大きすぎます。
request-malformed = サーバーはこのリクエストを読み取れません。
csrf-token-missing = GET /api/v2/csrf-token で得たトークンを、ヘッダー X-CSRF-TOKEN で送ってください。
service-unavailable = 現在サービスをご利用いただけません。しばらくしてから、もう一度お試しください。
internal-error = こちらで問題が起きました。あとでもう一度お試しください。
busy = 同時に変更している人が多すぎます。もう一度お試しください。
file-unavailable = 現在このファイルを読み込めません。しばらくしてから、もう一度お試しください。
live-unavailable = 現在リアルタイム更新をご利用いただけません。しばらくしてから、もう一度お試しください。
idempotency-key-reused = この冪等キーは別のリクエストで使われました。新しいキーを選んでください。
idempotency-keys-differ = ヘッダー Idempotency-Key と本文の idempotency_key は同じでなければなりません。

body-missing = 本文がありません。JSON オブジェクトを送ってください。
body-malformed = 本文が正しい JSON ではありません。{ $line }行{ $column }列目に誤りがあります。
body-duplicate-member = 本文に { $member } が二つあります。各項目は一度だけ送ってください。
body-incomplete = 本文が途中で終わっています。もう一度送ってください。
body-too-large = 本文が大きすぎます。{ $limit }バイト以内にしてください。
media-type = 本文は { $expected } で送ってください。
media-type-either = 本文は { $one } または { $other } で送ってください。

field-required = { $field } は必須です。
field-unknown = { $field } はこの入力の項目ではありません。取り除いてください。
field-empty = { $field } は空にできません。
title-unseen-letters = 改行や見えない文字を使わずに、1行で入力してください。
field-min-length = { $field } は{ $least }文字以上にしてください。
field-max-length = { $field } は{ $most }文字以内にしてください。
field-min-items = { $field } には{ $least }件以上の要素が必要です。
field-max-items = { $field } の要素は{ $most }件以内にしてください。
field-unique-items = { $field } に同じ要素を二度入れることはできません。
field-min-properties = { $field } には{ $least }個以上の項目が必要です。
field-max-properties = { $field } の項目は{ $most }個以内にしてください。
field-minimum = { $field } は { $least } 以上にしてください。
field-maximum = { $field } は { $most } 以下にしてください。
field-exclusive-minimum = { $field } は { $bound } より大きくしてください。
field-exclusive-maximum = { $field } は { $bound } より小さくしてください。
field-multiple-of = { $field } は { $step } の倍数にしてください。
field-type = { $kind ->
    [number] { $field } は数値にしてください。
    [integer] { $field } は整数にしてください。
    [boolean] { $field } は true か false にしてください。
    [array] { $field } はリストにしてください。
    [object] { $field } はオブジェクトにしてください。
    [null] { $field } は null にしてください。
   *[string] { $field } は文字列にしてください。
}
field-format = { $format ->
    [date-time] { $field } は 2026-05-01T09:30:00Z のような日時にしてください。
    [date] { $field } は 2026-05-01 のような日付にしてください。
    [email] { $field } はメールアドレスにしてください。
    [uri] { $field } はウェブアドレスにしてください。
    [uuid] { $field } は UUID にしてください。
   *[unknown] { $field } の形式が正しくありません。
}
field-pattern = { $field } の形式が正しくありません。
field-enum = { $field } は次のいずれかにしてください: { $words }
field-any-of = { $field } が正しくありません。
field-nul = { $field } に NUL 文字は使えません。
field-unreadable = { $field } に保存できない値があります。
field-utf8 = { $field } は UTF-8 の文字列にしてください。
field-one-file = { $field } はファイル一つにしてください。
field-idempotency-key = { $field } は1～191文字の表示できる ASCII 文字にしてください。

input-type = { $kind ->
    [number] 入力は数値にしてください。
    [integer] 入力は整数にしてください。
    [boolean] 入力は true か false にしてください。
    [array] 入力はリストにしてください。
    [object] 入力はオブジェクトにしてください。
    [null] 入力は null にしてください。
   *[string] 入力は文字列にしてください。
}
input-min-properties = 入力には{ $least }個以上の項目が必要です。
input-max-properties = 入力の項目は{ $most }個以内にしてください。
input-invalid = 入力が正しくありません。API リファレンスと照らし合わせてください。

picture-type-unknown = JPEG、PNG、WebP、GIF のいずれかの画像を送ってください。
file-type-unknown = 画像、PDF、テキスト、オフィス文書のいずれかを送ってください。
recording-type-unknown = WebM、Ogg、MP4、MP3、WAV のいずれかの録音を送ってください。
video-type-unknown = MP4、WebM、QuickTime のいずれかの動画を送ってください。
file-empty = このファイルは空です。ほかのファイルを選んでください。
picture-damaged = この画像は壊れています。ほかの画像を選んでください。
file-too-large = このファイルは大きすぎます。{ $most } MB 以内にしてください。
picture-too-many-pixels = この画像は大きすぎます。{ $most }メガピクセル以内にしてください。

## / のページ。

front-what = このサーバーは、お金の代わりに時間をやり取りするタイムバンクと助け合いのコミュニティのためのものです。
front-reference = API リファレンス
front-graph = GraphQL エディター
front-contract = OpenAPI の定義
front-health = サーバーの状態
front-demo-title = デモのサインイン
front-demo-text = 使う人を選んでください。API リファレンスか GraphQL エディターに 15 分間サインインした状態で開きます。パスワードは全員 { $password } です。
front-demo-needs-script = JavaScript が必要です。
front-demo-failed = サインインできませんでした。もう一度お試しください。
front-demo-role = { $role ->
    [broker] ブローカー
    [admin] 管理者
    [super_admin] サーバーの管理者
   *[member] メンバー
}
