# Polish. The English file says what the messages are for.

push-auth-invalid = keys.auth musi mieć 16 bajtów w base64url.
push-key-invalid = keys.p256dh musi być nieskompresowanym punktem na P-256 w base64url.
endpoint-invalid = endpoint musi być adresem internetowym.
endpoint-not-https = endpoint musi zaczynać się od https.
endpoint-with-user = endpoint nie może zawierać nazwy użytkownika.
endpoint-with-port = endpoint nie może zawierać portu.
endpoint-not-public = endpoint musi być adresem publicznym.
browser-unsubscribed = Ta przeglądarka nie otrzymuje już wiadomości push.
phone-registered = Ten telefon otrzymuje teraz wiadomości push.
phone-unregistered = Ten telefon nie otrzymuje już wiadomości push.
phone-not-registered-by-you = Ten telefon nie jest zarejestrowany na Twoim koncie.
phone-needs-sign-in = Najpierw się zaloguj, a potem zarejestruj ten telefon.
push-to-nobody = Żadna z tych osób nie ma przeglądarki, która otrzymuje wiadomości push.
campaign-missing = Ta wiadomość nie została wysłana do Ciebie.
push-campaign-missing = Nie ma takiej kampanii.
campaign-url-unsafe = Podaj adres publicznej strony internetowej, który zaczyna się od https lub http.
campaign-moment-wrong = Wybierz moment w przyszłości, nie dalej niż za rok.
campaign-half-a-place = Miejsce wymaga szerokości, długości i promienia albo żadnego z nich.
campaigns-many = Możesz mieć najwyżej { $most } kampanii bez decyzji.
campaign-wrong-status = Kampania jest na to zbyt zaawansowana albo jeszcze za mało.
campaign-stale = Kampania się zmieniła. Zobacz ją jeszcze raz.
