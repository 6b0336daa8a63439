# Forms of events.

event-form-missing = Este formulario no existe.
event-form-conflict = Esto ya no se puede cambiar ni publicar.
event-form-stale = Otra persona ha cambiado este formulario entretanto. Míralo otra vez, por favor.
event-form-title = Ponle un título al formulario, por favor.
event-forms-many = Un evento puede tener como máximo { $most } formularios.
event-form-empty = Añade primero una pregunta, por favor.
event-form-kind = Un formulario anterior tiene con esta clave una pregunta con otro tipo de respuesta. Elige otra clave, por favor.
event-form-key-twice = Otra pregunta ya tiene esta clave.
event-form-label = Escribe lo que se pregunta, por favor.
event-form-options = Indica al menos dos opciones diferentes, por favor.
event-form-no-options = Este tipo de pregunta no tiene opciones.
event-answers-required = Responde primero a las preguntas de este evento, por favor.
event-answers-given = Ya has respondido. Puedes corregir tus respuestas.
event-answers-closed = Ya no se puede responder a las preguntas de este evento.
event-answers-missing = Estas respuestas no existen.
event-answer-unknown = Esta pregunta no se hace.
event-answer-twice = Esta pregunta tiene dos respuestas.
event-answer-text = Responde con un texto de { $most } caracteres como máximo, por favor.
event-answer-option = Elige una de las opciones, por favor.
event-answer-options = Elige solo entre las opciones, por favor.
event-answer-yes-no = Responde sí o no, por favor.
event-answer-number = Responde con un número, por favor.
event-answer-date = Responde con un día, por ejemplo 2030-05-01, por favor.
event-answer-consent = Da tu consentimiento si quieres participar, por favor.
event-answer-required = Responde a esta pregunta, por favor: { $question }
