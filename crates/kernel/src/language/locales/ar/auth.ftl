# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

auth-required = يُرجى تسجيل الدخول أولًا.
role-forbidden = دورك لا يسمح بهذا.
feature-disabled = أوقف هذا المجتمع هذه الميزة.
rate-limited = عدد الطلبات كبير جدًا. يُرجى الانتظار قليلًا ثم إعادة المحاولة.
not-a-member = ليست لك عضوية نشطة في هذا المجتمع.
cursor-of-other-list = هذا المؤشر ليس من هذه القائمة. يُرجى البدء من الصفحة الأولى.
arguments-apart = يُرجى إدخال هذا الوسيط أو { $other }، وليس كليهما.

login-incomplete = يُرجى إدخال عنوان البريد الإلكتروني وكلمة المرور.
login-wrong = عنوان البريد الإلكتروني أو كلمة المرور غير صحيح.
too-many-wrong-passwords = تكرّر إدخال كلمة مرور خاطئة. يُرجى إعادة المحاولة لاحقًا.
too-many-sign-ins-at-once = عدد كبير يسجّل الدخول في هذه اللحظة. يُرجى إعادة المحاولة.
account-suspended = هذا الحساب موقوف. يُرجى التواصل مع فريق مجتمعك.
account-not-taken = لم يُقبل تسجيلك. يُرجى التواصل مع فريق المجتمع.
account-waits-for-approval = حسابك في انتظار موافقة الفريق.
email-not-confirmed = يُرجى تأكيد عنوان البريد الإلكتروني أولًا.

token-missing = يُرجى إرسال رمز الدخول.
token-invalid = رمز الدخول هذا غير صالح. يُرجى تسجيل الدخول من جديد.
refresh-token-missing = يُرجى إرسال رمز التجديد.
refresh-token-not-yours = رمز التجديد هذا ليس من رموزك.
refresh-superseded = صدر رمز أحدث قبل قليل. يُرجى استخدامه.
session-over = انتهت جلستك. يُرجى تسجيل الدخول من جديد.
signed-out = تم تسجيل خروجك.
signed-out-everywhere = تم تسجيل خروجك من كل الأجهزة.

registration-closed = لا يقبل هذا المجتمع أعضاء جددًا في الوقت الحالي.
registration-daily-limit = سجّل اليوم من شبكتك عدد كافٍ من الأعضاء. يُرجى المحاولة مرة أخرى غدًا.
organisation-name-missing = يُرجى إدخال اسم المنظمة.
terms-not-accepted = يُرجى قبول الشروط لإتمام التسجيل.
passwords-differ = كلمتا المرور غير متطابقتين.
position-missing = هذا الموقع ليس مكانًا حقيقيًا. يُرجى اختيار مكانك من جديد.
name-unseen-letters = يرجى كتابة الاسم دون فواصل أسطر أو رموز مخفية.
name-markup = يرجى كتابة الاسم دون < و >.
name-address = يرجى كتابة الاسم دون عناوين ويب أو بريد إلكتروني.
password-repeats = كلمة المرور هذه تكرار لرموز قليلة. يرجى اختيار كلمة يصعب تخمينها.
password-row = كلمة المرور هذه تتبع صفًا من المفاتيح أو الأبجدية. يرجى اختيار كلمة يصعب تخمينها.
password-common = كلمة المرور هذه من أولى الكلمات التي يجربها المهاجمون. يرجى اختيار كلمة أخرى.
email-disposable = يرجى استخدام عنوان تحتفظ به. هذا العنوان يتبع خدمة صناديق بريد مؤقتة.
password-own = كلمة المرور هذه مكونة مما يعرفه الآخرون عنك أو عن المجتمع. يرجى اختيار كلمة أخرى.
invite-required = تحتاج إلى دعوة للتسجيل هنا. يرجى إدخال رمزها.
invite-invalid = هذه الدعوة غير صالحة أو استُنفدت. يرجى طلب دعوة جديدة.
invite-ends-before = ستنتهي الدعوة قبل أن تبدأ.
invite-missing = لا توجد دعوة كهذه.
registration-does-not-wait = هذا الحساب لا ينتظر قرارًا.
registered = أهلًا وسهلًا! يمكنك تسجيل الدخول الآن.
registered-confirm = أهلًا وسهلًا! يُرجى تأكيد عنوان بريدك الإلكتروني.
registered-wait = أهلًا وسهلًا! سيراجع الفريق طلب تسجيلك.
registered-confirm-and-wait = أهلًا وسهلًا! يُرجى تأكيد عنوان بريدك الإلكتروني، ثم سيراجع الفريق طلب تسجيلك.

verification-link-invalid = لم يعد هذا الرابط يعمل. يُرجى طلب رابط جديد.
verification-sent = أرسلنا إليك رابطًا جديدًا بالبريد الإلكتروني.
verification-sent-perhaps = إذا كان هذا العنوان لا يزال بحاجة إلى تأكيد، فقد أرسلنا إليه رسالة إلكترونية.
email-confirmed = تم تأكيد عنوان بريدك الإلكتروني. يمكنك تسجيل الدخول الآن.
email-confirmed-wait = تم تأكيد عنوان بريدك الإلكتروني. سيراجع الفريق طلب تسجيلك.
email-confirmed-before = سبق تأكيد عنوان بريدك الإلكتروني.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = إذا كان لأحد حساب بهذا العنوان، فقد أرسلنا رسالة إليه.
password-set = تم تعيين كلمة مرورك الجديدة. يمكنك تسجيل الدخول بها الآن.
password-changed = تم تعيين كلمة مرورك الجديدة. يرجى تسجيل الدخول من جديد.
password-wrong = هذه ليست كلمة مرورك الحالية.
password-too-short = يجب ألا تقل كلمة المرور عن { $least } من الأحرف.
password-used-before = لقد استخدمت كلمة المرور هذه من قبل. يرجى اختيار كلمة جديدة.
email-change-sent = أرسلنا رسالة إلى عنوانك الجديد. يرجى فتح الرابط الموجود فيها.
email-stays = يبقى عنوان بريدك الإلكتروني كما هو.
email-change-stopped = يبقى عنوان بريدك الإلكتروني كما هو. يرجى اختيار كلمة مرور جديدة؛ أرسلنا إليك رسالة لذلك.
email-changed = تم تأكيد عنوان بريدك الإلكتروني الجديد. يرجى تسجيل الدخول من جديد.
email-change-missing = لا يوجد تغيير لعنوان بريدك الإلكتروني في الانتظار.
security-event-missing = لا يوجد هذا القيد في سجل الأمان الخاص بك. تُحفظ القيود لمدة عام.
sign-in-missing = لا يوجد تسجيل دخول كهذا. ربما انتهى بالفعل.
session-goes-on = تستمر جلستك.
session-opened = جلستك مفتوحة.

## The second factor.

second-factor-wanted = يرجى أيضًا إدخال رمز من تطبيق المصادقة.
second-factor-on-before = العامل الثاني مفعّل بالفعل.
second-factor-code-wrong = هذا الرمز خاطئ، أو كانت هناك رموز خاطئة كثيرة. جرّب الرمز التالي أو انتظر 15 دقيقة.
second-factor-step-over = استغرق تسجيل الدخول هذا وقتًا طويلًا، أو كانت هناك رموز خاطئة كثيرة. يرجى البدء من جديد.
second-factor-off = تم إيقاف العامل الثاني. يرجى تسجيل الدخول من جديد.
second-factor-demanded = يطلب هذا المجتمع عاملًا ثانيًا. يرجى تفعيله أولًا في إعدادات الأمان.
trusted-device-missing = هذا الجهاز غير موثوق.
member-not-below-you = لا يمكنك فعل هذا إلا للأعضاء الذين دورهم أدنى من دورك.
impersonation-not-allowed = لا يمكن إلا للعضو نفسه فعل ذلك.
impersonation-of-oneself = أنت هو هذا العضو بالفعل.
impersonation-none = أنت لا تتصرف نيابة عن أي شخص آخر.
impersonation-proof-worthless = انتهت صلاحية هذا الوصول أو استُخدم من قبل. يرجى البدء من جديد.
onboarding-required = يرجى إكمال خطواتك الأولى أولًا.
maintenance = يجري العمل على هذا المجتمع. يرجى العودة بعد قليل.
maintenance-said = { $message }
app-update-required = إصدار التطبيق هذا قديم جدًا لهذا المجتمع. يرجى تحديثه.
legal-accepted = شكرًا لك.
legal-document-missing = لا توجد وثيقة كهذه.
legal-version-not-in-force = هذه ليست النسخة السارية. يرجى قراءة النسخة الحالية.
legal-versions-of-two = هاتان نسختان من وثيقتين مختلفتين.
legal-acceptance-required = تغيّرت شروط المجتمع. يرجى قبولها أولًا.

## Passkeys.

security-confirmation-required = يرجى التأكيد أولًا أنك أنت.
passkey-page = لا يمكن استخدام مفاتيح المرور في هذه الصفحة.
passkey-too-late = استغرق ذلك وقتًا طويلًا أو جُرّب من قبل. يرجى البدء من جديد.
passkey-failed = تعذّر استخدام مفتاح المرور هذا. يرجى المحاولة مرة أخرى.
passkey-known = مفتاح المرور هذا معروف بالفعل.
passkeys-enough = يمكنك امتلاك { $most } من مفاتيح المرور كحد أقصى. يرجى إزالة واحد أولًا.
passkey-missing = لا يوجد مفتاح مرور كهذا.
passkey-name-odd = لا يحتوي الاسم على رموز تحكم.
passkey-last = هذه هي الطريقة الوحيدة للدخول إلى حسابك. يرجى اختيار كلمة مرور أولًا.
passkey-added = أُضيف مفتاح المرور الخاص بك.
passkey-removed = أُزيل مفتاح المرور الخاص بك. يرجى تسجيل الدخول من جديد.
passkeys-removed = أُزيلت مفاتيح المرور الخاصة بك. يرجى تسجيل الدخول من جديد.
