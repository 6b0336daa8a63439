# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

marketplace-report-own = هذا إعلانك، فلا يمكنك الإبلاغ عنه.
marketplace-report-exists = سبق أن أبلغت عن هذا الإعلان.
marketplace-report-missing = هذا البلاغ غير موجود.
marketplace-report-not-yours = لا يرى هذا البلاغ إلا من قدّمه ومن يبيع.
marketplace-report-wrong-status = حالة هذا البلاغ لا تسمح بذلك.
marketplace-report-decide-own = يجب أن يبت شخص آخر في هذا البلاغ لأنه يخصك.
marketplace-report-received = شكرًا. ستنظر الإدارة في بلاغك.
marketplace-report-appealed = وصل اعتراضك.
marketplace-report-taken-up = البلاغ قيد المراجعة.
marketplace-report-decided = تم البت في البلاغ.
marketplace-report-appeal-decided = تم البت في الاعتراض.
