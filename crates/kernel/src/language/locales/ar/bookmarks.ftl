# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages are for.

bookmark-missing = هذه الإشارة المرجعية غير موجودة.
bookmark-collection-missing = هذه المجموعة غير موجودة.
bookmark-item-missing = هذا العنصر غير موجود أو غير متاح لك.
bookmark-collection-duplicate = لديك مجموعة بهذا الاسم من قبل.
bookmark-collections-full = الحد الأقصى { $most } مجموعة. يلزم حذف واحدة أولًا.
saved-item-missing = لم تحفظ هذا العنصر.
saved-collection-private = هذه المجموعة خاصة.
saved-collection-full = تتسع المجموعة لما لا يزيد عن { $most } عنصر. أزل شيئًا منها أولًا.
