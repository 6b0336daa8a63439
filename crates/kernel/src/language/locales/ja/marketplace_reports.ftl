# Japanese. Polite form. There is no plural. The English file says what the messages are for.

marketplace-report-own = これはあなた自身の出品なので、報告できません。
marketplace-report-exists = この出品はすでに報告済みです。
marketplace-report-missing = この報告は存在しません。
marketplace-report-not-yours = この報告は、報告した人と出品者だけが見られます。
marketplace-report-wrong-status = この報告の状態では、これはできません。
marketplace-report-decide-own = この報告にはあなたが関わっているため、別の人が決める必要があります。
marketplace-report-received = ありがとうございます。管理者が報告を確認します。
marketplace-report-appealed = 不服申し立てを受け付けました。
marketplace-report-taken-up = 報告は確認中です。
marketplace-report-decided = 報告について決定されました。
marketplace-report-appeal-decided = 不服申し立てについて決定されました。
