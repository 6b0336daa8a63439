# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = لا يمكن دفع هذا المبلغ بعملة { $currency }.
marketplace-currency-unknown = لا يمكن أن تكون الأسعار بهذه العملة.
marketplace-out-of-stock = لم يبقَ هذا العدد.
marketplace-listing-not-yours = لا يمكن أن يغيّر هذا الإعلان إلا البائع.
marketplace-text-required = يُرجى كتابة شيء هنا.
marketplace-free-off = لا تُعطى الأشياء مجانًا في هذا المجتمع.
marketplace-business-off = لا يمكن للشركات البيع في هذا المجتمع.
marketplace-shipping-off = لا يسمح هذا المجتمع بالشحن.
marketplace-community-delivery-off = لا يوصل الأعضاء الأشياء بعضهم إلى بعض في هذا المجتمع.
marketplace-hybrid-off = في هذا المجتمع يكون الثمن مالًا أو ساعات، لا كليهما.
marketplace-template-data-unusable = يجب أن يكون { $field } كائنًا وألا يكون طويلًا جدًا.
marketplace-template-field-unknown = لا يوجد حقل كهذا في نموذج هذه الفئة.
marketplace-template-field-unusable = هذا لا يناسب حقل النموذج.
marketplace-listing-waits = سيظهر إعلانك بعد الموافقة عليه.
marketplace-seller-suspended = لا يمكنك البيع حاليًا لأن بيعك موقوف.
marketplace-decide-own = يجب أن يقرر شخص آخر بشأن إعلانك.
marketplace-seller-missing = هذا البائع غير موجود.
marketplace-option-missing = طريقة الشحن هذه غير موجودة.
marketplace-slot-missing = موعد الاستلام هذا غير موجود.
marketplace-slot-booked = موعد الاستلام هذا محجوز ولا يمكن إزالته. يمكنك إيقافه.
marketplace-slot-order = يجب أن ينتهي موعد الاستلام بعد بدايته.
marketplace-slot-over = يجب أن ينتهي موعد الاستلام في المستقبل.
marketplace-slot-capacity = الحجوزات أكثر من ذلك بالفعل.
marketplace-verify-business = لا يمكن التحقق إلا من شركة.
marketplace-decide-own-seller = يجب أن يقرر شخص آخر بشأن بيعك.
marketplace-neither-day = يرجى ذكر يوم مثل 2026-05-01 أو وقت مثل 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = ينتهي عرض «{ $place }» قريبًا. جدّده إن كان لا يزال متاحًا. يظهر حتى:
bell-marketplace-listing-expired = انتهى عرض «{ $place }» ولم يعد يظهر. يمكنك تجديده في أي وقت.
subject-marketplace-listing-expiring = أحد عروضك في السوق ينتهي قريبًا
subject-marketplace-listing-expired = انتهى أحد عروضك في السوق
type-marketplace-listing-expiring = عرض ينتهي قريبًا
type-marketplace-listing-expired = عرض منتهٍ
