# Bookmarks.

bookmark-missing = There is no such bookmark.
bookmark-collection-missing = There is no such collection.
bookmark-item-missing = This isn't there, or not for you.
bookmark-collection-duplicate = You already have a collection of this name.
bookmark-collections-full = You can have at most { $most } collections. Please delete one first.
saved-item-missing = You haven't saved this.
saved-collection-private = This collection is private.
saved-collection-full = A collection holds at most { $most } things. Please take something out first.
