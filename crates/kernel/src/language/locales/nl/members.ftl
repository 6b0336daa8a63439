# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

member-missing = Dit lid bestaat niet.
language-not-offered = Deze gemeenschap biedt deze taal niet aan.
language-saved = Je taal is opgeslagen.
preferences-saved = Je voorkeuren zijn opgeslagen.

blocked = Een van jullie heeft de ander geblokkeerd, dus dit kan niet.
block-yourself = Je kunt jezelf niet blokkeren.
block-missing = Je hebt dit lid niet geblokkeerd.
member-blocked = Dit lid is geblokkeerd. Jullie kunnen elkaar niet bereiken totdat je de blokkering opheft.
member-unblocked = Dit lid is niet meer geblokkeerd.

profile-email-elsewhere = Je e-mailadres kun je hier niet wijzigen. Laat het zoals het is.
profile-picture-elsewhere = Upload je foto. Een adres van elders kan niet worden gebruikt.
profile-birth-date-impossible = Controleer je geboortedatum.
profile-phone-short = Je telefoonnummer heeft minstens { $least } cijfers nodig.
profile-place-incomplete = Geef zowel breedte als lengte op, of geen van beide.
skill-missing = Deze vaardigheid staat niet op je lijst.
skill-there = Deze vaardigheid staat al op je lijst.
too-many-skills = Je kunt hoogstens { $most } vaardigheden opgeven. Verwijder er eerst een.
skill-removed = De vaardigheid is verwijderd.
skill-category-missing = Deze categorie van vaardigheden bestaat niet.
skill-category-there = Er is al een categorie met deze naam.
skill-category-circle = Een categorie kan niet onder zichzelf staan, en niet zo diep.
skill-category-used = Leden hebben vaardigheden in deze categorie, dus ze kan alleen verborgen worden.
skill-category-removed = De categorie is verwijderd.
availability-missing = Je hebt niet aangegeven dat je dan tijd hebt.
availability-ends-first = Een tijd moet na het begin eindigen.
availability-overlaps = Twee van je tijden overlappen. Maak er één van.
availability-too-many = Je kunt hoogstens { $most } tijden per dag opgeven.
availability-over = Deze dag is voorbij.
availability-saved = Je tijden zijn opgeslagen.
day-sunday = zondag
day-monday = maandag
day-tuesday = dinsdag
day-wednesday = woensdag
day-thursday = donderdag
day-friday = vrijdag
day-saturday = zaterdag

badge-unknown = Deze badge bestaat niet.
badge-over = { $field } moet in de toekomst liggen.
badge-missing = Het lid heeft deze badge niet.
bell-verification = Je hebt een badge gekregen: { $place }.
subject-verification = Een badge voor jou
type-verification = Verificatie
