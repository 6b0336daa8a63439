# Portuguese. Polite address. The English file says what the messages are for.

marketplace-order-missing = Esta encomenda não existe.
marketplace-order-not-yours = Só a outra parte desta encomenda pode fazer isto, e mais ninguém.
marketplace-order-wrong-status = O estado desta encomenda não o permite.
marketplace-order-needs-refund = Já foi pago algo por esta encomenda. Abra uma disputa para pedir o reembolso.
marketplace-order-own-listing = Este anúncio é seu, por isso não pode encomendá-lo.
marketplace-order-unavailable = Este anúncio não pode ser encomendado neste momento.
marketplace-order-not-allowed = A comunidade não permite esta encomenda.
marketplace-order-key-reused = Já usou esta chave para outra encomenda. Escolha uma nova.
marketplace-order-needs-offer = Este anúncio só pode ser encomendado depois de uma proposta ser aceite.
marketplace-order-offer-cash = O que foi acordado numa proposta paga-se em dinheiro.
marketplace-order-not-free = Este anúncio não é gratuito.
marketplace-order-no-price = Este anúncio não tem preço em dinheiro.
marketplace-order-no-hours = Este anúncio não tem preço em horas.
marketplace-order-hours-shipping = Um envio que custa dinheiro não pode ser pago em horas.
marketplace-order-too-much = Esta encomenda é demasiado grande. Escolha uma quantidade menor.
marketplace-order-no-way = Este anúncio não pode ser entregue desta forma.
marketplace-order-shipping-missing = Escolha uma das opções de envio disponíveis.
marketplace-order-slot-unusable = Este horário de levantamento não pode ser escolhido para esta encomenda.
marketplace-offer-missing = Esta proposta não existe.
marketplace-coupon-unusable = Este cupão não pode ser usado nesta encomenda.
marketplace-redemption-unusable = Este resgate não pode ser usado nesta encomenda.
marketplace-insufficient-credits = Não tem horas suficientes para esta encomenda.
marketplace-web-address-unusable = Introduza um endereço web que comece por http ou https.
marketplace-rating-early = Pode avaliar esta encomenda quando estiver concluída.
marketplace-rating-exists = Já avaliou esta encomenda.

marketplace-dispute-missing = Esta disputa não existe.
marketplace-dispute-exists = Esta encomenda já tem uma disputa.
marketplace-dispute-decided = Esta disputa já foi decidida.
marketplace-dispute-claimed = Outra pessoa já está a decidir esta disputa.
marketplace-dispute-own = Esta encomenda é sua, por isso outra pessoa tem de decidir.
marketplace-dispute-done = A disputa está decidida.
marketplace-refund-failed = O reembolso não é possível neste momento. Tente novamente mais tarde.
marketplace-refund-missing = Este reembolso não existe.
marketplace-refund-wrong-status = O estado deste reembolso não o permite.
marketplace-refund-not-asked = Só há reembolso com uma decisão a favor de quem compra.
marketplace-refund-whole = As horas só podem ser devolvidas na totalidade.
marketplace-refund-too-much = Não se pode devolver mais do que foi pago.

marketplace-offer-wrong-status = O estado desta proposta não o permite.
marketplace-offer-not-yours = Só a outra parte desta proposta pode fazer isto.
marketplace-offer-expired = Esta proposta expirou.
marketplace-offer-nothing = Proponha mais do que zero.
marketplace-offer-exists = Já tem uma proposta aberta para este anúncio.
marketplace-offer-withdrawn = A proposta foi retirada.

marketplace-pickup-code-unknown = Nada está reservado com este código.
marketplace-pickup-not-yours = Esta encomenda é de outra venda.
marketplace-pickup-not-paid = Esta encomenda não está paga, ou já terminou.
marketplace-pickup-done = Isto já foi entregue.
marketplace-pickup-cancelled = Esta encomenda está cancelada, por isso nada há a entregar.
marketplace-pickup-not-eligible = Esta encomenda não espera por levantamento.
marketplace-pickup-exists = Esta encomenda já tem uma hora de levantamento.
marketplace-pickup-slot-closed = Esta hora de levantamento já não pode ser reservada. Escolha outra, por favor.
marketplace-pickup-slot-over = Esta hora de recolha já passou. Escolha outra.
marketplace-pickup-slot-full = Esta hora de levantamento está cheia. Escolha outra, por favor.
marketplace-order-slot-missing = Escolha uma das horas de levantamento oferecidas, por favor.

marketplace-delivery-wrong-status = O estado desta oferta de entrega não o permite.
marketplace-delivery-missing = Esta oferta de entrega não existe.
marketplace-delivery-hours = Indique horas com duas casas decimais no máximo.
marketplace-delivery-own = Esta encomenda tem de ser levada por outra pessoa.
marketplace-delivery-not-wanted = De momento não é preciso ninguém para levar esta encomenda.
marketplace-delivery-exists = Já se ofereceu para levar esta encomenda.
marketplace-fund-short = Não há horas suficientes no fundo da comunidade.

marketplace-cards-off = Aqui não é possível pagar com cartão.
marketplace-card-not-chosen = Esta encomenda não é paga com cartão.
marketplace-card-by-provider = Esta encomenda é paga com cartão. Fica marcada como paga assim que o dinheiro chegar.
marketplace-card-payment-missing = Não há nenhum pagamento com cartão para esta encomenda.
marketplace-card-silent = Os pagamentos com cartão não funcionam neste momento. Tente novamente mais tarde.
marketplace-card-signature = Esta mensagem não está assinada como esperado.
marketplace-card-event = Esta mensagem sobre um pagamento com cartão não pode ser usada.

marketplace-seller-not-paid-out = Ainda não é possível pagar com cartão a quem vende. Escolha outra forma de pagamento.
marketplace-chargeback-open = O banco de quem comprou está a decidir sobre este pagamento. Aguarde a decisão.

bell-marketplace-payout-sent = O dinheiro das suas vendas foi-lhe enviado.
bell-marketplace-payout-failed = Não foi possível enviar-lhe o dinheiro das suas vendas. Verifique os seus dados junto do prestador de pagamentos.
bell-marketplace-chargeback-opened = O banco retirou o dinheiro de { $place }. A encomenda espera pela decisão do banco.
bell-marketplace-chargeback-closed = O banco decidiu sobre o dinheiro de { $place }.
bell-marketplace-chargeback-filed = Um banco retirou o dinheiro de uma encomenda. Veja-a, por favor.

subject-marketplace-payout-sent = O seu dinheiro foi enviado
subject-marketplace-payout-failed = Não foi possível enviar o seu dinheiro
subject-marketplace-chargeback-opened = Um banco retirou o dinheiro de uma encomenda
subject-marketplace-chargeback-closed = Um banco decidiu sobre uma encomenda
subject-marketplace-chargeback-filed = Um banco retirou o dinheiro de uma encomenda

type-marketplace-payout-sent = Pagamento enviado
type-marketplace-payout-failed = Pagamento falhado
type-marketplace-chargeback-opened = Estorno aberto
type-marketplace-chargeback-closed = Estorno fechado
type-marketplace-chargeback-filed = Estorno apresentado

marketplace-dispute-unsent = Há um mês que não é indicado que isto foi enviado.
marketplace-release-nothing = Nada deste pagamento está retido.

bell-marketplace-order-ship-due = { $place } aguarda que o envie ou entregue. Indique-o assim que o fizer, o mais tardar até:
bell-marketplace-order-arrival-due = Já chegou { $place }? Confirme, ou abra uma disputa se algo estiver mal. Responda até:
bell-marketplace-order-unsent = Nunca foi indicado que { $place } foi enviado, por isso foi aberta uma disputa em seu nome. A administração decide.
bell-marketplace-order-presumed = Durante um mês ninguém disse o contrário, por isso { $place } conta como recebido. Se algo estiver mal, abra uma disputa. A encomenda é concluída em:
bell-marketplace-order-released = O dinheiro de { $place } foi entregue a quem vende antes do prazo, por decisão da administração. A encomenda está concluída. O motivo:

subject-marketplace-order-ship-due = Uma encomenda aguarda o seu envio
subject-marketplace-order-arrival-due = A sua encomenda já chegou?
subject-marketplace-order-unsent = A sua encomenda nunca foi enviada
subject-marketplace-order-presumed = Uma encomenda conta como recebida
subject-marketplace-order-released = O dinheiro de uma encomenda foi entregue a quem vende

type-marketplace-order-ship-due = Encomenda por enviar
type-marketplace-order-arrival-due = Chegada por confirmar
type-marketplace-order-unsent = Encomenda nunca enviada
type-marketplace-order-presumed = Encomenda dada como recebida
type-marketplace-order-released = Dinheiro entregue antes do prazo
