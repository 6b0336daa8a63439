# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

notification-missing = Deze melding bestaat niet.
notification-group-key-invalid = Noem een groep meldingen met het soort, een dubbele punt en de link.
notification-choice-missing = Noem één melding of alle meldingen.

preferences-empty = Stuur minstens één voorkeur.
thread-missing = Deze discussie bestaat niet.
notification-context-missing = Geef aan waar deze instelling over gaat.
notification-context-id-missing = Geef aan over welke groep of welke discussie deze instelling gaat.
notification-frequency-missing = Geef aan hoe vaak je meldingen wilt krijgen.
notification-push-alone = Verander pushmeldingen in een apart verzoek.
push-failure-missing = Deze pushmelding staat niet meer in het logboek.
unsubscribe-link-invalid = Deze link werkt niet. Open de link in de e-mail alsjeblieft opnieuw.

mute-yourself = Je kunt jezelf niet dempen.
mute-missing = Je hebt dit lid niet gedempt.
