# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

review-missing = Deze beoordeling bestaat niet.
review-exists = Je hebt deze beoordeling al geschreven.
review-yourself = Je kunt jezelf niet beoordelen.
review-not-between-you = Deze overschrijving was niet tussen jullie tweeën.
review-not-yours = Alleen het lid dat deze beoordeling heeft geschreven, kan die intrekken.
review-about-you = Deze beoordeling komt van jou of gaat over jou, dus laat die alsjeblieft aan iemand anders over.
reviewed = Bedankt voor je beoordeling!
review-removed = De beoordeling is verwijderd.
review-flagged = De beoordeling is gemarkeerd.
review-hidden = De beoordeling is verborgen.
review-approved = De beoordeling is weer zichtbaar.
review-shown = Deze beoordeling is al zichtbaar.
