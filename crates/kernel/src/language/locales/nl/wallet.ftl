# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

recipient-missing = Geef aan wie de uren moet krijgen.
recipient-inactive = Dit lid kan op dit moment geen uren ontvangen.
transfer-to-yourself = Je kunt jezelf geen uren sturen.
insufficient-funds = Er zijn hiervoor niet genoeg uren.
transfer-too-large = Je kunt hoogstens { $most } uur in één keer overschrijven.
hours-not-positive = Vul meer dan 0 uur in.
hours-too-fine = Vul uren in met hoogstens twee decimalen.
hours-out-of-range = Vul hoogstens 1000 uur in, met hoogstens twee decimalen.
transaction-missing = Deze overschrijving bestaat niet.
transaction-final = Deze overschrijving kan niet worden teruggedraaid.
account-missing = Deze rekening bestaat niet.

transaction-category-missing = Deze categorie bestaat niet.
transaction-category-exists = Er is al een categorie met deze naam.
transaction-category-name-missing = Geef de categorie een naam.
transaction-category-deleted = De categorie is verwijderd.

donated = Bedankt! Je uren zijn geschonken.
donated-to-community = Bedankt! Je uren zijn aan de gemeenschap geschonken.
donation-repeated = Er is niets verplaatst: precies dit heb je zojuist geschonken.
hours-of-your-own = Over je eigen uren kun je niet beslissen. Vraag het aan een andere beheerder.
community-fund-description = Uren die van de hele gemeenschap zijn.
