# Irish. Singular address. The English file says what the messages are for.

notification-missing = Níl an fógra nuachta seo ann.
notification-group-key-invalid = Ainmnigh grúpa fógraí nuachta lena chineál, idirstad agus a nasc, le do thoil.
notification-choice-missing = Ainmnigh fógra nuachta amháin nó iad go léir, le do thoil.

preferences-empty = Seol rogha amháin ar a laghad, le do thoil.
thread-missing = Níl an snáithe seo ann.
notification-context-missing = Abair cad leis a mbaineann an socrú seo, le do thoil.
notification-context-id-missing = Abair cén grúpa nó snáithe a mbaineann an socrú seo leis, le do thoil.
notification-frequency-missing = Abair cé chomh minic is mian leat scéala a fháil, le do thoil.
notification-push-alone = Athraigh brúfhógraí in iarratas ar leith, le do thoil.
push-failure-missing = Níl an fógra brúite sin sa logchomhad a thuilleadh.
unsubscribe-link-invalid = Ní oibríonn an nasc seo. Oscail an nasc sa ríomhphost arís, le do thoil.

mute-yourself = Ní féidir leat thú féin a bhalbhú.
mute-missing = Níor bhalbhaigh tú an ball seo.
