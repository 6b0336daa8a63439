# قوالب الفعاليات.

event-template-missing = هذا القالب غير موجود.
event-template-blocked = لا يمكن ذلك كما هو. يرجى الاطلاع على ما يمنع ذلك.
event-template-changed = تغيرت الفعالية منذ اطلاعك عليها. يرجى الاطلاع عليها مرة أخرى.
event-template-archived = هذا القالب مؤرشف. لم تعد تُنشأ منه فعاليات.
event-template-stale = عدّل شخص آخر هذا القالب. يرجى تحميله من جديد.
event-template-name = يرجى إعطاء القالب اسمًا.
event-template-source = يرجى تحديد الفعالية التي يؤخذ منها.
event-template-empty = ذهب محتوى هذا القالب مع من كتبه. يرجى حفظ فعالية أخرى.
event-templates-many = يمكنك حفظ { $most } من القوالب على الأكثر. يرجى أرشفة واحد أولًا.
event-template-versions = لهذا القالب { $most } من الإصدارات بالفعل. يرجى حفظ قالب جديد.
