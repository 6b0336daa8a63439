# Wat er in mails staat. $community is de naam van de gemeenschap, $name wie leest.

mail-greeting = Hallo { $name },
mail-greeting-stranger = Hallo,
mail-subject = Nieuws van { $community }
mail-open = Bekijken
mail-link-hint = Werkt de knop niet? Open dan dit adres:
mail-why = Je krijgt deze mail omdat je bij { $community } hoort.
mail-why-account = Je krijgt deze mail omdat iemand zich met dit adres bij { $community } heeft aangemeld.
mail-why-invited = Je krijgt deze mail omdat iemand van { $community } dit adres heeft uitgenodigd.
mail-support-answer-subject = Een antwoord van { $community }
mail-support-answer-text = Je hebt { $community } geschreven. Dit antwoordt het team:
mail-support-answer-why = Je krijgt deze mail omdat iemand met dit adres aan { $community } heeft geschreven.
mail-write-open = Het team schrijven
mail-manage = Kies waarvan je wilt horen
mail-unsubscribe = Geen mails zoals deze meer
mail-unsubscribe-all = Helemaal geen mails meer van { $community }

mail-digest-subject-daily = Jouw dag bij { $community }: { $count ->
    [one] één nieuwtje
   *[other] { $count } nieuwtjes
}
mail-digest-subject-monthly = Jouw maand bij { $community }: { $count ->
    [one] één nieuwtje
   *[other] { $count } nieuwtjes
}
mail-digest-daily = Dit is er bij { $community } gebeurd sinds je vorige mail.
mail-digest-monthly = Dit is er de afgelopen maand bij { $community } gebeurd.
mail-digest-more = { $count ->
    [one] En nog één. Je vindt alles bij je meldingen.
   *[other] En nog { $count }. Je vindt alles bij je meldingen.
}
mail-digest-open = Alle meldingen bekijken

mail-welcome-subject = Welkom bij { $community }
mail-welcome-text = Wat fijn dat je er bent! Je account is klaar en je kunt altijd inloggen.
mail-welcome-next = Vertel de anderen iets over jezelf: wat je graag doet en waar je wel wat hulp bij kunt gebruiken. Zo vinden buren elkaar.
mail-welcome-open = Naar { $community }

mail-verify-subject = Bevestig je e-mailadres
mail-verify-text = Wat fijn dat je mee wilt doen bij { $community }! Bevestig alsjeblieft dat dit adres van jou is.
mail-verify-open = Mijn adres bevestigen
mail-verify-hours = De link is 24 uur geldig en werkt één keer.
mail-verify-ignore = Heb je je niet aangemeld? Dan hoef je niets te doen; er gebeurt niets met je adres.
mail-group-invite-text = { $name } ziet je graag in de groep { $place } bij { $community }.
mail-group-invite-open = Bekijk de uitnodiging
mail-group-invite-days = De link is 14 dagen geldig, en alleen voor een account met dit adres.
mail-group-invite-ignore = Wil je niet meedoen? Dan hoef je niets te doen.

mail-received-subject = We hebben je aanmelding
mail-received-text = Bedankt dat je mee wilt doen bij { $community }! Iemand van het team bekijkt je aanmelding.
mail-received-next = Zodra je account klaar is, schrijven we je weer.

mail-repeated-subject = Je hebt al een account
mail-repeated-text = Iemand heeft zojuist geprobeerd zich bij { $community } te registreren met dit adres. Je hebt daar al een account.
mail-repeated-next = Was jij het? Log dan gewoon in.
mail-repeated-open = Inloggen
mail-repeated-ignore = Was jij het niet? Dan hoef je niets te doen: je account is niet veranderd en niemand heeft gehoord dat je er een hebt.

mail-rejected-subject = Je registratie
mail-rejected-text = Bedankt dat je bij { $community } wilde komen. Helaas kon het team je registratie niet aannemen. Dit is de reden:

mail-why-security = Je krijgt deze e-mail omdat het om de veiligheid van je account bij { $community } gaat.

mail-reset-subject = Kies een nieuw wachtwoord
mail-reset-text = Iemand heeft een nieuw wachtwoord gevraagd voor je account bij { $community }. Met deze link kun je er een kiezen.
mail-reset-open = Nieuw wachtwoord kiezen
mail-reset-hours = De link is een uur geldig en werkt één keer.
mail-reset-ignore = Was jij dat niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.

mail-password-changed-subject = Je wachtwoord is gewijzigd
mail-password-changed-text = Het wachtwoord van je account bij { $community } is net gewijzigd. Alle apparaten zijn uitgelogd.
mail-password-changed-next = Was jij dat niet? Kies dan meteen een nieuw wachtwoord.
mail-password-changed-open = Nieuw wachtwoord kiezen

mail-email-confirm-subject = Bevestig je nieuwe e-mailadres
mail-email-confirm-text = Je account bij { $community } krijgt vanaf nu dit adres. Bevestig dat het van jou is.
mail-email-confirm-open = Mijn nieuwe adres bevestigen
mail-email-confirm-ignore = Weet je hier niets van? Dan hoef je niets te doen; er gebeurt niets met je adres.

mail-email-stop-subject = Je e-mailadres gaat veranderen
mail-email-stop-text = Iemand die je wachtwoord kent, wil je account bij { $community } een ander e-mailadres geven. Het verandert zodra het nieuwe adres is bevestigd.
mail-email-stop-next = Was jij dat niet? Houd het dan tegen: alle apparaten worden uitgelogd en we sturen je een link om een nieuw wachtwoord te kiezen.
mail-email-stop-open = Wijziging tegenhouden
mail-email-stop-ignore = Was jij het? Dan hoef je niets te doen.

mail-email-changed-subject = Je e-mailadres is gewijzigd
mail-email-changed-text = Je account bij { $community } heeft nu een ander e-mailadres. Met dit adres kun je niet meer inloggen.
mail-email-changed-next = Was jij dat niet? Schrijf dan meteen naar het team.

mail-second-factor-on-subject = De tweede factor staat aan
mail-second-factor-off-subject = De tweede factor staat uit
mail-second-factor-text = Het gaat erom hoe je inlogt op je account bij { $community }. Als een tweede factor aan staat, is naast het wachtwoord een code uit een app nodig.
mail-second-factor-reset-subject = Het team heeft je tweede factor uitgezet
mail-second-factor-reset-text = Het team heeft je tweede factor uitgezet. Tot je hem weer aanzet, is het wachtwoord genoeg om in te loggen op je account bij { $community }. Alle apparaten zijn uitgelogd. Het team schrijft:

mail-topic-messages = Berichten
mail-topic-connections = Contacten
mail-topic-reviews = Beoordelingen
mail-topic-transactions = Uren
mail-topic-social = Reacties en likes
mail-topic-events = Evenementen
mail-topic-groups = Groepen
mail-topic-listings = Vraag en aanbod
mail-topic-jobs = Vacatures
mail-topic-ideation = Ideeën
mail-topic-safeguarding = Veiligheid
mail-topic-system = Van het team
mail-topic-security = Je account
mail-topic-other = Ander nieuws
mail-topic-all = Alle e-mails
mail-topic-digest = Overzichten
mail-topic-gamification = Punten en badges
mail-topic-org = Organisaties
mail-topic-federation = Nieuws van partnergemeenschappen

page-unsubscribe-title = Minder mails?
page-unsubscribe-text = Je krijgt dan geen mails van deze soort meer van { $community }:
page-unsubscribe-all-text = Je krijgt dan helemaal geen mails meer van { $community }, behalve over je account:
page-unsubscribe-button = Ja, stop ermee
page-unsubscribe-keep = Wil je ze toch houden? Sluit dan gewoon deze pagina.
page-unsubscribed-title = Klaar
page-unsubscribed-text = Je krijgt geen mails van deze soort meer van { $community }:
page-unsubscribed-all-text = Je krijgt helemaal geen mails meer van { $community }, behalve over je account:
page-unsubscribed-back = Je kunt ze altijd weer aanzetten in je instellingen.
page-unsubscribe-invalid-title = Deze link werkt niet
page-unsubscribe-invalid-text = Misschien is hij onderweg afgebroken. Open de link in de mail nog eens, of log in en pas je instellingen aan.
