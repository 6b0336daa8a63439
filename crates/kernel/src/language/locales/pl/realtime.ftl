# Polish. The English file says what the messages are for.

socket-id-invalid = { $field } musi składać się z dwóch liczb z kropką między nimi.
channel-name-invalid = { $field } nie jest nazwą kanału.
channel-public = { $field } musi być kanałem prywatnym albo kanałem obecności. Kanały publiczne nie wymagają autoryzacji.
channel-not-yours = Nie masz dostępu do tego kanału.
presence-not-offered = Kanały obecności nie są tu dostępne.
presence-hidden = Twoje ustawienia prywatności Cię ukrywają, więc nie można pokazać Twojej obecności.
