# Forms of events.

event-form-missing = Takiego formularza nie ma.
event-form-conflict = Tego nie można już zmienić ani opublikować.
event-form-stale = Ktoś inny zmienił ten formularz w międzyczasie. Obejrzyj go jeszcze raz.
event-form-title = Nadaj formularzowi tytuł.
event-forms-many = Wydarzenie może mieć najwyżej tyle formularzy: { $most }.
event-form-empty = Najpierw dodaj pytanie.
event-form-kind = Wcześniejszy formularz ma pod tym kluczem pytanie z innym rodzajem odpowiedzi. Wybierz inny klucz.
event-form-key-twice = Inne pytanie ma już ten klucz.
event-form-label = Napisz, o co pytasz.
event-form-options = Podaj co najmniej dwie różne możliwości.
event-form-no-options = Ten rodzaj pytania nie ma możliwości do wyboru.
event-answers-required = Najpierw odpowiedz na pytania tego wydarzenia.
event-answers-given = Odpowiedzi już są. Możesz je poprawić.
event-answers-closed = Na pytania tego wydarzenia nie można już odpowiadać.
event-answers-missing = Takich odpowiedzi nie ma.
event-answer-unknown = To pytanie nie jest zadawane.
event-answer-twice = To pytanie ma dwie odpowiedzi.
event-answer-text = Odpowiedz tekstem, którego długość w znakach wynosi najwyżej { $most }.
event-answer-option = Wybierz jedną z możliwości.
event-answer-options = Wybierz tylko spośród możliwości.
event-answer-yes-no = Odpowiedz tak lub nie.
event-answer-number = Odpowiedz liczbą.
event-answer-date = Odpowiedz dniem, na przykład 2030-05-01.
event-answer-consent = Wyraź zgodę, jeśli chcesz wziąć udział.
event-answer-required = Odpowiedz na to pytanie: { $question }
