# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

group-missing = هذه المجموعة غير موجودة.
group-forbidden = ليس لديك إذن لفعل هذا في هذه المجموعة.
group-unavailable = هذه المجموعة غير نشطة حاليًا.
group-full = هذه المجموعة ممتلئة.
group-limit-reached = لا يمكن الانضمام إلى مجموعات أكثر من هذا. يُرجى مغادرة مجموعة أخرى أولًا.
group-type-missing = لا يوجد هذا النوع من المجموعات في هذا المجتمع.
group-name-missing = يُرجى تسمية المجموعة.
group-name-taken = توجد مجموعة بهذا الاسم بالفعل.
group-place-incomplete = يُرجى إرسال خط العرض وخط الطول معًا، أو عدم إرسال أي منهما.
group-picture-unclear = يُرجى إرسال صورة أو إزالتها، لا الأمرين معًا.
group-sole-admin = لا أحد غيرك يدير هذه المجموعة. يُرجى تعيين شخص آخر لإدارتها أولًا.
group-owner-cannot-leave = لا يمكن لمالك المجموعة مغادرتها. يُرجى نقل الملكية إلى شخص آخر أولًا، أو حذف المجموعة.
group-admin-protected = لا يمكنك فعل هذا مع من يدير المجموعة.

group-joined = أهلًا وسهلًا بك في المجموعة!
group-requested = تم إرسال طلبك.
group-asked-already = سبق أن طلبت الانضمام إلى هذه المجموعة.
group-request-missing = لم يطلب هذا الشخص الانضمام.
group-invited-already = سبقت دعوة هذا الشخص.
group-member-already = هذا الشخص في المجموعة بالفعل.
group-member-missing = هذا الشخص ليس في المجموعة.
group-member-banned = هذا الشخص محظور من المجموعة.
group-declined-lately = تم رفض طلبك الأخير. يمكنك الطلب مرة أخرى بعد ذلك بعدد من الأيام: { $days }.
group-banned-already = سبق حظر هذا الشخص من المجموعة.
group-not-banned = هذا الشخص غير محظور من المجموعة.
group-banned = تم حظرك من هذه المجموعة.
group-not-member = لست في هذه المجموعة.
group-tab-off = أوقف هذا المجتمع هذا الجزء من المجموعات.
group-announcement-missing = هذا الإعلان غير موجود.
group-announcement-end-passed = يُرجى اختيار موعد انتهاء لم يحن بعد.
group-discussion-missing = هذا النقاش غير موجود.
group-reply-missing = هذا الرد غير موجود.
group-invite-missing = هذه الدعوة غير موجودة.
group-invite-expired = انتهت صلاحية هذه الدعوة. يُرجى طلب دعوة جديدة.
group-invite-revoked = سُحبت هذه الدعوة.
group-invite-used = سبق استخدام هذه الدعوة.
group-invite-other-email = أُرسلت هذه الدعوة إلى عنوان بريد آخر.
group-invite-limit = يمكن أن يكون للمجموعة { $most } دعوة مفتوحة على الأكثر. يُرجى سحب بعضها أولًا.

group-file-missing = هذا الملف غير موجود.
group-file-deleted = تم حذف الملف.
group-file-text-too-long = لا يمكن أن يزيد { $field } على { $most } حرف.
group-files-full = لا توجد في المجموعة مساحة لهذا الملف. يُرجى حذف ملفات أخرى أولًا.
group-files-full-everywhere = لا توجد في المجتمع مساحة لهذا الملف.
