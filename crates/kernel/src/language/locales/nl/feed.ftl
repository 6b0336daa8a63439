# Nieuws, reacties en emoji.

feed-item-missing = Dit staat niet in het nieuws, of het is niet voor jou.
feed-post-not-yours = Alleen wie dit bericht schreef, kan het wijzigen of verwijderen.
feed-moment-out-of-reach = Kies een moment binnen de komende 365 dagen.
feed-post-came-out = Dit bericht staat al in de feed en heeft geen moment meer nodig.
too-many-scheduled-posts = Je kunt hoogstens { $most } geplande berichten hebben.
too-many-post-pictures = { $most ->
    [one] Een bericht kan hoogstens { $most } afbeelding hebben.
   *[other] Een bericht kan hoogstens { $most } afbeeldingen hebben.
}
feed-report-own = Dit is van jezelf. Wil je het daar niet, verwijder het dan.
feed-report-exists = Je hebt dit al gemeld. Het team kijkt ernaar.
feed-decide-own = Dit is van jezelf, dus iemand anders moet erover beslissen.
comment-not-yours = Deze reactie is niet van jou, of ze is er niet meer.
comment-missing = Deze reactie bestaat niet.
comment-too-deep = Dieper kan niemand antwoorden. Begin liever een nieuwe reactie.
