# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

group-missing = Deze groep bestaat niet.
group-forbidden = Je mag dit in deze groep niet doen.
group-unavailable = Deze groep is op dit moment niet actief.
group-full = Deze groep is vol.
group-limit-reached = Een lid kan niet in meer groepen zitten dan dit. Verlaat alsjeblieft eerst een andere groep.
group-type-missing = Deze gemeenschap kent dit soort groep niet.
group-name-missing = Geef de groep een naam.
group-name-taken = Er is al een groep met deze naam.
group-place-incomplete = Stuur latitude en longitude allebei, of geen van beide.
group-picture-unclear = Stuur een afbeelding of verwijder de huidige, niet allebei.
group-sole-admin = Je bent de enige beheerder van deze groep. Maak alsjeblieft eerst iemand anders beheerder.
group-owner-cannot-leave = De eigenaar kan de groep niet verlaten. Maak alsjeblieft eerst iemand anders eigenaar, of verwijder de groep.
group-admin-protected = Bij een beheerder van de groep kan dit niet.

group-joined = Welkom in de groep!
group-requested = Je verzoek is verstuurd.
group-asked-already = Je hebt al gevraagd of je bij deze groep mag.
group-request-missing = Dit lid heeft niet gevraagd om bij de groep te mogen.
group-invited-already = Dit lid is al uitgenodigd.
group-member-already = Dit lid zit al in de groep.
group-member-missing = Dit lid zit niet in de groep.
group-member-banned = Dit lid is uit de groep verbannen.
group-declined-lately = Je laatste verzoek is afgewezen. { $days } dagen daarna kun je het opnieuw vragen.
group-banned-already = Dit lid is al uit de groep verbannen.
group-not-banned = Dit lid is niet uit de groep verbannen.
group-banned = Je bent uit deze groep verbannen.
group-not-member = Je zit niet in deze groep.
group-tab-off = Deze gemeenschap heeft dit onderdeel van groepen uitgeschakeld.
group-announcement-missing = Deze aankondiging bestaat niet.
group-announcement-end-passed = Kies een einde dat nog moet komen.
group-discussion-missing = Deze discussie bestaat niet.
group-reply-missing = Dit antwoord bestaat niet.
group-invite-missing = Deze uitnodiging bestaat niet.
group-invite-expired = Deze uitnodiging is verlopen. Vraag om een nieuwe.
group-invite-revoked = Deze uitnodiging is ingetrokken.
group-invite-used = Deze uitnodiging is al gebruikt.
group-invite-other-email = Deze uitnodiging is naar een ander e-mailadres gestuurd.
group-invite-limit = Een groep kan hoogstens { $most } openstaande uitnodigingen hebben. Trek er eerst een paar in.

group-file-missing = Dit bestand bestaat niet.
group-file-deleted = Het bestand is verwijderd.
group-file-text-too-long = { $field } kan hoogstens { $most } tekens hebben.
group-files-full = De groep heeft geen ruimte voor dit bestand. Verwijder eerst andere.
group-files-full-everywhere = De gemeenschap heeft geen ruimte voor dit bestand.
