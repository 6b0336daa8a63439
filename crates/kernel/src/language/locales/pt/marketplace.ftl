# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Este valor não pode ser pago em { $currency }.
marketplace-currency-unknown = Os preços não podem estar nesta moeda.
marketplace-out-of-stock = Já não há tantas unidades.
marketplace-listing-not-yours = Só quem vende pode alterar este anúncio.
marketplace-text-required = Escreva algo aqui.
marketplace-free-off = Nesta comunidade não se dão coisas.
marketplace-business-off = Nesta comunidade as empresas não podem vender.
marketplace-shipping-off = Esta comunidade não permite envios.
marketplace-community-delivery-off = Nesta comunidade os membros não entregam coisas uns aos outros.
marketplace-hybrid-off = Nesta comunidade uma coisa custa dinheiro ou horas, mas não ambos.
marketplace-template-data-unusable = { $field } deve ser um objeto e não demasiado longo.
marketplace-template-field-unknown = O formulário desta categoria não tem esse campo.
marketplace-template-field-unusable = Isto não serve para o campo do formulário.
marketplace-listing-waits = O seu anúncio será visível depois de aprovado.
marketplace-seller-suspended = Você não pode vender de momento: a sua venda foi suspensa.
marketplace-decide-own = Outra pessoa tem de decidir sobre o seu próprio anúncio.
marketplace-seller-missing = Este vendedor não existe.
marketplace-option-missing = Esta forma de envio não existe.
marketplace-slot-missing = Este horário de recolha não existe.
marketplace-slot-booked = Este horário de recolha está reservado e não pode ser removido. Você pode desativá-lo.
marketplace-slot-order = Um horário de recolha tem de terminar depois de começar.
marketplace-slot-over = Um horário de recolha tem de terminar no futuro.
marketplace-slot-capacity = Já há mais reservas do que isso.
marketplace-verify-business = Só uma empresa pode ser verificada.
marketplace-decide-own-seller = Outra pessoa tem de decidir sobre a sua venda.
marketplace-neither-day = Indique um dia como 2026-05-01 ou um momento como 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = «{ $place }» expira em breve. Renove-o se ainda estiver disponível. É mostrado até:
bell-marketplace-listing-expired = «{ $place }» expirou e já não é mostrado. Pode renová-lo a qualquer momento.
subject-marketplace-listing-expiring = Algo seu no mercado expira em breve
subject-marketplace-listing-expired = Algo seu no mercado expirou
type-marketplace-listing-expiring = Anúncio quase a expirar
type-marketplace-listing-expired = Anúncio expirado
