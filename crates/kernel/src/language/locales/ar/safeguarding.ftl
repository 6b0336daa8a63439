# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

contact-restricted = لا يمكن فعل هذا مع هذا الشخص.
jurisdiction-required = لا يمكن فعل هذا قبل أن يسجّل الفريق مكان إقامتك.
vetting-required = لا يمكن فعل هذا قبل أن يُتم الفريق إجراءات التحقق الخاصة بك.
safeguarding-unavailable = لا يمكن فعل هذا حاليًا. يُرجى إعادة المحاولة لاحقًا.

measure-missing = هذا الإجراء غير موجود.
measure-lifted = سبق رفع هذا الإجراء.
measure-about-you = هذا الإجراء يخصك، لذا يُرجى تركه لأحد المشرفين.
reason-missing = يُرجى ذكر السبب.
measure-pair-of-one = يجب أن يكون { $field } لشخص آخر.
measure-no-pair = لا يمكن استخدام { $field } إلا مع إجراء من نوع no_contact.
measure-no-direction = لا يمكن استخدام direction إلا مع إجراء من نوع no_contact يخص شخصًا واحدًا.
measure-for-everything = يسري هذا النوع من الإجراءات دائمًا على كل التعاملات. يُرجى حذف interactions.
measure-place-missing = يُرجى تحديد البلد أو المنطقة.
measure-no-place = ليس لهذا النوع من الإجراءات بلد أو منطقة. يُرجى حذف jurisdiction.
measure-over = يجب أن يكون { $field } في المستقبل وبعد { $other_field }.

safeguarding-option-missing = هذا الخيار غير موجود.
safeguarding-option-nothing-named = يُرجى تحديد المطلوب تغييره.
safeguarding-option-there = يوجد خيار بهذا المفتاح بالفعل.
too-many-safeguarding-options = لا يمكن أن يزيد عدد الخيارات على { $most }.
safeguarding-option-only-read = الخيار من نوع info للقراءة فقط، ولا يشمل { $field }.
safeguarding-option-values = القيم للخيار من نوع select وحده، ولا بد له منها.
safeguarding-option-value-twice = لكل قيمة اسم خاص بها.
safeguarding-choice-unknown = هذا الخيار غير متاح.
safeguarding-choice-twice = ورد «{ $label }» مرتين.
safeguarding-choice-value = يُرجى اختيار إحدى قيم «{ $label }».
safeguarding-choice-needed = يُرجى الإجابة عن «{ $label }».
safeguarding-told = شكرًا. لا يقرأ هذا إلا القائمون على المجتمع.
onboarding-safeguarding-missing = يُرجى إخبارنا بما يلزم معرفته لأجل السلامة.
bell-safeguarding-choice-made = وردت معلومة تخص سلامة أحد الأعضاء في { $place }. يُرجى الاطلاع عليها.
subject-safeguarding-choice-made = وردت معلومة تخص سلامة أحد الأعضاء في { $place }
type-safeguarding-choice-made = معلومة سلامة
