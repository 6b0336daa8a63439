# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Please say what you are looking for.
marketplace-search-prices = The highest price is below the lowest.
marketplace-search-missing = You have no such saved search.
marketplace-search-too-many = You can have at most { $most } saved searches. Please delete one first.
marketplace-collection-missing = This collection doesn't exist, or isn't for you.
marketplace-table-unusable = This file can't be read as a table. Please send CSV in UTF-8.
marketplace-table-columns = The first line must name the columns; title and description are needed.
marketplace-table-empty = There is nothing in this table.
marketplace-table-long = A table can have at most { $most } rows. Nothing was made.
marketplace-table-cell = This cell can't be read.
marketplace-table-cells = This row has more cells than there are columns.
marketplace-import-done = Drafts made: { $made }. Rows left out: { $left }.
marketplace-promotions-off = Listings can't be promoted in this community.
marketplace-promotion-hidden = Only what members can see can be promoted.
marketplace-promotion-runs = This is promoted already. You can promote it again when that is over.
marketplace-promotion-unpayable = This promotion costs something, and no payments are taken for it here.
marketplace-group-members-only = Only members of the group can see this.
