# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages

marketplace-coupon-missing = هذه القسيمة غير موجودة.
marketplace-coupon-code-taken = هناك قسيمة أخرى بهذا الرمز في المجتمع. يُرجى اختيار رمز آخر.
marketplace-coupon-code-unusable = يمكن أن يتكون الرمز من أحرف لاتينية وأرقام وشرطات وشرطات سفلية.
marketplace-coupon-no-seller = تحتاج إلى ملف بائع لإنشاء القسائم. يُرجى إنشاؤه أولاً.
marketplace-coupon-window = يجب أن تنتهي القسيمة بعد بدايتها.
marketplace-coupon-value-unusable = يُرجى إدخال قيمة بمنزلتين عشريتين على الأكثر.
marketplace-coupon-scope-missing = يُرجى اختيار ما بين 1 و100 من الإعلانات أو الفئات المختلفة.
marketplace-coupon-scope-listings = لا يمكن أن تكون القسيمة إلا لإعلاناتك أنت.
marketplace-coupon-scope-categories = إحدى هذه الفئات غير موجودة.
marketplace-coupon-uses = استُخدمت هذه القسيمة مرات أكثر من ذلك.
marketplace-coupon-suspended = أوقفت الإدارة هذه القسيمة، لذلك لا يمكن تغيير حالتها.
marketplace-coupon-wrong-status = حالة هذه القسيمة لا تسمح بذلك.
marketplace-coupon-too-many = يمكن أن يكون لديك { $most } قسيمة على الأكثر. يُرجى حذف واحدة أولاً.
marketplace-coupon-decide-own = هذه قسيمتك أنت، لذلك يجب أن يقرر شخص آخر.
marketplace-coupon-inactive = لا يمكن استخدام هذه القسيمة حاليًا.
marketplace-coupon-min-order = قيمة طلبك أقل مما تتطلبه هذه القسيمة.
marketplace-coupon-used-up = استُنفدت هذه القسيمة.
marketplace-coupon-used-by-you = لقد استخدمت هذه القسيمة بقدر ما يُسمح لك.
marketplace-coupon-currency = لا يمكن استخدام هذه القسيمة مع { $currency }.
marketplace-coupon-two = تحتاج هذه القسيمة إلى قطعتين على الأقل من الشيء نفسه.
marketplace-coupon-cash = لا يمكن استخدام القسيمة إلا عند الدفع بالمال.
marketplace-coupon-one-discount = يُرجى استخدام القسيمة أو خصم الساعات، وليس كليهما.
marketplace-coupon-own = هذه قسيمتك أنت، لذلك لا يمكنك استخدامها.
marketplace-coupon-token-unknown = هذا الرمز غير معروف أو استُخدم أو انتهت صلاحيته. يُرجى طلب رمز جديد.
marketplace-coupon-not-yours = هذه القسيمة لبائع آخر.
