# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

connection-missing = هذا التواصل غير موجود.
connection-exists = بينكما تواصل بالفعل، أو أرسل أحدكما طلبًا من قبل.
connection-requested = تم إرسال طلبك.
connection-member-gone = لم يعد أحد الطرفين هنا.
connection-answered = سبق الرد على هذا الطلب.
connection-accept-own = هذا الطلب منك، فلا يمكن قبوله إلا من الطرف الآخر.
connection-decline-own = هذا الطلب منك، فلا يمكنك رفضه. يمكنك سحبه بدلًا من ذلك.
connect-with-yourself = لا يمكنك إرسال طلب تواصل إلى نفسك.
connect-blocked = لا يمكنك التواصل مع هذا الشخص.
connection-status-own = يُرجى تحديد شخص آخر بواسطة id. لا يمكنك التواصل مع نفسك.
