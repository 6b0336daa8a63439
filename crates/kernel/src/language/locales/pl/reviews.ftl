# Polish. The English file says what the messages are for.

review-missing = Ta opinia nie istnieje.
review-exists = Twoja opinia już tu jest.
review-yourself = Nie możesz wystawić opinii o sobie.
review-not-between-you = Ta transakcja nie dotyczy Was dwojga.
review-not-yours = Tę opinię może wycofać tylko osoba, która ją napisała.
review-about-you = Ta opinia jest Twoja albo dotyczy Ciebie, więc pozostaw ją komuś innemu.
reviewed = Dziękujemy za Twoją opinię!
review-removed = Opinia została usunięta.
review-flagged = Opinia została zgłoszona.
review-hidden = Opinia została ukryta.
review-approved = Opinia jest znów widoczna.
review-shown = Ta opinia jest już widoczna.
