# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

exchange-missing = هذا التبادل غير موجود.
exchange-own-listing = هذا إعلانك، فلا يمكنك طلب تبادل بشأنه.
exchange-exists = لديك بالفعل تبادل مفتوح بشأن هذا الإعلان.
exchange-blocked = لا يمكنك التبادل مع هذا الشخص.
exchange-partner-inactive = عضوية الطرف الآخر في هذا المجتمع غير نشطة حاليًا.
exchange-not-yours = لا يمكن أن يفعل هذا إلا شخص آخر في هذا التبادل.
exchange-decide-own = لك دور في هذا التبادل، لذا يجب أن يتخذ القرار شخص آخر من الفريق.
exchange-hours-missing = يُرجى ذكر عدد الساعات المدفوعة.
exchange-insufficient-balance = ليس لدى الطرف الذي يدفع ساعات كافية لهذا.

exchange-wrong-status = { $status ->
    [pending_provider] لم يتم قبول هذا التبادل بعد
    [pending_broker] هذا التبادل في انتظار موافقة الفريق
    [accepted] تم قبول هذا التبادل ولم يبدأ بعد
    [in_progress] هذا التبادل جارٍ بالفعل
    [pending_confirmation] هذا التبادل في انتظار تأكيد الساعات
    [disputed] يراجع الفريق هذا التبادل
    [completed] اكتمل هذا التبادل من قبل
    [expired] انتهت مدة هذا التبادل
   *[cancelled] سبق إلغاء هذا التبادل
}، { $action ->
    [accept] لذا لا يمكن قبوله.
    [decline] لذا لا يمكن رفضه.
    [start] لذا لا يمكن بدؤه.
    [complete] لذا لا يمكن الإشعار بإنجازه.
    [confirm] لذا لا يمكن تأكيد ساعاته.
    [dispute] لذا لا يمكن الاعتراض عليه.
    [cancel] لذا لا يمكن إلغاؤه.
    [approve] لذا لا يوجد ما يحتاج إلى موافقة.
    [resolve] لذا لا يوجد خلاف يحتاج إلى حل.
   *[other] لذا لا يمكن فعل هذا.
}

exchange-cancelled = تم إلغاء التبادل.
exchange-declined = تم رفض التبادل.
exchange-paid = شكرًا لك! تم نقل الساعات.
exchange-half-confirmed = شكرًا لك! بقي تأكيد الطرف الآخر.
exchange-disputed = أكّد كل منكما عددًا مختلفًا من الساعات. سيراجع الفريق الأمر.

exchange-rating-early = يمكنك تقييم هذا التبادل بعد اكتماله.
exchange-reversed = استُرجعت ساعات هذا التبادل، لذا لا يمكن تقييمه.
exchange-rating-exists = سبق أن قيّمت هذا التبادل.
