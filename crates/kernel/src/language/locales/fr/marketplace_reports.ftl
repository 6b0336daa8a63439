# French. Polite address. The English file says what the messages are for.

marketplace-report-own = C’est votre propre annonce : vous ne pouvez pas la signaler.
marketplace-report-exists = Vous avez déjà signalé cette annonce.
marketplace-report-missing = Ce signalement n’existe pas.
marketplace-report-not-yours = Seules la personne qui a fait ce signalement et celle qui vend peuvent le voir.
marketplace-report-wrong-status = L’état de ce signalement ne le permet pas.
marketplace-report-decide-own = Quelqu’un d’autre doit décider de ce signalement, car il vous concerne.
marketplace-report-received = Merci. L’administration examinera votre signalement.
marketplace-report-appealed = Votre recours a été reçu.
marketplace-report-taken-up = Le signalement est en cours d’examen.
marketplace-report-decided = Le signalement est tranché.
marketplace-report-appeal-decided = Le recours est tranché.
