# Japanese. Polite form. There is no plural. The English file says what the messages are for.

push-auth-invalid = keys.auth は base64url 形式の16バイトにしてください。
push-key-invalid = keys.p256dh は base64url 形式の、P-256 上の非圧縮の点にしてください。
endpoint-invalid = endpoint はウェブアドレスにしてください。
endpoint-not-https = endpoint は https で始めてください。
endpoint-with-user = endpoint にユーザー名は入れられません。
endpoint-with-port = endpoint にポートは入れられません。
endpoint-not-public = endpoint は公開アドレスにしてください。
browser-unsubscribed = このブラウザーにはもうプッシュ通知が届きません。
phone-registered = この電話にプッシュ通知が届くようになりました。
phone-unregistered = この電話にはもうプッシュ通知が届きません。
phone-not-registered-by-you = この電話はあなたのアカウントに登録されていません。
phone-needs-sign-in = 先にログインしてから、この電話を登録してください。
push-to-nobody = これらのメンバーの中に、プッシュ通知を受け取るブラウザーをお持ちの方はいません。
campaign-missing = このメッセージはあなた宛てではありません。
push-campaign-missing = そのキャンペーンはありません。
campaign-url-unsafe = https または http で始まる公開ウェブページのアドレスを入力してください。
campaign-moment-wrong = これからの、1年以内の日時を選んでください。
campaign-half-a-place = 場所には緯度・経度・半径のすべてを指定するか、どれも指定しないでください。
campaigns-many = 決定を待つキャンペーンは{ $most }件までです。
campaign-wrong-status = キャンペーンの今の状態では、この操作はできません。
campaign-stale = キャンペーンが変更されました。もう一度確認してください。
