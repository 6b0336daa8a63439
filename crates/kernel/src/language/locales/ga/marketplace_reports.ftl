# Irish. Singular address. The English file says what the messages are for.

marketplace-report-own = Is leatsa an fógra seo, mar sin ní féidir leat é a thuairisciú.
marketplace-report-exists = Thuairiscigh tú an fógra seo cheana.
marketplace-report-missing = Níl an tuairisc seo ann.
marketplace-report-not-yours = Ní féidir ach leis an té a rinne an tuairisc agus leis an díoltóir í a fheiceáil.
marketplace-report-wrong-status = Ní cheadaíonn stádas na tuairisce seo é sin.
marketplace-report-decide-own = Caithfidh duine eile cinneadh a dhéanamh faoin tuairisc seo, mar baineann sí leat.
marketplace-report-received = Go raibh maith agat. Féachfaidh riarthóir ar do thuairisc.
marketplace-report-appealed = Fuarthas d’achomharc.
marketplace-report-taken-up = Tá an tuairisc á scrúdú.
marketplace-report-decided = Tá an tuairisc socraithe.
marketplace-report-appeal-decided = Tá an t-achomharc socraithe.
