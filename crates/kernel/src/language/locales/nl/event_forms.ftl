# Forms of events.

event-form-missing = Dit formulier bestaat niet.
event-form-conflict = Dit kan niet meer worden veranderd of gepubliceerd.
event-form-stale = Iemand anders heeft dit formulier intussen veranderd. Bekijk het nog eens.
event-form-title = Geef het formulier een titel.
event-forms-many = Een evenement kan hoogstens { $most } formulieren hebben.
event-form-empty = Voeg eerst een vraag toe.
event-form-kind = Een eerder formulier heeft onder deze sleutel een vraag met een ander soort antwoord. Kies een andere sleutel.
event-form-key-twice = Een andere vraag heeft deze sleutel al.
event-form-label = Schrijf op wat er wordt gevraagd.
event-form-options = Geef minstens twee verschillende opties.
event-form-no-options = Dit soort vraag heeft geen opties.
event-answers-required = Beantwoord eerst de vragen van dit evenement.
event-answers-given = Je hebt al geantwoord. Je kunt je antwoorden verbeteren.
event-answers-closed = De vragen van dit evenement kunnen niet meer worden beantwoord.
event-answers-missing = Deze antwoorden bestaan niet.
event-answer-unknown = Deze vraag wordt niet gesteld.
event-answer-twice = Deze vraag is twee keer beantwoord.
event-answer-text = Antwoord met een tekst van hoogstens { $most } tekens.
event-answer-option = Kies een van de opties.
event-answer-options = Kies alleen uit de opties.
event-answer-yes-no = Antwoord met ja of nee.
event-answer-number = Antwoord met een getal.
event-answer-date = Antwoord met een dag, bijvoorbeeld 2030-05-01.
event-answer-consent = Geef toestemming als je wilt meedoen.
event-answer-required = Beantwoord deze vraag: { $question }
