# Spanish. Familiar address. The English file says what the messages are for.

marketplace-report-own = Este anuncio es tuyo, así que no puedes denunciarlo.
marketplace-report-exists = Ya has denunciado este anuncio.
marketplace-report-missing = Esta denuncia no existe.
marketplace-report-not-yours = Solo pueden ver esta denuncia quien la hizo y quien vende.
marketplace-report-wrong-status = El estado de esta denuncia no lo permite.
marketplace-report-decide-own = Otra persona tiene que decidir sobre esta denuncia, porque te concierne.
marketplace-report-received = Gracias. La administración revisará tu denuncia.
marketplace-report-appealed = Se ha recibido tu recurso.
marketplace-report-taken-up = La denuncia se está revisando.
marketplace-report-decided = La denuncia está resuelta.
marketplace-report-appeal-decided = El recurso está resuelto.
