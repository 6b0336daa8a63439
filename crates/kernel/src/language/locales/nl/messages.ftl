# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

message-missing = Dit bericht bestaat niet.
message-deleted = Dit bericht is verwijderd.
message-not-yours = Alleen het lid dat dit bericht heeft geschreven, kan dit doen.
message-edit-expired = Een bericht kan alleen binnen 24 uur na het versturen worden veranderd.
voice-message-without-text = Een spraakbericht heeft geen tekst die veranderd kan worden.
message-without-text = Dit bericht heeft geen tekst.
translator-missing = Deze gemeenschap heeft geen vertaaldienst.
message-to-yourself = Je kunt jezelf geen berichten sturen.
message-recipient-missing = Geef aan voor wie het bericht is.
message-listing-differs = { $field } noemt iets anders dan { $other_field } en { $third_field }. Stuur maar één van de twee.
message-context-type-missing = Stuur { $field } mee met { $other_field }.
message-context-id-missing = Stuur { $field } mee met { $other_field }.
messages-off = Deze gemeenschap heeft berichten uitgezet.
messages-off-for-one = Een van jullie heeft berichten uitgezet.
text-missing = Schrijf alsjeblieft iets.
emoji-invalid = Kies een van deze: { $choice }
recording-missing = Stuur een opname.
too-many-files = { $most ->
    [one] Een bericht kan hoogstens { $most } bestand hebben.
   *[other] Een bericht kan hoogstens { $most } bestanden hebben.
}
form-number-invalid = Dit getal kan hier niet.
scopes-differ = Het adres en de inhoud noemen verschillende waarden voor scope. Stuur er maar een.
message-gone = Het bericht is verwijderd.

conversation-missing = Dit gesprek bestaat niet.
conversation-archived = Het gesprek is gearchiveerd.
conversation-restored = Het gesprek staat weer in je inbox.

coordinator-request-missing = Dit verzoek bestaat niet.
coordinator-request-closed = Dit verzoek is al afgesloten.
bell-coordinator-requested = Een lid van { $place } vraagt of iemand wil ingrijpen. Kijk er alsjeblieft naar.
subject-coordinator-requested = Een lid van { $place } vraagt of iemand wil ingrijpen
type-coordinator-requested = Verzoek om coördinatie
bell-coordinator-request-closed = Wie voor { $place } zorgt, heeft naar je verzoek gekeken.
subject-coordinator-request-closed = In { $place } heeft iemand naar je verzoek gekeken
type-coordinator-request-closed = Verzoek om coördinatie afgesloten
