# What the bell says (bell-*), the subject of a mail about it (subject-*), and the heading of a push about it (push-*).
# $name is whoever caused it, $place the group or community that it is about.

bell-connection-request = { $name } would like to connect with you.
