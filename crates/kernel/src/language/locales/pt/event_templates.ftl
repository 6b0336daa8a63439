# Modelos de eventos.

event-template-missing = Este modelo não existe.
event-template-blocked = Assim não é possível. Veja o que o impede.
event-template-changed = O evento mudou desde que o viu. Veja-o de novo.
event-template-archived = Este modelo está arquivado. Já não se criam eventos a partir dele.
event-template-stale = Outra pessoa alterou este modelo. Carregue-o de novo.
event-template-name = Dê um nome ao modelo.
event-template-source = Indique de que evento é tirado.
event-template-empty = O que este modelo dizia saiu com quem o escreveu. Guarde outro evento.
event-templates-many = Pode guardar no máximo { $most } modelos. Arquive primeiro um.
event-template-versions = Este modelo já tem { $most } versões. Guarde um novo.
