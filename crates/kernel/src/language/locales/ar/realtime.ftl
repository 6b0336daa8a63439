# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

socket-id-invalid = يجب أن يكون { $field } عددين بينهما نقطة.
channel-name-invalid = قيمة { $field } ليست اسم قناة.
channel-public = يجب أن يكون { $field } قناة خاصة أو قناة حضور. لا تحتاج القنوات العامة إلى تصريح.
channel-not-yours = ليس لديك وصول إلى هذه القناة.
presence-not-offered = قنوات الحضور غير متاحة هنا.
presence-hidden = إعدادات خصوصيتك تخفيك، لذا لا يمكن إظهار حضورك.
