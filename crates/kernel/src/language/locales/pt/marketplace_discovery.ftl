# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Diz o que procuras, por favor.
marketplace-search-prices = O preço máximo é inferior ao mínimo.
marketplace-search-missing = Não tens essa pesquisa guardada.
marketplace-search-too-many = Podes ter no máximo { $most } pesquisas guardadas. Elimina uma primeiro.
marketplace-collection-missing = Esta coleção não existe ou não é para ti.
marketplace-table-unusable = Este ficheiro não pode ser lido como tabela. Envia um CSV em UTF-8.
marketplace-table-columns = A primeira linha tem de indicar as colunas; title e description são necessárias.
marketplace-table-empty = Não há nada nesta tabela.
marketplace-table-long = Uma tabela pode ter no máximo { $most } linhas. Nada foi criado.
marketplace-table-cell = Esta célula não pode ser lida.
marketplace-table-cells = Esta linha tem mais células do que colunas.
marketplace-import-done = Rascunhos criados: { $made }. Linhas omitidas: { $left }.
marketplace-promotions-off = Nesta comunidade não se podem promover anúncios.
marketplace-promotion-hidden = Só se pode promover o que os membros podem ver.
marketplace-promotion-runs = Isto já está promovido. Podes promovê-lo de novo quando terminar.
marketplace-promotion-unpayable = Esta promoção custa algo e aqui não se aceitam pagamentos por ela.
marketplace-group-members-only = Só os membros do grupo podem ver isto.
