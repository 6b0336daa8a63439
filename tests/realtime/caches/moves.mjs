// Mutations, each done once: by whom, with what, and for what a client asks the payload.
//
// `before` makes ready what the mutation is about and gives ids by name; `again` names the screens that any client asks for anew, because the
// set-up of docs/clients.md takes them out of the cache; `without` names screens that the gateway refuses at that moment.

/** A mutation by somebody else. Gives its payload. */
export const does = async ({ ask }, name, input, shows) => {
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
const ofMyself = { payload: 'viewer { ...Myself }' }
const ofSignIns = { payload: 'viewer { ...SignIns }' }
const OF_HELP = ['help', 'questions']
/** A day of the next year. */
const nextYear = () => `${new Date().getUTCFullYear() + 1}-03-01`
const judged = { as: 'admin', input: (ids) => ({ exchangeId: ids.judged }), payload: 'exchange { ...Deal } viewer { ...Purse }' }
const reviewed = { as: 'admin', before: shownReview, input: (ids) => ({ reviewId: ids.judged }) }
const theReviewed = 'receiver { id reviewStats { reviewCount average } }'
const OF_BEN = ['a member', "a member's skills", 'conversation']
const OF_GROUP = ['a group', 'group messages', 'group notifications', 'group announcements', 'group discussions', 'group invitations', ...OF_MEMBERS]
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
      notificationPreferences: Object.fromEntries(PREFERENCES.map((name) => [name, true])),
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
  // What a group says, and who is invited to it.
  {
    does: 'createGroupAnnouncement',
    input: (ids) => ({ groupId: ids.group, title: 'Wind', content: 'On Sunday.' }),
    payload: 'announcement { ...Announcement } group { ...Circle }',
    again: ['group announcements'],
    after: (_, ids, { announcement }) => ({ announcement: announcement.id }),
  },
  {
    does: 'updateGroupAnnouncement',
    input: (ids) => ({ groupId: ids.group, announcementId: ids.announcement, isPinned: true }),
    payload: 'announcement { ...Announcement }',
    again: ['group announcements'],
  },
  {
    does: 'deleteGroupAnnouncement',
    input: (ids) => ({ groupId: ids.group, announcementId: ids.announcement }),
    payload: 'removedGroupAnnouncementId',
    again: ['group announcements'],
  },
  {
    does: 'createGroupDiscussion',
    input: (ids) => ({ groupId: ids.group, title: 'Which string?', content: 'Mine tears.' }),
    payload: 'discussion { ...Discussion } group { ...Circle }',
    again: ['group discussions'],
    after: (_, ids, { discussion }) => ({ discussion: discussion.id }),
  },
  {
    does: 'updateGroupDiscussion',
    input: (ids) => ({ groupId: ids.group, discussionId: ids.discussion, isPinned: true }),
    payload: 'discussion { ...Discussion }',
    again: ['group discussions'],
  },
  {
    does: 'replyToGroupDiscussion',
    input: (ids) => ({ groupId: ids.group, discussionId: ids.discussion, content: 'Dyneema.' }),
    payload: 'reply { ...Reply }',
    again: ['a discussion'],
    after: (_, ids, { reply }) => ({ reply: reply.id }),
  },
  {
    does: 'deleteGroupDiscussionReply',
    input: (ids) => ({ groupId: ids.group, discussionId: ids.discussion, replyId: ids.reply }),
    payload: 'removedGroupDiscussionReplyId discussion { ...Discussion }',
    again: ['a discussion'],
  },
  {
    does: 'deleteGroupDiscussion',
    input: (ids) => ({ groupId: ids.group, discussionId: ids.discussion }),
    payload: 'removedGroupDiscussionId',
    again: ['group discussions', 'a discussion'],
    after: () => ({ discussion: undefined }),
  },
  {
    does: 'createGroupInviteLink',
    input: (ids) => ({ groupId: ids.group }),
    payload: 'invite { ...Invitation } group { ...Circle }',
    again: ['group invitations'],
    after: (_, ids, { invite }) => ({ invitation: invite.id }),
  },
  {
    does: 'inviteToGroupByEmail',
    input: (ids) => ({ groupId: ids.group, emails: ['zoe@example.org'] }),
    payload: 'invites { ...Invitation } group { ...Circle }',
    again: ['group invitations'],
  },
  {
    does: 'revokeGroupInvite',
    input: (ids) => ({ groupId: ids.group, inviteId: ids.invitation }),
    payload: 'removedGroupInviteId group { ...Circle }',
    again: ['group invitations'],
  },
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
  {
    does: 'acceptGroupInvite',
    before: async ({ ben }) => {
      const { group } = await does(ben, 'createGroup', { name: 'Kite menders', visibility: 'PRIVATE' }, 'group { id }')
      const { invite } = await does(ben, 'createGroupInviteLink', { groupId: group.id }, 'invite { inviteUrl }')
      return { token: invite.inviteUrl.split('/').pop() }
    },
    input: (ids) => ({ token: ids.token }),
    // A private group is on its members' profiles for those who belong to it.
    payload: 'group { ...Circle owner { ...Person } } viewer { ...Circles }',
    again: ['groups'],
  },
  // What one says of oneself.
  {
    ...ofMyself,
    does: 'addMySkill',
    input: () => ({ skillName: 'Kite making', isOffering: true }),
    after: async ({ ada }) => {
      const { viewer } = await ada.ask('{ viewer { skills { id name } } }')
      return { ability: viewer.skills.find(({ name }) => name === 'Kite making').id }
    },
  },
  { ...ofMyself, does: 'updateMySkill', input: (ids) => ({ skillId: ids.ability, proficiencyLevel: 'EXPERT' }) },
  { ...ofMyself, does: 'removeMySkill', input: (ids) => ({ skillId: ids.ability }), payload: 'removedMemberSkillId viewer { ...Myself }' },
  { ...ofMyself, does: 'setMyAvailability', input: () => ({ slots: [{ dayOfWeek: 1, startTime: '09:00', endTime: '12:00' }] }) },
  { ...ofMyself, does: 'setMyAvailabilityOfDay', input: () => ({ dayOfWeek: 2, slots: [{ startTime: '10:00', endTime: '11:00' }] }) },
  {
    ...ofMyself,
    does: 'addMyAvailabilityOnDate',
    input: () => ({ date: nextYear(), startTime: '10:00', endTime: '11:00' }),
    after: async ({ ada }) => {
      const { viewer } = await ada.ask('{ viewer { availabilitySlots { id isRecurring } } }')
      return { slot: viewer.availabilitySlots.find(({ isRecurring }) => !isRecurring).id }
    },
  },
  {
    ...ofMyself,
    does: 'removeMyAvailability',
    input: (ids) => ({ slotId: ids.slot }),
    payload: 'removedAvailabilitySlotId viewer { ...Myself }',
  },
  { ...ofMyself, does: 'setTheme', input: () => ({ theme: 'DARK' }) },
  { ...ofMyself, does: 'updateThemePreferences', input: () => ({ largeText: true }) },
  { ...ofMyself, does: 'updatePreferences', input: () => ({ feed: { prefersChronological: true } }) },
  {
    ...ofMyself,
    does: 'updateMatchPreferences',
    before: async ({ ada }) => ({ heading: (await ada.ask('{ categories(type: LISTING) { id } }')).categories[0].id }),
    input: (ids) => ({ maxDistanceKm: 20, categoryIds: [ids.heading] }),
  },
  { ...ofMyself, does: 'updateProfile', input: () => ({ bio: 'Flies kites.' }) },
  {
    ...ofMyself,
    does: 'updateConsent',
    before: async ({ ada }) => {
      const { viewer } = await ada.ask('{ viewer { consents { slug isGiven isRequired } } }')
      return { consent: viewer.consents.find(({ isGiven, isRequired }) => !isGiven && !isRequired).slug }
    },
    input: (ids) => ({ slug: ids.consent, given: true }),
  },
  { ...ofMyself, does: 'completeOnboarding', input: (ids) => ({ interests: [ids.heading] }), payload: 'viewer { ...Myself ...Shop }' },
  {
    ...ofSignIns,
    does: 'endSession',
    before: async (people) => {
      await people.ada.signInAgain()
      const { viewer } = await people.ada.ask('{ viewer { sessions { id isCurrent } } }')
      return { session: viewer.sessions.find(({ isCurrent }) => !isCurrent).id }
    },
    input: (ids) => ({ sessionId: ids.session }),
    payload: 'removedSessionId viewer { ...SignIns }',
  },
  { ...ofSignIns, does: 'endOtherSessions', before: async ({ ada }) => void (await ada.signInAgain()), payload: 'endedCount viewer { ...SignIns }' },
  // Who looks after the community.
  {
    ...byAdmin,
    does: 'createFaq',
    input: () => ({ question: 'Where is the wind?', answer: 'At the harbour.', category: 'Kites' }),
    payload: 'faq { ...Question }',
    again: OF_HELP,
    after: (_, ids, { faq }) => ({ faq: faq.id }),
  },
  { ...byAdmin, does: 'updateFaq', input: (ids) => ({ faqId: ids.faq, category: 'Wind' }), payload: 'faq { ...Question }', again: OF_HELP },
  { ...byAdmin, does: 'deleteFaq', input: (ids) => ({ faqId: ids.faq }), payload: 'removedFaqId', again: OF_HELP },
  {
    ...byAdmin,
    does: 'createSkillCategory',
    input: () => ({ name: 'Kites' }),
    payload: 'category { ...Sorted }',
    again: ['skill categories'],
    after: (_, ids, { category }) => ({ sorted: category.id }),
  },
  {
    ...byAdmin,
    does: 'updateSkillCategory',
    input: (ids) => ({ categoryId: ids.sorted, description: 'What flies' }),
    payload: 'category { ...Sorted }',
    again: ['skill categories'],
  },
  {
    ...byAdmin,
    does: 'deleteSkillCategory',
    input: (ids) => ({ categoryId: ids.sorted, hard: true }),
    payload: 'removedSkillCategoryId',
    again: ['skill categories'],
  },
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

/**
 * Why no move does a mutation. What becomes stale at the root after those that change something is said by `updates` of docs/clients.md alone, which
 * `said.mjs` holds against the schema.
 */
const NOTHING = 'it changes nothing'
const NOW = 'takes an event that goes on, or one whose line moves'
const LIKE = 'as another move: the same payload, and the same fields of the root'
const ASKED = 'takes a community whose events are judged before they are shown'
const NOTED = 'changes who has read an answer, which whoever gave it sees'
const GUARDIAN = 'takes a letter to a guardian'
const STAFF = "staff's: lists that only staff see, and no screen shows yet"
const UNSHOWN = 'no screen shows what it changes yet'
const FILES = 'takes pictures or films, which only REST takes'

/** Mutations that no move does, and why. */
export const ELSEWHERE = {
  submitEvent: ASKED,
  acceptEventOffer: NOW,
  approveEventRegistration: LIKE,
  rejectEventRegistration: LIKE,
  previewEventBroadcast: NOTHING,
  publishEventFormSettings: LIKE,
  previewEventAnswerErasure: NOTHING,
  applyEventAnswerErasure: NOW,
  submitEventAnswersDraft: LIKE,
  setEventAttendanceReward: STAFF,
  retryEventAttendanceClaim: STAFF,
  reverseEventAttendanceClaim: STAFF,
  addEventGuest: LIKE,
  retryEventBroadcast: LIKE,
  cancelEventGuest: LIKE,
  recordEventGuestAttendance: NOW,
  readEventAnswers: NOTED,
  requestEventGuardianConsent: GUARDIAN,
  withdrawEventGuardianConsent: GUARDIAN,
  previewEventInvitationCampaign: NOTHING,
  issueEventInvitationCampaign: LIKE,
  acceptEventInvitationLink: LIKE,
  acceptEventInvitation: LIKE,
  decideEventOfflineConflict: NOW,
  recordEventAttendance: NOW,
  acceptEventTicketTransfer: LIKE,
  transferEventOwnership: LIKE,
  declineEventTicketTransfer: LIKE,
  redeemEventCheckInCode: NOW,
  checkInEventMembers: NOW,
  updateRecurringEvent: LIKE,
  previewEventRevision: NOTHING,
  commitEventRevision: LIKE,
  previewEventBlueprint: NOTHING,
  previewEventTemplate: NOTHING,
  previewEventFromTemplate: NOTHING,
  createEventFromTemplate: LIKE,
  commitEventBlueprint: LIKE,
  approveEvent: ASKED,
  rejectEvent: ASKED,
  completeEvent: NOW,
  cancelEmailChange: 'asked for with a password, which only REST takes; shown until a letter is answered',
  hideFeedItemForStaff: STAFF,
  approveFeedItem: STAFF,
  giveFaqFeedback: UNSHOWN,
  grantVerificationBadge: STAFF,
  revokeVerificationBadge: STAFF,
  deleteGroupFile: UNSHOWN,
  decideCookieConsent: UNSHOWN,
  requestCoordinator: UNSHOWN,
  closeCoordinatorRequest: STAFF,
  createSafeguardingOption: STAFF,
  updateSafeguardingOption: STAFF,
  chooseOnboardingSafeguarding: UNSHOWN,
  prepareDataExport: UNSHOWN,
  createDataExportLink: UNSHOWN,
  cancelDataExport: UNSHOWN,
  createDataRequest: UNSHOWN,
  withdrawDataRequest: UNSHOWN,
  decideDataRequest: STAFF,
  reportProblem: UNSHOWN,
  resolveSupportRequest: STAFF,
  acceptLegalDocument: UNSHOWN,
  acceptLegalDocuments: UNSHOWN,
  publishLegalVersion: STAFF,
  createMarketplacePaymentIntent: 'as confirmMarketplacePayment, and needs a provider of card payments',
  confirmMarketplaceCardPayment: 'as createMarketplacePaymentIntent',
  onboardMarketplaceSeller: 'needs a provider of card payments',
  rateMarketplaceOrder: 'takes an order that is completed, some days after its buyer has what it is about',
  resolveMarketplaceDispute: STAFF,
  releaseMarketplacePayment: STAFF,
  settleMarketplaceDelivery: STAFF,
  settleMarketplaceCardRefund: STAFF,
  retryMarketplaceCardRefund: 'needs a provider of card payments',
  resetMemberSecondFactor: "staff's; no screen of these shows the member's second factor",
  revokeTrustedDevice: 'devices are trusted with a code, which only an app makes',
  revokeTrustedDevices: 'devices are trusted with a code, which only an app makes',
  reorderMarketplaceListingImages: FILES,
  deleteMarketplaceListingImage: FILES,
  deleteMarketplaceListingVideo: FILES,
  createMarketplaceDeliveryOffer: UNSHOWN,
  withdrawMarketplaceDeliveryOffer: UNSHOWN,
  acceptMarketplaceDeliveryOffer: UNSHOWN,
  confirmMarketplaceDeliveryOffer: UNSHOWN,
  reserveMarketplacePickup: UNSHOWN,
  scanMarketplacePickup: UNSHOWN,
  validateMarketplaceCoupon: NOTHING,
  createMarketplaceCouponToken: UNSHOWN,
  redeemMarketplaceCouponToken: UNSHOWN,
  suspendMarketplaceCoupon: STAFF,
  removeMarketplaceCoupon: STAFF,
  redeemMarketplaceLoyalty: UNSHOWN,
  reverseMarketplaceLoyaltyRedemption: STAFF,
  setMarketplaceLoyaltySeller: STAFF,
  appealMarketplaceReport: UNSHOWN,
  acknowledgeMarketplaceReport: STAFF,
  resolveMarketplaceReport: STAFF,
  resolveMarketplaceReportAppeal: STAFF,
  verifyMarketplaceSeller: STAFF,
  suspendMarketplaceSeller: STAFF,
  restoreMarketplaceSeller: STAFF,
  reviveDeadTask: 'nothing of the demo was given up',
  reviveDeadTasks: 'nothing of the demo was given up',
  openPushCampaign: 'counts for whoever sent the campaign, of whom no screen shows any yet',
  createPushCampaign: UNSHOWN,
  updatePushCampaign: UNSHOWN,
  cancelPushCampaign: UNSHOWN,
  submitPushCampaign: UNSHOWN,
  estimatePushAudience: NOTHING,
  approvePushCampaign: STAFF,
  rejectPushCampaign: STAFF,
  dispatchPushCampaign: STAFF,
  pausePushCampaign: STAFF,
  sendPush: 'goes to browsers and phones alone',
  subscribePush: 'takes an address that a browser was given; registerDevice changes the same field',
  unsubscribePush: 'as subscribePush; unregisterDevice changes the same field',
}
