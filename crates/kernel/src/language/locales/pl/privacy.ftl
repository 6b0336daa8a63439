# Polish. The English file says what the messages are for.

data-request-open = Masz już taki wniosek. Zespół wkrótce odpowie.
data-request-missing = Nie ma takiego wniosku.
data-request-over = Ten wniosek jest już zamknięty.
data-request-own = To Twój własny wniosek. Zostaw go innej osobie z administracji.
data-request-received = Otrzymaliśmy Twój wniosek i odpowiemy w ciągu 30 dni.
data-export-missing = Nie ma takiej kopii.
data-export-over = Pliku tej kopii już nie ma.
account-erased = Twoje konto zostało usunięte.
community-sole-admin = Tylko Ty administrujesz tą społecznością. Najpierw przekaż tę rolę komuś innemu.
former-member = Dawny członek
