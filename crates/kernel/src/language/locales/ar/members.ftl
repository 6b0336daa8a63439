# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

member-missing = هذه العضوية غير موجودة.
language-not-offered = هذه اللغة غير متاحة في هذا المجتمع.
language-saved = تم حفظ لغتك.
preferences-saved = تم حفظ تفضيلاتك.

blocked = حظر أحدكما الآخر، لذا لا يمكن فعل هذا.
block-yourself = لا يمكنك حظر نفسك.
block-missing = لم يسبق أن حظرت هذا الشخص.
member-blocked = تم حظر هذا الشخص. لا يمكن لأي منكما التواصل مع الآخر قبل إلغاء الحظر من جانبك.
member-unblocked = لم يعد هذا الشخص محظورًا.

profile-email-elsewhere = لا يمكن تغيير بريدك الإلكتروني هنا. اتركه كما هو.
profile-picture-elsewhere = يُرجى رفع صورتك. لا يمكن استخدام عنوان من مكان آخر.
profile-birth-date-impossible = يُرجى التحقق من تاريخ ميلادك.
profile-phone-short = يجب أن يحتوي رقم هاتفك على { $least } أرقام على الأقل.
profile-place-incomplete = أرسل خط العرض وخط الطول معًا، أو لا ترسل أيًا منهما.
skill-missing = هذه المهارة ليست في قائمتك.
skill-there = هذه المهارة موجودة في قائمتك بالفعل.
too-many-skills = يمكنك إدراج { $most } مهارة على الأكثر. احذف واحدة أولًا.
skill-removed = تمت إزالة المهارة.
skill-category-missing = لا توجد فئة مهارات كهذه.
skill-category-there = توجد فئة بهذا الاسم بالفعل.
skill-category-circle = لا يمكن أن تكون الفئة تحت نفسها، ولا بهذا العمق.
skill-category-used = لدى أعضاء مهارات في هذه الفئة، لذا لا يمكن سوى إخفائها.
skill-category-removed = تمت إزالة الفئة.
availability-missing = لم تذكر أن لديك وقتًا حينها.
availability-ends-first = يجب أن ينتهي الوقت بعد بدايته.
availability-overlaps = وقتان من أوقاتك متداخلان. اجعلهما وقتًا واحدًا.
availability-too-many = يمكنك إدراج { $most } أوقات في اليوم على الأكثر.
availability-over = لقد انقضى هذا اليوم.
availability-saved = تم حفظ أوقاتك.
day-sunday = الأحد
day-monday = الاثنين
day-tuesday = الثلاثاء
day-wednesday = الأربعاء
day-thursday = الخميس
day-friday = الجمعة
day-saturday = السبت

badge-unknown = هذه الشارة غير موجودة.
badge-over = يجب أن يكون { $field } في المستقبل.
badge-missing = ليست لهذا العضو شارة كهذه.
bell-verification = مُنحت لك شارة: { $place }.
subject-verification = شارة لك
type-verification = توثيق
