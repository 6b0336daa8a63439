# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

message-missing = هذه الرسالة غير موجودة.
message-deleted = تم حذف هذه الرسالة.
message-not-yours = لا يمكن أن يفعل هذا إلا من كتب هذه الرسالة.
message-edit-expired = لا يمكن تغيير رسالة إلا خلال 24 ساعة من إرسالها.
voice-message-without-text = ليس في الرسالة الصوتية نص يمكن تغييره.
message-without-text = لا نص في هذه الرسالة.
translator-missing = ليس لدى هذا المجتمع خدمة للترجمة.
message-to-yourself = لا يمكنك إرسال رسائل إلى نفسك.
message-recipient-missing = يُرجى ذكر من ستصله الرسالة.
message-listing-differs = يشير { $field } إلى شيء غير ما يشير إليه { $other_field } و { $third_field }. يُرجى إرسال أحدهما فقط.
message-context-type-missing = يُرجى إرسال { $field } مع { $other_field }.
message-context-id-missing = يُرجى إرسال { $field } مع { $other_field }.
messages-off = أوقف هذا المجتمع الرسائل.
messages-off-for-one = أوقف أحدكما الرسائل.
text-missing = يُرجى كتابة شيء ما.
emoji-invalid = يُرجى اختيار واحد من هذه: { $choice }
recording-missing = يُرجى إرسال تسجيل.
too-many-files = { $most ->
    [zero] يجب ألا يزيد عدد الملفات في الرسالة على { $most } ملف.
    [one] يجب ألا يزيد عدد الملفات في الرسالة على ملف واحد.
    [two] يجب ألا يزيد عدد الملفات في الرسالة على ملفين.
    [few] يجب ألا يزيد عدد الملفات في الرسالة على { $most } ملفات.
    [many] يجب ألا يزيد عدد الملفات في الرسالة على { $most } ملفًا.
   *[other] يجب ألا يزيد عدد الملفات في الرسالة على { $most } ملف.
}
form-number-invalid = لا يمكن استخدام هذا العدد هنا.
scopes-differ = يحدد الاستعلام ومتن الطلب نطاقين مختلفين. يُرجى إرسال أحدهما فقط.
message-gone = تم حذف الرسالة.

conversation-missing = هذه المحادثة غير موجودة.
conversation-archived = تمت أرشفة المحادثة.
conversation-restored = عادت المحادثة إلى بريدك الوارد.

coordinator-request-missing = هذا الطلب غير موجود.
coordinator-request-closed = سبق إغلاق هذا الطلب.
bell-coordinator-requested = ورد طلب تدخّل من أحد الأعضاء في { $place }. يُرجى الاطلاع عليه.
subject-coordinator-requested = ورد طلب تدخّل من أحد الأعضاء في { $place }
type-coordinator-requested = طلب تدخّل
bell-coordinator-request-closed = اطّلع القائمون على { $place } على طلبك.
subject-coordinator-request-closed = اطُّلع على طلبك في { $place }
type-coordinator-request-closed = إغلاق طلب التدخّل
