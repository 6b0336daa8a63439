# Irish. Singular address. The English file says what the messages are for.

skill-name-missing = Ainmnigh an scil, le do thoil.
skill-not-listed = Níl scil ar bith leis an ainm seo ar liosta an phobail.
skill-exists = Tá an scil seo ar an liosta cheana.
endorse-yourself = Ní féidir leat tacú leat féin.
endorsement-exists = Thacaigh tú leis an scil seo cheana.
endorsement-gone = Tarraingíodh siar an tacaíocht seo.
endorsed = Tá do thacaíocht sábháilte.
endorsement-withdrawn = Tá do thacaíocht tarraingthe siar.
vouched = Thacaigh tú leis an mball seo.
