# Polish. The English file says what the messages are for.

group-missing = Ta grupa nie istnieje.
group-forbidden = W tej grupie nie masz do tego uprawnień.
group-unavailable = Ta grupa nie jest teraz aktywna.
group-full = Ta grupa jest pełna.
group-limit-reached = Nikt nie może należeć do większej liczby grup. Najpierw trzeba opuścić inną grupę.
group-type-missing = W tej społeczności nie ma takiego rodzaju grup.
group-name-missing = Nadaj grupie nazwę.
group-name-taken = Grupa o tej nazwie już istnieje.
group-place-incomplete = Wyślij szerokość i długość geograficzną albo nie wysyłaj żadnej z nich.
group-picture-unclear = Wyślij obraz albo go usuń, ale nie jedno i drugie.
group-sole-admin = Nikt inny nie zarządza tą grupą. Najpierw powierz zarządzanie jeszcze komuś.
group-owner-cannot-leave = Ta grupa należy do Ciebie, więc nie możesz jej opuścić. Najpierw przekaż ją innej osobie albo ją usuń.
group-admin-protected = Nie możesz tego zrobić osobie, która zarządza grupą.

group-joined = Witamy w grupie!
group-requested = Twoja prośba została wysłana.
group-asked-already = Twoja prośba o dołączenie do tej grupy już czeka na odpowiedź.
group-request-missing = Ta osoba nie prosi o dołączenie do grupy.
group-invited-already = Ta osoba ma już zaproszenie.
group-member-already = Ta osoba jest już w grupie.
group-member-missing = Tej osoby nie ma w grupie.
group-member-banned = Ta osoba ma zakaz wstępu do grupy.
group-declined-lately = Twoja ostatnia prośba została odrzucona. Możesz poprosić ponownie po tylu dniach od odmowy: { $days }.
group-banned-already = Ta osoba ma już zakaz wstępu do grupy.
group-not-banned = Ta osoba nie ma zakazu wstępu do grupy.
group-banned = Masz zakaz wstępu do tej grupy.
group-not-member = Nie należysz do tej grupy.
group-tab-off = Ta społeczność wyłączyła tę część grup.
group-announcement-missing = Nie ma takiego ogłoszenia.
group-announcement-end-passed = Wybierz koniec, który dopiero nadejdzie.
group-discussion-missing = Nie ma takiej dyskusji.
group-reply-missing = Nie ma takiej odpowiedzi.
group-invite-missing = Nie ma takiego zaproszenia.
group-invite-expired = To zaproszenie wygasło. Poproś o nowe.
group-invite-revoked = To zaproszenie zostało wycofane.
group-invite-used = To zaproszenie zostało już wykorzystane.
group-invite-other-email = To zaproszenie wysłano na inny adres e-mail.
group-invite-limit = Grupa może mieć najwyżej { $most } otwartych zaproszeń. Najpierw wycofaj kilka z nich.

group-file-missing = Nie ma takiego pliku.
group-file-deleted = Plik został usunięty.
group-file-text-too-long = { $field } może mieć najwyżej { $most } znaków.
group-files-full = Grupa nie ma miejsca na ten plik. Najpierw usuń inne.
group-files-full-everywhere = Społeczność nie ma miejsca na ten plik.
