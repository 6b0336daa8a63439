# メールの文面。$community はコミュニティの名前、$name は読む人。

mail-greeting = { $name }さん、こんにちは。
mail-greeting-stranger = こんにちは。
mail-subject = { $community }からのお知らせ
mail-open = 見てみる
mail-link-hint = ボタンが動かないときは、次のアドレスを開いてください。
mail-why = このメールは、{ $community }のメンバーの方にお送りしています。
mail-why-account = このメールは、このアドレスで{ $community }に登録があったためお送りしています。
mail-why-invited = このメールは、{ $community }の方がこのアドレスを招待したため届いています。
mail-support-answer-subject = { $community }からの返信
mail-support-answer-text = { $community }へのメッセージに、スタッフから次の返信がありました。
mail-support-answer-why = このメールは、このアドレスで{ $community }にメッセージが送られたため届いています。
mail-write-open = チームに連絡する
mail-manage = 受け取るお知らせを選ぶ
mail-unsubscribe = このようなメールを止める
mail-unsubscribe-all = { $community }からのメールをすべて止める

mail-digest-subject-daily = { $community }の一日：お知らせ{ $count }件
mail-digest-subject-monthly = { $community }のひと月：お知らせ{ $count }件
mail-digest-daily = 前回のメールのあと、{ $community }で次のことがありました。
mail-digest-monthly = この一か月、{ $community }で次のことがありました。
mail-digest-more = ほかに{ $count }件あります。すべては通知の一覧でご覧になれます。
mail-digest-open = すべての通知を見る

mail-welcome-subject = { $community }へようこそ
mail-welcome-text = 来てくださってうれしいです。アカウントの準備ができました。いつでもログインできます。
mail-welcome-next = 好きなことや、手伝ってほしいことなど、少し自己紹介をしてみませんか。ご近所のつながりはそこから始まります。
mail-welcome-open = { $community }を開く

mail-verify-subject = メールアドレスの確認をお願いします
mail-verify-text = { $community }への登録をありがとうございます。このアドレスがご本人のものか、確認をお願いします。
mail-verify-open = アドレスを確認する
mail-verify-hours = リンクは24時間有効で、一度だけ使えます。
mail-verify-ignore = お心当たりがないときは、何もしなくて大丈夫です。アドレスが使われることはありません。
mail-group-invite-text = { $name }さんが、{ $community }のグループ{ $place }にあなたを招待しています。
mail-group-invite-open = 招待を見る
mail-group-invite-days = リンクは14日間、このアドレスのアカウントでのみ有効です。
mail-group-invite-ignore = 参加を希望しない場合は、何もする必要はありません。

mail-received-subject = 登録を受け付けました
mail-received-text = { $community }への登録をありがとうございます。スタッフが内容を確認します。
mail-received-next = アカウントの準備ができましたら、あらためてご連絡します。

mail-repeated-subject = すでにアカウントがあります
mail-repeated-text = { $community } で、このアドレスを使った登録が試みられました。あなたはすでにアカウントをお持ちです。
mail-repeated-next = ご本人でしたら、そのままサインインしてください。
mail-repeated-open = サインイン
mail-repeated-ignore = 心当たりがない場合は、何もする必要はありません。アカウントは変わっておらず、アカウントがあることは誰にも知らされていません。

mail-rejected-subject = ご登録について
mail-rejected-text = { $community } への参加をご希望いただき、ありがとうございます。残念ながら、チームはご登録を承認できませんでした。理由は次のとおりです。

mail-why-security = { $community }でのあなたのアカウントの安全に関わるため、このメールをお送りしています。

mail-reset-subject = 新しいパスワードを選んでください
mail-reset-text = { $community }でのあなたのアカウントについて、新しいパスワードの申し込みがありました。このリンクから選ぶことができます。
mail-reset-open = 新しいパスワードを選ぶ
mail-reset-hours = リンクは1時間有効で、1回だけ使えます。
mail-reset-ignore = お心当たりがない場合は、何もする必要はありません。パスワードはそのままです。

mail-password-changed-subject = パスワードが変更されました
mail-password-changed-text = { $community }でのあなたのアカウントのパスワードが変更されました。すべての端末からログアウトしました。
mail-password-changed-next = お心当たりがない場合は、すぐに新しいパスワードを選んでください。
mail-password-changed-open = 新しいパスワードを選ぶ

mail-email-confirm-subject = 新しいメールアドレスを確認してください
mail-email-confirm-text = { $community }でのあなたのアカウントは、今後このアドレスになります。ご自身のものであることを確認してください。
mail-email-confirm-open = 新しいアドレスを確認する
mail-email-confirm-ignore = お心当たりがない場合は、何もする必要はありません。このアドレスには何も起こりません。

mail-email-stop-subject = メールアドレスが変更されようとしています
mail-email-stop-text = あなたのパスワードを知っている人が、{ $community }でのあなたのアカウントに別のメールアドレスを設定しようとしています。新しいアドレスが確認されると変更されます。
mail-email-stop-next = お心当たりがない場合は、止めてください。すべての端末からログアウトし、新しいパスワードを選ぶためのリンクをお送りします。
mail-email-stop-open = 変更を止める
mail-email-stop-ignore = ご本人の場合は、何もする必要はありません。

mail-email-changed-subject = メールアドレスが変更されました
mail-email-changed-text = { $community }でのあなたのアカウントは、別のメールアドレスになりました。このアドレスではもうログインできません。
mail-email-changed-next = お心当たりがない場合は、すぐにチームにご連絡ください。

mail-second-factor-on-subject = 二段階認証が有効になりました
mail-second-factor-off-subject = 二段階認証が無効になりました
mail-second-factor-text = { $community }でのあなたのアカウントへのログイン方法についてのお知らせです。二段階認証が有効な場合は、パスワードのほかにアプリのコードが必要です。
mail-second-factor-reset-subject = チームがあなたの二段階認証をリセットしました
mail-second-factor-reset-text = チームがあなたの二段階認証をリセットしました。再び有効にするまで、{ $community }のアカウントにはパスワードだけでログインできます。すべての端末からログアウトされました。チームからの説明:

mail-topic-messages = メッセージ
mail-topic-connections = つながり
mail-topic-reviews = レビュー
mail-topic-transactions = 時間のやりとり
mail-topic-social = コメントとリアクション
mail-topic-events = イベント
mail-topic-groups = グループ
mail-topic-listings = 「できること」と「お願い」
mail-topic-jobs = 求人
mail-topic-ideation = アイデア
mail-topic-safeguarding = 安全
mail-topic-system = 運営から
mail-topic-security = アカウント
mail-topic-other = その他のお知らせ
mail-topic-all = すべてのメール
mail-topic-digest = まとめメール
mail-topic-gamification = ポイントとバッジ
mail-topic-org = 団体
mail-topic-federation = 提携コミュニティからのお知らせ

page-unsubscribe-title = メールを減らしますか
page-unsubscribe-text = { $community }から、次の種類のメールが届かなくなります。
page-unsubscribe-all-text = アカウントに関するものを除いて、{ $community }からのメールがすべて届かなくなります。
page-unsubscribe-button = はい、止めます
page-unsubscribe-keep = このまま受け取るときは、このページを閉じてください。
page-unsubscribed-title = 完了しました
page-unsubscribed-text = { $community }から、次の種類のメールは届きません。
page-unsubscribed-all-text = アカウントに関するものを除いて、{ $community }からのメールは届きません。
page-unsubscribed-back = 設定からいつでも元に戻せます。
page-unsubscribe-invalid-title = このリンクは使えません
page-unsubscribe-invalid-text = 途中で切れてしまったのかもしれません。メールのリンクをもう一度開くか、ログインして設定を変えてください。
