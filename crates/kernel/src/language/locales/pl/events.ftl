# Polish. The English file says what the messages are for.

event-missing = To wydarzenie nie istnieje.
event-forbidden = Mogą to zrobić tylko osoby, które zarządzają tym wydarzeniem.
event-creation-closed = W tej społeczności wydarzenia może tworzyć tylko zespół.

event-title-short = Tytuł musi mieć co najmniej 3 litery.
event-title-hidden = Tytuł zawiera niewidoczne znaki. Usuń je, proszę.
event-description-required = Opisz wydarzenie, proszę.
event-time-unreadable = Podaj dzień lub godzinę, na przykład 2030-05-01T18:00.
event-time-left-out = Ta godzina nie istnieje: tej nocy zegary są przesuwane do przodu. Wybierz inną, proszę.
event-time-twice = Ta godzina występuje dwa razy: tej nocy zegary są cofane. Wybierz inną, proszę.
event-time-past = Wydarzenie musi zaczynać się w przyszłości.
event-end-before-start = Wydarzenie musi kończyć się po swoim początku.
event-all-day-midnight = Wydarzenie całodniowe zaczyna się i kończy o północy. Podaj pierwszy dzień i dzień po ostatnim.
event-timezone-unknown = Ta strefa czasowa jest nieznana. Podaj jej nazwę IANA, na przykład Europe/Dublin.
event-half-a-place = Miejsce na mapie wymaga szerokości i długości geograficznej.
event-place-required = Podaj, gdzie jest wydarzenie, zanim opiszesz miejsce.
event-address-unusable = Podaj adres, który zaczyna się od https:// lub http://.
event-category-missing = Ta społeczność nie ma takiej kategorii wydarzeń.
event-series-missing = Ta seria wydarzeń nie istnieje.
event-series-forbidden = Ta seria należy do innej osoby.
event-group-missing = Nie ma takiej aktywnej grupy.
event-group-forbidden = Tylko osoby prowadzące grupę mogą dodawać do niej wydarzenia.
event-places-taken = Zajętych miejsc jest już więcej.
event-recurs = To wydarzenie się powtarza. Podaj, które terminy zmienić.

event-review-pending = To wydarzenie czeka na decyzję i do tego czasu nie można go zmienić.
event-review-not-required = To wydarzenie nie wymaga decyzji. Można je opublikować od razu.
event-review-required = W tej społeczności wydarzenia publikuje administracja. Poproś o to.
event-lifecycle-conflict = W obecnym stanie wydarzenia nie jest to możliwe.
event-reason-required = Podaj powód, proszę.
event-reason-long = Powód jest za długi. Użyj najwyżej 4000 znaków.

event-registration-disabled = Ta społeczność nie przyjmuje zapisów na wydarzenia.
event-registration-forbidden = Nie możesz zapisać się na to wydarzenie.
event-occurrence-required = To wydarzenie się powtarza. Wybierz jeden z terminów, proszę.
event-registration-unavailable = Obecnie nie możesz zapisać się na to wydarzenie.
event-registration-closed = To wydarzenie już się zaczęło.
event-full = Na to wydarzenie nie ma już miejsc.
event-offer-acceptance-required = Czeka na ciebie miejsce. Przyjmij je, proszę.
event-waitlist-disabled = Ta społeczność nie ma list oczekujących.
event-already-confirmed = Masz już zapis na to wydarzenie.
event-place-free = Są jeszcze wolne miejsca, nikt nie musi czekać.
event-offer-inactive = Żadne miejsce na ciebie nie czeka.
event-offer-expired = Miejsce czekało na ciebie do tej pory i trafiło do kogoś innego.
event-offer-token = Do przyjęcia miejsca nie trzeba kodu. Usuń go, proszę.
event-answer-going = Masz zapis na to wydarzenie.
event-answer-waitlisted = Nie ma już miejsc. Jesteś na liście oczekujących.
event-answer-interested = Zapisano: wydarzenie cię interesuje.
event-answer-not-going = Zapisano: nie przyjdziesz.
