# ما تأخذه المواعيد الجديدة للفعاليات.

event-blueprint-empty = يرجى تحديد ما تأخذه المواعيد الجديدة.
event-blueprint-missing = هذا التحديد لما تأخذه المواعيد الجديدة غير موجود.
event-blueprint-early = يرجى تحديد وقت موعد ابتداءً من هذا الموعد.
event-blueprint-blocked = لا يمكن للمواعيد الجديدة أن تأخذ هذا كما هو. يرجى الاطلاع على ما يمنع ذلك.
event-blueprint-unavailable = لا يمكن للمواعيد الجديدة أن تأخذ شيئًا هنا حاليًا.
event-blueprint-reference = لم تعد إحدى المجموعات المخصصة لها التذاكر موجودة.
event-blueprint-time = أحد الأوقات التي تأخذها المواعيد الجديدة غير ممكن في واحد منها.
event-blueprint-unreadable = لا يمكن قراءة ما تأخذه المواعيد الجديدة.
event-blueprint-cursor = يرجى إدخال رقم إصدار.

bell-event-dates-stopped = لا يمكن إنشاء مواعيد جديدة لـ «{ $place }» كما هو مخطط. يرجى الاطلاع على ما تأخذه.

subject-event-dates-stopped = لا مواعيد جديدة: { $place }

type-event-dates-stopped = توقّف مواعيد فعالية
