# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

nothing-here = لا يوجد شيء في هذا العنوان.
method-not-allowed = لا يمكن استخدام { $method } في هذا العنوان.
request-timeout = استغرق هذا وقتًا طويلًا، فتوقفنا. يُرجى إعادة المحاولة.
host-missing = ينقص هذا الطلب الترويسة Host. يُرجى تحديد الخادم المقصود.
header-twice = يحتوي هذا الطلب على الترويسة { $header } أكثر من مرة. يُرجى إرسالها مرة واحدة.
address-too-long = هذا العنوان طويل جدًا.
headers-too-large = ترويسات هذا الطلب كبيرة جدًا.
request-malformed = لا يستطيع الخادم قراءة هذا الطلب.
csrf-token-missing = يُرجى إرسال الرمز من GET /api/v2/csrf-token في الترويسة X-CSRF-TOKEN.
service-unavailable = الخدمة غير متاحة حاليًا. يُرجى إعادة المحاولة قريبًا.
internal-error = حدث خطأ من جانبنا. يُرجى إعادة المحاولة لاحقًا.
busy = عدد من يغيّرون هذا في الوقت نفسه كبير جدًا. يُرجى إعادة المحاولة.
file-unavailable = لا يمكن قراءة هذا الملف حاليًا. يُرجى إعادة المحاولة قريبًا.
live-unavailable = التحديثات المباشرة غير متاحة حاليًا. يُرجى إعادة المحاولة قريبًا.
idempotency-key-reused = استُخدم مفتاح عدم التكرار هذا لطلب مختلف. يُرجى اختيار مفتاح جديد.
idempotency-keys-differ = يجب أن تتطابق الترويسة Idempotency-Key مع idempotency_key في متن الطلب.

body-missing = متن الطلب مفقود. يُرجى إرسال كائن JSON.
body-malformed = متن الطلب ليس JSON صالحًا. الخطأ في السطر { $line }، العمود { $column }.
body-duplicate-member = يتكرّر { $member } مرتين في المحتوى. يُرجى إرسال كل حقل مرة واحدة.
body-incomplete = انتهى متن الطلب قبل اكتماله. يُرجى إرساله من جديد.
body-too-large = { $limit ->
    [zero] متن الطلب كبير جدًا. يجب ألا يزيد على { $limit } بايت.
    [one] متن الطلب كبير جدًا. يجب ألا يزيد على بايت واحد.
    [two] متن الطلب كبير جدًا. يجب ألا يزيد على بايتين.
    [few] متن الطلب كبير جدًا. يجب ألا يزيد على { $limit } بايتات.
    [many] متن الطلب كبير جدًا. يجب ألا يزيد على { $limit } بايتًا.
   *[other] متن الطلب كبير جدًا. يجب ألا يزيد على { $limit } بايت.
}
media-type = يُرجى إرسال متن الطلب بصيغة { $expected }.
media-type-either = يُرجى إرسال متن الطلب بصيغة { $one } أو { $other }.

field-required = { $field }: هذا الحقل مطلوب.
field-unknown = { $field }: هذا الحقل ليس من حقول هذا الإدخال. يُرجى حذفه.
field-empty = { $field }: يجب ألا يكون هذا الحقل فارغًا.
title-unseen-letters = يُرجى كتابة هذا في سطر واحد وبأحرف مرئية.
field-min-length = { $least ->
    [zero] { $field }: يجب ألا يقل الطول عن { $least } حرف.
    [one] { $field }: يجب ألا يقل الطول عن حرف واحد.
    [two] { $field }: يجب ألا يقل الطول عن حرفين.
    [few] { $field }: يجب ألا يقل الطول عن { $least } أحرف.
    [many] { $field }: يجب ألا يقل الطول عن { $least } حرفًا.
   *[other] { $field }: يجب ألا يقل الطول عن { $least } حرف.
}
field-max-length = { $most ->
    [zero] { $field }: يجب ألا يزيد الطول على { $most } حرف.
    [one] { $field }: يجب ألا يزيد الطول على حرف واحد.
    [two] { $field }: يجب ألا يزيد الطول على حرفين.
    [few] { $field }: يجب ألا يزيد الطول على { $most } أحرف.
    [many] { $field }: يجب ألا يزيد الطول على { $most } حرفًا.
   *[other] { $field }: يجب ألا يزيد الطول على { $most } حرف.
}
field-min-items = { $least ->
    [zero] { $field }: يجب ألا يقل العدد عن { $least } عنصر.
    [one] { $field }: يجب ألا يقل العدد عن عنصر واحد.
    [two] { $field }: يجب ألا يقل العدد عن عنصرين.
    [few] { $field }: يجب ألا يقل العدد عن { $least } عناصر.
    [many] { $field }: يجب ألا يقل العدد عن { $least } عنصرًا.
   *[other] { $field }: يجب ألا يقل العدد عن { $least } عنصر.
}
field-max-items = { $most ->
    [zero] { $field }: يجب ألا يزيد العدد على { $most } عنصر.
    [one] { $field }: يجب ألا يزيد العدد على عنصر واحد.
    [two] { $field }: يجب ألا يزيد العدد على عنصرين.
    [few] { $field }: يجب ألا يزيد العدد على { $most } عناصر.
    [many] { $field }: يجب ألا يزيد العدد على { $most } عنصرًا.
   *[other] { $field }: يجب ألا يزيد العدد على { $most } عنصر.
}
field-unique-items = { $field }: يجب ألا يتكرر العنصر نفسه.
field-min-properties = { $least ->
    [zero] { $field }: يجب ألا يقل العدد عن { $least } حقل.
    [one] { $field }: يجب ألا يقل العدد عن حقل واحد.
    [two] { $field }: يجب ألا يقل العدد عن حقلين.
    [few] { $field }: يجب ألا يقل العدد عن { $least } حقول.
    [many] { $field }: يجب ألا يقل العدد عن { $least } حقلًا.
   *[other] { $field }: يجب ألا يقل العدد عن { $least } حقل.
}
field-max-properties = { $most ->
    [zero] { $field }: يجب ألا يزيد العدد على { $most } حقل.
    [one] { $field }: يجب ألا يزيد العدد على حقل واحد.
    [two] { $field }: يجب ألا يزيد العدد على حقلين.
    [few] { $field }: يجب ألا يزيد العدد على { $most } حقول.
    [many] { $field }: يجب ألا يزيد العدد على { $most } حقلًا.
   *[other] { $field }: يجب ألا يزيد العدد على { $most } حقل.
}
field-minimum = { $field }: يجب ألا تقل القيمة عن { $least }.
field-maximum = { $field }: يجب ألا تزيد القيمة على { $most }.
field-exclusive-minimum = { $field }: يجب أن تكون القيمة أكبر من { $bound }.
field-exclusive-maximum = { $field }: يجب أن تكون القيمة أصغر من { $bound }.
field-multiple-of = { $field }: يجب أن تكون القيمة من مضاعفات { $step }.
field-type = { $kind ->
    [number] { $field }: يجب أن تكون القيمة عددًا.
    [integer] { $field }: يجب أن تكون القيمة عددًا صحيحًا.
    [boolean] { $field }: يجب أن تكون القيمة true أو false.
    [array] { $field }: يجب أن تكون القيمة قائمة.
    [object] { $field }: يجب أن تكون القيمة كائنًا.
    [null] { $field }: يجب أن تكون القيمة null.
   *[string] { $field }: يجب أن تكون القيمة نصًا.
}
field-format = { $format ->
    [date-time] { $field }: يجب أن تكون القيمة تاريخًا ووقتًا، مثل 2026-05-01T09:30:00Z.
    [date] { $field }: يجب أن تكون القيمة تاريخًا، مثل 2026-05-01.
    [email] { $field }: يجب أن تكون القيمة عنوان بريد إلكتروني.
    [uri] { $field }: يجب أن تكون القيمة عنوان ويب.
    [uuid] { $field }: يجب أن تكون القيمة معرّف UUID.
   *[unknown] { $field }: الصيغة غير صحيحة.
}
field-pattern = { $field }: الصيغة غير صحيحة.
field-enum = { $field }: يجب أن تكون القيمة واحدة من: { $words }.
field-any-of = { $field }: القيمة غير صالحة.
field-nul = { $field }: يجب ألا تحتوي القيمة على المحرف NUL.
field-unreadable = { $field }: فيه قيمة لا يمكن حفظها.
field-utf8 = { $field }: يجب أن تكون القيمة نصًا بترميز UTF-8.
field-one-file = { $field }: يجب أن تكون القيمة ملفًا واحدًا.
field-idempotency-key = { $field }: يجب أن تتكون القيمة من 1 إلى 191 من محارف ASCII المرئية.

input-type = { $kind ->
    [number] يجب أن يكون الإدخال عددًا.
    [integer] يجب أن يكون الإدخال عددًا صحيحًا.
    [boolean] يجب أن يكون الإدخال true أو false.
    [array] يجب أن يكون الإدخال قائمة.
    [object] يجب أن يكون الإدخال كائنًا.
    [null] يجب أن يكون الإدخال null.
   *[string] يجب أن يكون الإدخال نصًا.
}
input-min-properties = { $least ->
    [zero] يجب ألا يقل عدد الحقول في الإدخال عن { $least } حقل.
    [one] يجب ألا يقل عدد الحقول في الإدخال عن حقل واحد.
    [two] يجب ألا يقل عدد الحقول في الإدخال عن حقلين.
    [few] يجب ألا يقل عدد الحقول في الإدخال عن { $least } حقول.
    [many] يجب ألا يقل عدد الحقول في الإدخال عن { $least } حقلًا.
   *[other] يجب ألا يقل عدد الحقول في الإدخال عن { $least } حقل.
}
input-max-properties = { $most ->
    [zero] يجب ألا يزيد عدد الحقول في الإدخال على { $most } حقل.
    [one] يجب ألا يزيد عدد الحقول في الإدخال على حقل واحد.
    [two] يجب ألا يزيد عدد الحقول في الإدخال على حقلين.
    [few] يجب ألا يزيد عدد الحقول في الإدخال على { $most } حقول.
    [many] يجب ألا يزيد عدد الحقول في الإدخال على { $most } حقلًا.
   *[other] يجب ألا يزيد عدد الحقول في الإدخال على { $most } حقل.
}
input-invalid = الإدخال غير صالح. يُرجى مقارنته بمرجع الواجهة البرمجية.

picture-type-unknown = يُرجى إرسال صورة بصيغة JPEG أو PNG أو WebP أو GIF.
file-type-unknown = يُرجى إرسال صورة أو ملف PDF أو نص عادي أو مستند مكتبي.
recording-type-unknown = يُرجى إرسال تسجيل بصيغة WebM أو Ogg أو MP4 أو MP3 أو WAV.
video-type-unknown = يُرجى إرسال فيديو بصيغة MP4 أو WebM أو QuickTime.
file-empty = هذا الملف فارغ. يُرجى اختيار ملف آخر.
picture-damaged = هذه الصورة تالفة. يُرجى اختيار صورة أخرى.
file-too-large = { $most ->
    [zero] هذا الملف كبير جدًا. يجب ألا يزيد حجمه على { $most } ميغابايت.
    [one] هذا الملف كبير جدًا. يجب ألا يزيد حجمه على ميغابايت واحد.
    [two] هذا الملف كبير جدًا. يجب ألا يزيد حجمه على { $most } ميغابايت.
    [few] هذا الملف كبير جدًا. يجب ألا يزيد حجمه على { $most } ميغابايت.
    [many] هذا الملف كبير جدًا. يجب ألا يزيد حجمه على { $most } ميغابايت.
   *[other] هذا الملف كبير جدًا. يجب ألا يزيد حجمه على { $most } ميغابايت.
}
picture-too-many-pixels = { $most ->
    [zero] هذه الصورة كبيرة جدًا. يجب ألا تزيد على { $most } مليون بكسل.
    [one] هذه الصورة كبيرة جدًا. يجب ألا تزيد على مليون بكسل.
    [two] هذه الصورة كبيرة جدًا. يجب ألا تزيد على مليوني بكسل.
    [few] هذه الصورة كبيرة جدًا. يجب ألا تزيد على { $most } ملايين بكسل.
    [many] هذه الصورة كبيرة جدًا. يجب ألا تزيد على { $most } مليون بكسل.
   *[other] هذه الصورة كبيرة جدًا. يجب ألا تزيد على { $most } مليون بكسل.
}

## الصفحة في /.

front-what = هذا الخادم لبنوك الوقت ومجتمعات المساعدة المتبادلة، حيث يتبادل الجيران الساعات بدلًا من المال.
front-reference = مرجع API
front-graph = محرر GraphQL
front-contract = عقد OpenAPI
front-health = حالة هذا الخادم
front-demo-title = حسابات العرض التجريبي
front-demo-text = اختر من تريد أن تكون. يستمر تسجيل الدخول 15 دقيقة، في مرجع API أو في محرر GraphQL. كلمة مرور الجميع هي { $password }.
front-demo-needs-script = يحتاج هذا إلى JavaScript.
front-demo-failed = لم ينجح تسجيل الدخول. يرجى المحاولة مرة أخرى.
front-demo-role = { $role ->
    [broker] وساطة
    [admin] إدارة
    [super_admin] إدارة الخادم
   *[member] عضو
}
