// Every mutation, done once: by whom, with what, and for what a client asks the payload.
//
// `before` makes ready what the mutation is about and gives ids by name; `again` names the screens that any client asks for anew, because the
// set-up of docs/clients.md takes them out of the cache; `without` names screens that the gateway refuses at that moment.

/** A mutation by somebody else. Gives its payload. */
const does = async ({ ask }, name, input, shows) => {
  const type = `${name[0].toUpperCase()}${name.slice(1)}Input`
  return (await ask(`mutation ($input: ${type}!) { ${name}(input: $input) { ${shows} } }`, { input }))[name]
}

/** One of the viewer's exchanges in a state. */
const exchangeIn = async ({ ask }, status, is = () => true) => {
  const { viewer } = await ask(`{ viewer { member { id } exchanges(first: 50, status: ${status}) { nodes { id provider { id } requester { id } } } } }`)
  const found = viewer.exchanges.nodes.find((row) => is(row, viewer.member.id))
  if (!found) throw new Error(`no exchange is ${status}`)
  return { exchange: found.id }
}
const forBrokers = async ({ ask }, status) => {
  const { exchangesForBrokers } = await ask(`{ exchangesForBrokers(first: 1, status: ${status}) { nodes { id } } }`)
  return { judged: exchangesForBrokers.nodes[0].id }
}

const listingOf = async ({ ask }, member) => {
  const { listings } = await ask('query ($member: ID!) { listings(first: 1, ownerId: $member) { nodes { id } } }', { member })
  return listings.nodes[0].id
}
const asks = async (member, other) => {
  const { connection } = await does(member, 'requestConnection', { memberId: other }, 'connection { id }')
  return { connection: connection.id }
}
const benWrites = async ({ ben }, ids) => {
  const { message } = await does(ben, 'sendMessage', { memberId: ids.ada, body: 'See you.' }, 'message { id }')
  return { message: message.id }
}
const newest = async ({ ada }) => {
  const { viewer } = await ada.ask('{ viewer { groupedNotifications(first: 1) { nodes { groupKey notification { id } } } } }')
  const [line] = viewer.groupedNotifications.nodes
  return { line: line.notification.id, bunch: line.groupKey }
}
/** What a member wants of another: an exchange that waits for the other. */
const wanted = async (member, other) => {
  const listing = await listingOf(member, other)
  const { exchange } = await does(member, 'requestExchange', { listingId: listing, proposedHours: 1 }, 'exchange { id }')
  return { exchange: exchange.id }
}
/** One of the reviews that everybody reads. */
const shownReview = async ({ admin }) => {
  const { reviewsForModeration } = await admin.ask('{ reviewsForModeration(first: 1, status: APPROVED) { nodes { id } } }')
  return { judged: reviewsForModeration.nodes[0].id }
}

const hiddenReview = async (people) => {
  const ids = await shownReview(people)
  await does(people.admin, 'hideReview', { reviewId: ids.judged }, 'review { id }')
  return ids
}

const withConnection = { input: (ids) => ({ connectionId: ids.connection }) }
const withExchange = { input: (ids) => ({ exchangeId: ids.exchange }), payload: 'exchange { ...Deal } viewer { ...Deals ...Purse ...Settings }' }
const withListing = { input: (ids) => ({ listingId: ids.listing }), payload: 'listing { ...Offer } viewer { ...Shop }' }
const withLine = { before: newest, input: (ids) => ({ notificationId: ids.line }), payload: 'viewer { ...Bell }' }
const toBen = { input: (ids) => ({ memberId: ids.ben }) }
const OF_MEMBERS = ['group members', 'group requests']
const inGroup = (more) => ({
  input: (ids) => ({ groupId: ids.group, ...more(ids) }),
  payload: 'group { ...Circle } member { ...Person }',
  again: OF_MEMBERS,
})
const byAdmin = { as: 'admin' }
const asOperator = { as: 'super', input: () => ({ kind: 'push.message' }), again: ['queue'] }
const judged = { as: 'admin', input: (ids) => ({ exchangeId: ids.judged }), payload: 'exchange { ...Deal } viewer { ...Purse }' }
const reviewed = { as: 'admin', before: shownReview, input: (ids) => ({ reviewId: ids.judged }) }
const theReviewed = 'receiver { id reviewStats { total average } }'
const OF_BEN = ['a member', "a member's skills", 'conversation']
const OF_GROUP = ['a group', 'group messages', 'group notifications', ...OF_MEMBERS]
const PREFERENCES = ['caringSmartNudges', 'emailConnections', 'emailDigest', 'emailEvents', 'emailGamificationDigest', 'emailGamificationMilestones',
  'emailListings', 'emailMessages', 'emailOrgAdmin', 'emailOrgMembership', 'emailOrgPayments', 'emailOrgTransfers', 'emailReviews',
  'emailTransactions', 'federationNotificationsEnabled', 'pushCampaignsOptedIn', 'pushEnabled']

export const MOVES = [
  // Whom one knows.
  {
    does: 'requestConnection',
    ...toBen,
    payload: 'connection { id status createdAt partner { ...Person } } viewer { ...Network }',
    after: (_, ids, { connection }) => ({ connection: connection.id }),
  },
  { does: 'removeConnection', ...withConnection, payload: 'removedRelationshipId member { ...Person } viewer { ...Network ...Settings }' },
  { does: 'declineConnection', before: ({ ben }, ids) => asks(ben, ids.ada), ...withConnection, payload: 'removedRelationshipId member { ...Person } viewer { ...Network }' },
  {
    does: 'acceptConnection',
    before: ({ cleo }, ids) => asks(cleo, ids.ada),
    ...withConnection,
    payload: 'connection { id status createdAt partner { ...Person } } viewer { ...Network ...Settings }',
  },
  // What one says of others.
  {
    does: 'endorseSkill',
    input: (ids) => ({ memberId: ids.ben, skillName: ' baking', comment: 'What bread!' }),
    payload: 'endorsement { id comment } skill { id name endorsementCount } member { ...Skilled }',
  },
  {
    does: 'withdrawSkillEndorsement',
    input: (ids) => ({ memberId: ids.ben, skillName: 'Baking' }),
    payload: 'skill { id name endorsementCount } member { ...Skilled }',
  },
  { does: 'endorseMember', ...toBen, payload: 'endorsementCount member { ...Skilled }' },
  {
    does: 'createReview',
    input: (ids) => ({ memberId: ids.ben, rating: 4, comment: 'Always there.' }),
    payload: 'review { ...Opinion } receiver { ...Person } viewer { ...Opinions }',
    after: (_, ids, { review }) => ({ review: review.id }),
  },
  {
    does: 'deleteReview',
    input: (ids) => ({ reviewId: ids.review }),
    payload: 'removedReviewId receiver { ...Person } viewer { ...Opinions }',
  },
  // What one writes.
  {
    does: 'sendMessage',
    input: (ids) => ({ memberId: ids.ben, body: 'Hello.' }),
    payload: 'message { ...Line } conversation { ...Talk } viewer { ...Inbox }',
    after: (_, ids, { message }) => ({ own: message.id }),
  },
  { does: 'editMessage', input: (ids) => ({ messageId: ids.own, body: 'Hello, Ben.' }), payload: 'message { ...Line }' },
  { does: 'reactToMessage', input: (ids) => ({ messageId: ids.own, emoji: '👍' }), payload: 'action message { ...Line }' },
  { does: 'tellTyping', input: (ids) => ({ memberId: ids.ben }), payload: 'recipient { id }' },
  { does: 'markConversationRead', before: benWrites, ...toBen, payload: 'conversation { ...Talk } viewer { ...Inbox ...Bell }' },
  {
    does: 'deleteMessage',
    input: (ids) => ({ messageId: ids.message, scope: 'SELF' }),
    payload: 'message { ...Line } conversation { ...Talk } viewer { ...Inbox }',
  },
  {
    does: 'archiveConversation',
    input: (ids) => ({ memberId: ids.ben, scope: 'SELF' }),
    payload: 'conversation { ...Talk } viewer { ...Inbox }',
  },
  { does: 'restoreConversation', ...toBen, payload: 'conversation { ...Talk } viewer { ...Inbox }' },
  {
    does: 'updateMessagingSettings',
    input: () => ({ messagingEnabled: false }),
    payload: 'viewer { ...Inbox }',
    after: async ({ ada }) => does(ada, 'updateMessagingSettings', { messagingEnabled: true }, 'viewer { id }').then(() => ({})),
  },
  // What the bell holds.
  { does: 'markNotificationRead', ...withLine, payload: 'notification { id isRead readAt } viewer { ...Bell }' },
  { does: 'markNotificationGroupRead', before: newest, input: (ids) => ({ groupKey: ids.bunch }), payload: 'viewer { ...Bell }' },
  { does: 'deleteNotification', ...withLine, payload: 'removedNotificationId viewer { ...Bell }' },
  { does: 'markAllNotificationsRead', payload: 'viewer { ...Bell }' },
  { does: 'deleteNotifications', input: () => ({ category: 'CONNECTIONS' }), payload: 'viewer { ...Bell }' },
  // What one wants.
  { does: 'updateNotificationPreferences', input: () => ({ emailMessages: false }), payload: 'preferences { ...Wishes } viewer { ...Settings }' },
  {
    does: 'saveNotificationForm',
    input: () => ({
      digestFrequency: 'MONTHLY',
      matchPreferences: { notificationFrequency: 'NEVER', notifyHotMatches: false, notifyMutualMatches: false },
      notifications: Object.fromEntries(PREFERENCES.map((name) => [name, true])),
    }),
    payload: 'viewer { ...Settings }',
  },
  { does: 'setNotificationFrequency', input: () => ({ contextType: 'GLOBAL', frequency: 'OFF' }), payload: 'viewer { ...Settings }' },
  {
    // Sentences of every screen are in another language now: a client begins with an empty cache.
    does: 'setLanguage',
    input: () => ({ language: 'DE' }),
    payload: 'viewer { ...Settings }',
    without: ['bell', 'fund', 'wallet', 'inbox', 'exchanges', 'an exchange', ...OF_BEN],
    after: async ({ ada }) => does(ada, 'setLanguage', { language: 'EN' }, 'viewer { id }').then(() => ({})),
  },
  { does: 'registerDevice', input: () => ({ token: 'a-phone-of-ada' }), payload: 'viewer { ...Settings }' },
  { does: 'unregisterDevice', input: () => ({ token: 'a-phone-of-ada' }), payload: 'viewer { ...Settings }' },
  // Whom one does not want to hear of.
  { does: 'muteMember', ...toBen, payload: 'member { ...Person } viewer { ...Privacy }' },
  { does: 'unmuteMember', ...toBen, payload: 'removedMutedMemberId member { ...Person } viewer { ...Privacy }' },
  // What one offers.
  {
    does: 'createListing',
    before: async ({ ada }) => ({ heading: (await ada.ask('{ categories { id } }')).categories[0].id }),
    input: (ids) => ({ categoryId: ids.heading, type: 'OFFER', title: 'Mending of kites', description: 'Any kite, any size, as long as it flew once.' }),
    payload: 'listing { ...Offer } viewer { ...Shop ...Settings }',
    again: ['listings'],
    after: (_, ids, { listing }) => ({ listing: listing.id }),
  },
  { ...withListing, does: 'updateListing', input: (ids) => ({ listingId: ids.listing, title: 'Mending of kites and sails' }), again: ['listings'] },
  { ...withListing, does: 'setListingTags', input: (ids) => ({ listingId: ids.listing, tags: ['kites', 'sails'] }), again: ['listings'] },
  { ...withListing, does: 'renewListing' },
  {
    ...withListing,
    does: 'reorderListingImages',
    before: async ({ ada }, ids) => ({ images: [await ada.picture(ids.listing), await ada.picture(ids.listing)] }),
    input: (ids) => ({ listingId: ids.listing, imageIds: [...ids.images].reverse() }),
  },
  {
    ...withListing,
    does: 'deleteListingImage',
    input: (ids) => ({ listingId: ids.listing, imageId: ids.images[0] }),
    payload: 'removedListingImageId listing { ...Offer }',
  },
  { ...withListing, does: 'removeListingImage' },
  { does: 'deleteListing', input: withListing.input, payload: 'removedListingId viewer { ...Shop ...Settings }', again: ['listings', 'a listing'] },
  { ...withListing, does: 'saveListing', before: async ({ ada }, ids) => ({ listing: await listingOf(ada, ids.cleo) }) },
  { ...withListing, does: 'unsaveListing' },
  { ...withListing, does: 'reportListing', input: (ids) => ({ listingId: ids.listing, reason: 'SPAM' }) },
  // What members do for one another.
  {
    does: 'requestExchange',
    input: (ids) => ({ listingId: ids.listing, proposedHours: 1 }),
    payload: 'exchange { ...Deal } viewer { ...Deals ...Settings }',
    after: (_, ids, { exchange }) => ({ exchange: exchange.id }),
  },
  { ...withExchange, does: 'cancelExchange' },
  {
    ...withExchange,
    does: 'declineExchange',
    before: ({ cleo }, ids) => wanted(cleo, ids.ada),
  },
  { ...withExchange, does: 'acceptExchange', before: ({ ada }) => exchangeIn(ada, 'PENDING_PROVIDER', ({ provider }, me) => provider.id === me) },
  { ...withExchange, does: 'startExchange', before: ({ ada }) => exchangeIn(ada, 'ACCEPTED') },
  { ...withExchange, does: 'completeExchange', before: ({ ada }) => exchangeIn(ada, 'IN_PROGRESS') },
  {
    ...withExchange,
    does: 'confirmExchange',
    before: ({ ada }) => exchangeIn(ada, 'PENDING_CONFIRMATION'),
    input: (ids) => ({ exchangeId: ids.exchange, hours: 1 }),
  },
  {
    ...withExchange,
    does: 'disputeExchange',
    before: ({ ada }) => exchangeIn(ada, 'PENDING_CONFIRMATION'),
    input: (ids) => ({ exchangeId: ids.exchange, reason: 'It took longer.' }),
  },
  {
    ...withExchange,
    does: 'rateExchange',
    before: async ({ ada, cleo }, ids) => {
      const { exchange } = await wanted(cleo, ids.ada)
      for (const step of ['acceptExchange', 'startExchange', 'completeExchange']) await does(ada, step, { exchangeId: exchange }, 'exchange { id }')
      for (const member of [ada, cleo]) await does(member, 'confirmExchange', { exchangeId: exchange, hours: 1 }, 'exchange { id }')
      return { exchange }
    },
    input: (ids) => ({ exchangeId: ids.exchange, rating: 5 }),
    payload: 'exchange { ...Deal requester { ...Person } provider { ...Person } } viewer { ...Deals }',
  },
  // Hours.
  {
    does: 'transferHours',
    input: (ids) => ({ memberId: ids.ben, amount: 1, description: 'For the shelf' }),
    payload: 'transaction { ...Movement } viewer { ...Purse ...Settings ...Opinions }',
    after: (_, ids, { transaction }) => ({ transaction: transaction.id }),
  },
  { does: 'hideTransaction', input: (ids) => ({ transactionId: ids.transaction }), payload: 'removedTransactionId viewer { ...Purse ...Settings ...Opinions }' },
  { does: 'donateHours', input: (ids) => ({ memberId: ids.ben, amount: 1 }), payload: 'member { ...Person } viewer { ...Purse ...Settings ...Opinions }' },
  { does: 'donateToCommunityFund', input: () => ({ amount: 1 }), payload: 'communityFund { ...Fund } viewer { ...Purse ...Settings }' },
  // Groups.
  {
    does: 'createGroup',
    input: () => ({ name: 'Kite flyers', visibility: 'PRIVATE' }),
    payload: 'group { ...Circle } viewer { ...Circles }',
    again: ['groups'],
    after: (_, ids, { group }) => ({ group: group.id }),
  },
  { does: 'updateGroup', input: (ids) => ({ groupId: ids.group, description: 'On windy days.' }), payload: 'group { ...Circle }', again: ['groups'] },
  {
    does: 'updateGroupNotificationPreferences',
    input: (ids) => ({ groupId: ids.group, frequency: 'MUTED', emailEnabled: false, pushEnabled: false }),
    payload: 'preferences { frequency emailEnabled pushEnabled } viewer { ...Settings }',
    again: ['group notifications'],
  },
  {
    does: 'postGroupMessage',
    input: (ids) => ({ groupId: ids.group, body: 'Wind!' }),
    payload: 'message { id body sender { id name } }',
    again: ['group messages'],
    after: (_, ids, { message }) => ({ shout: message.id }),
  },
  {
    does: 'deleteGroupMessage',
    input: (ids) => ({ groupId: ids.group, messageId: ids.shout }),
    payload: 'removedGroupMessageId group { id }',
    again: ['group messages'],
  },
  { does: 'inviteToGroup', ...inGroup((ids) => ({ memberId: ids.ben })) },
  {
    does: 'answerGroupRequest',
    before: async ({ cleo }, ids) => void (await does(cleo, 'joinGroup', { groupId: ids.group }, 'membership { status }')),
    ...inGroup((ids) => ({ memberId: ids.cleo, action: 'ACCEPT' })),
  },
  { does: 'changeGroupMemberRole', ...inGroup((ids) => ({ memberId: ids.cleo, role: 'ADMIN' })) },
  { does: 'removeGroupMember', ...inGroup((ids) => ({ memberId: ids.cleo })) },
  { does: 'banGroupMember', ...inGroup((ids) => ({ memberId: ids.ben })) },
  { does: 'unbanGroupMember', ...inGroup((ids) => ({ memberId: ids.ben })) },
  {
    does: 'deleteGroup',
    input: (ids) => ({ groupId: ids.group }),
    payload: 'removedGroupId viewer { ...Circles ...Settings }',
    again: ['groups', ...OF_GROUP],
    after: () => ({ group: undefined }),
  },
  {
    does: 'joinGroup',
    before: async ({ ada }) => {
      const { groups } = await ada.ask('{ groups(first: 10, visibility: PUBLIC) { nodes { id viewerMembership { status } } } }')
      return { joined: groups.nodes.find((row) => !row.viewerMembership).id }
    },
    input: (ids) => ({ groupId: ids.joined }),
    payload: 'group { ...Circle } viewer { ...Circles }',
  },
  { does: 'leaveGroup', input: (ids) => ({ groupId: ids.joined }), payload: 'group { id memberCount viewerMembership { role status } } viewer { ...Circles }' },
  // Who looks after the community.
  { ...byAdmin, does: 'addSkill', input: () => ({ name: 'Aerial photography' }), payload: 'skill { id name endorsementCount }', again: ['skills'] },
  { ...byAdmin, does: 'depositToCommunityFund', input: () => ({ amount: 5 }), payload: 'communityFund { ...Fund }' },
  {
    ...byAdmin,
    does: 'withdrawFromCommunityFund',
    input: (ids) => ({ memberId: ids.cleo, amount: 1 }),
    payload: 'communityFund { ...Fund } member { ...Person }',
  },
  {
    ...byAdmin,
    does: 'adjustBalance',
    input: (ids) => ({ memberId: ids.cleo, amount: 1, account: 'ISSUANCE', reason: 'Forgotten on Tuesday' }),
    payload: 'transaction { ...Movement } member { ...Person }',
    after: (_, ids, { transaction }) => ({ transaction: transaction.id }),
  },
  {
    ...byAdmin,
    does: 'reverseTransaction',
    input: (ids) => ({ transactionId: ids.transaction, reason: 'It was another Tuesday' }),
    payload: 'transaction { ...Movement reverses { ...Movement } }',
  },
  { ...byAdmin, does: 'setStartingBalance', input: () => ({ amount: 3 }), payload: 'startingBalance', again: ['starting balance'] },
  {
    ...byAdmin,
    does: 'createTransactionCategory',
    input: () => ({ name: 'Kites' }),
    payload: 'transactionCategory { id name description isActive sortOrder }',
    again: ['categories'],
    after: (_, ids, { transactionCategory }) => ({ category: transactionCategory.id }),
  },
  {
    ...byAdmin,
    does: 'updateTransactionCategory',
    input: (ids) => ({ categoryId: ids.category, description: 'What flies' }),
    payload: 'transactionCategory { id name description isActive sortOrder }',
  },
  {
    ...byAdmin,
    does: 'deleteTransactionCategory',
    input: (ids) => ({ categoryId: ids.category }),
    payload: 'removedTransactionCategoryId',
    again: ['categories'],
  },
  {
    ...byAdmin,
    does: 'createSafeguardingMeasure',
    input: (ids) => ({ kind: 'VETTED', memberId: ids.cleo, jurisdiction: 'IE', reason: 'Papers seen' }),
    payload: 'measure { ...Measure }',
    again: ['measures'],
    after: (_, ids, { measure }) => ({ measure: measure.id }),
  },
  {
    ...byAdmin,
    does: 'liftSafeguardingMeasure',
    input: (ids) => ({ measureId: ids.measure, reason: 'They ran out' }),
    payload: 'measure { ...Measure }',
  },
  {
    ...byAdmin,
    does: 'resolveListingReport',
    before: async ({ admin }) => {
      const { listingReports } = await admin.ask('{ listingReports(first: 1, status: PENDING) { nodes { id } } }')
      return { report: listingReports.nodes[0].id }
    },
    input: (ids) => ({ reportId: ids.report, outcome: 'DISMISSED' }),
    payload: 'report { ...Report }',
    again: ['reported listings'],
  },
  {
    ...byAdmin,
    does: 'rejectListing',
    before: async ({ admin }) => {
      const { listingModerationQueue } = await admin.ask('{ listingModerationQueue(first: 1) { nodes { id } } }')
      return { waiting: listingModerationQueue.nodes[0].id }
    },
    input: (ids) => ({ listingId: ids.waiting, reason: 'What does it take?' }),
    payload: 'removedListingId listing { ...Offer }',
    again: ['waiting listings'],
  },
  {
    ...byAdmin,
    does: 'approveListing',
    before: async ({ admin }, ids) => {
      const again = 'mutation ($id: ID!) { updateListing(input: { listingId: $id, status: PENDING }) { listing { id } } }'
      await admin.ask(again, { id: ids.waiting })
    },
    input: (ids) => ({ listingId: ids.waiting }),
    payload: 'listing { ...Offer }',
    again: ['waiting listings'],
  },
  { ...asOperator, does: 'pauseQueueKind', payload: 'queueKind { kind paused }' },
  { ...asOperator, does: 'resumeQueueKind', payload: 'queueKind { kind paused }' },
  { ...judged, does: 'approveExchange', before: ({ admin }) => forBrokers(admin, 'PENDING_BROKER') },
  { ...judged, does: 'rejectExchange', before: ({ admin }) => forBrokers(admin, 'PENDING_BROKER') },
  {
    ...judged,
    does: 'resolveExchange',
    before: ({ admin }) => forBrokers(admin, 'DISPUTED'),
    input: (ids) => ({ exchangeId: ids.judged, outcome: 'CANCEL' }),
  },
  { ...reviewed, does: 'flagReview', payload: `review { ...Opinion ${theReviewed} }` },
  { ...reviewed, does: 'hideReview', payload: `review { ...Opinion ${theReviewed} }` },
  { ...reviewed, before: hiddenReview, does: 'approveReview', payload: `review { ...Opinion ${theReviewed} }` },
  { ...reviewed, does: 'removeReview', payload: `removedReviewId ${theReviewed}`, again: ['reviews to judge'] },
  // The end of a connection that one did not ask for.
  {
    does: 'blockMember',
    before: ({ ada }, ids) => asks(ada, ids.ben),
    ...toBen,
    payload: 'removedRelationshipId member { id connectionStatus connection { id } blockStatus { isBlocked isBlockedBy } } viewer { ...Network ...Privacy ...Settings }',
    again: [...OF_BEN, 'a block', 'listings'],
  },
  {
    does: 'unblockMember',
    ...toBen,
    payload: 'removedBlockedMemberId member { ...Person } viewer { ...Network ...Privacy }',
    without: OF_BEN,
    again: ['a block', 'listings'],
  },
]

/** Mutations that change nothing that a screen shows, and why. */
export const ELSEWHERE = {
  acceptGroupInvite: "no screen of these shows a group's invitations",
  addMyAvailabilityOnDate: 'no screen of these shows skills or times',
  addMySkill: 'no screen of these shows skills or times',
  cancelEmailChange: 'no screen of these shows sign-ins and addresses',
  completeOnboarding: 'no screen of these shows settings of the profile and the first steps',
  createFaq: 'administrators only; no screen of members keeps the list that it changes',
  createGroupAnnouncement: "no screen of these shows a group's announcements and discussions",
  createGroupDiscussion: "no screen of these shows a group's announcements and discussions",
  createGroupInviteLink: "no screen of these shows a group's invitations",
  createSkillCategory: 'administrators only; no screen of members keeps the list that it changes',
  deleteFaq: 'administrators only; no screen of members keeps the list that it changes',
  deleteGroupAnnouncement: "no screen of these shows a group's announcements and discussions",
  deleteGroupDiscussion: "no screen of these shows a group's announcements and discussions",
  deleteGroupDiscussionReply: "no screen of these shows a group's announcements and discussions",
  deleteSkillCategory: 'administrators only; no screen of members keeps the list that it changes',
  endOtherSessions: 'no screen of these shows sign-ins and addresses',
  endSession: 'no screen of these shows sign-ins and addresses',
  inviteToGroupByEmail: "no screen of these shows a group's invitations",
  removeMyAvailability: 'no screen of these shows skills or times',
  removeMySkill: 'no screen of these shows skills or times',
  replyToGroupDiscussion: "no screen of these shows a group's announcements and discussions",
  revokeGroupInvite: "no screen of these shows a group's invitations",
  setMyAvailability: 'no screen of these shows skills or times',
  setMyAvailabilityOfDay: 'no screen of these shows skills or times',
  setTheme: 'no screen of these shows settings of the profile and the first steps',
  updateConsent: 'no screen of these shows settings of the profile and the first steps',
  updateFaq: 'administrators only; no screen of members keeps the list that it changes',
  updateGroupAnnouncement: "no screen of these shows a group's announcements and discussions",
  updateGroupDiscussion: "no screen of these shows a group's announcements and discussions",
  updateMatchPreferences: 'no screen of these shows settings of the profile and the first steps',
  updateMySkill: 'no screen of these shows skills or times',
  updatePreferences: 'no screen of these shows settings of the profile and the first steps',
  updateProfile: 'no screen of these shows settings of the profile and the first steps',
  updateSkillCategory: 'administrators only; no screen of members keeps the list that it changes',
  updateThemePreferences: 'no screen of these shows settings of the profile and the first steps',
  reviveDeadTask: 'nothing of the demo was given up',
  reviveDeadTasks: 'nothing of the demo was given up',
  openPushCampaign: 'counts for whoever sent the campaign; the operator sends them',
  sendPush: 'goes to browsers and phones alone',
  subscribePush: 'takes an address that a browser was given; registerDevice changes the same field',
  unsubscribePush: 'as subscribePush; unregisterDevice changes the same field',
}
