# Forms of events.

event-form-missing = Níl an fhoirm seo ann.
event-form-conflict = Ní féidir é seo a athrú ná a fhoilsiú a thuilleadh.
event-form-stale = D’athraigh duine eile an fhoirm seo idir an dá linn. Breathnaigh uirthi arís, le do thoil.
event-form-title = Tabhair teideal don fhoirm, le do thoil.
event-forms-many = Is é { $most } an líon is mó foirmeacha is féidir a bheith ag imeacht.
event-form-empty = Cuir ceist leis ar dtús, le do thoil.
event-form-kind = Tá ceist faoin eochair seo i bhfoirm níos luaithe a ghlacann cineál eile freagra. Roghnaigh eochair eile, le do thoil.
event-form-key-twice = Tá an eochair seo ag ceist eile cheana.
event-form-label = Scríobh an rud atá á fhiafraí, le do thoil.
event-form-options = Tabhair dhá rogha éagsúla ar a laghad, le do thoil.
event-form-no-options = Níl roghanna ag an gcineál seo ceiste.
event-answers-required = Freagair ceisteanna an imeachta seo ar dtús, le do thoil.
event-answers-given = D’fhreagair tú cheana. Is féidir leat do fhreagraí a cheartú.
event-answers-closed = Ní féidir ceisteanna an imeachta seo a fhreagairt a thuilleadh.
event-answers-missing = Níl na freagraí seo ann.
event-answer-unknown = Níl an cheist seo á cur.
event-answer-twice = Tá an cheist seo freagartha faoi dhó.
event-answer-text = Freagair le téacs; is é { $most } an líon is mó carachtar.
event-answer-option = Roghnaigh ceann de na roghanna, le do thoil.
event-answer-options = Roghnaigh as na roghanna amháin, le do thoil.
event-answer-yes-no = Freagair le tá nó níl, le do thoil.
event-answer-number = Freagair le huimhir, le do thoil.
event-answer-date = Freagair le lá, mar shampla 2030-05-01, le do thoil.
event-answer-consent = Tabhair do thoiliú más mian leat páirt a ghlacadh, le do thoil.
event-answer-required = Freagair an cheist seo, le do thoil: { $question }
