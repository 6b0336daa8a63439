# Irish. Singular address. The English file says what the messages are for.

connection-missing = Níl an ceangal seo ann.
connection-exists = Tá ceangal eadraibh cheana, nó chuir duine agaibh iarratas cheana.
connection-requested = Tá d’iarratas seolta.
connection-member-gone = Tá duine den bheirt imithe as seo.
connection-answered = Tugadh freagra ar an iarratas seo cheana.
connection-accept-own = Is tusa a sheol an t-iarratas seo, mar sin ní féidir ach leis an mball eile glacadh leis.
connection-decline-own = Is tusa a sheol an t-iarratas seo, mar sin ní féidir leat diúltú dó. Is féidir leat é a tharraingt siar.
connect-with-yourself = Ní féidir leat ceangal a dhéanamh leat féin.
connect-blocked = Ní féidir leat ceangal a dhéanamh leis an mball seo.
connection-status-own = Ainmnigh ball eile lena id, le do thoil. Ní féidir leat a bheith ceangailte leat féin.
