# Polish. The English file says what the messages are for.

## Who may do what.

auth-required = Najpierw się zaloguj.
role-forbidden = Twoja rola na to nie pozwala.
feature-disabled = Ta społeczność ma tę funkcję wyłączoną.
rate-limited = Zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.
not-a-member = Twoje konto nie jest aktywne w tej społeczności.
cursor-of-other-list = Ten kursor nie pochodzi z tej listy. Zacznij od pierwszej strony.
arguments-apart = Podaj ten argument albo { $other }, nie oba.

## Signing in.

login-incomplete = Podaj swój adres e-mail i hasło.
login-wrong = Adres e-mail lub hasło są nieprawidłowe.
too-many-wrong-passwords = Zbyt wiele błędnych haseł. Spróbuj ponownie później.
too-many-sign-ins-at-once = Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie.
account-suspended = To konto jest zawieszone. Skontaktuj się z osobami, które opiekują się Twoją społecznością.
account-not-taken = Twoja rejestracja nie została przyjęta. Skontaktuj się z osobami, które opiekują się społecznością.
account-waits-for-approval = Twoje konto czeka na zatwierdzenie przez osoby, które opiekują się społecznością.
email-not-confirmed = Najpierw potwierdź swój adres e-mail.

## Tokens.

token-missing = Wyślij token.
token-invalid = Ten token jest nieważny. Zaloguj się ponownie.
refresh-token-missing = Wyślij token odświeżania.
refresh-token-not-yours = To nie jest jeden z Twoich tokenów odświeżania.
refresh-superseded = Przed chwilą wydano nowszy token. Użyj właśnie jego.
session-over = Twoja sesja się zakończyła. Zaloguj się ponownie.
signed-out = Wylogowano Cię.
signed-out-everywhere = Wylogowano Cię na wszystkich urządzeniach.

## Registration.

registration-closed = Ta społeczność nie przyjmuje teraz nowych osób.
registration-daily-limit = Z Twojej sieci zarejestrowało się dziś już dość osób. Spróbuj ponownie jutro.
organisation-name-missing = Podaj nazwę organizacji.
terms-not-accepted = Aby się zarejestrować, zaakceptuj regulamin.
passwords-differ = Podane hasła różnią się od siebie.
position-missing = To położenie nie jest prawdziwym miejscem. Wybierz swoje miejsce jeszcze raz.
name-unseen-letters = Wpisz imię lub nazwę bez podziałów wiersza i ukrytych znaków.
name-markup = Wpisz imię lub nazwę bez znaków < i >.
name-address = Wpisz imię lub nazwę bez adresów internetowych i e-mail.
password-repeats = To hasło powtarza kilka znaków. Wybierz trudniejsze do odgadnięcia.
password-row = To hasło biegnie wzdłuż rzędu klawiszy lub alfabetu. Wybierz trudniejsze do odgadnięcia.
password-common = To hasło atakujący sprawdzają jako jedno z pierwszych. Wybierz inne.
email-disposable = Podaj adres, z którego stale korzystasz. Ten należy do usługi skrzynek tymczasowych.
password-own = To hasło składa się z tego, co inni wiedzą o tobie lub o społeczności. Wybierz inne.
invite-required = Aby się tu zarejestrować, potrzebujesz zaproszenia. Wpisz jego kod.
invite-invalid = To zaproszenie jest nieważne lub już wykorzystane. Poproś o nowe.
invite-ends-before = Zaproszenie skończyłoby się, zanim by się zaczęło.
invite-missing = Nie ma takiego zaproszenia.
registration-does-not-wait = To konto nie czeka na decyzję.
registered = Witamy! Możesz się już zalogować.
registered-confirm = Witamy! Potwierdź swój adres e-mail.
registered-wait = Witamy! Osoby, które opiekują się społecznością, sprawdzą Twoje zgłoszenie.
registered-confirm-and-wait = Witamy! Potwierdź swój adres e-mail. Potem osoby, które opiekują się społecznością, sprawdzą Twoje zgłoszenie.

## Confirming an e-mail address.

verification-link-invalid = Ten link już nie działa. Poproś o nowy.
verification-sent = Wysłaliśmy Ci e-mail z nowym linkiem.
verification-sent-perhaps = Jeśli ten adres czeka jeszcze na potwierdzenie, wysłaliśmy na niego e-mail.
email-confirmed = Twój adres e-mail jest potwierdzony. Możesz się już zalogować.
email-confirmed-wait = Twój adres e-mail jest potwierdzony. Osoby, które opiekują się społecznością, sprawdzą Twoje zgłoszenie.
email-confirmed-before = Twój adres e-mail jest już potwierdzony.

## A forgotten password, a new one, another address, and sign-ins.

password-link-sent-perhaps = Jeśli ktoś ma konto z tym adresem, wysłaliśmy na niego e-mail.
password-set = Nowe hasło jest ustawione. Możesz się nim teraz zalogować.
password-changed = Nowe hasło jest ustawione. Zaloguj się ponownie.
password-wrong = To nie jest twoje obecne hasło.
password-too-short = { $least ->
    [one] Hasło musi mieć co najmniej { $least } znak.
    [few] Hasło musi mieć co najmniej { $least } znaki.
    [many] Hasło musi mieć co najmniej { $least } znaków.
   *[other] Hasło musi mieć co najmniej { $least } znaku.
}
password-used-before = To hasło było już używane. Wybierz nowe.
email-change-sent = Wysłaliśmy e-mail na twój nowy adres. Otwórz link, który zawiera.
email-stays = Twój adres e-mail pozostaje bez zmian.
email-change-stopped = Twój adres e-mail pozostaje bez zmian. Wybierz nowe hasło; wysłaliśmy ci w tym celu e-mail.
email-changed = Twój nowy adres e-mail jest potwierdzony. Zaloguj się ponownie.
email-change-missing = Żadna zmiana adresu e-mail nie czeka.
security-event-missing = Nie ma takiego wpisu w dzienniku bezpieczeństwa. Wpisy są przechowywane przez rok.
sign-in-missing = Nie ma takiego logowania. Być może już się zakończyło.
session-goes-on = Twoja sesja trwa dalej.
session-opened = Twoja sesja jest otwarta.

## The second factor.

second-factor-wanted = Podaj też kod z aplikacji uwierzytelniającej.
second-factor-on-before = Drugi składnik jest już włączony.
second-factor-code-wrong = Ten kod jest błędny albo błędnych było zbyt wiele. Spróbuj następnego albo poczekaj 15 minut.
second-factor-step-over = To logowanie trwało zbyt długo albo było zbyt wiele błędnych kodów. Zacznij od nowa.
second-factor-off = Drugi składnik jest wyłączony. Zaloguj się ponownie.
second-factor-demanded = Ta społeczność wymaga drugiego składnika. Najpierw włącz go w ustawieniach zabezpieczeń.
trusted-device-missing = To urządzenie nie jest zaufane.
member-not-below-you = Możesz to zrobić tylko dla członków, których rola jest niższa od twojej.
impersonation-not-allowed = Może to zrobić tylko ta osoba.
impersonation-of-oneself = To już Twoje konto.
impersonation-none = Nie działasz w imieniu nikogo innego.
impersonation-proof-worthless = Ten dostęp wygasł lub został już użyty. Zacznij od nowa.
onboarding-required = Najpierw dokończ pierwsze kroki.
maintenance = W tej społeczności trwają prace. Wróć nieco później.
maintenance-said = { $message }
app-update-required = Ta wersja aplikacji jest zbyt stara dla tej społeczności. Zaktualizuj ją.
legal-accepted = Dziękujemy.
legal-document-missing = Nie ma takiego dokumentu.
legal-version-not-in-force = To nie jest obowiązująca wersja. Przeczytaj obecną.
legal-versions-of-two = To wersje dwóch różnych dokumentów.
legal-acceptance-required = Warunki społeczności się zmieniły. Najpierw je zaakceptuj.

## Passkeys.

security-confirmation-required = Najpierw potwierdź, że to Ty.
passkey-page = Na tej stronie nie można używać kluczy dostępu.
passkey-too-late = Trwało to zbyt długo lub było już próbowane. Zacznij od nowa.
passkey-failed = Nie udało się użyć tego klucza dostępu. Spróbuj ponownie.
passkey-known = Ten klucz dostępu jest już znany.
passkeys-enough = Możesz mieć najwyżej { $most } kluczy dostępu. Najpierw usuń jeden z nich.
passkey-missing = Nie ma takiego klucza dostępu.
passkey-name-odd = Nazwa nie zawiera znaków sterujących.
passkey-last = To jedyny dostęp do Twojego konta. Najpierw wybierz hasło.
passkey-added = Dodano Twój klucz dostępu.
passkey-removed = Usunięto Twój klucz dostępu. Zaloguj się ponownie.
passkeys-removed = Usunięto Twoje klucze dostępu. Zaloguj się ponownie.
