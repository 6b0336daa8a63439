# The search and saved searches.

search-too-short = Please type at least two characters.
saved-search-missing = There is no such saved search.
saved-search-name = Please choose a name that can be read.
saved-search-words = Please say what is looked for: at least two characters in “q”.
saved-search-too-long = A saved search may hold at most { $most } bytes.
saved-searches-full = You can keep at most { $most } saved searches. Please delete one first.
