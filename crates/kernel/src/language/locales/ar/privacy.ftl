# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages

data-request-open = سبق أن طلبت ذلك. سيرد الفريق قريبًا.
data-request-missing = هذا الطلب غير موجود.
data-request-over = انتهى هذا الطلب من قبل.
data-request-own = هذا طلبك أنت، فاتركه لمسؤول آخر من فضلك.
data-request-received = وصلنا طلبك وسنرد عليه خلال 30 يومًا.
data-export-missing = هذه النسخة غير موجودة.
data-export-over = لم يعد ملف هذه النسخة متاحًا.
account-erased = تم حذف حسابك.
community-sole-admin = أنت المسؤول الوحيد عن هذا المجتمع. عيّن مسؤولًا آخر أولًا من فضلك.
former-member = عضو سابق
