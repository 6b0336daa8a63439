# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

skill-name-missing = Noem de vaardigheid.
skill-not-listed = Op de lijst van de gemeenschap staat geen vaardigheid met deze naam.
skill-exists = Deze vaardigheid staat al op de lijst.
endorse-yourself = Je kunt jezelf niet aanbevelen.
endorsement-exists = Je hebt voor deze vaardigheid al een aanbeveling gegeven.
endorsement-gone = Deze aanbeveling is ingetrokken.
endorsed = Je aanbeveling is opgeslagen.
endorsement-withdrawn = Je aanbeveling is ingetrokken.
vouched = Je hebt dit lid aanbevolen.
