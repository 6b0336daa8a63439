# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

tenant-required = يُرجى تحديد مجتمع في الترويسة X-Tenant-ID أو X-Tenant-Slug.
tenant-missing = هذا المجتمع غير موجود.
tenant-id-not-a-number = يجب أن يكون X-Tenant-ID عددًا.
tenant-headers-differ = تحدد X-Tenant-ID وX-Tenant-Slug مجتمعين مختلفين. يُرجى إرسال إحداهما فقط، أو تحديد المجتمع نفسه في كلتيهما.
tenant-slug-differs = يشير tenant_slug إلى مجتمع آخر. يُرجى حذفه أو إرسال القيمة الصحيحة.
tenant-inactive = هذا المجتمع غير متاح حاليًا.
token-of-other-tenant = لقد سجّلت الدخول إلى مجتمع آخر. يُرجى تسجيل الدخول إلى هذا المجتمع.
