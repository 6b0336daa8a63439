# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

notification-missing = هذا الإشعار غير موجود.
notification-group-key-invalid = يُرجى تحديد مجموعة الإشعارات بنوعها ثم نقطتين رأسيتين ثم رابطها.
notification-choice-missing = يُرجى تحديد إشعار واحد أو كل الإشعارات.

preferences-empty = يُرجى إرسال تفضيل واحد على الأقل.
thread-missing = سلسلة الرسائل هذه غير موجودة.
notification-context-missing = يُرجى ذكر ما يخصه هذا الإعداد.
notification-context-id-missing = يُرجى ذكر المجموعة أو سلسلة الرسائل التي يخصها هذا الإعداد.
notification-frequency-missing = يُرجى تحديد وتيرة وصول الإشعارات.
notification-push-alone = يُرجى تغيير الإشعارات الفورية في طلب مستقل.
push-failure-missing = لم يعد هذا الإشعار الفوري موجودًا في السجل.
unsubscribe-link-invalid = هذا الرابط لا يعمل. يُرجى فتح الرابط في الرسالة مرة أخرى.

mute-yourself = لا يمكنك كتم نفسك.
mute-missing = لم يسبق أن كتمت هذا الشخص.
