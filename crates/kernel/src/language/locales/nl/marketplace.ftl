# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Dit bedrag kan niet in { $currency } worden betaald.
marketplace-currency-unknown = Prijzen kunnen niet in deze munt zijn.
marketplace-out-of-stock = Er zijn er niet meer zoveel.
marketplace-listing-not-yours = Alleen wie deze advertentie heeft geplaatst kan die aanpassen.
marketplace-text-required = Schrijf hier alsjeblieft iets.
marketplace-free-off = In deze gemeenschap wordt niets weggegeven.
marketplace-business-off = In deze gemeenschap kunnen bedrijven niet verkopen.
marketplace-shipping-off = In deze gemeenschap is verzenden niet mogelijk.
marketplace-community-delivery-off = In deze gemeenschap bezorgen leden niets bij elkaar.
marketplace-hybrid-off = In deze gemeenschap kost iets geld of uren, maar niet allebei.
marketplace-template-data-unusable = { $field } moet een object zijn en niet te lang.
marketplace-template-field-unknown = Het formulier van deze categorie heeft dit veld niet.
marketplace-template-field-unusable = Dit past niet in het veld van het formulier.
marketplace-listing-waits = Je advertentie is zichtbaar zodra die is goedgekeurd.
marketplace-seller-suspended = Je kunt nu niet verkopen: je verkoop is geblokkeerd.
marketplace-decide-own = Over je eigen advertentie moet iemand anders beslissen.
marketplace-seller-missing = Deze verkoper bestaat niet.
marketplace-option-missing = Deze verzendwijze bestaat niet.
marketplace-slot-missing = Dit afhaalmoment bestaat niet.
marketplace-slot-booked = Dit afhaalmoment is geboekt en kan niet worden verwijderd. Je kunt het uitschakelen.
marketplace-slot-order = Een afhaalmoment moet na het begin eindigen.
marketplace-slot-over = Een afhaalmoment moet in de toekomst eindigen.
marketplace-slot-capacity = Er is al meer geboekt.
marketplace-verify-business = Alleen een bedrijf kan worden geverifieerd.
marketplace-decide-own-seller = Over je verkoop moet iemand anders beslissen.
marketplace-neither-day = Noem een dag zoals 2026-05-01 of een tijdstip zoals 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = “{ $place }” verloopt binnenkort. Verleng het als het nog te krijgen is. Het wordt getoond tot:
bell-marketplace-listing-expired = “{ $place }” is verlopen en wordt niet meer getoond. Je kunt het altijd verlengen.
subject-marketplace-listing-expiring = Iets van jou op de marktplaats verloopt binnenkort
subject-marketplace-listing-expired = Iets van jou op de marktplaats is verlopen
type-marketplace-listing-expiring = Advertentie verloopt binnenkort
type-marketplace-listing-expired = Advertentie verlopen
