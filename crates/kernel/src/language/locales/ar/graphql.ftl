# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages
# are for.

query-missing = يُرجى إرسال استعلام.
query-request-invalid = يُرجى إرسال كائن واحد فيه query وvariables وoperationName وextensions.
query-digest-mismatch = هذه البصمة ليست SHA-256 لهذا الاستعلام.
persisted-query-version = يحتاج الاستعلام المحفوظ إلى الإصدار 1.
document-not-trusted = هذا المستند ليس في قائمة المستندات الموثوقة. يُرجى إرسال واحد منها.
operation-name-missing = في هذا المستند عدة عمليات. يُرجى تحديد إحداها في operationName.
operation-name-unknown = لا توجد في هذا المستند عملية باسم { $name }.
mutation-by-get = لا يمكن إرسال عمليات التعديل باستخدام GET. يُرجى استخدام POST.
subscription-without-socket = تحتاج الاشتراكات إلى WebSocket ببروتوكول graphql-transport-ws.
subscription-many-fields = لا يمكن للاشتراك أن يطلب إلا حقلًا واحدًا. يُرجى فتح اشتراك مستقل لكل حقل.
socket-protocol-missing = يُرجى فتح WebSocket ببروتوكول graphql-transport-ws.
socket-too-busy = { $limit ->
    [zero] لا يمكن لهذا المقبس تشغيل أي عملية.
    [one] يشغّل هذا المقبس عملية واحدة بالفعل، ولا يمكنه تشغيل المزيد في الوقت نفسه. يُرجى انتظار انتهائها.
    [two] يشغّل هذا المقبس عمليتين بالفعل، ولا يمكنه تشغيل المزيد في الوقت نفسه. يُرجى انتظار انتهاء إحداهما.
    [few] يشغّل هذا المقبس { $limit } عمليات بالفعل، ولا يمكنه تشغيل المزيد في الوقت نفسه. يُرجى انتظار انتهاء إحداها.
    [many] يشغّل هذا المقبس { $limit } عملية بالفعل، ولا يمكنه تشغيل المزيد في الوقت نفسه. يُرجى انتظار انتهاء إحداها.
   *[other] يشغّل هذا المقبس { $limit } عملية بالفعل، ولا يمكنه تشغيل المزيد في الوقت نفسه. يُرجى انتظار انتهاء إحداها.
}

query-too-complex = يطلب هذا الاستعلام الكثير دفعة واحدة. يُرجى طلب قوائم أقصر أو حقول أقل.
response-too-large = ستكون هذه الإجابة كبيرة جدًا. يُرجى طلب قوائم أقصر أو حقول أقل. الحد الأقصى بالبايت هو { $limit }.
query-too-deep = { $limit ->
    [zero] تداخل هذا الاستعلام عميق جدًا. يجب ألا يزيد على { $limit } مستوى.
    [one] تداخل هذا الاستعلام عميق جدًا. يجب ألا يزيد على مستوى واحد.
    [two] تداخل هذا الاستعلام عميق جدًا. يجب ألا يزيد على مستويين.
    [few] تداخل هذا الاستعلام عميق جدًا. يجب ألا يزيد على { $limit } مستويات.
    [many] تداخل هذا الاستعلام عميق جدًا. يجب ألا يزيد على { $limit } مستوى.
   *[other] تداخل هذا الاستعلام عميق جدًا. يجب ألا يزيد على { $limit } مستوى.
}
introspection-too-deep = تداخل وصف المخطط لنفسه في هذا الاستعلام عميق جدًا.
document-too-long = { $limit ->
    [zero] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } بايت.
    [one] هذا المستند طويل جدًا. يجب ألا يزيد على بايت واحد.
    [two] هذا المستند طويل جدًا. يجب ألا يزيد على بايتين.
    [few] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } بايتات.
    [many] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } بايتًا.
   *[other] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } بايت.
}
document-too-many-tokens = { $limit ->
    [zero] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } رمز.
    [one] هذا المستند طويل جدًا. يجب ألا يزيد على رمز واحد.
    [two] هذا المستند طويل جدًا. يجب ألا يزيد على رمزين.
    [few] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } رموز.
    [many] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } رمزًا.
   *[other] هذا المستند طويل جدًا. يجب ألا يزيد على { $limit } رمز.
}
document-too-many = { $what ->
    [aliases] في هذا المستند أسماء مستعارة كثيرة جدًا. الحد الأقصى { $limit }.
    [directives] في هذا المستند توجيهات كثيرة جدًا. الحد الأقصى { $limit }.
    [schemas] يطلب هذا المستند __schema مرات كثيرة جدًا. الحد الأقصى { $limit }.
    [types] يطلب هذا المستند __type مرات كثيرة جدًا. الحد الأقصى { $limit }.
    [self-aliases] في هذا المستند أسماء مستعارة كثيرة جدًا ضمن وصف المخطط لنفسه. الحد الأقصى { $limit }.
    [self-fields] يطلب هذا المستند الكثير من وصف المخطط لنفسه. الحد الأقصى بعدد الحقول هو { $limit }.
   *[fields] في هذا المستند حقول كثيرة جدًا. الحد الأقصى { $limit }.
}
fragment-cycle = المقطع { $name } يستخدم نفسه.
value-null = { $field }: يجب ألا تكون القيمة null. نوعها { $kind }.
value-of-other-type = { $field }: يجب أن تكون القيمة من النوع { $kind }.

query-field-unknown = لا يحتوي النوع { $kind } على الحقل { $name }.
query-field-similar = لا يحتوي النوع { $kind } على الحقل { $name }. حقول مشابهة: { $names }.
query-argument-unknown = لا يقبل { $place } الوسيط { $argument }.
query-argument-similar = لا يقبل { $place } الوسيط { $argument }. وسائط مشابهة: { $names }.
query-directive-unknown = لا يوجد توجيه باسم { $directive }.
query-directive-misplaced = لا يمكن وضع التوجيه { $directive } هنا.
query-directive-twice = التوجيه { $directive } مكرر هنا مرتين.
query-fragment-unknown = لا يوجد في هذا المستند مقطع باسم { $fragment }.
query-type-unknown = لا يوجد في المخطط نوع باسم { $kind }.
query-variable-undeclared = المتغير { $variable } مستخدم، لكنه غير مصرَّح به.
query-variable-unused = المتغير { $variable } مصرَّح به، لكنه غير مستخدم.
query-fragment-unused = المقطع { $fragment } غير مستخدم.
query-fields-conflict = في الإجابة حقلان باسم { $name }، لكنهما يطلبان شيئين مختلفين. يُرجى إعطاء أحدهما اسمًا مستعارًا.
query-fragment-misfit = لا يمكن لمقطع على النوع { $kind } أن يطابق شيئًا داخل { $inside }.
query-argument-missing = يحتاج { $place } إلى الوسيط { $argument }.
query-selection-missing = يحتاج الحقل { $name } من النوع { $kind } إلى اختيار حقوله.
query-selection-needless = ليس للحقل { $name } من النوع { $kind } حقول يمكن اختيارها.
query-name-twice = الاسم { $name } مكرر هنا مرتين.
query-fragment-on-leaf = لا يمكن أن يكون المقطع على النوع { $kind }: الحقول للكائنات والواجهات والاتحادات فقط.
query-variable-output = لا يمكن أن يكون المتغير { $variable } من النوع { $kind }، فهو ليس نوع إدخال.
query-unreadable = لا يمكن قراءة هذا المستند ابتداءً من السطر { $line }، العمود { $column }.

id-invalid = { $kind ->
    [member] هذا ليس معرّف عضو.
    [connection] هذا ليس معرّف تواصل.
    [review] هذا ليس معرّف تقييم.
    [listing] هذا ليس معرّف إعلان.
    [message] هذا ليس معرّف رسالة.
    [notification] هذا ليس معرّف إشعار.
    [group] هذا ليس معرّف مجموعة.
   *[anything] هذا ليس معرّفًا صالحًا.
}
