# برامج الفعاليات.

event-session-missing = هذه الجلسة غير موجودة.
event-agenda-closed = لا يمكن تغيير برنامج هذه الفعالية: لقد انتهت أو لن تقام.
event-session-title = يرجى كتابة عنوان.
event-session-outside = تبدأ الجلسة وتنتهي ضمن وقت فعاليتها. وإن لم يكن للفعالية نهاية، فخلال يوم من بدايتها.
event-session-speaker-who = يرجى اختيار عضو أو كتابة اسم ضيف، لا كليهما.
event-session-speaker-twice = هذا المتحدث موجود في القائمة بالفعل.
event-session-room-taken = توجد جلسة أخرى في هذه القاعة في الوقت نفسه.
event-session-speaker-taken = أحد المتحدثين يتحدث في جلسة أخرى في الوقت نفسه.
event-sessions-many = لا يمكن أن يتجاوز عدد جلسات الفعالية { $most }.
event-session-stale = غيّر شخص آخر هذا في هذه الأثناء. يرجى الاطلاع عليه مرة أخرى.
event-session-cancelled = أُلغيت هذه الجلسة.
event-agenda-order = يرجى ذكر كل جلسة ستقام مرة واحدة بالضبط.
event-session-registration = أماكن الجلسات مخصصة للمشاركين في الفعالية. يرجى التسجيل في الفعالية أولاً.
event-session-closed = لم يعد بإمكانك التسجيل في هذه الجلسة.
event-session-full = هذه الجلسة ممتلئة.
bell-event-session-speaker = ذُكرت متحدثًا في «{ $place }».
bell-event-session-updated = تغيّر وقت أو قاعة الجلسة «{ $place }».
bell-event-session-cancelled = أُلغيت الجلسة «{ $place }».
subject-event-session-speaker = أنت متحدث في فعالية: { $place }
subject-event-session-updated = تغيّرت الجلسة: { $place }
subject-event-session-cancelled = أُلغيت الجلسة: { $place }
type-event-session-speaker = متحدث في فعالية
type-event-session-updated = تغيير جلسة
type-event-session-cancelled = إلغاء جلسة
