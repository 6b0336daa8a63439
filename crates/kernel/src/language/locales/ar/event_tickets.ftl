# Tickets of events.

event-ticket-missing = هذه التذاكر غير موجودة.
event-ticket-forbidden = لا يمكنك اتخاذ قرار بشأن تذاكر هذه الفعالية.
event-ticket-stale = غيّر شخص آخر هذا في هذه الأثناء. يرجى الاطلاع عليه مرة أخرى.
event-ticket-event-closed = هذه الفعالية لن تُقام أو أنها بدأت، فلا شيء يمكن إعداده.
event-ticket-many = يمكن أن يكون للفعالية { $most } نوعًا من التذاكر على الأكثر.
event-ticket-groups = يرجى اختيار مجموعات نشطة يمكنك رؤيتها.
event-ticket-not-editable = يرجى إيقاف هذه التذاكر مؤقتًا أولًا؛ ما أُرشف يبقى كما هو.
event-ticket-step = لا تتناسب هذه الخطوة مع حالة هذه التذاكر.
event-ticket-unpayable = لا يمكن الدفع بالساعات بعد. يرجى اختيار تذاكر مجانية.
event-ticket-over = انتهى وقت هذه التذاكر. يرجى تغييره أولًا.
event-ticket-registration = التذاكر للمشاركين. يرجى التسجيل أولًا.
event-ticket-not-active = هذه التذاكر غير متاحة حاليًا.
event-ticket-closed = ليس هذا وقت هذه التذاكر.
event-ticket-not-eligible = هذه التذاكر ليست للجميع، ولا يمكن لهذا الحساب الحصول عليها.
event-ticket-member-most = يمكن للشخص الواحد الحصول على { $most } من هذه التذاكر على الأكثر.
event-ticket-exhausted = لم يبقَ هذا العدد. المتبقي: { $left }.
event-ticket-time = يرجى إدخال اليوم والوقت مع الثواني وفرق التوقيت، مثل 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = يرجى إدخال هذا الوقت مرة واحدة، بتوقيت الفعالية أو بتوقيت UTC.
event-ticket-offset = في توقيت { $zone } يكون الفرق حينها { $offset }.
event-ticket-name = يرجى إدخال اسم من 1 إلى 191 حرفًا.
event-ticket-price = يرجى إدخال عدد ساعات أكبر من صفر بخانتين عشريتين على الأكثر.
event-ticket-price-free = التذاكر المجانية لا تكلّف شيئًا.
event-ticket-member-limit = لا يمكن أن يحصل شخص واحد على أكثر من المتوفر.
event-ticket-window = يجب أن يكون هذا بعد البداية.
event-ticket-window-late = لا يمكن أن يكون هذا بعد بدء الفعالية.
event-ticket-fixed = وُزّعت تذاكر، لذا يبقى هذا كما هو.
