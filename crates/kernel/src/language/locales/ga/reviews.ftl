# Irish. Singular address. The English file says what the messages are for.

review-missing = Níl an léirmheas seo ann.
review-exists = Scríobh tú an léirmheas seo cheana.
review-yourself = Ní féidir leat léirmheas a scríobh ort féin.
review-not-between-you = Ní eadraibh beirt a bhí an t-aistriú seo.
review-not-yours = Ní féidir ach leis an té a scríobh an léirmheas seo é a tharraingt siar.
review-about-you = Is tusa a scríobh an léirmheas seo nó is ortsa atá sé, mar sin fág faoi dhuine eile é, le do thoil.
reviewed = Go raibh maith agat as do léirmheas!
review-removed = Baineadh an léirmheas anuas.
review-flagged = Tuairiscíodh an léirmheas.
review-hidden = Tá an léirmheas i bhfolach.
review-approved = Tá an léirmheas le feiceáil arís.
review-shown = Tá an léirmheas seo le feiceáil cheana.
