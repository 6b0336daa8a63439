# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

listing-missing = هذا الإعلان غير موجود.
listing-not-yours = لا يمكن أن يفعل ذلك بهذا الإعلان إلا صاحبه أو أحد المشرفين.
listing-limit-reached = { $most ->
    [zero] لا يمكنك إضافة إعلانات.
    [one] لديك إعلان واحد بالفعل، ولا يمكنك إضافة المزيد. يُرجى إزالته أولًا.
    [two] لديك إعلانان بالفعل، ولا يمكنك إضافة المزيد. يُرجى إزالة أحدهما أولًا.
    [few] لديك { $most } إعلانات بالفعل، ولا يمكنك إضافة المزيد. يُرجى إزالة أحدها أولًا.
    [many] لديك { $most } إعلانًا بالفعل، ولا يمكنك إضافة المزيد. يُرجى إزالة أحدها أولًا.
   *[other] لديك { $most } إعلان بالفعل، ولا يمكنك إضافة المزيد. يُرجى إزالة أحدها أولًا.
}
listing-text-too-short = { $least ->
    [zero] يُرجى كتابة ما لا يقل عن { $least } حرف.
    [one] يُرجى كتابة ما لا يقل عن حرف واحد.
    [two] يُرجى كتابة ما لا يقل عن حرفين.
    [few] يُرجى كتابة ما لا يقل عن { $least } أحرف.
    [many] يُرجى كتابة ما لا يقل عن { $least } حرفًا.
   *[other] يُرجى كتابة ما لا يقل عن { $least } حرف.
}
listing-offers-off = لا يقبل هذا المجتمع العروض.
listing-requests-off = لا يقبل هذا المجتمع الطلبات.
listing-category-missing = هذه الفئة غير موجودة.
listing-category-required = يُرجى اختيار فئة.
listing-location-required = يُرجى ذكر المكان.
listing-hours-too-few = يجب ألا يقل { $field } عن { $other_field }.
listing-hours-out-of-range = يُرجى إدخال عدد من الساعات بين 0.5 و { $most }.
listing-availability-invalid = يجب أن يكون availability قائمة أو كائنًا.
listing-availability-too-long = { $most ->
    [zero] الحقل availability طويل جدًا. يجب ألا يزيد على { $most } بايت.
    [one] الحقل availability طويل جدًا. يجب ألا يزيد على بايت واحد.
    [two] الحقل availability طويل جدًا. يجب ألا يزيد على بايتين.
    [few] الحقل availability طويل جدًا. يجب ألا يزيد على { $most } بايتات.
    [many] الحقل availability طويل جدًا. يجب ألا يزيد على { $most } بايتًا.
   *[other] الحقل availability طويل جدًا. يجب ألا يزيد على { $most } بايت.
}
listing-not-approved = لا يمكن تفعيل هذا الإعلان قبل موافقة الفريق عليه.
listing-status-forbidden = لا يمكن تغيير هذا الإعلان إلى هذه الحالة.
listing-not-renewable = لا يمكن تجديد إعلان إلا إذا كان نشطًا أو انتهت مدته.
listing-renew-waits = نص هذا الإعلان لم تتم الموافقة عليه بعد. يُرجى تفعيل الإعلان أولًا.
listing-renewed-too-often = لم يعد ممكنًا تجديد هذا الإعلان. يُرجى كتابة إعلان جديد.
listing-renew-not-yours = لا يمكن أن يجدد الإعلان إلا صاحبه.
listing-favourites-off = لا يتيح هذا المجتمع حفظ الإعلانات.
listing-writer-missing = ليس لدى هذا المجتمع خدمة لكتابة النصوص.

listing-reports-off = لا يقبل هذا المجتمع بلاغات عن الإعلانات.
listing-report-own = لا يمكنك الإبلاغ عن إعلانك.
listing-save-own = لا يمكنك حفظ إعلانك الخاص.
listing-report-exists = سبق أن أبلغت عن هذا الإعلان.
listing-report-missing = هذا البلاغ غير موجود.
listing-report-decide-own = هذا البلاغ منك، لذا يجب أن يتخذ القرار بشأنه شخص آخر.
listing-report-decided = سبق اتخاذ قرار بشأن هذا البلاغ.
listing-decide-own = هذا إعلانك، لذلك يجب أن يتخذ شخص آخر القرار بشأنه.
listing-not-waiting = هذا الإعلان ليس في انتظار الموافقة.
listing-changed-since = تغيّر هذا الإعلان منذ أن قرأته. يُرجى الاطلاع عليه مرة أخرى.
listing-reported = شكرًا لك! سيراجع الفريق الأمر.

picture-required = يُرجى إرسال صورة.
too-many-pictures = { $most ->
    [zero] يجب ألا يزيد عدد الصور في الإعلان على { $most } صورة.
    [one] يجب ألا يزيد عدد الصور في الإعلان على صورة واحدة.
    [two] يجب ألا يزيد عدد الصور في الإعلان على صورتين.
    [few] يجب ألا يزيد عدد الصور في الإعلان على { $most } صور.
    [many] يجب ألا يزيد عدد الصور في الإعلان على { $most } صورة.
   *[other] يجب ألا يزيد عدد الصور في الإعلان على { $most } صورة.
}
listing-picture-missing = ليست هذه الصورة من صور الإعلان.
listing-pictures-incomplete = يُرجى ذكر كل صورة من صور الإعلان مرة واحدة بالضبط.
too-many-tags = { $most ->
    [zero] يجب ألا يزيد عدد الوسوم في الإعلان على { $most } وسم.
    [one] يجب ألا يزيد عدد الوسوم في الإعلان على وسم واحد.
    [two] يجب ألا يزيد عدد الوسوم في الإعلان على وسمين.
    [few] يجب ألا يزيد عدد الوسوم في الإعلان على { $most } وسوم.
    [many] يجب ألا يزيد عدد الوسوم في الإعلان على { $most } وسمًا.
   *[other] يجب ألا يزيد عدد الوسوم في الإعلان على { $most } وسم.
}
place-missing = لا يوجد هذا المكان على الخريطة.
