# Japanese. Polite form. There is no plural. The English file says what the messages are for.

auth-required = 先にログインしてください。
role-forbidden = あなたの役割ではこの操作はできません。
feature-disabled = このコミュニティでは、この機能を使わない設定になっています。
rate-limited = リクエストが多すぎます。少し待ってから、もう一度お試しください。
not-a-member = あなたはこのコミュニティの有効なメンバーではありません。
cursor-of-other-list = このカーソルはこの一覧のものではありません。最初のページから始めてください。
arguments-apart = この引数か { $other } のどちらか一方だけを指定してください。

login-incomplete = メールアドレスとパスワードを入力してください。
login-wrong = メールアドレスまたはパスワードが違います。
too-many-wrong-passwords = パスワードの間違いが続きました。しばらくしてから、もう一度お試しください。
too-many-sign-ins-at-once = ただいまサインインが集中しています。もう一度お試しください。
account-suspended = このアカウントは停止されています。コミュニティの運営担当者にご連絡ください。
account-not-taken = ご登録は承認されませんでした。コミュニティの運営担当者にご連絡ください。
account-waits-for-approval = あなたのアカウントは運営担当者の承認を待っています。
email-not-confirmed = 先にメールアドレスを確認してください。

token-missing = トークンを送ってください。
token-invalid = このトークンは無効です。もう一度ログインしてください。
refresh-token-missing = リフレッシュトークンを送ってください。
refresh-token-not-yours = これはあなたのリフレッシュトークンではありません。
refresh-superseded = 少し前に新しいトークンが発行されました。そちらをお使いください。
session-over = セッションが終了しました。もう一度ログインしてください。
signed-out = ログアウトしました。
signed-out-everywhere = すべての端末からログアウトしました。

registration-closed = このコミュニティでは、現在新しいメンバーを受け付けていません。
registration-daily-limit = お使いのネットワークからの今日の登録は上限に達しました。明日もう一度お試しください。
organisation-name-missing = 団体名を入力してください。
terms-not-accepted = 登録するには、規約に同意してください。
passwords-differ = 二つのパスワードが一致しません。
position-missing = この位置は実在しません。場所を選び直してください。
name-unseen-letters = 改行や見えない文字を使わずに名前を入力してください。
name-markup = < や > を使わずに名前を入力してください。
name-address = ウェブやメールのアドレスを使わずに名前を入力してください。
password-repeats = このパスワードは少数の文字の繰り返しです。推測されにくいものを選んでください。
password-row = このパスワードはキーボードやアルファベットの並び順です。推測されにくいものを選んでください。
password-common = このパスワードは攻撃者が最初に試すもののひとつです。別のものを選んでください。
email-disposable = 今後も使い続けるメールアドレスを入力してください。これは使い捨てメールサービスのアドレスです。
password-own = このパスワードは、あなたやコミュニティについて知られている言葉でできています。別のものを選んでください。
invite-required = ここに登録するには招待が必要です。招待コードを入力してください。
invite-invalid = この招待は無効か、すでに使い切られています。新しい招待を依頼してください。
invite-ends-before = 招待が始まる前に終わってしまいます。
invite-missing = この招待はありません。
registration-does-not-wait = このアカウントは承認待ちではありません。
registered = ようこそ！ログインできるようになりました。
registered-confirm = ようこそ！メールアドレスの確認をお願いします。
registered-wait = ようこそ！運営担当者が登録内容を確認します。
registered-confirm-and-wait = ようこそ！メールアドレスの確認をお願いします。そのあと、運営担当者が登録内容を確認します。

verification-link-invalid = このリンクはもう使えません。新しいリンクを請求してください。
verification-sent = 新しいリンクをメールでお送りしました。
verification-sent-perhaps = このアドレスの確認がまだの場合は、メールをお送りしました。
email-confirmed = メールアドレスが確認できました。ログインできます。
email-confirmed-wait = メールアドレスが確認できました。運営担当者が登録内容を確認します。
email-confirmed-before = メールアドレスはすでに確認済みです。

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = このアドレスのアカウントがある場合は、メールを送信しました。
password-set = 新しいパスワードを設定しました。これでログインできます。
password-changed = 新しいパスワードを設定しました。もう一度ログインしてください。
password-wrong = 現在のパスワードと違います。
password-too-short = パスワードは{ $least }文字以上にしてください。
password-used-before = このパスワードは以前に使われています。新しいものを選んでください。
email-change-sent = 新しいアドレスにメールを送信しました。中のリンクを開いてください。
email-stays = メールアドレスはそのままです。
email-change-stopped = メールアドレスはそのままです。新しいパスワードを選んでください。そのためのメールを送信しました。
email-changed = 新しいメールアドレスを確認しました。もう一度ログインしてください。
email-change-missing = 確認待ちのメールアドレスの変更はありません。
security-event-missing = セキュリティログにこの記録はありません。記録は1年間保存されます。
sign-in-missing = このログインはありません。すでに終了している可能性があります。
session-goes-on = セッションを続けます。
session-opened = セッションを開始しました。

## The second factor.

second-factor-wanted = 認証アプリのコードも入力してください。
second-factor-on-before = 二段階認証はすでに有効です。
second-factor-code-wrong = コードが違うか、誤りが多すぎます。次のコードを試すか、15分お待ちください。
second-factor-step-over = 時間がかかりすぎたか、誤ったコードが多すぎます。もう一度始めてください。
second-factor-off = 二段階認証を無効にしました。もう一度ログインしてください。
second-factor-demanded = このコミュニティでは二段階認証が必要です。まずセキュリティ設定で有効にしてください。
trusted-device-missing = この端末は信頼されていません。
member-not-below-you = あなたより下の役割のメンバーに対してのみ行えます。
impersonation-not-allowed = これはメンバー本人だけが行えます。
impersonation-of-oneself = すでにご本人です。
impersonation-none = ほかの人として操作していません。
impersonation-proof-worthless = このアクセスは期限切れか、すでに使用されています。もう一度やり直してください。
onboarding-required = 先に最初の手順を済ませてください。
maintenance = このコミュニティはメンテナンス中です。しばらくしてからもう一度お試しください。
maintenance-said = { $message }
app-update-required = このアプリのバージョンは、このコミュニティでは古すぎます。アップデートしてください。
legal-accepted = ありがとうございます。
legal-document-missing = この文書はありません。
legal-version-not-in-force = これは現在有効な版ではありません。最新の版をお読みください。
legal-versions-of-two = 別々の文書の版です。
legal-acceptance-required = コミュニティの規約が変わりました。まず同意してください。

## Passkeys.

security-confirmation-required = 先にご本人であることを確認してください。
passkey-page = このページではパスキーを使用できません。
passkey-too-late = 時間がかかりすぎたか、すでに試されています。もう一度やり直してください。
passkey-failed = このパスキーは使用できませんでした。もう一度お試しください。
passkey-known = このパスキーはすでに登録されています。
passkeys-enough = パスキーは{ $most }個まで登録できます。先に1つ削除してください。
passkey-missing = このパスキーは存在しません。
passkey-name-odd = 名前に制御文字は使用できません。
passkey-last = アカウントに入る唯一の方法です。先にパスワードを設定してください。
passkey-added = パスキーを追加しました。
passkey-removed = パスキーを削除しました。もう一度サインインしてください。
passkeys-removed = パスキーをすべて削除しました。もう一度サインインしてください。
