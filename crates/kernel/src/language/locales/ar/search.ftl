# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages are for.

search-too-short = يُرجى كتابة حرفين على الأقل.
saved-search-missing = لا يوجد بحث محفوظ كهذا.
saved-search-name = يُرجى اختيار اسم يمكن قراءته.
saved-search-words = يُرجى تحديد ما يُبحث عنه: حرفان على الأقل في «q».
saved-search-too-long = لا يتجاوز البحث المحفوظ { $most } بايت.
saved-searches-full = يمكنك حفظ { $most } عملية بحث على الأكثر. يُرجى حذف واحدة أولًا.
