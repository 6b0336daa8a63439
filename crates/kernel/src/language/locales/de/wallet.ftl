# German. Informal address (du). The English file says what the messages are for.

recipient-missing = Bitte gib an, wer die Stunden bekommen soll.
recipient-inactive = Dieses Mitglied kann zurzeit keine Stunden bekommen.
transfer-to-yourself = Du kannst dir nicht selbst Stunden schicken.
insufficient-funds = Dafür sind nicht genug Stunden da.
transfer-too-large = { $most ->
    [one] Du kannst höchstens { $most } Stunde auf einmal überweisen.
   *[other] Du kannst höchstens { $most } Stunden auf einmal überweisen.
}
hours-not-positive = Bitte gib mehr als 0 Stunden ein.
hours-too-fine = Bitte gib Stunden mit höchstens zwei Nachkommastellen ein.
hours-out-of-range = Bitte gib höchstens 1000 Stunden ein, mit höchstens zwei Nachkommastellen.
transaction-missing = Diese Überweisung gibt es nicht.
transaction-final = Diese Überweisung lässt sich nicht rückgängig machen.
account-missing = Dieses Konto gibt es nicht.

transaction-category-missing = Diese Kategorie gibt es nicht.
transaction-category-exists = Eine Kategorie mit diesem Namen gibt es schon.
transaction-category-name-missing = Bitte gib der Kategorie einen Namen.
transaction-category-deleted = Die Kategorie ist gelöscht.

donated = Danke! Deine Stunden sind gespendet.
donated-to-community = Danke! Deine Stunden sind an die Gemeinschaft gespendet.
donation-repeated = Es ist nichts geschehen: Genau das hast du eben erst gespendet.
hours-of-your-own = Über deine eigenen Stunden kannst du nicht entscheiden. Bitte jemand anderen aus der Verwaltung darum.
community-fund-description = Stunden, die der ganzen Gemeinschaft gehören.
