# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

connection-missing = Dit contact bestaat niet.
connection-exists = Jullie hebben al contact, of een van jullie heeft al een verzoek gestuurd.
connection-requested = Je verzoek is verstuurd.
connection-member-gone = Een van de twee leden is hier niet meer.
connection-answered = Dit verzoek is al beantwoord.
connection-accept-own = Jij hebt dit verzoek gestuurd, dus alleen het andere lid kan het aannemen.
connection-decline-own = Jij hebt dit verzoek gestuurd, dus je kunt het niet afwijzen. Je kunt het wel intrekken.
connect-with-yourself = Je kunt geen contact met jezelf leggen.
connect-blocked = Je kunt met dit lid geen contact leggen.
connection-status-own = Noem de id van een ander lid. Je kunt geen contact van jezelf zijn.
