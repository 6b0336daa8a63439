# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

marketplace-order-missing = هذا الطلب غير موجود.
marketplace-order-not-yours = هذا متاح للطرف الآخر في هذا الطلب فقط، وليس لغيره.
marketplace-order-wrong-status = حالة هذا الطلب لا تسمح بذلك.
marketplace-order-needs-refund = سبق الدفع مقابل هذا الطلب. لطلب رد المبلغ يلزم فتح نزاع.
marketplace-order-own-listing = هذا إعلانك، فلا يمكنك طلبه.
marketplace-order-unavailable = لا يمكن طلب هذا الإعلان في الوقت الحالي.
marketplace-order-not-allowed = لا يسمح المجتمع بهذا الطلب.
marketplace-order-key-reused = سبق استخدام هذا المفتاح لطلب آخر. يلزم اختيار مفتاح جديد.
marketplace-order-needs-offer = لا يمكن طلب هذا الإعلان إلا بعد قبول عرض.
marketplace-order-offer-cash = ما اتُّفق عليه في عرض يُدفع نقدًا.
marketplace-order-not-free = هذا الإعلان ليس مجانيًا.
marketplace-order-no-price = ليس لهذا الإعلان سعر بالنقود.
marketplace-order-no-hours = ليس لهذا الإعلان سعر بالساعات.
marketplace-order-hours-shipping = لا يمكن دفع تكلفة الشحن بالساعات.
marketplace-order-too-much = هذا الطلب كبير جدًا. يلزم اختيار كمية أقل.
marketplace-order-no-way = لا يمكن تسليم هذا الإعلان بهذه الطريقة.
marketplace-order-shipping-missing = يلزم اختيار أحد خيارات الشحن المتاحة.
marketplace-order-slot-unusable = لا يمكن اختيار موعد الاستلام هذا لهذا الطلب.
marketplace-offer-missing = هذا العرض غير موجود.
marketplace-coupon-unusable = لا يمكن استخدام هذه القسيمة لهذا الطلب.
marketplace-redemption-unusable = لا يمكن استخدام هذا الاسترداد لهذا الطلب.
marketplace-insufficient-credits = ليس لديك ساعات كافية لهذا الطلب.
marketplace-web-address-unusable = يلزم إدخال عنوان ويب يبدأ بـ http أو https.
marketplace-rating-early = يمكنك تقييم هذا الطلب بعد اكتماله.
marketplace-rating-exists = سبق لك تقييم هذا الطلب.

marketplace-dispute-missing = هذا النزاع غير موجود.
marketplace-dispute-exists = لهذا الطلب نزاع بالفعل.
marketplace-dispute-decided = سبق البت في هذا النزاع.
marketplace-dispute-claimed = يتولى شخص آخر البت في هذا النزاع.
marketplace-dispute-own = هذا طلبك، فيجب أن يبت فيه شخص آخر.
marketplace-dispute-done = تم البت في النزاع.
marketplace-refund-failed = لا يمكن رد المبلغ في الوقت الحالي. تمكن المحاولة لاحقًا.
marketplace-refund-missing = رد المبلغ هذا غير موجود.
marketplace-refund-wrong-status = حالة رد المبلغ هذا لا تسمح بذلك.
marketplace-refund-not-asked = لا يُرد المبلغ إلا بقرار لصالح الطرف المشتري.
marketplace-refund-whole = لا يمكن رد الساعات إلا كاملة.
marketplace-refund-too-much = لا يمكن رد أكثر مما دُفع.

marketplace-offer-wrong-status = حالة هذا العرض لا تسمح بذلك.
marketplace-offer-not-yours = هذا متاح للطرف الآخر في هذا العرض فقط.
marketplace-offer-expired = انتهت مدة هذا العرض.
marketplace-offer-nothing = يلزم عرض مبلغ أكبر من الصفر.
marketplace-offer-exists = لديك عرض مفتوح على هذا الإعلان بالفعل.
marketplace-offer-withdrawn = تم سحب العرض.

marketplace-pickup-code-unknown = لا حجز بهذا الرمز.
marketplace-pickup-not-yours = هذا الطلب من بيع آخر.
marketplace-pickup-not-paid = هذا الطلب غير مدفوع أو انتهى.
marketplace-pickup-done = سبق تسليم هذا.
marketplace-pickup-cancelled = هذا الطلب ملغى، فلا شيء للتسليم.
marketplace-pickup-not-eligible = هذا الطلب لا ينتظر الاستلام.
marketplace-pickup-exists = لهذا الطلب وقت استلام بالفعل.
marketplace-pickup-slot-closed = لم يعد حجز وقت الاستلام هذا ممكنًا. يلزم اختيار وقت آخر.
marketplace-pickup-slot-over = انتهى موعد الاستلام هذا. يُرجى اختيار موعد آخر.
marketplace-pickup-slot-full = وقت الاستلام هذا ممتلئ. يلزم اختيار وقت آخر.
marketplace-order-slot-missing = يلزم اختيار أحد أوقات الاستلام المعروضة.

marketplace-delivery-wrong-status = حالة عرض التوصيل هذا لا تسمح بذلك.
marketplace-delivery-missing = عرض التوصيل هذا غير موجود.
marketplace-delivery-hours = الرجاء إدخال ساعات بمنزلتين عشريتين على الأكثر.
marketplace-delivery-own = يجب أن يوصل هذا الطلب شخص آخر.
marketplace-delivery-not-wanted = لا حاجة الآن إلى من يوصل هذا الطلب.
marketplace-delivery-exists = سبق أن عرضت توصيل هذا الطلب.
marketplace-fund-short = لا توجد ساعات كافية في صندوق المجتمع.

marketplace-cards-off = لا يمكن الدفع بالبطاقة هنا.
marketplace-card-not-chosen = هذا الطلب لا يُدفع بالبطاقة.
marketplace-card-by-provider = هذا الطلب يُدفع بالبطاقة، ويُعد مدفوعًا فور وصول المبلغ.
marketplace-card-payment-missing = لا توجد دفعة بالبطاقة لهذا الطلب.
marketplace-card-silent = الدفع بالبطاقة لا يعمل في الوقت الحالي. تمكن المحاولة لاحقًا.
marketplace-card-signature = هذه الرسالة غير موقعة كما ينبغي.
marketplace-card-event = لا يمكن استخدام هذه الرسالة عن دفعة بالبطاقة.

marketplace-seller-not-paid-out = لا يمكن الدفع بالبطاقة لهذا البائع بعد. يرجى اختيار طريقة دفع أخرى.
marketplace-chargeback-open = يبتّ مصرف المشتري في هذه الدفعة. يرجى انتظار قراره.

bell-marketplace-payout-sent = أُرسل إليك المال من مبيعاتك.
bell-marketplace-payout-failed = تعذر إرسال المال من مبيعاتك. تلزم مراجعة بياناتك لدى مزود الدفع.
bell-marketplace-chargeback-opened = استرد المصرف المبلغ المدفوع مقابل { $place }. ينتظر الطلب قرار المصرف.
bell-marketplace-chargeback-closed = بتّ المصرف في المبلغ المدفوع مقابل { $place }.
bell-marketplace-chargeback-filed = استرد مصرف مبلغ طلب. تلزم مراجعته.

subject-marketplace-payout-sent = أُرسل مالك إليك
subject-marketplace-payout-failed = تعذر إرسال مالك
subject-marketplace-chargeback-opened = استرد مصرف مبلغ طلب
subject-marketplace-chargeback-closed = بتّ مصرف في طلب
subject-marketplace-chargeback-filed = استرد مصرف مبلغ طلب

type-marketplace-payout-sent = إرسال مستحقات
type-marketplace-payout-failed = فشل إرسال مستحقات
type-marketplace-chargeback-opened = فتح استرداد مصرفي
type-marketplace-chargeback-closed = إغلاق استرداد مصرفي
type-marketplace-chargeback-filed = تسجيل استرداد مصرفي

marketplace-dispute-unsent = لم يُذكر منذ شهر أن هذا قد أُرسل.
marketplace-release-nothing = لا يوجد مبلغ محتجز من هذه الدفعة.

bell-marketplace-order-ship-due = طلب { $place } في انتظار أن ترسله أو تسلّمه. يرجى الإبلاغ عند إتمام ذلك، في موعد أقصاه:
bell-marketplace-order-arrival-due = هل وصل { $place }؟ يرجى تأكيد ذلك، أو فتح نزاع إذا كان هناك خطأ ما. يرجى الرد قبل:
bell-marketplace-order-unsent = لم يُذكر أن { $place } قد أُرسل، لذلك فُتح نزاع باسمك. القرار للإدارة.
bell-marketplace-order-presumed = لم يقل أحد خلاف ذلك منذ شهر، لذلك يُعد { $place } مستلمًا. إذا كان هناك خطأ ما، يرجى فتح نزاع. يكتمل الطلب في:
bell-marketplace-order-released = ذهب المبلغ المدفوع مقابل { $place } إلى الطرف البائع قبل موعده بقرار من الإدارة. اكتمل الطلب. السبب:

subject-marketplace-order-ship-due = طلب في انتظار أن ترسله
subject-marketplace-order-arrival-due = هل وصل طلبك؟
subject-marketplace-order-unsent = لم يُرسل طلبك
subject-marketplace-order-presumed = طلب يُعد مستلمًا
subject-marketplace-order-released = ذهب مبلغ طلب إلى الطرف البائع

type-marketplace-order-ship-due = طلب لم يُرسل بعد
type-marketplace-order-arrival-due = تأكيد الوصول مطلوب
type-marketplace-order-unsent = طلب لم يُرسل
type-marketplace-order-presumed = طلب يُعد مستلمًا
type-marketplace-order-released = صرف المبلغ قبل موعده
