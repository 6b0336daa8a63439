# Forms of events.

event-form-missing = Questo modulo non esiste.
event-form-conflict = Non è più possibile modificarlo o pubblicarlo.
event-form-stale = Nel frattempo qualcun altro ha modificato questo modulo. Guardalo di nuovo, per favore.
event-form-title = Dai un titolo al modulo, per favore.
event-forms-many = Un evento può avere al massimo { $most } moduli.
event-form-empty = Prima aggiungi una domanda, per favore.
event-form-kind = Un modulo precedente ha con questa chiave una domanda con un altro tipo di risposta. Scegli un’altra chiave, per favore.
event-form-key-twice = Un’altra domanda ha già questa chiave.
event-form-label = Scrivi che cosa si chiede, per favore.
event-form-options = Indica almeno due opzioni diverse, per favore.
event-form-no-options = Questo tipo di domanda non ha opzioni.
event-answers-required = Prima rispondi alle domande di questo evento, per favore.
event-answers-given = Hai già risposto. Puoi correggere le tue risposte.
event-answers-closed = Non è più possibile rispondere alle domande di questo evento.
event-answers-missing = Queste risposte non esistono.
event-answer-unknown = Questa domanda non viene posta.
event-answer-twice = Questa domanda ha due risposte.
event-answer-text = Rispondi con un testo di { $most } caratteri al massimo, per favore.
event-answer-option = Scegli una delle opzioni, per favore.
event-answer-options = Scegli solo tra le opzioni, per favore.
event-answer-yes-no = Rispondi sì o no, per favore.
event-answer-number = Rispondi con un numero, per favore.
event-answer-date = Rispondi con un giorno, per esempio 2030-05-01, per favore.
event-answer-consent = Dai il tuo consenso se vuoi partecipare, per favore.
event-answer-required = Rispondi a questa domanda, per favore: { $question }
