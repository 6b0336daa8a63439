# Dutch. Familiar address. The English file says what the messages are for.

marketplace-coupon-missing = Deze coupon bestaat niet.
marketplace-coupon-code-taken = Een andere coupon in deze gemeenschap heeft deze code al. Kies een andere.
marketplace-coupon-code-unusable = Een code bestaat uit de letters A tot Z, cijfers, koppeltekens en lage streepjes.
marketplace-coupon-no-seller = Voor coupons heb je een verkoopprofiel nodig. Maak er eerst een aan.
marketplace-coupon-window = Een coupon moet na zijn begin eindigen.
marketplace-coupon-value-unusable = Geef een waarde met hoogstens twee decimalen.
marketplace-coupon-scope-missing = Kies 1 tot 100 verschillende advertenties of categorieën.
marketplace-coupon-scope-listings = Een coupon kan alleen voor je eigen advertenties zijn.
marketplace-coupon-scope-categories = Een van deze categorieën bestaat niet.
marketplace-coupon-uses = Deze coupon is al vaker gebruikt.
marketplace-coupon-suspended = De beheerders hebben deze coupon geblokkeerd, dus de status kan niet veranderen.
marketplace-coupon-wrong-status = De status van deze coupon staat dat niet toe.
marketplace-coupon-too-many = Je kunt hoogstens { $most } coupons hebben. Verwijder er eerst een.
marketplace-coupon-decide-own = Dit is je eigen coupon, dus iemand anders moet beslissen.
marketplace-coupon-inactive = Deze coupon is nu niet geldig.
marketplace-coupon-min-order = Je bestelling is te klein voor deze coupon.
marketplace-coupon-used-up = Deze coupon is op.
marketplace-coupon-used-by-you = Je hebt deze coupon al zo vaak gebruikt als je kunt.
marketplace-coupon-currency = Deze coupon geldt niet voor bestellingen in { $currency }.
marketplace-coupon-two = Bestel voor deze coupon minstens twee van hetzelfde.
marketplace-coupon-cash = Een coupon geldt alleen als je met geld betaalt.
marketplace-coupon-one-discount = Gebruik een coupon of een korting voor uren, niet allebei.
marketplace-coupon-own = Dit is je eigen coupon, dus je kunt hem niet gebruiken.
marketplace-coupon-token-unknown = Deze code is onbekend, gebruikt of verlopen. Vraag om een nieuwe.
marketplace-coupon-not-yours = Deze coupon is van een andere verkoper.
