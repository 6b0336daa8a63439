# Forms of events.

event-form-missing = This form doesn't exist.
event-form-conflict = This can't be changed or published any more.
event-form-stale = Somebody else has changed this form in the meantime. Please look at it once more.
event-form-title = Please give the form a title.
event-forms-many = An event can have at most { $most } forms.
event-form-empty = Please add a question first.
event-form-kind = An earlier form has a question with this key that takes another kind of answer. Please choose another key.
event-form-key-twice = Another question has this key already.
event-form-label = Please write what is asked.
event-form-options = Please give at least two different options.
event-form-no-options = This kind of question has no options.
event-answers-required = Please answer the questions of this event first.
event-answers-given = You have answered already. You can correct your answers.
event-answers-closed = The questions of this event can't be answered any more.
event-answers-missing = These answers don't exist.
event-answer-unknown = This question isn't asked.
event-answer-twice = This question is answered twice.
event-answer-text = Please answer with a text of at most { $most } letters.
event-answer-option = Please choose one of the options.
event-answer-options = Please choose from the options only.
event-answer-yes-no = Please answer with yes or no.
event-answer-number = Please answer with a number.
event-answer-date = Please answer with a day, such as 2030-05-01.
event-answer-consent = Please agree if you want to take part.
event-answer-required = Please answer this question: { $question }
