# Guests at events.

event-guest-name = Schrijf de naam van de gast.
event-guest-missing = Deze gast bestaat niet.
event-guest-conflict = Gasten komen met iemand die deelneemt. Deze gast of je aanmelding is geannuleerd.
event-guest-limit = Bij dit evenement kunnen leden hoogstens { $most } gasten meenemen.
