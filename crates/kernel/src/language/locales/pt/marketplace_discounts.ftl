# Portuguese. Polite address. The English file says what the messages are for.

marketplace-coupon-missing = Este cupão não existe.
marketplace-coupon-code-taken = Outro cupão desta comunidade já tem este código. Escolha outro.
marketplace-coupon-code-unusable = Um código pode ter letras de A a Z, algarismos, hífenes e sublinhados.
marketplace-coupon-no-seller = Para cupões precisa de um perfil de venda. Crie um primeiro.
marketplace-coupon-window = Um cupão tem de terminar depois do seu início.
marketplace-coupon-value-unusable = Indique um valor com no máximo duas casas decimais.
marketplace-coupon-scope-missing = Escolha entre 1 e 100 anúncios ou categorias diferentes.
marketplace-coupon-scope-listings = Um cupão só pode ser para os seus próprios anúncios.
marketplace-coupon-scope-categories = Uma destas categorias não existe.
marketplace-coupon-uses = Este cupão já foi usado mais vezes.
marketplace-coupon-suspended = A administração suspendeu este cupão, por isso o seu estado não pode mudar.
marketplace-coupon-wrong-status = O estado deste cupão não o permite.
marketplace-coupon-too-many = Pode ter no máximo { $most } cupões. Elimine um primeiro.
marketplace-coupon-decide-own = Este cupão é seu, por isso outra pessoa tem de decidir.
marketplace-coupon-inactive = Este cupão não é válido de momento.
marketplace-coupon-min-order = A sua encomenda é demasiado pequena para este cupão.
marketplace-coupon-used-up = Este cupão está esgotado.
marketplace-coupon-used-by-you = Já usou este cupão todas as vezes que pode.
marketplace-coupon-currency = Este cupão não pode ser usado em encomendas em { $currency }.
marketplace-coupon-two = Para este cupão, encomende pelo menos dois do mesmo artigo.
marketplace-coupon-cash = Um cupão só pode ser usado quando paga com dinheiro.
marketplace-coupon-one-discount = Use um cupão ou um desconto por horas, mas não ambos.
marketplace-coupon-own = Este cupão é seu, por isso não o pode usar.
marketplace-coupon-token-unknown = Este código é desconhecido, já foi usado ou expirou. Peça um novo.
marketplace-coupon-not-yours = Este cupão é de outro vendedor.
