# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

event-missing = هذه الفعالية غير موجودة.
event-forbidden = هذا متاح فقط لمن يديرون هذه الفعالية.
event-creation-closed = في هذا المجتمع، إنشاء الفعاليات متاح لفريق العمل فقط.

event-title-short = العنوان بحاجة إلى 3 أحرف على الأقل.
event-title-hidden = يحتوي العنوان على أحرف غير مرئية. يُرجى حذفها.
event-text-hidden = يحتوي النص على أحرف غير مرئية. يُرجى حذفها.
event-description-required = يُرجى وصف الفعالية.
event-time-unreadable = يُرجى تحديد يوم أو وقت، مثل 2030-05-01T18:00.
event-time-left-out = هذا الوقت غير موجود: تُقدَّم الساعات في تلك الليلة. يُرجى اختيار وقت آخر.
event-time-twice = هذا الوقت يتكرر مرتين: تُؤخَّر الساعات في تلك الليلة. يُرجى اختيار وقت آخر.
event-time-past = يجب أن تبدأ الفعالية في المستقبل.
event-end-before-start = يجب أن تنتهي الفعالية بعد بدايتها.
event-all-day-midnight = الفعالية التي تستمر يومًا كاملًا تبدأ وتنتهي عند منتصف الليل. يُرجى تحديد اليوم الأول واليوم الذي يلي الأخير.
event-timezone-unknown = هذه المنطقة الزمنية غير معروفة. يُرجى كتابة اسمها لدى IANA، مثل Europe/Dublin.
event-half-a-place = المكان على الخريطة بحاجة إلى خط عرض وخط طول.
event-place-required = يُرجى تحديد مكان الفعالية قبل وصفه.
event-address-unusable = يُرجى كتابة عنوان يبدأ بـ https:// أو http://.
event-category-missing = لا توجد في هذا المجتمع فئة فعاليات كهذه.
event-series-missing = سلسلة الفعاليات هذه غير موجودة.
event-series-forbidden = هذه السلسلة لعضو آخر.
event-group-missing = لا توجد مجموعة نشطة كهذه.
event-group-outsiders = هناك من يشارك أو ينتظر وليس في هذه المجموعة، ولن يتمكن من رؤية الفعالية بعد ذلك. يُرجى إبقاؤها في مكانها أو ضمّه إلى المجموعة أولًا.
event-group-forbidden = إضافة الفعاليات إلى المجموعة متاحة فقط لمن يديرونها.
event-places-taken = عدد الأماكن المحجوزة أكبر من ذلك.
event-recurs = هذه الفعالية تتكرر. يُرجى تحديد المواعيد المراد تغييرها.

event-review-pending = هذه الفعالية في انتظار قرار، ولا يمكن تغييرها قبل ذلك.
event-review-not-required = هذه الفعالية ليست بحاجة إلى قرار. يمكن نشرها فورًا.
event-review-required = في هذا المجتمع، نشر الفعاليات من شأن الإدارة. يُرجى تقديم طلب بذلك.
event-lifecycle-conflict = هذا غير ممكن في الوضع الحالي للفعالية.
event-reason-required = يُرجى ذكر السبب.
event-reason-long = السبب طويل جدًا. الحد الأقصى 4000 حرف.

event-registration-disabled = لا يقبل هذا المجتمع التسجيل في الفعاليات.
event-registration-forbidden = التسجيل في هذه الفعالية غير متاح لك.
event-occurrence-required = هذه الفعالية تتكرر. يُرجى اختيار أحد مواعيدها.
event-registration-unavailable = التسجيل في هذه الفعالية غير متاح حاليًا.
event-registration-closed = لقد بدأت هذه الفعالية.
event-full = هذه الفعالية مكتملة العدد.
event-offer-acceptance-required = يوجد مكان محجوز لك. يُرجى قبوله.
event-waitlist-disabled = لا توجد في هذا المجتمع قوائم انتظار.
event-already-confirmed = تسجيلك موجود بالفعل.
event-place-free = ما زالت هناك أماكن، ولا حاجة إلى الانتظار.
event-offer-inactive = لا يوجد مكان محجوز لك.
event-offer-expired = كان المكان محجوزًا لك حتى الآن، وانتقل إلى شخص آخر.
event-offer-token = لا حاجة إلى رمز لقبول المكان. يُرجى حذفه.
event-answer-going = تم تسجيلك.
event-answer-waitlisted = الفعالية مكتملة العدد. اسمك الآن في قائمة الانتظار.
event-answer-interested = تم تدوين اهتمامك.
event-answer-not-going = تم تدوين عدم حضورك.
event-decision-stale = اتخذ شخص آخر قرارًا بشأن هذه الفعالية بالفعل.
event-offers-disabled = لا يحجز هذا المجتمع أماكن لمن ينتظرون. يُرجى التسجيل عندما يتوفر مكان.
event-calendar-disabled = لا توجد تقويمات فعاليات في هذا المجتمع.
event-calendar-range = يُرجى تحديد اليوم الأول واليوم الذي يلي اليوم الأخير، بفارق { $most } يومًا على الأكثر.
event-calendar-links-many = لديك بالفعل { $most } من روابط التقويم. يُرجى إلغاء أحدها أولًا.
event-calendar-link-missing = رابط التقويم هذا غير موجود.
event-calendar-feed-missing = هذا التقويم لم يعد موجودًا.
event-calendar-name = الفعاليات: { $place }
event-calendar-details = التفاصيل: { $link }

event-rule-unusable = لا يمكن استخدام هذه القاعدة. يرجى كتابة قاعدة مثل FREQ=WEEKLY;BYDAY=MO;COUNT=6.
event-recurrence-part = هذا لا يتوافق مع تكرار الفعالية. يرجى تغييره أو حذفه.
event-frequency-required = يرجى تحديد عدد مرات إقامة الفعالية.
event-recurrence-many = يمكن أن يكون للفعالية { $most } موعدًا على الأكثر. يرجى اختيار نهاية أقرب.
event-recurrence-none = لم يبقَ أي موعد للفعالية. يرجى ترك موعد واحد على الأقل.
event-recurrence-endless = لا يمكن هنا إنشاء فعاليات بلا نهاية. يرجى تحديد موعد انتهائها.
event-recurrence-date = يرجى تحديد يوم أو وقت بدءًا من الموعد الأول وخلال 20 سنة على الأكثر.
event-recurrence-closed = لا تتكرر الفعاليات في هذا المجتمع.
event-recurrence-unavailable = الفعاليات المتكررة غير ممكنة هنا حاليًا.
event-template-all = يرجى اختيار أحد المواعيد أو تغييرها كلها.
event-times-of-all = لتغيير أوقات عدة مواعيد، يرجى اختيار أولها وتغييره مع كل ما يليه.
event-not-recurring = هذه الفعالية لا تتكرر.
event-revision-missing = هذا الموعد غير موجود.
event-revision-unavailable = لا يمكن هنا حاليًا تغيير عدة مواعيد معًا.
event-revision-empty = يرجى تحديد ما يجب تغييره.
event-revision-invalid = ليس هذا هو التغيير الذي اطّلعت عليه. يرجى الاطلاع عليه مرة أخرى.
event-revision-expired = مضى وقت طويل منذ أن اطّلعت على هذا التغيير. يرجى الاطلاع عليه مرة أخرى.
event-revision-stale = تغيّر شيء آخر في هذه الأثناء. يرجى الاطلاع على التغيير مرة أخرى.
event-revision-blocked = هذا التغيير غير ممكن بصيغته الحالية. يرجى النظر فيما يمنعه.
event-revision-key = يرجى إرسال مفتاح من 1 إلى 191 حرفًا.
event-revision-key-used = استُخدم هذا المفتاح لتغيير آخر.
event-revision-many = يشمل التغيير الواحد { $most } موعدًا على الأكثر. يرجى البدء بموعد لاحق.

event-attendance-unavailable = لا يمكن تسجيل حضور أحد، لأن هذه الفعالية غير منشورة أو لن تُقام.
event-check-in-early = يبدأ تسجيل الحضور قبل بدء الفعالية بـ { $minutes } دقيقة.
event-check-in-closed = انتهى تسجيل الحضور بعد الفعالية بـ { $hours } ساعة.
event-not-begun = لم تبدأ هذه الفعالية بعد.
event-attendance-registration-required = لا يمكن تسجيل حضور إلا الأعضاء المشاركين.
event-attendance-transition = هذا لا يتوافق مع ما هو مسجَّل عن هذا العضو. يُرجى النظر في القائمة مرة أخرى.
event-attendance-stale = سجَّل شخص آخر شيئًا عن هذا العضو في هذه الأثناء. يُرجى النظر في القائمة مرة أخرى.
event-check-in-code-invalid = لم يعد هذا الرمز صالحًا أو استُخدم من قبل. يُرجى طلب رمز جديد.
event-check-in-hours = تسجيل الحضور لا ينقل ساعات. يُرجى تركها.
event-reminder-twice = هذا الوقت موجود في القائمة مرتين.
event-reminders-stale = تغيّرت التذكيرات في هذه الأثناء. يُرجى الاطلاع عليها مرة أخرى.
