# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

recipient-missing = يُرجى ذكر من ستصله الساعات.
recipient-inactive = لا يمكن لهذا الشخص استلام ساعات في الوقت الحالي.
transfer-to-yourself = لا يمكنك إرسال ساعات إلى نفسك.
insufficient-funds = لا توجد ساعات كافية لهذا.
transfer-too-large = { $most ->
    [zero] يجب ألا يزيد التحويل الواحد على { $most } ساعة.
    [one] يجب ألا يزيد التحويل الواحد على ساعة واحدة.
    [two] يجب ألا يزيد التحويل الواحد على ساعتين.
    [few] يجب ألا يزيد التحويل الواحد على { $most } ساعات.
    [many] يجب ألا يزيد التحويل الواحد على { $most } ساعة.
   *[other] يجب ألا يزيد التحويل الواحد على { $most } ساعة.
}
hours-not-positive = يُرجى إدخال عدد ساعات أكبر من 0.
hours-too-fine = يُرجى إدخال الساعات بمنزلتين عشريتين على الأكثر.
hours-out-of-range = يُرجى إدخال 1000 ساعة على الأكثر، بمنزلتين عشريتين على الأكثر.
transaction-missing = هذه المعاملة غير موجودة.
transaction-final = لا يمكن التراجع عن هذه المعاملة.
account-missing = هذا الحساب غير موجود.

transaction-category-missing = هذه الفئة غير موجودة.
transaction-category-exists = توجد فئة بهذا الاسم بالفعل.
transaction-category-name-missing = يُرجى تسمية الفئة.
transaction-category-deleted = تم حذف الفئة.

donated = شكرًا لك! تم التبرع بساعاتك.
donated-to-community = شكرًا لك! تم التبرع بساعاتك للمجتمع.
donation-repeated = لم تُنقل أي ساعات: لقد تبرعت بالقدر نفسه قبل لحظات.
hours-of-your-own = لا يمكنك البتّ في ساعاتك الخاصة. اطلب ذلك من مسؤول آخر.
community-fund-description = ساعات يملكها المجتمع كله.
