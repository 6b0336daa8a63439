# Japanese. Polite form. There is no plural. The English file says what the messages are for.

faq-missing = その質問はありません。
faq-nothing-named = 変更する内容を指定してください。
consent-unknown = その同意項目はありません。
consent-marketing = メールでのお知らせ
consent-marketing-means = コミュニティからメールでお知らせを受け取ります。
onboarding-picture-missing = 自分の画像を追加してください。
onboarding-bio-missing = { $least }文字以上で自己紹介を書いてください。
onboarding-done = ようこそ！準備ができました。
support-request-missing = この問い合わせはありません。
support-request-over = この問い合わせはすでに返信済みか、終了しています。
support-message-arrived = メッセージを受け付けました。コミュニティのスタッフが返信します。
