# Arabic. Nouns of action instead of verbs wherever somebody is the subject, and no commands, so that no sentence shows the gender of who
# acts or reads. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = طلب تواصل جديد من { $name }.
bell-connection-accepted = تم قبول طلب التواصل الذي أرسلته إلى { $name }.
bell-connection-declined = تم رفض طلب التواصل الذي أرسلته إلى { $name }.
bell-new-message = وصلتك رسالة من { $name }.
bell-transaction = وصلتك ساعات من { $name }.
bell-credits-received = أُضيفت ساعات إلى رصيدك من { $name }.
bell-credits-taken = خصم القائمون على { $place } ساعات من رصيدك.
bell-low-balance = رصيدك منخفض. عرض شيء ما طريقة جيدة لكسب الساعات.
bell-credit-received = { $hours ->
    [zero] لم تصلك أي ساعات من { $name }.
    [one] وصلتك ساعة واحدة من { $name }.
    [two] وصلتك ساعتان من { $name }.
    [few] وصلتك { $hours } ساعات من { $name }.
    [many] وصلتك { $hours } ساعة من { $name }.
   *[other] وصلتك { $hours } ساعة من { $name }.
}
bell-credit-sent = { $hours ->
    [zero] لم يتم إرسال أي ساعات إلى { $name }.
    [one] لقد أرسلت ساعة واحدة إلى { $name }.
    [two] لقد أرسلت ساعتين إلى { $name }.
    [few] لقد أرسلت { $hours } ساعات إلى { $name }.
    [many] لقد أرسلت { $hours } ساعة إلى { $name }.
   *[other] لقد أرسلت { $hours } ساعة إلى { $name }.
}
bell-review-request = يسعدنا أن نعرف كيف كان التبادل مع { $name }.
bell-review-received = وصلك تقييم من { $name }.
bell-review-hidden = أخفى القائمون على { $place } تقييمًا كتبته.
bell-review-removed = أزال القائمون على { $place } تقييمًا كتبته.
bell-comment = علّق { $name } على شيء لك.
bell-comment-reply = ردّ { $name } على تعليقك.
bell-mention = تطرّق { $name } إليك.
bell-like = أعجب { $name } شيء لك.
bell-saved-search-match = هناك جديد لبحثك «{ $place }».
bell-feed-item-hidden = أزال فريق { $place } شيئًا لك من الأخبار.
bell-feed-item-restored = عاد شيء لك إلى أخبار { $place }.
bell-scheduled-post-published = منشورك المجدول موجود الآن في الخلاصة.
bell-scheduled-post-held = تعذّر نشر منشورك المجدول. وهو محفوظ لك.
bell-feed-report-created = أُبلغ عن شيء في أخبار { $place }. نرجو الاطلاع عليه.
bell-listing-saved = تم حفظ إعلانك من قِبل { $name }.
bell-listing-pending-review = إعلان من { $name } في انتظار الموافقة.
bell-listing-approved = تمت الموافقة على إعلانك «{ $place }».
bell-listing-rejected = لم تتم الموافقة على إعلانك «{ $place }». يمكن تعديله وإرساله من جديد. السبب:
bell-listing-reported = ورد بلاغ عن إعلانك «{ $place }» وقد أيّده الفريق. يُرجى الاطلاع عليه.
bell-listing-report-upheld = أيّد الفريق بلاغك عن «{ $place }». شكرًا لك!
bell-listing-report-dismissed = راجع الفريق بلاغك عن «{ $place }» ولم يجد مخالفة. شكرًا لانتباهك.
bell-listing-removed = أزال الفريق إعلانك «{ $place }».
bell-listing-suspended = أوقف الفريق إعلانك «{ $place }». لم يعد الأعضاء يرونه.
bell-new-listing-created = إعلان جديد من { $name }.
bell-listing-report-created = ورد بلاغ عن إعلان في { $place }. يُرجى الاطلاع عليه.
bell-marketplace-listing-pending-review = شيء معروض للبيع من { $name } في انتظار الموافقة.
bell-marketplace-listing-approved = تمت الموافقة على ما تبيعه: «{ $place }».
bell-marketplace-listing-rejected = أُزيل ما تبيعه «{ $place }» من السوق.
bell-marketplace-low-stock = لم يبقَ إلا القليل من «{ $place }».
bell-marketplace-search-found = عثر بحثك «{ $place }» على شيء.
bell-marketplace-search-found-email = عثر بحثك «{ $place }» على شيء.
bell-marketplace-search-found-push = عثر بحثك «{ $place }» على شيء.
bell-marketplace-restocked = «{ $place }» متوفر من جديد.
bell-marketplace-seller-suspended = تم إيقاف بيعك. ما تبيعه مخفي حاليًا.
bell-marketplace-seller-restored = يمكنك البيع من جديد. ما تبيعه ظاهر كما كان.
bell-marketplace-coupon-suspended = أوقفت الإدارة قسيمتك «{ $place }».
bell-group-member-joined = انضمام جديد إلى { $place }: { $name }.
bell-group-join-request = طلب انضمام إلى { $place }: { $name }.
bell-group-join = تم قبول انضمامك إلى { $place }.
bell-group-join-rejected = تم رفض طلب انضمامك إلى { $place }.
bell-group-role-owner = أصبحت مسؤولًا عن { $place }.
bell-group-role-admin = أصبحت تساعد في إدارة { $place }.
bell-group-role-member = لم تعد تساعد في إدارة { $place }، لكنك ما زلت عضوًا.
bell-group-removed = لم تعد عضوًا في { $place }.
bell-group-banned = لم يعد بإمكانك المشاركة في { $place }.
bell-group-invite = دعوة من { $name } للانضمام إلى { $place }.
bell-group-chatroom-message = رسالة جديدة في { $place } من { $name }.
bell-group-announcement = إعلان جديد في { $place } من { $name }.
bell-new-topic = نقاش جديد في { $place } من { $name }.
bell-new-reply = رد جديد في نقاش في { $place } من { $name }.
bell-group-file = ملفات جديدة في { $place } من { $name }.
bell-new-group-created = تم إنشاء المجموعة { $place } من قِبل { $name }.
bell-exchange-request-received = وصلك طلب تبادل من { $name }.
bell-exchange-pending-broker = تم قبول تبادلك من قِبل { $name }، وبقيت موافقة أحد القائمين على { $place }.
bell-exchange-accepted = تم قبول تبادلك من قِبل { $name }.
bell-exchange-approved = تمت الموافقة على تبادلك من قِبل { $name }.
bell-exchange-rejected = تم إيقاف تبادلك من قِبل { $name }.
bell-exchange-request-declined = تم رفض تبادلك من قِبل { $name }.
bell-exchange-started = تم بدء تبادلك من قِبل { $name }.
bell-exchange-ready-confirmation = وصلك إشعار بالإنجاز من { $name }. يُرجى تأكيد الساعات.
bell-exchange-completed = اكتمل تبادلك وتم نقل الساعات.
bell-exchange-cancelled = تم إلغاء تبادلك من قِبل { $name }.
bell-exchange-disputed = طلب مراجعة لتبادلك من { $name }.
bell-exchange-hours-differ = أكّدتما أنت و{ $name } عددًا مختلفًا من ساعات تبادلكما. سيراجع الفريق الأمر.
bell-exchange-needs-broker = تبادل في { $place } في انتظار قرار. يُرجى الاطلاع عليه.
bell-marketplace-order-confirmed = تم تأكيد طلب { $place }.
bell-marketplace-order-placed = وصل طلب لشراء { $place }. يُرجى التأكيد فور استلام المبلغ. وإلا فسيُلغى الطلب في:
bell-marketplace-order-unpaid = لديك طلب لشراء { $place } لم يُدفع ثمنه بعد. يُرجى الدفع. عند الدفع نقدًا، يُرجى طلب التأكيد من الطرف البائع. وإلا فسيُلغى الطلب في:
bell-marketplace-order-expired = أُلغي طلب { $place } لأن الدفع لم يُؤكَّد في الوقت المحدد.
bell-marketplace-order-paid = تم دفع ثمن طلب { $place }.
bell-marketplace-order-shipped = { $place } في الطريق إليك.
bell-marketplace-order-delivered = أكد الطرف الآخر وصول { $place }.
bell-marketplace-order-completed = اكتمل طلب { $place }.
bell-marketplace-order-cancelled = أُلغي طلب { $place }.
bell-marketplace-order-refunded = المبلغ المدفوع مقابل { $place } في طريقه إليك.
bell-marketplace-order-rated = وصلك تقييم لطلب من { $name }.
bell-marketplace-pickup-reserved = وصلك من { $name } وقت استلام { $place }.
bell-marketplace-pickup-handed-over = حسب { $name }، تم تسليم { $place } لك.
bell-marketplace-delivery-offered = وصلك من { $name } عرض لتوصيل { $place }.
bell-marketplace-delivery-accepted = قُبل عرضك لتوصيل { $place } من { $name }.
bell-marketplace-delivery-arranged = سيُستلم { $place } منك عن طريق { $name }.
bell-marketplace-delivery-declined = لا حاجة إلى أن توصل { $place }.
bell-marketplace-delivery-withdrawn = تعذّر على { $name } توصيل { $place }.
bell-marketplace-delivery-unpaid = لم يُدفع بعد مقابل توصيل { $place } لأن ساعاتك لا تكفي.
bell-marketplace-pickup-moved = غُيّر وقت استلام { $place } من طرف { $name }.
bell-marketplace-pickup-missed = لم يُستلم { $place } في الوقت المحدد.
bell-marketplace-dispute-opened = وصل نزاع من { $name } بشأن طلبكما.
bell-marketplace-dispute-resolved = أُغلق النزاع بشأن { $place } دون قرار. يبقى الطلب كما كان. السبب:
bell-marketplace-dispute-for-buyer = تم البت في النزاع بشأن { $place } لصالح الطرف المشتري، والمبلغ أو الساعات المستردة:
bell-marketplace-dispute-for-seller = تم البت في النزاع بشأن { $place } لصالح الطرف البائع. يبقى الطلب كما كان. السبب:
bell-marketplace-dispute-filed = ينتظر نزاع في { $place } قرارًا. تلزم مراجعته.
bell-marketplace-report-filed = ينتظر بلاغ عن إعلان في { $place } قرارًا. تلزم مراجعته.
bell-marketplace-report-received = وصل بلاغك عن «{ $place }».
bell-marketplace-report-acknowledged = بلاغك عن «{ $place }» قيد المراجعة.
bell-marketplace-report-resolved = تم البت في بلاغك عن «{ $place }».
bell-marketplace-report-appeal-received = وصل اعتراضك بشأن «{ $place }».
bell-marketplace-report-appeal-resolved = تم البت في الاعتراض بشأن «{ $place }».
bell-marketplace-enforcement-under-review = ورد بلاغ عن «{ $place }» وهو قيد المراجعة.
bell-marketplace-enforcement-action = صدر قرار ضدك في بلاغ عن «{ $place }». يمكنك الاعتراض.
bell-marketplace-enforcement-cleared = ورد بلاغ عن «{ $place }» وتمت مراجعته. لا شيء يتغير.
bell-marketplace-offer-received = وصل عرض من { $name } على إعلانك.
bell-marketplace-offer-accepted = قبول عرضك من { $name }.
bell-marketplace-offer-declined = رُفض عرضك.
bell-marketplace-offer-expired = عرض مقبول لم يعد ساريًا.
bell-marketplace-offer-countered = وصل رد بمبلغ آخر من { $name } على عرضك.
bell-marketplace-offer-counter-accepted = قبول عرضك المقابل من { $name }.
bell-marketplace-offer-withdrawn = سُحب عرض من { $name } على إعلانك.
bell-safeguarding-flag = ورد بلاغ في { $place }. يُرجى الاطلاع عليه قريبًا.
bell-safeguarding-contact-blocked = تم منع محاولة تواصل في { $place } لحماية أحد الأعضاء. يُرجى الاطلاع عليها.
bell-gdpr-request = ورد طلب لحماية البيانات من { $name }. يرجى الرد خلال 30 يومًا.
bell-gdpr-account-deletion = ورد طلب لحذف حساب { $name }. يرجى الرد خلال 30 يومًا.
bell-data-request-received = استلم فريق { $place } طلبك لحماية البيانات وسيرد خلال 30 يومًا.
bell-data-request-completed = نفّذ فريق { $place } طلبك لحماية البيانات.
bell-data-request-rejected = رفض فريق { $place } طلبك لحماية البيانات. يمكنك قراءة السبب في إعداداتك.
bell-data-export-ready = نسخة بياناتك لدى { $place } جاهزة، وتُحفظ سبعة أيام.
bell-legal-acceptance-needed = هناك إصدار جديد من «{ $place }». يرجى قراءته وقبوله.
bell-legal-version-published = هناك إصدار جديد من «{ $place }».
bell-impersonation-started = سجّل { $place } من الفريق الدخول باسمك لمدة 15 دقيقة كحد أقصى لمساعدتك. يمكنك إنهاء ذلك في إعدادات الأمان.
bell-passkey-registered = أُضيف مفتاح مرور إلى حسابك. إن لم تكن أنت من فعل ذلك، فأزِله وغيّر كلمة المرور.
bell-passkey-removed = أُزيل مفتاح مرور من حسابك.
bell-welcome = أهلًا وسهلًا بك في { $place }!
bell-new-user-registered = انضمام جديد إلى المجتمع: { $name }.
bell-registration-waiting = تسجيل جديد ينتظر قرارًا: { $name }.
bell-password-changed = تم تغيير كلمة مرورك.
bell-email-changed = تم تغيير عنوان بريدك الإلكتروني.
bell-2fa-enabled = العامل الثاني مفعّل.
bell-2fa-disabled = العامل الثاني متوقف.
bell-2fa-reset = أعاد الفريق ضبط العامل الثاني لحسابك.

## The subject of an e-mail about it.

subject-connection-request = طلب تواصل جديد من { $name }
subject-connection-accepted = تم قبول طلب التواصل الذي أرسلته إلى { $name }
subject-connection-declined = تم رفض طلب التواصل الذي أرسلته إلى { $name }
subject-new-message = وصلتك رسالة من { $name }
subject-transaction = وصلتك ساعات من { $name }
subject-credits-received = أُضيفت ساعات إلى رصيدك من { $name }
subject-credits-taken = خُصمت ساعات من رصيدك
subject-low-balance = رصيدك من الساعات منخفض
subject-credit-received = { $hours ->
    [zero] لم تصلك أي ساعات من { $name }
    [one] وصلتك ساعة واحدة من { $name }
    [two] وصلتك ساعتان من { $name }
    [few] وصلتك { $hours } ساعات من { $name }
    [many] وصلتك { $hours } ساعة من { $name }
   *[other] وصلتك { $hours } ساعة من { $name }
}
subject-credit-sent = { $hours ->
    [zero] لم يتم إرسال أي ساعات إلى { $name }
    [one] لقد أرسلت ساعة واحدة إلى { $name }
    [two] لقد أرسلت ساعتين إلى { $name }
    [few] لقد أرسلت { $hours } ساعات إلى { $name }
    [many] لقد أرسلت { $hours } ساعة إلى { $name }
   *[other] لقد أرسلت { $hours } ساعة إلى { $name }
}
subject-review-request = كيف كان التبادل مع { $name }؟
subject-review-received = وصلك تقييم من { $name }
subject-review-hidden = تم إخفاء تقييم كتبته
subject-review-removed = تمت إزالة تقييم كتبته
subject-comment = علّق { $name } على شيء لك
subject-comment-reply = ردّ { $name } على تعليقك
subject-mention = تطرّق { $name } إليك
subject-like = أعجب { $name } شيء لك
subject-saved-search-match = جديد لبحثك «{ $place }»
subject-feed-item-hidden = أُزيل شيء لك من الأخبار
subject-feed-item-restored = عاد شيء لك إلى الأخبار
subject-scheduled-post-published = منشورك المجدول في الخلاصة
subject-scheduled-post-held = تعذّر نشر منشورك المجدول
subject-feed-report-created = أُبلغ عن شيء في الأخبار
subject-listing-saved = تم حفظ إعلانك من قِبل { $name }
subject-listing-pending-review = إعلان في انتظار الموافقة
subject-listing-approved = تمت الموافقة على إعلانك
subject-listing-rejected = لم تتم الموافقة على إعلانك
subject-listing-reported = ورد بلاغ عن إعلانك
subject-listing-report-upheld = أيّد الفريق بلاغك
subject-listing-report-dismissed = راجع الفريق بلاغك
subject-listing-removed = أُزيل إعلانك
subject-listing-suspended = أُوقف إعلانك
subject-new-listing-created = إعلان جديد من { $name }
subject-listing-report-created = ورد بلاغ عن إعلان
subject-marketplace-listing-pending-review = شيء معروض للبيع في انتظار الموافقة
subject-marketplace-listing-approved = تمت الموافقة على ما تبيعه
subject-marketplace-listing-rejected = أُزيل ما تبيعه من السوق
subject-marketplace-low-stock = لم يبقَ إلا القليل مما تبيعه
subject-marketplace-search-found = شيء لك في السوق
subject-marketplace-search-found-email = شيء لك في السوق
subject-marketplace-search-found-push = شيء لك في السوق
subject-marketplace-restocked = شيء تبحث عنه متوفر من جديد
subject-marketplace-seller-suspended = تم إيقاف بيعك
subject-marketplace-seller-restored = يمكنك البيع من جديد
subject-marketplace-coupon-suspended = تم إيقاف قسيمة لك
subject-group-member-joined = انضمام جديد إلى { $place }: { $name }
subject-group-join-request = طلب انضمام إلى { $place }: { $name }
subject-group-join = تم قبول انضمامك إلى { $place }
subject-group-join-rejected = تم رفض طلب انضمامك إلى { $place }
subject-group-role-owner = أصبحت مسؤولًا عن { $place }
subject-group-role-admin = أصبحت تساعد في إدارة { $place }
subject-group-role-member = لم تعد تساعد في إدارة { $place }، لكنك ما زلت عضوًا
subject-group-removed = لم تعد عضوًا في { $place }
subject-group-banned = لم يعد بإمكانك المشاركة في { $place }
subject-group-invite = دعوة من { $name } للانضمام إلى { $place }
subject-group-chatroom-message = رسالة جديدة في { $place } من { $name }
subject-group-announcement = إعلان جديد في { $place } من { $name }
subject-new-topic = نقاش جديد في { $place } من { $name }
subject-new-reply = رد جديد في نقاش في { $place } من { $name }
subject-group-file = ملفات جديدة في { $place } من { $name }
subject-new-group-created = مجموعة جديدة: { $place }
subject-exchange-request-received = وصلك طلب تبادل من { $name }
subject-exchange-pending-broker = تبادلك في انتظار الموافقة
subject-exchange-accepted = تم قبول تبادلك من قِبل { $name }
subject-exchange-approved = تمت الموافقة على تبادلك
subject-exchange-rejected = تم إيقاف تبادلك
subject-exchange-request-declined = تم رفض تبادلك من قِبل { $name }
subject-exchange-started = تم بدء تبادلك من قِبل { $name }
subject-exchange-ready-confirmation = يُرجى تأكيد ساعات تبادلك
subject-exchange-completed = اكتمل تبادلك
subject-exchange-cancelled = تم إلغاء تبادلك من قِبل { $name }
subject-exchange-disputed = طلب مراجعة لتبادلك من { $name }
subject-exchange-hours-differ = أكّدتما أنت و{ $name } عددًا مختلفًا من الساعات
subject-exchange-needs-broker = تبادل في انتظار قرار
subject-marketplace-order-confirmed = تم تأكيد طلب
subject-marketplace-order-placed = يُرجى تأكيد دفع ثمن طلب
subject-marketplace-order-unpaid = طلبك بانتظار الدفع
subject-marketplace-order-expired = أُلغي طلب لأن ثمنه لم يُدفع في الوقت المحدد
subject-marketplace-order-paid = تم دفع ثمن طلب
subject-marketplace-order-shipped = طلبك في الطريق
subject-marketplace-order-delivered = وصل ما تم بيعه
subject-marketplace-order-completed = اكتمل طلب
subject-marketplace-order-cancelled = أُلغي طلب
subject-marketplace-order-refunded = المبلغ في طريقه إليك
subject-marketplace-order-rated = وصلك تقييم لطلب من { $name }
subject-marketplace-pickup-reserved = تم اختيار وقت استلام
subject-marketplace-pickup-handed-over = تم تسليم طلبك
subject-marketplace-delivery-offered = وصلك عرض لتوصيل طلبك
subject-marketplace-delivery-accepted = قُبل عرضك للتوصيل
subject-marketplace-delivery-arranged = سيُستلم منك ما بعته
subject-marketplace-delivery-declined = لا حاجة إلى توصيلك
subject-marketplace-delivery-withdrawn = سُحب عرض توصيل
subject-marketplace-delivery-unpaid = لم يُدفع بعد مقابل توصيل
subject-marketplace-pickup-moved = تغيّر وقت الاستلام
subject-marketplace-pickup-missed = فات موعد استلام
subject-marketplace-dispute-opened = وصل نزاع من { $name } بشأن طلبكما
subject-marketplace-dispute-resolved = أُغلق نزاع دون قرار
subject-marketplace-dispute-for-buyer = تم البت في نزاع لصالح الطرف المشتري
subject-marketplace-dispute-for-seller = تم البت في نزاع لصالح الطرف البائع
subject-marketplace-dispute-filed = ينتظر نزاع قرارًا
subject-marketplace-report-filed = ينتظر بلاغ عن إعلان قرارًا
subject-marketplace-report-received = وصل بلاغك
subject-marketplace-report-acknowledged = بلاغك قيد المراجعة
subject-marketplace-report-resolved = تم البت في بلاغك
subject-marketplace-report-appeal-received = وصل اعتراضك
subject-marketplace-report-appeal-resolved = تم البت في اعتراض بشأن إعلان
subject-marketplace-enforcement-under-review = إعلان لك قيد المراجعة
subject-marketplace-enforcement-action = تم البت في بلاغ عن إعلانك
subject-marketplace-enforcement-cleared = أُغلق بلاغ عن إعلانك
subject-marketplace-offer-received = وصل عرض من { $name } على إعلانك
subject-marketplace-offer-accepted = قبول عرضك من { $name }
subject-marketplace-offer-declined = رُفض عرضك
subject-marketplace-offer-expired = عرض مقبول لم يعد ساريًا
subject-marketplace-offer-countered = وصل رد بمبلغ آخر من { $name } على عرضك
subject-marketplace-offer-counter-accepted = قبول عرضك المقابل من { $name }
subject-marketplace-offer-withdrawn = سُحب عرض من { $name } على إعلانك
subject-safeguarding-flag = ورد بلاغ في { $place }
subject-safeguarding-contact-blocked = تم منع محاولة تواصل في { $place }
subject-gdpr-request = طلب لحماية البيانات من { $name }
subject-gdpr-account-deletion = طلب مغادرة من { $name }
subject-data-request-received = وصل طلبك لحماية البيانات
subject-data-request-completed = تم تنفيذ طلبك لحماية البيانات
subject-data-request-rejected = رُفض طلبك لحماية البيانات
subject-data-export-ready = نسخة بياناتك جاهزة
subject-legal-acceptance-needed = يرجى القراءة والقبول: { $place }
subject-legal-version-published = إصدار جديد من «{ $place }»
subject-impersonation-started = سجّل { $place } من الفريق الدخول باسمك
subject-passkey-registered = أُضيف مفتاح مرور إلى حسابك
subject-passkey-removed = أُزيل مفتاح مرور من حسابك
subject-welcome = أهلًا وسهلًا بك في { $place }!
subject-new-user-registered = انضمام جديد إلى المجتمع: { $name }
subject-registration-waiting = تسجيل للمراجعة: { $name }
subject-password-changed = تم تغيير كلمة مرورك
subject-email-changed = تم تغيير عنوان بريدك الإلكتروني
subject-2fa-enabled = العامل الثاني مفعّل
subject-2fa-disabled = العامل الثاني متوقف
subject-2fa-reset = أعاد الفريق ضبط العامل الثاني لحسابك

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [zero] لم تُضف أي ساعات من { $name } إلى رصيدك.
    [one] أُضيفت إلى رصيدك ساعة واحدة من { $name }.
    [two] أُضيفت إلى رصيدك ساعتان من { $name }.
    [few] أُضيفت إلى رصيدك { $hours } ساعات من { $name }.
    [many] أُضيفت إلى رصيدك { $hours } ساعة من { $name }.
   *[other] أُضيفت إلى رصيدك { $hours } ساعة من { $name }.
}
detail-credit-sent = { $hours ->
    [zero] لم يتم إرسال أي ساعات إلى { $name }.
    [one] تم إرسال ساعة واحدة إلى { $name }.
    [two] تم إرسال ساعتين إلى { $name }.
    [few] تم إرسال { $hours } ساعات إلى { $name }.
    [many] تم إرسال { $hours } ساعة إلى { $name }.
   *[other] تم إرسال { $hours } ساعة إلى { $name }.
}
detail-review-request = تم تبادل الوقت بينك وبين { $name }. يسعدنا أن نعرف بكلمات قليلة كيف كان ذلك، فرأيك يساعد الآخرين على إيجاد من يمكن الوثوق به.
detail-voice-message = لديك رسالة صوتية في انتظارك.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = هناك جديد من أجلك
push-new-message = لديك رسالة جديدة
push-connection-request = لديك طلب تواصل جديد
push-connection-accepted = تم قبول طلب التواصل الخاص بك
push-body = يُرجى فتح التطبيق للاطلاع على التفاصيل.

## The short heading of a line in the bell.

type-connection-request = طلب تواصل
type-connection-accepted = قبول طلب التواصل
type-connection-declined = رفض طلب التواصل
type-new-message = رسالة جديدة
type-transaction = تحويل ساعات
type-credits-received = إضافة ساعات
type-credits-taken = خصم ساعات
type-low-balance = رصيد منخفض
type-credit-received = استلام ساعات
type-credit-sent = إرسال ساعات
type-review-request = طلب تقييم
type-review-received = تقييم جديد
type-review-hidden = إخفاء تقييم
type-review-removed = إزالة تقييم
type-comment = تعليق في الأخبار
type-comment-reply = رد على تعليق
type-mention = إشارة إليك
type-like = إعجاب في الأخبار
type-saved-search-match = بحث محفوظ
type-feed-item-hidden = إخفاء خبر
type-feed-item-restored = إعادة خبر
type-scheduled-post-published = نُشر منشور مجدول
type-scheduled-post-held = أُبقي منشور مجدول معلّقًا
type-feed-report-created = بلاغ في الأخبار
type-listing-saved = حفظ إعلان
type-listing-pending-review = إعلان في انتظار الموافقة
type-listing-approved = الموافقة على إعلان
type-listing-rejected = عدم الموافقة على إعلان
type-listing-reported = بلاغ عن إعلانك
type-listing-report-upheld = تأييد بلاغ
type-listing-report-dismissed = رفض بلاغ
type-listing-removed = إزالة إعلان
type-listing-suspended = إيقاف إعلان
type-new-listing-created = إعلان جديد
type-listing-report-created = بلاغ عن إعلان
type-marketplace-listing-pending-review = معروض للبيع في انتظار الموافقة
type-marketplace-listing-approved = الموافقة على معروض للبيع
type-marketplace-listing-rejected = رفض معروض للبيع
type-marketplace-low-stock = كمية قليلة
type-marketplace-search-found = بحث السوق عثر على شيء
type-marketplace-search-found-email = بحث السوق عثر على شيء (بريد)
type-marketplace-search-found-push = بحث السوق عثر على شيء (إشعار)
type-marketplace-restocked = توفر من جديد
type-marketplace-seller-suspended = إيقاف البيع
type-marketplace-seller-restored = استئناف البيع
type-marketplace-coupon-suspended = إيقاف قسيمة
type-group-member-joined = انضمام إلى المجموعة
type-group-join-request = طلب انضمام إلى مجموعة
type-group-join = قبول الانضمام إلى مجموعة
type-group-join-rejected = رفض طلب الانضمام
type-group-role-owner = مسؤولية مجموعة
type-group-role-admin = المساعدة في إدارة مجموعة
type-group-role-member = انتهاء المساعدة في إدارة مجموعة
type-group-removed = الخروج من مجموعة
type-group-banned = المنع من مجموعة
type-group-invite = دعوة إلى مجموعة
type-group-chatroom-message = رسالة في المجموعة
type-group-announcement = إعلان في المجموعة
type-new-topic = نقاش جديد
type-new-reply = رد جديد في نقاش
type-group-file = ملف في المجموعة
type-new-group-created = مجموعة جديدة
type-exchange-request-received = طلب تبادل
type-exchange-pending-broker = تبادل في انتظار الموافقة
type-exchange-accepted = قبول التبادل
type-exchange-approved = الموافقة على التبادل
type-exchange-rejected = إيقاف التبادل
type-exchange-request-declined = رفض التبادل
type-exchange-started = بدء التبادل
type-exchange-ready-confirmation = تأكيد الساعات
type-exchange-completed = اكتمال التبادل
type-exchange-cancelled = إلغاء التبادل
type-exchange-disputed = طلب مراجعة التبادل
type-exchange-hours-differ = ساعات مختلفة في تبادل
type-exchange-needs-broker = تبادل في انتظار قرار
type-marketplace-order-confirmed = تأكيد طلب
type-marketplace-order-placed = طلب جديد
type-marketplace-order-unpaid = طلب بانتظار الدفع
type-marketplace-order-expired = انتهاء مهلة طلب
type-marketplace-order-paid = دفع ثمن طلب
type-marketplace-order-shipped = شحن طلب
type-marketplace-order-delivered = تسليم طلب
type-marketplace-order-completed = اكتمال طلب
type-marketplace-order-cancelled = إلغاء طلب
type-marketplace-order-refunded = رد مبلغ طلب
type-marketplace-order-rated = تقييم طلب
type-marketplace-pickup-reserved = اختيار وقت استلام
type-marketplace-pickup-handed-over = تسليم طلب باليد
type-marketplace-delivery-offered = عرض توصيل
type-marketplace-delivery-accepted = قبول عرض توصيل
type-marketplace-delivery-arranged = ترتيب توصيل
type-marketplace-delivery-declined = توصيل غير مطلوب
type-marketplace-delivery-withdrawn = سحب عرض توصيل
type-marketplace-delivery-unpaid = توصيل غير مدفوع
type-marketplace-pickup-moved = تغيير وقت استلام
type-marketplace-pickup-missed = استلام فائت
type-marketplace-dispute-opened = فتح نزاع
type-marketplace-dispute-resolved = البت في نزاع
type-marketplace-dispute-for-buyer = البت في نزاع لصالح الطرف المشتري
type-marketplace-dispute-for-seller = البت في نزاع لصالح الطرف البائع
type-marketplace-dispute-filed = تسجيل نزاع
type-marketplace-report-filed = تسجيل بلاغ
type-marketplace-report-received = وصول بلاغ
type-marketplace-report-acknowledged = مراجعة بلاغ
type-marketplace-report-resolved = البت في بلاغ
type-marketplace-report-appeal-received = وصول اعتراض
type-marketplace-report-appeal-resolved = البت في اعتراض
type-marketplace-enforcement-under-review = مراجعة إعلان
type-marketplace-enforcement-action = إجراء بشأن إعلان
type-marketplace-enforcement-cleared = بلاغ بلا إجراء
type-marketplace-offer-received = استلام عرض
type-marketplace-offer-accepted = قبول عرض
type-marketplace-offer-declined = رفض عرض
type-marketplace-offer-expired = انتهاء صلاحية عرض
type-marketplace-offer-countered = استلام عرض مقابل
type-marketplace-offer-counter-accepted = قبول عرض مقابل
type-marketplace-offer-withdrawn = سحب عرض
type-safeguarding-flag = بلاغ حماية
type-safeguarding-contact-blocked = منع محاولة تواصل
type-gdpr-request = طلب بيانات
type-gdpr-account-deletion = طلب حذف الحساب
type-data-request-received = استلام طلب بيانات
type-data-request-completed = تنفيذ طلب بيانات
type-data-request-rejected = رفض طلب بيانات
type-data-export-ready = نسخة بيانات جاهزة
type-legal-acceptance-needed = وثيقة بانتظار القبول
type-legal-version-published = إصدار جديد من وثيقة
type-impersonation-started = دخول الفريق باسمك
type-passkey-registered = إضافة مفتاح مرور
type-passkey-removed = إزالة مفتاح مرور
type-welcome = أهلًا وسهلًا
type-new-user-registered = انضمام جديد
type-registration-waiting = تسجيل في انتظار القرار
type-password-changed = تم تغيير كلمة المرور
type-email-changed = تم تغيير عنوان البريد الإلكتروني
type-2fa-enabled = العامل الثاني مفعّل
type-2fa-disabled = العامل الثاني متوقف
type-2fa-reset = أعاد الفريق ضبط العامل الثاني لحسابك

bell-event-cancelled = تم إلغاء «{ $place }».
bell-event-updated = تغيّر وقت «{ $place }» أو مكانها.
bell-event-approved = تمت الموافقة على فعاليتك «{ $place }» ونُشرت.
bell-event-pending-review = طلب نشر «{ $place }» من { $name } في انتظار القرار.
bell-new-event-created = تم نشر الفعالية «{ $place }» من قِبل { $name }.
subject-event-cancelled = إلغاء: { $place }
subject-event-updated = تغيير: { $place }
subject-event-approved = تم نشر فعاليتك
subject-event-pending-review = فعالية في انتظار قرار
subject-new-event-created = فعالية جديدة: { $place }
type-event-cancelled = إلغاء فعالية
type-event-updated = تغيير فعالية
type-event-approved = الموافقة على فعالية
type-event-pending-review = فعالية في انتظار قرار
type-new-event-created = فعالية جديدة
bell-event-waitlist-offered = هناك مكان محجوز لك في «{ $place }». يُرجى قبوله إن كنت ترغب في الحضور. يبقى محجوزًا حتى:
bell-event-offer-expired = كان المكان في «{ $place }» محجوزًا لك، لكن لم يتم قبوله في الوقت المحدد.
bell-event-reminder = «{ $place }» سيبدأ قريبًا:
bell-event-guest-cancelled = أُلغي أحد ضيوفك في «{ $place }».
bell-event-answers-due = «{ $place }» تحتاج إلى إجاباتك قبل:
bell-event-answers-overdue = انتهى موعد الإجابات على «{ $place }». عدد الأعضاء الذين لم يجيبوا:
bell-event-staff-granted = أنت تساعد الآن في «{ $place }».
bell-event-staff-revoked = لم تعد تساعد في «{ $place }».
bell-event-ticket-given = حصلت على تذاكر لـ«{ $place }».
bell-event-ticket-cancelled = أُلغيت تذاكرك لـ«{ $place }».
bell-event-ticket-offered = يعرض عليك { $name } تذاكر لـ«{ $place }».
bell-event-ticket-accepted = أصبحت تذاكرك لـ«{ $place }» لدى { $name }.
bell-event-ticket-declined = لا يريد { $name } تذاكرك لـ«{ $place }».
bell-event-waitlist-ended = بدأت «{ $place }» ولم يتوفر مكان لك.
bell-event-no-show = سُجِّل أنك لم تحضر «{ $place }». إن كان ذلك غير صحيح، فيُرجى التحدث مع المنظمين.
bell-event-no-show-undone = لم يعد مسجَّلًا أنك لم تحضر «{ $place }».
bell-event-archived = تمت أرشفة فعاليتك «{ $place }».
subject-event-waitlist-offered = مكان محجوز لك: { $place }
subject-event-offer-expired = لم يتم قبول المكان في الوقت المحدد: { $place }
subject-event-reminder = تذكير: { $place }
subject-event-guest-cancelled = أُلغي ضيفك: { $place }
subject-event-answers-due = إجابات مطلوبة: { $place }
subject-event-answers-overdue = إجابات متأخرة: { $place }
subject-event-staff-granted = أنت تساعد في فعالية: { $place }
subject-event-staff-revoked = لم تعد تساعد: { $place }
subject-event-ticket-given = تذاكر لك: { $place }
subject-event-ticket-cancelled = أُلغيت تذاكرك: { $place }
subject-event-ticket-offered = تذاكر معروضة عليك: { $place }
subject-event-ticket-accepted = قُبلت تذاكرك: { $place }
subject-event-ticket-declined = رُفضت تذاكرك: { $place }
subject-event-waitlist-ended = لم يتوفر مكان: { $place }
subject-event-no-show = تسجيل غياب: { $place }
subject-event-no-show-undone = إلغاء تسجيل الغياب: { $place }
subject-event-archived = أُرشفت: { $place }
type-event-waitlist-offered = مكان من قائمة الانتظار
type-event-offer-expired = مكان لم يتم قبوله
type-event-reminder = تذكير بفعالية
type-event-guest-cancelled = إلغاء ضيف فعالية
type-event-answers-due = إجابات مطلوبة لفعالية
type-event-answers-overdue = إجابات متأخرة لفعالية
type-event-staff-granted = دور في فعالية
type-event-staff-revoked = انتهى الدور في الفعالية
type-event-ticket-given = استلام تذاكر فعالية
type-event-ticket-cancelled = إلغاء تذاكر فعالية
type-event-ticket-offered = عرض تذاكر فعالية
type-event-ticket-accepted = قبول تذاكر فعالية
type-event-ticket-declined = رفض تذاكر فعالية
type-event-waitlist-ended = انتهت قائمة الانتظار
type-event-no-show = تسجيل غياب
type-event-no-show-undone = إلغاء تسجيل الغياب
type-event-archived = فعالية مؤرشفة
bell-event-postponed = تم تأجيل «{ $place }». لا يوجد موعد جديد بعد.
bell-event-restored = ستُقام «{ $place }» في نهاية الأمر.
bell-event-rejected = لم تتم الموافقة على فعاليتك «{ $place }» وأصبحت مسودة من جديد. السبب:
bell-event-reopened = لم تعد فعاليتك «{ $place }» مؤرشفة. أصبحت مسودة من جديد.
bell-event-place-free = يوجد مكان شاغر في «{ $place }». يُرجى التسجيل عند الرغبة في الحضور قبل أن يُشغل.
bell-event-invited = أنت مدعو إلى «{ $place }». يُرجى إخبارنا إن كنت ستحضر.
bell-event-registration-approved = قُبل تسجيلك في «{ $place }».
bell-event-registration-declined = لم يُقبل تسجيلك في «{ $place }». السبب:
bell-event-removed = ألغى المنظمون مكانك في «{ $place }». السبب:
bell-event-registered = أنت مسجَّل في «{ $place }».
bell-event-withdrawn = لم تعد مسجَّلًا في «{ $place }».
bell-event-broadcast = كتب إليك { $name } بشأن «{ $place }».
bell-event-invitation-revoked = لم تعد مدعوًا إلى «{ $place }».
bell-event-checkin-conflicts = ملاحظات من حضر «{ $place }» غير متوافقة. يُرجى اتخاذ قرار.
subject-event-postponed = تأجيل: { $place }
subject-event-restored = ستُقام: { $place }
subject-event-rejected = لم تتم الموافقة على فعاليتك
subject-event-reopened = فعاليتك مسودة من جديد
subject-event-place-free = يوجد مكان شاغر: { $place }
subject-event-invited = دعوة: { $place }
subject-event-registration-approved = لديك مكان: { $place }
subject-event-registration-declined = لم يُقبل: { $place }
subject-event-removed = أُلغي مكانك: { $place }
subject-event-registered = أنت مسجَّل: { $place }
subject-event-withdrawn = لم تعد مسجَّلًا: { $place }
subject-event-broadcast = رسالة عن فعالية
subject-event-invitation-revoked = سُحبت دعوة
subject-event-checkin-conflicts = يُرجى الاطلاع على ملاحظات الحضور
type-event-postponed = تأجيل فعالية
type-event-restored = استئناف فعالية
type-event-rejected = رفض فعالية
type-event-reopened = إعادة فتح فعالية
type-event-place-free = مكان شاغر
type-event-invited = دعوة إلى فعالية
type-event-registration-approved = قبول التسجيل
type-event-registration-declined = رفض التسجيل
type-event-removed = إلغاء المكان
type-event-registered = تسجيل في فعالية
type-event-withdrawn = سحب التسجيل
type-event-broadcast = رسالة للجميع في فعالية
type-event-invitation-revoked = سحب دعوة إلى فعالية
type-event-checkin-conflicts = تعارض في تسجيل حضور فعالية
