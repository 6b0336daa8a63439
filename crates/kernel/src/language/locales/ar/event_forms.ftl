# Forms of events.

event-form-missing = هذه الاستمارة غير موجودة.
event-form-conflict = لم يعد من الممكن تغيير هذا أو نشره.
event-form-stale = غيّر شخص آخر هذه الاستمارة في هذه الأثناء. يرجى الاطلاع عليها مرة أخرى.
event-form-title = يرجى إعطاء الاستمارة عنوانًا.
event-forms-many = أقصى عدد لاستمارات الفعالية هو { $most }.
event-form-empty = يرجى إضافة سؤال أولًا.
event-form-kind = في استمارة سابقة سؤال بهذا المفتاح له نوع آخر من الإجابة. يرجى اختيار مفتاح آخر.
event-form-key-twice = هذا المفتاح مستخدم في سؤال آخر.
event-form-label = يرجى كتابة السؤال.
event-form-options = يرجى إعطاء خيارين مختلفين على الأقل.
event-form-no-options = ليس لهذا النوع من الأسئلة خيارات.
event-answers-required = يرجى الإجابة عن أسئلة هذه الفعالية أولًا.
event-answers-given = لقد أجبت من قبل. يمكنك تصحيح إجاباتك.
event-answers-closed = لم يعد من الممكن الإجابة عن أسئلة هذه الفعالية.
event-answers-missing = هذه الإجابات غير موجودة.
event-answer-unknown = هذا السؤال غير مطروح.
event-answer-twice = لهذا السؤال إجابتان.
event-answer-text = يرجى الإجابة بنص لا يزيد عدد أحرفه على { $most }.
event-answer-option = يرجى اختيار واحد من الخيارات.
event-answer-options = يرجى الاختيار من بين الخيارات فقط.
event-answer-yes-no = يرجى الإجابة بنعم أو لا.
event-answer-number = يرجى الإجابة برقم.
event-answer-date = يرجى الإجابة بتاريخ مثل 2030-05-01.
event-answer-consent = يرجى الموافقة إذا أردت المشاركة.
event-answer-required = يرجى الإجابة عن هذا السؤال: { $question }
