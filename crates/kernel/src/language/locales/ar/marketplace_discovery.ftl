# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = يرجى ذكر ما تبحث عنه.
marketplace-search-prices = السعر الأعلى أقل من السعر الأدنى.
marketplace-search-missing = ليس لديك بحث محفوظ كهذا.
marketplace-search-too-many = يمكنك الاحتفاظ بما لا يزيد عن { $most } من عمليات البحث المحفوظة. يرجى حذف واحدة أولًا.
marketplace-collection-missing = هذه المجموعة غير موجودة أو ليست لك.
marketplace-table-unusable = لا يمكن قراءة هذا الملف كجدول. يرجى إرسال CSV بترميز UTF-8.
marketplace-table-columns = يجب أن يذكر السطر الأول أسماء الأعمدة؛ العمودان title و description مطلوبان.
marketplace-table-empty = لا يوجد شيء في هذا الجدول.
marketplace-table-long = يمكن أن يحتوي الجدول على { $most } صفًا كحد أقصى. لم يُنشأ شيء.
marketplace-table-cell = لا يمكن قراءة هذه الخلية.
marketplace-table-cells = يحتوي هذا الصف على خلايا أكثر من عدد الأعمدة.
marketplace-import-done = المسودات المنشأة: { $made }. الصفوف المستبعدة: { $left }.
marketplace-promotions-off = لا يمكن الترويج للإعلانات في هذا المجتمع.
marketplace-promotion-hidden = لا يمكن الترويج إلا لما يمكن للأعضاء رؤيته.
marketplace-promotion-runs = هذا مروَّج له بالفعل. يمكنك الترويج له مجددًا عند انتهاء ذلك.
marketplace-promotion-unpayable = لهذا الترويج تكلفة، ولا تُقبل هنا مدفوعات مقابله.
marketplace-group-members-only = لا يمكن إلا لأعضاء المجموعة رؤية هذا.
