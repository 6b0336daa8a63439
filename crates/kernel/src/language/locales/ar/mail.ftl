# ما تقوله الرسائل. $community اسم المجتمع، و$name من يقرأ.

mail-greeting = مرحبًا { $name }،
mail-greeting-stranger = مرحبًا،
mail-subject = أخبار من { $community }
mail-open = إلقاء نظرة
mail-link-hint = إذا لم يعمل الزر، فيمكن فتح هذا العنوان:
mail-why = تصل هذه الرسالة إلى أعضاء { $community }.
mail-why-account = وصلت هذه الرسالة لأن أحدًا سجّل في { $community } بهذا العنوان.
mail-why-invited = تصلك هذه الرسالة لأن شخصًا في { $community } دعا هذا العنوان.
mail-support-answer-subject = رد من { $community }
mail-support-answer-text = وصلت رسالتك إلى { $community }، وهذا رد الفريق:
mail-support-answer-why = تصلك هذه الرسالة لأن شخصًا كتب إلى { $community } بهذا العنوان.
mail-write-open = الكتابة إلى الفريق
mail-manage = اختيار ما يصل من أخبار
mail-unsubscribe = إيقاف الرسائل من هذا النوع
mail-unsubscribe-all = إيقاف كل الرسائل من { $community }

mail-digest-subject-daily = يومك في { $community }: { $count ->
    [zero] لا أخبار
    [one] خبر واحد
    [two] خبران
    [few] { $count } أخبار
    [many] { $count } خبرًا
   *[other] { $count } خبر
}
mail-digest-subject-monthly = شهرك في { $community }: { $count ->
    [zero] لا أخبار
    [one] خبر واحد
    [two] خبران
    [few] { $count } أخبار
    [many] { $count } خبرًا
   *[other] { $count } خبر
}
mail-digest-daily = هذا ما حدث في { $community } منذ رسالتنا الأخيرة.
mail-digest-monthly = هذا ما حدث في { $community } خلال الشهر الماضي.
mail-digest-more = { $count ->
    [zero] كل شيء موجود في الإشعارات.
    [one] وخبر آخر. كل شيء موجود في الإشعارات.
    [two] وخبران آخران. كل شيء موجود في الإشعارات.
    [few] و{ $count } أخبار أخرى. كل شيء موجود في الإشعارات.
    [many] و{ $count } خبرًا آخر. كل شيء موجود في الإشعارات.
   *[other] و{ $count } خبر آخر. كل شيء موجود في الإشعارات.
}
mail-digest-open = عرض كل الإشعارات

mail-welcome-subject = أهلًا بك في { $community }
mail-welcome-text = تسعدنا رؤيتك بيننا! الحساب جاهز، ويمكن تسجيل الدخول في أي وقت.
mail-welcome-next = بضع كلمات عنك تساعد الآخرين: ما الذي يسرّك عمله، وفيمَ تنفعك المساعدة. هكذا يلتقي الجيران.
mail-welcome-open = الانتقال إلى { $community }

mail-verify-subject = تأكيد عنوان البريد الإلكتروني
mail-verify-text = تسعدنا رغبتك في الانضمام إلى { $community }! نرجو تأكيد أن هذا العنوان لك.
mail-verify-open = تأكيد عنواني
mail-verify-hours = الرابط صالح لمدة 24 ساعة ويعمل مرة واحدة.
mail-verify-ignore = لم يكن التسجيل منك؟ إذًا لا داعي لفعل أي شيء؛ لن يحدث شيء لعنوانك.
mail-group-invite-text = دعوة من { $name } للانضمام إلى مجموعة { $place } في { $community }.
mail-group-invite-open = عرض الدعوة
mail-group-invite-days = الرابط صالح 14 يومًا، ولحساب بهذا العنوان فقط.
mail-group-invite-ignore = لا تريد الانضمام؟ إذن لا حاجة لفعل أي شيء.

mail-received-subject = وصلنا طلب التسجيل
mail-received-text = شكرًا على رغبتك في الانضمام إلى { $community }! سيطّلع أحد أفراد الفريق على طلب التسجيل.
mail-received-next = سنكتب إليك مجددًا حالما يصبح الحساب جاهزًا.

mail-repeated-subject = لديك حساب بالفعل
mail-repeated-text = حاول شخص ما للتو التسجيل في { $community } بهذا العنوان. لديك حساب هناك بالفعل.
mail-repeated-next = هل كنت أنت؟ إذن يكفي تسجيل الدخول.
mail-repeated-open = تسجيل الدخول
mail-repeated-ignore = ألم تكن أنت؟ إذن لا داعي لفعل أي شيء: لم يتغير حسابك، ولم يعلم أحد أن لديك حسابًا.

mail-rejected-subject = تسجيلك
mail-rejected-text = شكرًا لرغبتك في الانضمام إلى { $community }. للأسف لم يتمكن الفريق من قبول تسجيلك. السبب:

mail-why-security = تصلك هذه الرسالة لأنها تخص أمان حسابك لدى { $community }.

mail-reset-subject = اختيار كلمة مرور جديدة
mail-reset-text = طلب أحدهم كلمة مرور جديدة لحسابك لدى { $community }. يمكنك اختيار واحدة بهذا الرابط.
mail-reset-open = اختيار كلمة مرور جديدة
mail-reset-hours = الرابط صالح لمدة ساعة ويعمل مرة واحدة.
mail-reset-ignore = ألم تكن أنت؟ إذن ليس عليك فعل شيء: تبقى كلمة مرورك كما هي.

mail-password-changed-subject = تم تغيير كلمة مرورك
mail-password-changed-text = تم للتو تغيير كلمة مرور حسابك لدى { $community }. تم تسجيل الخروج من جميع الأجهزة.
mail-password-changed-next = ألم تكن أنت؟ إذن يلزم اختيار كلمة مرور جديدة فورًا.
mail-password-changed-open = اختيار كلمة مرور جديدة

mail-email-confirm-subject = يرجى تأكيد عنوان بريدك الإلكتروني الجديد
mail-email-confirm-text = سيكون لحسابك لدى { $community } هذا العنوان من الآن. يرجى تأكيد أنه لك.
mail-email-confirm-open = تأكيد عنواني الجديد
mail-email-confirm-ignore = ألا تعرف شيئًا عن هذا؟ إذن ليس عليك فعل شيء؛ لن يحدث شيء لعنوانك.

mail-email-stop-subject = عنوان بريدك الإلكتروني على وشك التغيير
mail-email-stop-text = يريد شخص يعرف كلمة مرورك أن يعطي حسابك لدى { $community } عنوان بريد إلكتروني آخر. سيتغير بمجرد تأكيد العنوان الجديد.
mail-email-stop-next = ألم تكن أنت؟ إذن يمكن إيقاف ذلك: يتم تسجيل الخروج من جميع الأجهزة، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.
mail-email-stop-open = إيقاف التغيير
mail-email-stop-ignore = هل كنت أنت؟ إذن ليس عليك فعل شيء.

mail-email-changed-subject = تم تغيير عنوان بريدك الإلكتروني
mail-email-changed-text = أصبح لحسابك لدى { $community } عنوان بريد إلكتروني آخر. لم يعد بإمكانك تسجيل الدخول بهذا العنوان.
mail-email-changed-next = ألم تكن أنت؟ إذن يرجى الكتابة إلى الفريق فورًا.

mail-second-factor-on-subject = العامل الثاني مفعّل
mail-second-factor-off-subject = العامل الثاني متوقف
mail-second-factor-text = يتعلق هذا بكيفية تسجيل دخولك إلى حسابك لدى { $community }. عندما يكون العامل الثاني مفعّلًا، يلزم رمز من تطبيق إلى جانب كلمة المرور.
mail-second-factor-reset-subject = أعاد الفريق ضبط العامل الثاني لحسابك
mail-second-factor-reset-text = أعاد الفريق ضبط العامل الثاني لحسابك. إلى أن تفعّله من جديد، تكفي كلمة المرور لتسجيل الدخول إلى حسابك لدى { $community }. تم تسجيل الخروج من جميع الأجهزة. كتب الفريق:

mail-topic-messages = الرسائل
mail-topic-connections = العلاقات
mail-topic-reviews = التقييمات
mail-topic-transactions = الساعات
mail-topic-social = التعليقات والتفاعلات
mail-topic-events = الفعاليات
mail-topic-groups = المجموعات
mail-topic-listings = العروض والطلبات
mail-topic-jobs = الوظائف
mail-topic-ideation = الأفكار
mail-topic-safeguarding = السلامة
mail-topic-system = من الفريق
mail-topic-security = حسابك
mail-topic-other = أخبار أخرى
mail-topic-all = كل الرسائل
mail-topic-digest = الملخصات
mail-topic-gamification = النقاط والأوسمة
mail-topic-org = المنظمات
mail-topic-federation = أخبار المجتمعات الشريكة

page-unsubscribe-title = رسائل أقل؟
page-unsubscribe-text = لن تصلك بعدها رسائل من هذا النوع من { $community }:
page-unsubscribe-all-text = لن تصلك بعدها أي رسائل من { $community }، باستثناء ما يخص حسابك:
page-unsubscribe-button = نعم، لا أريد المزيد
page-unsubscribe-keep = للإبقاء عليها يكفي إغلاق هذه الصفحة.
page-unsubscribed-title = تم
page-unsubscribed-text = لم تعد تصلك رسائل من هذا النوع من { $community }:
page-unsubscribed-all-text = لم تعد تصلك أي رسائل من { $community }، باستثناء ما يخص حسابك:
page-unsubscribed-back = يمكن تشغيلها من جديد في الإعدادات في أي وقت.
page-unsubscribe-invalid-title = هذا الرابط لا يعمل
page-unsubscribe-invalid-text = ربما انقطع جزء منه في الطريق. يمكن فتح الرابط في الرسالة مرة أخرى، أو تسجيل الدخول وتغيير الإعدادات.
