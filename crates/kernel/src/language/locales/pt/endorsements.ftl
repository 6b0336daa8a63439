# Portuguese. The English file says what the messages are for.

skill-name-missing = Indique a habilidade.
skill-not-listed = A lista da comunidade não tem nenhuma habilidade com este nome.
skill-exists = Esta habilidade já está na lista.
endorse-yourself = Você não pode recomendar as suas próprias habilidades.
endorsement-exists = Você já recomendou esta habilidade.
endorsement-gone = Esta recomendação foi retirada.
endorsed = A sua recomendação foi guardada.
endorsement-withdrawn = A sua recomendação foi retirada.
vouched = Você recomendou esta pessoa.
