// What a web client shows: fragments of one thing each, and the screens that are made of them.
//
// A mutation asks its payload for the same fragments, as a client does whose components say what they show.

import { EVENT_FRAGMENTS } from './events.mjs'
import { KEPT_FRAGMENTS } from './kept.mjs'
import { MARKET_FRAGMENTS } from './market.mjs'

/** Fragments by name. They may name one another. */
export const FRAGMENTS = {
  ...EVENT_FRAGMENTS,
  ...KEPT_FRAGMENTS,
  ...MARKET_FRAGMENTS,
  Opinion: `on Review { id rating comment status isAnonymous reviewerName reviewer { id name } receiver { id name } }`,
  Person: `on Member {
    id name connectionStatus connection { id status } blockStatus { isBlocked isBlockedBy }
    reviewStats { average reviewCount positive negative } reviews(first: 10) { nodes { ...Opinion } }
    exchangeRating { average ratingCount } mutualConnections(first: 5) { nodes { id } } listings(first: 5) { nodes { id title status } }
    groups(first: 5) { nodes { id } } profile { stats { connectionCount reviewCount averageRating exchangeCount listingCount groupCount } }
  }`,
  Skilled: `on Member {
    id badges { badgeKey name } endorsementStats { givenCount receivedCount skillCount }
    endorsements { skillName endorsementCount endorsers { id name } } skillEndorsements(skillName: "Baking") { endorsementCount hasEndorsed endorsements { id comment } }
  }`,
  Line: `on Message {
    id body isDeleted isEdited isRead readAt sender { id name } reactions { emoji reactionCount reacted }
  }`,
  Talk: `on Conversation {
    id isArchived unreadCount partner { id name conversation { id } } lastMessage { ...Line } messages(first: 10) { nodes { ...Line } }
  }`,
  Offer: `on Listing {
    id title description type status moderationStatus hoursEstimate isSaved saveCount contactCount renewalCount renewedAt expiresAt tags
    canEdit images { id altText } category { id name } owner { id name }
  }`,
  Step: `on ExchangeStep { action newStatus oldStatus actorRole actorName notes createdAt }`,
  Deal: `on Exchange {
    id status proposedHours finalHours message brokerNotes requester { id name } provider { id name } requesterConfirmedHours
    providerConfirmedHours hasRated ratings { id rating comment rater { id } rated { id } } history { ...Step } listing { id title contactCount }
  }`,
  Circle: `on Group {
    id name description visibility memberCount tags owner { id name } viewerMembership { role status }
    members(first: 8) { nodes { role status member { id name } } }
  }`,
  Side: `on TransactionParty { name member { id name } }`,
  Movement: `on Transaction {
    id amount description status transactionType direction createdAt sender { ...Side } receiver { ...Side } partner { ...Side }
    category { id name }
  }`,
  Fund: `on CommunityFund {
    id balance totalDeposited totalWithdrawn totalDonated
    transactions(first: 5) { totalCount nodes { amount type description member { id name } transaction { id } } }
  }`,
  Bell: `on Viewer {
    id notificationCounts { total connections messages groups listings reviews transactions social system other }
    notifications(first: 20) { nodes { id isRead readAt type message link createdAt actor { id name } } }
    groupedNotifications(first: 20) {
      nodes { groupKey allRead notificationCount remainingCount latestAt notification { id isRead } notifications { id isRead } }
    }
  }`,
  Network: `on Viewer {
    id pendingConnectionCounts { received sent connectionCount }
    connections(first: 10) { nodes { id status createdAt partner { id name connectionStatus } } }
    asked: connections(first: 10, status: PENDING_RECEIVED) { nodes { id status partner { id name connectionStatus } } }
    asking: connections(first: 10, status: PENDING_SENT) { nodes { id status partner { id name connectionStatus } } }
    connectionSuggestions(first: 5) { nodes { member { id name } mutualConnectionCount connectionStatus } }
  }`,
  Inbox: `on Viewer {
    id unreadMessageCount messagingSettings { messagingEnabled communityEnabled }
    conversations(first: 10) { nodes { id isArchived unreadCount partner { id name } lastMessage { ...Line } } }
    archive: conversations(first: 10, archived: true) { nodes { id isArchived unreadCount partner { id } } }
  }`,
  Purse: `on Viewer {
    id stats { walletBalance givenCount receivedCount listingCount offerCount requestCount }
    wallet {
      balance totalEarned totalSpent transactionCount pendingIncoming pendingOutgoing pendingTransferCount maxTransfer
      transactions(first: 10) { nodes { ...Movement } }
      donations(first: 10) { nodes { amount direction message recipientType partner { ...Side } transaction { id } } }
    }
  }`,
  Shop: `on Viewer {
    id stats { walletBalance givenCount receivedCount listingCount offerCount requestCount }
    listings(first: 10) { nodes { ...Offer } } savedListings(first: 10) { nodes { ...Offer } }
  }`,
  Deals: `on Viewer { id exchanges(first: 8) { nodes { ...Deal } } exchangesThatNeedAttention { exchangeCount exchanges { id status } } }`,
  Circles: `on Viewer { id groups(first: 10) { nodes { ...Circle } } }`,
  Opinions: `on Viewer {
    id reviewsGiven(first: 10) { nodes { ...Opinion } } pendingReviews(first: 10) { nodes { title completedAt receiver { id } transaction { id } } }
  }`,
  Privacy: `on Viewer {
    id blockedMembers { id reason blockedAt member { id blockStatus { isBlocked isBlockedBy } } }
    mutedMembers(first: 10) { nodes { id mutedAt member { id name } } }
  }`,
  Wishes: `on NotificationPreferences {
    caringSmartNudges emailConnections emailDigest emailEvents emailGamificationDigest emailGamificationMilestones emailListings emailMessages
    emailOrgAdmin emailOrgMembership emailOrgPayments emailOrgTransfers emailReviews emailTransactions federationNotificationsEnabled
    pushCampaignsOptedIn pushEnabled
  }`,
  Settings: `on Viewer {
    id notificationPreferences { ...Wishes } notificationSettings { globalFrequency groupFrequencies { frequency group { id } } }
    pushStatus { subscribed subscriptionCount }
    profile { preferredLanguage balance stats { connectionCount exchangeCount listingCount reviewCount transactionCount } }
  }`,
  Ability: `on MemberSkill { id name level isOffering isRequesting endorsementCount category { id name } }`,
  Time: `on AvailabilitySlot { id dayOfWeek specificDate isRecurring startTime endTime note }`,
  Themed: `on ThemePreferences { accentColor density fontSize highContrast largeText reducedMotion simplifiedLayout }`,
  Myself: `on Viewer {
    id skills { ...Ability } availabilitySlots { ...Time } consents { slug isGiven givenAt withdrawnAt version }
    preferences {
      accessibility { highContrast largeText reducedMotion simplifiedLayout } feed { prefersChronological }
      privacy { privacyProfile privacySearch } translation { autoTranslateTargetLocale autoTranslateUgc }
    }
    matchPreferences { maxDistanceKm minMatchScore matchingPaused availability categories { id name } }
    onboarding { isCompleted hasAvatar hasBio interests { category { id name } } }
    profile { name bio tagline location skills preferredTheme onboardingCompleted themePreferences { ...Themed } }
  }`,
  SignIns: `on Viewer { id sessions { id device isCurrent } securityEvents(first: 5) { nodes { id kind } } }`,
  Announcement: `on GroupAnnouncement { id title content isPinned priority author { id name } }`,
  Discussion: `on GroupDiscussion { id title content isPinned replyCount author { id name } }`,
  Reply: `on GroupDiscussionReply { id content isOwn author { id name } discussion { id replyCount } }`,
  Invitation: `on GroupInvite { id type status email message inviter { id name } }`,
  Question: `on Faq { id category question answer sortOrder isPublished }`,
  Sorted: `on SkillCategory { id name description displayOrder isActive parent { id name } }`,
  Report: `on ListingReport { id status reason details notes decidedBy { id } subject { title status listing { id status } } }`,
  Measure: `on SafeguardingMeasure { id kind inForce reason liftReason member { id name } liftedBy { id } }`,
}

const ofViewer = (fragment) => `viewer { ...${fragment} }`

/** Screens of a member, by name: a field of the root, which of the story's ids it is about (`of`), and without which there is none (`when`). */
export const OF_MEMBER = {
  bell: { field: ofViewer('Bell') },
  network: { field: ofViewer('Network') },
  inbox: { field: ofViewer('Inbox') },
  wallet: { field: ofViewer('Purse') },
  'own listings': { field: ofViewer('Shop') },
  exchanges: { field: ofViewer('Deals') },
  'own groups': { field: ofViewer('Circles') },
  'own reviews': { field: ofViewer('Opinions') },
  privacy: { field: ofViewer('Privacy') },
  settings: { field: ofViewer('Settings') },
  myself: { field: ofViewer('Myself') },
  'sign-ins': { field: ofViewer('SignIns') },
  'a member': { field: 'member(id: $ben) { ...Person }', of: 'ben' },
  'another member': { field: 'member(id: $cleo) { ...Person }', of: 'cleo' },
  "a member's skills": { field: 'member(id: $ben) { ...Skilled }', of: 'ben' },
  conversation: { field: 'member(id: $ben) { id conversation { ...Talk } }', of: 'ben' },
  'a listing': { field: 'listing(id: $listing) { ...Offer }', of: 'listing' },
  'an exchange': { field: 'exchange(id: $exchange) { ...Deal }', of: 'exchange' },
  'a group': { field: 'group(id: $group) { ...Circle }', of: 'group' },
  'group messages': {
    field: 'groupMessages(groupId: $group, first: 10) { nodes { id body sender { id name } } }',
    of: 'group',
  },
  'group notifications': {
    field: 'groupNotificationPreferences(groupId: $group) { frequency emailEnabled pushEnabled }',
    of: 'group',
  },
  'group members': {
    field: 'groupMembers(groupId: $group, first: 20) { nodes { role status member { id name } } }',
    of: 'group',
  },
  'group requests': {
    field: 'groupRequests(groupId: $group, first: 20) { nodes { status member { id name } } }',
    of: 'group',
  },
  'group announcements': { field: 'groupAnnouncements(groupId: $group, first: 10) { nodes { ...Announcement } }', of: 'group' },
  'group discussions': { field: 'groupDiscussions(groupId: $group, first: 10) { nodes { ...Discussion } }', of: 'group' },
  'group invitations': { field: 'groupInvites(groupId: $group) { ...Invitation }', of: 'group' },
  'a discussion': {
    field: 'groupDiscussionReplies(groupId: $group, discussionId: $discussion, first: 10) { nodes { ...Reply } }',
    of: ['group', 'discussion'],
  },
  'a block': { field: 'blockStatus(memberId: $ben) { isBlocked isBlockedBy }', of: 'ben' },
  groups: { field: 'groups(first: 10) { nodes { id name memberCount viewerMembership { role status } } }' },
  listings: { field: 'listings(first: 10, order: NEWEST) { nodes { id title status isSaved saveCount } }' },
  skills: { field: 'skills(first: 10) { totalCount nodes { id name endorsementCount } }' },
  fund: { field: 'communityFund { ...Fund }' },
  feed: { field: 'feed(first: 10) { nodes { id type title content } }' },
  help: { field: 'helpTopics { category faqs { id question answer } }' },
}

/** Screens of an administrator. */
export const OF_ADMIN = {
  wallet: OF_MEMBER.wallet,
  fund: OF_MEMBER.fund,
  'hours of all': { field: 'walletSummary { memberHours fundHours issuedHours negativeMemberCount }' },
  skills: OF_MEMBER.skills,
  'a member': OF_MEMBER['another member'],
  help: OF_MEMBER.help,
  questions: { field: 'faqs { ...Question }' },
  'skill categories': { field: 'skillCategories { ...Sorted children { ...Sorted } }' },
  categories: { field: 'transactionCategories { id name description isActive sortOrder }' },
  'starting balance': { field: 'startingBalance' },
  measures: { field: 'safeguardingMeasures(first: 10) { nodes { ...Measure } }' },
  'waiting listings': { field: 'listingModerationQueue(first: 10) { totalCount nodes { id title status submission } }' },
  'dead tasks': { field: 'deadTasks(first: 10) { nodes { id kind attemptCount } }' },
  'reported listings': { field: 'listingReports(first: 10) { nodes { ...Report } }' },
  'reviews to judge': {
    field: 'reviewsForModeration(first: 10) { nodes { id rating status receiver { id reviewStats { reviewCount average } } } }',
  },
  'exchanges to judge': { field: 'exchangesForBrokers(first: 8) { nodes { ...Deal } }' },
}

/** Screens of whoever runs the platform. */
export const OF_OPERATOR = {
  queue: { field: 'queueKinds { kind paused }' },
}

/** A document with the fragments that it names. */
export function whole(document) {
  const found = new Map()
  const look = (text) => {
    for (const [, name] of text.matchAll(/\.\.\.([A-Z]\w*)/g)) {
      if (found.has(name)) continue
      found.set(name, `fragment ${name} ${FRAGMENTS[name]}`)
      look(FRAGMENTS[name])
    }
  }
  look(document)
  return [document, ...found.values()].join('\n')
}

/** A query for these screens, whose answer has each under `shown0`, `shown1` and so on. */
export function asking(screens) {
  const given = [...new Set(screens.flatMap(({ of }) => of ?? []))].map((name) => `$${name}: ID!`)
  const fields = screens.map(({ field }, place) => `shown${place}: ${field}`)
  return whole(`query ${given.length > 0 ? `(${given.join(', ')}) ` : ''}{ ${fields.join('\n')} }`)
}
