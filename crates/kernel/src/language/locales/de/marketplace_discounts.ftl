# German. Familiar address. The English file says what the messages are for.

marketplace-coupon-missing = Diesen Gutschein gibt es nicht.
marketplace-coupon-code-taken = Diesen Code hat in der Gemeinschaft schon ein anderer Gutschein. Bitte wähle einen anderen.
marketplace-coupon-code-unusable = Ein Code besteht aus Buchstaben von A bis Z, Ziffern, Binde- und Unterstrichen.
marketplace-coupon-no-seller = Für Gutscheine brauchst du ein Verkaufsprofil. Bitte leg zuerst eines an.
marketplace-coupon-window = Ein Gutschein muss nach seinem Beginn enden.
marketplace-coupon-value-unusable = Bitte gib einen Wert mit höchstens zwei Nachkommastellen an.
marketplace-coupon-scope-missing = Bitte wähle 1 bis 100 verschiedene Anzeigen oder Kategorien.
marketplace-coupon-scope-listings = Ein Gutschein kann nur für deine eigenen Anzeigen sein.
marketplace-coupon-scope-categories = Eine dieser Kategorien gibt es nicht.
marketplace-coupon-uses = Dieser Gutschein wurde schon öfter verwendet.
marketplace-coupon-suspended = Die Verwaltung hat diesen Gutschein gesperrt, deshalb lässt sich sein Stand nicht ändern.
marketplace-coupon-wrong-status = Der Stand dieses Gutscheins lässt das nicht zu.
marketplace-coupon-too-many = Du kannst höchstens { $most } Gutscheine haben. Bitte lösche zuerst einen.
marketplace-coupon-decide-own = Das ist dein eigener Gutschein, deshalb muss jemand anderes entscheiden.
marketplace-coupon-inactive = Dieser Gutschein gilt zurzeit nicht.
marketplace-coupon-min-order = Deine Bestellung ist für diesen Gutschein zu klein.
marketplace-coupon-used-up = Dieser Gutschein ist aufgebraucht.
marketplace-coupon-used-by-you = Du hast diesen Gutschein schon so oft verwendet, wie du kannst.
marketplace-coupon-currency = Dieser Gutschein gilt nicht für Bestellungen in { $currency }.
marketplace-coupon-two = Für diesen Gutschein musst du mindestens zwei davon bestellen.
marketplace-coupon-cash = Ein Gutschein gilt nur, wenn du mit Geld bezahlst.
marketplace-coupon-one-discount = Bitte nutze entweder einen Gutschein oder einen Rabatt für Stunden, nicht beides.
marketplace-coupon-own = Das ist dein eigener Gutschein, deshalb kannst du ihn nicht verwenden.
marketplace-coupon-token-unknown = Dieser Code ist unbekannt, verwendet oder abgelaufen. Bitte lass dir einen neuen zeigen.
marketplace-coupon-not-yours = Dieser Gutschein gehört zu einem anderen Verkauf.
