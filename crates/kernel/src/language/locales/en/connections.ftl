# Connections between members, and requests for them.

connection-missing = This connection doesn't exist.
connection-exists = You are already connected, or one of you has already sent a request.
connection-requested = Your request has been sent.
connection-member-gone = One of the two members is no longer here.
connection-answered = This request has already been answered.
connection-accept-own = You sent this request, so only the other member can accept it.
connection-decline-own = You sent this request, so you can't decline it. You can withdraw it instead.
connect-with-yourself = You can't connect with yourself.
connect-blocked = You can't connect with this member.
connection-status-own = Please name another member by their id. You can't be connected with yourself.
