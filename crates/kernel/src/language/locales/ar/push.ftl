# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

push-auth-invalid = يجب أن يكون keys.auth من 16 بايتًا بترميز base64url.
push-key-invalid = يجب أن يكون keys.p256dh نقطة غير مضغوطة على P-256 بترميز base64url.
endpoint-invalid = يجب أن يكون endpoint عنوان ويب.
endpoint-not-https = يجب أن يبدأ endpoint بـ https.
endpoint-with-user = يجب ألا يحتوي endpoint على اسم مستخدم.
endpoint-with-port = يجب ألا يحتوي endpoint على رقم منفذ.
endpoint-not-public = يجب أن يكون endpoint عنوانًا عامًا.
browser-unsubscribed = لن تصل الإشعارات الفورية إلى هذا المتصفح بعد الآن.
phone-registered = ستصل الإشعارات الفورية إلى هذا الهاتف من الآن.
phone-unregistered = لن تصل الإشعارات الفورية إلى هذا الهاتف بعد الآن.
phone-not-registered-by-you = هذا الهاتف غير مسجل في حسابك.
phone-needs-sign-in = يُرجى تسجيل الدخول أولًا، ثم تسجيل هذا الهاتف.
push-to-nobody = ليس لدى أي من هؤلاء الأعضاء متصفح تصله الإشعارات الفورية.
campaign-missing = لم تُرسل هذه الرسالة إليك.
push-campaign-missing = هذه الحملة غير موجودة.
campaign-url-unsafe = يلزم إدخال عنوان صفحة ويب عامة يبدأ بـ https أو http.
campaign-moment-wrong = يلزم اختيار وقت قادم خلال أقل من سنة.
campaign-half-a-place = يحتاج المكان إلى خط العرض وخط الطول ونصف القطر معًا، أو لا شيء منها.
campaigns-many = يمكن أن تكون لديك { $most } حملة بلا قرار على الأكثر.
campaign-wrong-status = وضع الحملة الحالي لا يسمح بذلك.
campaign-stale = تغيّرت الحملة. يُرجى النظر فيها مرة أخرى.
