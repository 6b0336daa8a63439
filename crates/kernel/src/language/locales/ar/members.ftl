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
