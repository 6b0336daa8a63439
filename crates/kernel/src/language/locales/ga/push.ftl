# Irish. Singular address. The English file says what the messages are for.

push-auth-invalid = Ní mór 16 bheart in base64url a bheith in keys.auth.
push-key-invalid = Ní mór pointe neamh-chomhbhrúite ar P-256 in base64url a bheith in keys.p256dh.
endpoint-invalid = Ní mór seoladh gréasáin a bheith in endpoint.
endpoint-not-https = Ní mór https a bheith ag tús endpoint.
endpoint-with-user = Níl cead úsáideoir a ainmniú in endpoint.
endpoint-with-port = Níl cead port a ainmniú in endpoint.
endpoint-not-public = Ní mór seoladh poiblí a bheith in endpoint.
browser-unsubscribed = Ní bhfaighidh an brabhsálaí seo brúfhógraí a thuilleadh.
phone-registered = Gheobhaidh an fón seo brúfhógraí anois.
phone-unregistered = Ní bhfaighidh an fón seo brúfhógraí a thuilleadh.
phone-not-registered-by-you = Níl an fón seo cláraithe le do chuntas.
phone-needs-sign-in = Sínigh isteach ar dtús agus cláraigh an fón seo ansin, le do thoil.
push-to-nobody = Níl brabhsálaí a fhaigheann brúfhógraí ag aon duine de na baill seo.
campaign-missing = Níor seoladh an teachtaireacht seo chugatsa.
push-campaign-missing = Níl a leithéid d’fheachtas ann.
campaign-url-unsafe = Cuir isteach seoladh leathanach gréasáin phoiblí a thosaíonn le https nó http.
campaign-moment-wrong = Roghnaigh am atá le teacht, laistigh de bhliain.
campaign-half-a-place = Teastaíonn domhanleithead, domhanfhad agus ga ó áit, nó ceann ar bith díobh.
campaigns-many = Ní féidir níos mó ná { $most } feachtas gan chinneadh a bheith agat.
campaign-wrong-status = Tá an feachtas rófhada chun cinn dó seo, nó níl sé fada go leor.
campaign-stale = Tá an feachtas athraithe. Féach air arís.
