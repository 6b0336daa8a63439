// The feed and what is said of it, what members keep for later, and searches; and every mutation of theirs that the demo can do.
import { does } from './moves.mjs'

/** Fragments of the feed and of what is kept. */
export const KEPT_FRAGMENTS = {
  Post: `on FeedItem {
    id type title content isLiked isOwn likeCount commentCount editedAt reactions { counts reactionCount viewerReaction } author { id name }
  }`,
  Said: `on Comment { id content isEdited isOwn reactions viewerReactions author { id name } parent { id } }`,
  Kept: `on Viewer {
    id bookmarkCollections { id name description bookmarkCount } bookmarks(first: 10) { nodes { id type itemId title collection { id name } } }
    savedCollections { ...Shelf } savedSearches { id name notifyOnNew lastResultCount lastRunAt queryParams }
  }`,
  Shelf: `on SavedCollection { id name description color isPublic itemCount updatedAt }`,
}

const ofPost = (field) => ({ field, of: 'post' })
/** Screens of whoever reads the feed and keeps what it shows. */
export const OF_KEEPER = {
  feed: { field: 'feed(first: 10) { nodes { ...Post } }' },
  'own posts': { field: 'feed(first: 10, type: POST, authorId: $ada) { nodes { ...Post } }', of: 'ada' },
  'a post': ofPost('feedPost(postId: $post) { ...Post }'),
  'a thing of the feed': ofPost('feedItem(itemId: $post, itemType: POST) { ...Post }'),
  comments: ofPost('comments(targetId: $post, targetType: POST) { ...Said replies { ...Said } }'),
  reactions: ofPost('reactions(targetId: $post, targetType: POST) { counts reactionCount viewerReaction topReactors { member { id } } }'),
  reactors: ofPost('reactors(targetId: $post, targetType: POST, reaction: LOVE, first: 10) { nodes { member { id name } } }'),
  'kept things': { field: 'viewer { ...Kept }' },
  'a bookmark': ofPost('bookmarkStatus(itemId: $post, type: POST) { isBookmarked bookmarkCount }'),
  shelves: { field: 'publicCollections(memberId: $ada) { ...Shelf }', of: 'ada' },
  'a shelf': { field: 'savedItems(savedCollectionId: $shelf, first: 10) { nodes { id title note itemType collection { id } } }', of: 'shelf' },
  'whether it is saved': { field: 'savedItemStatus(itemId: $offered, itemType: LISTING) { isSaved }', of: 'offered' },
  activity: { field: 'viewer { id activity { engagement { postCount commentCount likesGiven likesReceived } } }' },
}

const own = { shows: 'keeper' }
const ACTS = 'activity { engagement { postCount commentCount likesGiven likesReceived } }'
const onPost = (more) => (ids) => ({ targetId: ids.post, targetType: 'POST', ...more?.(ids) })
/** A post of Ben's. */
const benPosts = async ({ ben }) => {
  const { item } = await does(ben, 'createFeedPost', { content: 'Who has a kite?' }, 'item { itemId }')
  return { post: item.itemId }
}
const keeps = { ...own, payload: 'viewer { ...Kept }' }
const aside = { ...own, before: benPosts, input: (ids) => ({ itemId: ids.post, itemType: 'POST' }), payload: 'removedFeedItemId', again: ['a post', 'a thing of the feed'] }

export const KEPT_MOVES = [
  {
    ...own,
    does: 'createFeedPost',
    input: () => ({ content: 'There is wind.' }),
    payload: `item { itemId ...Post } viewer { id ${ACTS} }`,
    after: (_, ids, { item }) => ({ post: item.itemId }),
  },
  { ...own, does: 'updateFeedPost', input: (ids) => ({ postId: ids.post, content: 'There is much wind.' }), payload: 'item { ...Post }' },
  {
    ...own,
    does: 'createComment',
    input: onPost(() => ({ content: 'It grows.' })),
    payload: `comment { ...Said } item { ...Post } viewer { id ${ACTS} }`,
    after: (_, ids, { comment }) => ({ comment: comment.id }),
  },
  { ...own, does: 'updateComment', input: (ids) => ({ commentId: ids.comment, content: 'It grows and grows.' }), payload: 'comment { ...Said }' },
  { ...own, does: 'toggleReaction', input: onPost(() => ({ reactionType: 'LOVE' })), payload: `item { ...Post } viewer { id ${ACTS} }` },
  { ...own, does: 'toggleFeedLike', input: onPost(), payload: `like { likeCount } item { ...Post } viewer { id ${ACTS} }` },
  { ...own, does: 'deleteComment', input: (ids) => ({ commentId: ids.comment }), payload: `removedCommentId item { ...Post } viewer { id ${ACTS} }` },
  // What is kept for later.
  {
    ...keeps,
    does: 'createBookmarkCollection',
    input: () => ({ name: 'Kites' }),
    payload: 'bookmarkCollection { id name } viewer { ...Kept }',
    after: (_, ids, { bookmarkCollection }) => ({ pile: bookmarkCollection.id }),
  },
  { ...keeps, does: 'updateBookmarkCollection', input: (ids) => ({ bookmarkCollectionId: ids.pile, name: 'Kites and strings' }) },
  {
    ...keeps,
    does: 'toggleBookmark',
    input: (ids) => ({ itemId: ids.post, type: 'POST' }),
    payload: 'bookmarkStatus { isBookmarked bookmarkCount } viewer { ...Kept }',
    after: async ({ ada }) => ({ bookmark: (await ada.ask('{ viewer { bookmarks(first: 1) { nodes { id } } } }')).viewer.bookmarks.nodes[0].id }),
  },
  { ...keeps, does: 'moveBookmark', input: (ids) => ({ bookmarkId: ids.bookmark, collectionId: ids.pile }) },
  { ...keeps, does: 'deleteBookmarkCollection', input: (ids) => ({ bookmarkCollectionId: ids.pile }), payload: 'removedBookmarkCollectionId viewer { ...Kept }' },
  {
    ...keeps,
    does: 'createSavedCollection',
    input: () => ({ name: 'Kites', isPublic: true }),
    payload: 'savedCollection { ...Shelf } viewer { ...Kept }',
    after: (_, ids, { savedCollection }) => ({ shelf: savedCollection.id }),
  },
  { ...keeps, does: 'updateSavedCollection', input: (ids) => ({ savedCollectionId: ids.shelf, name: 'Kites and strings' }) },
  {
    ...keeps,
    does: 'saveItem',
    before: async ({ ada }, ids) => {
      const { listings } = await ada.ask('query ($ben: ID!) { listings(first: 1, ownerId: $ben) { nodes { restId } } }', { ben: ids.ben })
      return { offered: listings.nodes[0].restId }
    },
    input: (ids) => ({ collectionId: ids.shelf, itemType: 'LISTING', itemId: ids.offered }),
    payload: 'savedItem { id collection { ...Shelf } } viewer { ...Kept }',
    after: (_, ids, { savedItem }) => ({ saved: savedItem.id }),
  },
  { ...keeps, does: 'deleteSavedItem', input: (ids) => ({ savedItemId: ids.saved }), payload: 'removedSavedItemId viewer { ...Kept }' },
  {
    ...keeps,
    does: 'deleteSavedCollection',
    input: (ids) => ({ savedCollectionId: ids.shelf }),
    payload: 'removedSavedCollectionId viewer { ...Kept }',
    after: () => ({ shelf: undefined }),
  },
  {
    ...keeps,
    does: 'createSavedSearch',
    input: () => ({ name: 'Kites', queryParams: { q: 'kite' } }),
    payload: 'savedSearch { id } viewer { ...Kept }',
    after: (_, ids, { savedSearch }) => ({ search: savedSearch.id }),
  },
  { ...keeps, does: 'runSavedSearch', input: (ids) => ({ savedSearchId: ids.search, resultCount: 3 }) },
  { ...keeps, does: 'deleteSavedSearch', input: (ids) => ({ savedSearchId: ids.search }), payload: 'removedSavedSearchId viewer { ...Kept }' },
  // What one does not want to see.
  { ...own, does: 'deleteFeedPost', input: (ids) => ({ postId: ids.post }), payload: `removedFeedItemId viewer { ...Kept ${ACTS} }`, after: () => ({ post: undefined }) },
  { ...own, does: 'reportFeedItem', before: benPosts, input: (ids) => ({ itemId: ids.post, itemType: 'POST', reason: 'A kite of mine.' }), payload: 'report { __typename }' },
  { ...aside, does: 'dismissFeedItem' },
  { ...aside, does: 'hideFeedItem' },
]
