# Portuguese. Polite address. The English file says what the messages are for.

marketplace-report-own = Este anúncio é seu, por isso não o pode denunciar.
marketplace-report-exists = Já denunciou este anúncio.
marketplace-report-missing = Esta denúncia não existe.
marketplace-report-not-yours = Só quem fez esta denúncia e quem vende a podem ver.
marketplace-report-wrong-status = O estado desta denúncia não o permite.
marketplace-report-decide-own = Outra pessoa tem de decidir sobre esta denúncia, porque ela lhe diz respeito.
marketplace-report-received = Agradecemos. A administração vai analisar a sua denúncia.
marketplace-report-appealed = O seu recurso foi recebido.
marketplace-report-taken-up = A denúncia está em análise.
marketplace-report-decided = A denúncia está decidida.
marketplace-report-appeal-decided = O recurso está decidido.
