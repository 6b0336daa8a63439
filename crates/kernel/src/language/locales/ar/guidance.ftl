# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages

faq-missing = لا يوجد سؤال كهذا.
faq-nothing-named = يُرجى تحديد ما تريد تغييره.
consent-unknown = لا توجد موافقة كهذه.
consent-marketing = الأخبار بالبريد الإلكتروني
consent-marketing-means = يجوز لمجتمعك أن يرسل إليك الأخبار بالبريد الإلكتروني.
onboarding-picture-missing = يُرجى إضافة صورة لك.
onboarding-bio-missing = يُرجى كتابة شيء عن نفسك، لا يقل عن { $least } من الأحرف.
onboarding-done = أهلًا بك! كل شيء جاهز لك.
support-request-missing = لا يوجد طلب كهذا.
support-request-over = سبق الرد على هذا الطلب أو إغلاقه.
support-message-arrived = وصلت رسالتك، وسيرد عليك فريق المجتمع.
