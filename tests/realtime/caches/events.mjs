// Events as a web client shows them, to whoever looks after one and to whoever comes; and every mutation of theirs that the demo can do.
import { does } from './moves.mjs'

/** Fragments of what stands in an event. */
export const EVENT_FRAGMENTS = {
  Gathering: `on Event {
    id title description schedule { publicationState operationalState state startAt endAt cancellationReason lifecycleVersion }
    permissions { edit publish cancel broadcast managePeople manageStaff manageAgenda checkIn } metrics { confirmedCount interestedCount waitlistCount }
    relationship {
      registration { state canRegister canWithdraw canJoinWaitlist canLeaveWaitlist waitlistPosition } engagement { state canChange }
      attendance { state } capacity { confirmed remaining isFull limit waitlistCount }
    }
    series { named { title } } agenda(first: 10) { nodes { ...Session } } organizer { id name }
  }`,
  Session: `on EventSession {
    id title status startAt endAt position placesLeft registeredCount cancellationReason version room registration { state canRegister canWithdraw }
  }`,
  Standing: `on EventMemberRelationship {
    registration { state version confirmedAt cancelledAt invitedAt } waitlist { state position version } engagement { state } attendance { state }
    capacity { confirmed limit remaining isFull waitlistCount } member { id name }
  }`,
  Asked: `on Viewer { id eventInvitations { invitationId eventTitle } }`,
  Reminding: `on EventReminderSettings { areEnabled isDefault revision effectiveOffsets rules { offsetMinutes isEnabled } overrides { offsetMinutes isEnabled } }`,
  Broadcast: `on EventBroadcast { id subject body segments status version scheduledAt toldCount author { id name } }`,
  Template: `on EventTemplate { id name description version status permissions { materialize revise archive } }`,
  Form: `on EventForm { id number title intro status version publishedAt questions { key label kind isRequired } }`,
  Answers: `on EventSubmission { id isComplete version member { id } answers { key value } }`,
  Rules: `on EventSafety {
    enforcement mayParticipate unmet acknowledgement { id version acknowledgedAt }
    draft { revision version status codeOfConduct minimumAge } requirements { revision version status codeOfConduct minimumAge publishedAt }
  }`,
  Denial: `on EventSafetyReview { id reason createdAt liftedAt member { id name } createdBy { id } liftedBy { id } }`,
  Campaign: `on EventInvitationCampaign { id label audience status version namedCount invitedCount scheduledAt }`,
  Invited: `on EventInvitation { id kind status label useCount maxUses closedAt member { id name } }`,
  Device: `on EventOfflineDevice { id label status version revokedAt }`,
  Pass: `on EventOfflineCredential { id status version issuedAt revokedAt }`,
  Ticket: `on EventTicketType {
    id name kind status version allocationLimit perMemberLimit unitPriceCredits availability { isOpen allocationRemaining memberRemaining eligibility { isEligible } }
  }`,
  Place: `on EventTicketEntitlement { id status units version totalPriceCredits ticketTypeId ticketTypeName cancelledAt member { id name } }`,
  Handing: `on EventTicketTransfer { id status units direction closedAt entitlementId sender { id } recipient { id } }`,
  Staff: `on EventStaffAssignment { id role status isEffective version revokedAt member { id name } grantedBy { id } revokedBy { id } }`,
  Calendar: `on EventCalendarFeed { id label active revokedAt tokenPrefix }`,
  Series: `on EventSeries { id title description eventCount nextEventAt }`,
}

const onEvent = (field) => ({ field, of: 'event' })
/** Screens of everybody who sees an event. */
const OF_EVENT = {
  'an event': onEvent('event(id: $event) { ...Gathering }'),
  events: { field: 'events(first: 20, when: UPCOMING) { nodes { id title schedule { state startAt } relationship { registration { state } capacity { confirmed } } } }' },
  feed: { field: 'feed(first: 10) { nodes { id type title } }' },
  'event series': { field: 'eventSeriesList(first: 10) { nodes { ...Series } }' },
  'event agenda': onEvent('eventAgenda(eventId: $event) { version canManage sessions { ...Session } }'),
  'event safety': onEvent('eventSafety(eventId: $event) { ...Rules }'),
  'event tickets': onEvent('eventTicketCatalogue(eventId: $event) { ticketTypes { ...Ticket } ownEntitlements { ...Place } permissions { allocateSelf manage } }'),
}
/** Screens of whoever looks after an event. */
export const OF_ORGANIZER = {
  ...OF_EVENT,
  'event attendees': onEvent('eventAttendees(eventId: $event, first: 10) { nodes { state waitlistPosition member { id name } } }'),
  'event people': onEvent(`eventPeople(eventId: $event, first: 10) {
    nodes { registrationState registrationVersion waitlistState waitlistPosition attendanceState attendanceVersion engagementState member { id name } }
  }`),
  'event staff': onEvent('eventStaffAssignments(eventId: $event, includeInactive: true) { ...Staff }'),
  'event broadcasts': onEvent('eventBroadcasts(eventId: $event) { ...Broadcast }'),
  'event templates': { field: 'eventTemplates(first: 10, status: ALL) { nodes { ...Template } }' },
  'event forms': onEvent('eventForms(eventId: $event) { answeredCount missingCount settings { answers dueMinutes version } forms { ...Form } }'),
  'event denials': onEvent('eventSafetyReviews(eventId: $event) { ...Denial }'),
  'event campaigns': onEvent('eventInvitationCampaigns(eventId: $event) { ...Campaign }'),
  'event invitations': onEvent('eventInvitations(eventId: $event, first: 10) { nodes { ...Invited } }'),
  'event door': onEvent('eventOfflineCheckin(eventId: $event) { enabled openConflictCount devices { ...Device } }'),
  'event places': onEvent('eventTicketEntitlements(eventId: $event, first: 10) { nodes { ...Place } }'),
  'event attendance': onEvent('eventAttendanceRecords(eventId: $event, first: 10) { nodes { state attendanceVersion checkedInAt checkedOutAt reason member { id } } }'),
  'event history': onEvent('eventHistorySteps(eventId: $event, first: 10) { nodes { lifecycleVersion reason createdAt } }'),
}
/** Screens of whoever comes to an event. */
export const OF_GUEST = {
  ...OF_EVENT,
  'own place': onEvent('eventRegistration(eventId: $event) { ...Standing }'),
  'event reminders': onEvent('eventReminderSettings(eventId: $event) { ...Reminding }'),
  'event questions': onEvent('eventRegistrationForm(eventId: $event) { isOpen missing settings { answers } form { ...Form } submission { ...Answers } }'),
  'own pass': { ...onEvent('ownEventOfflineCredential(eventId: $event) { ...Pass }'), when: 'pass' },
  'own handings': onEvent('eventTicketTransfers(eventId: $event) { ...Handing }'),
  'own invitations': { field: 'viewer { ...Asked }' },
  'own calendars': { field: 'eventCalendarFeeds { ...Calendar }' },
  'own dates': { field: 'eventCalendarEntries { uid title operationalStatus calendarStatus }' },
  'wallet': { field: 'viewer { ...Purse }' },
}

/** An hour of a day of the next year. */
const at = (hour) => `${new Date().getUTCFullYear() + 1}-05-01T${hour}:00:00`
const KITES = () => ({ title: 'Day of kites', description: 'All kites that there are, in the air at once.', startTime: at('10'), endTime: at('16'), timezone: 'UTC' })
/** An event of Ben's to which members may come. */
const bens = async ({ ben }, more = {}) => {
  const { event } = await does(ben, 'createEvent', { ...KITES(), title: 'Night of kites', ...more }, 'event { id }')
  await does(ben, 'publishEvent', { eventId: event.id }, 'event { id }')
  return event.id
}
const TICKET = () => ({
  kind: 'FREE', name: 'A seat', allocationLimit: 3, idempotencyKey: crypto.randomUUID(), salesOpensAt: new Date(Date.now() - 3600000).toISOString(),
  salesClosesAt: `${at('09')}Z`,
})
const ofEvent = (more) => (ids) => ({ eventId: ids.event, ...more?.(ids) })
const GATHERED = 'event { ...Gathering }'
const desk = { shows: 'organizer' }
const own = { shows: 'guest' }
const standing = { ...own, input: ofEvent(), payload: `${GATHERED} registration { ...Standing }` }
const lifecycle = { ...desk, input: ofEvent(() => ({ reason: 'So it is.' })), payload: GATHERED }
const session = (more) => ofEvent((ids) => ({ sessionId: ids.session.id, ...more?.(ids) }))
const sessioned = { payload: `${GATHERED} session { ...Session }`, after: (_, ids, { session }) => ({ session }) }
const broadcast = (more) => (ids) => ({ broadcastId: ids.broadcast.id, expectedVersion: ids.broadcast.version, ...more?.(ids) })
const broadcasted = { ...desk, payload: 'broadcast { ...Broadcast }', after: (_, ids, { broadcast }) => ({ broadcast }) }
const template = (more) => (ids) => ({ templateId: ids.template.id, expectedVersion: ids.template.version, ...more?.(ids) })
const templated = { ...desk, payload: 'template { ...Template }', after: (_, ids, { template }) => ({ template }) }
const form = (more) => ofEvent((ids) => ({ formId: ids.form.id, expectedVersion: ids.form.version, ...more?.(ids) }))
const formed = { ...desk, payload: 'form { ...Form }', after: (_, ids, { form }) => ({ form }) }
const QUESTIONS = [{ key: 'kite', kind: 'SHORT_TEXT', label: 'Which kite?' }]
const rules = { ...desk, payload: `${GATHERED} safety { ...Rules }`, after: (_, ids, { safety }) => ({ rules: safety.draft }) }
const campaign = (more) => ofEvent((ids) => ({ campaignId: ids.campaign.id, expectedVersion: ids.campaign.version, ...more?.(ids) }))
const campaigned = { ...desk, payload: 'campaign { ...Campaign }', after: (_, ids, { campaign }) => ({ campaign }) }
const device = { ...desk, input: ofEvent((ids) => ({ deviceId: ids.device })) }
const ticket = (more) =>
  ofEvent((ids) => ({ ticketTypeId: ids.ticket.id, expectedVersion: ids.ticket.version, idempotencyKey: crypto.randomUUID(), ...more?.(ids) }))
const ticketed = { ...desk, payload: `${GATHERED} ticketType { ...Ticket }`, after: (_, ids, { ticketType }) => ({ ticket: ticketType }) }
const placed = { payload: `${GATHERED} entitlement { ...Place } viewer { ...Purse }`, after: (_, ids, { entitlement }) => ({ place: entitlement }) }

export const EVENT_MOVES = [
  // What an organizer makes of an event.
  { ...desk, does: 'createEvent', input: () => ({ ...KITES(), maxAttendees: 5 }), payload: GATHERED, after: (_, ids, { event }) => ({ event: event.id }) },
  { ...desk, does: 'updateEvent', input: ofEvent(() => ({ description: 'All kites that there are, and their strings.' })), payload: GATHERED },
  { ...desk, does: 'publishEvent', input: ofEvent(), payload: GATHERED },
  {
    ...desk,
    does: 'createEventSeries',
    input: () => ({ title: 'Days of kites' }),
    payload: 'series { ...Series }',
    after: (_, ids, { series }) => ({ series: series.id }),
  },
  { ...desk, does: 'linkEventToSeries', input: ofEvent((ids) => ({ seriesId: ids.series })), payload: GATHERED },
  {
    ...desk,
    does: 'createRecurringEvent',
    input: () => ({ ...KITES(), title: 'Kites by the week', recurrenceFrequency: 'WEEKLY', recurrenceEndsAfterCount: 2 }),
    payload: 'event { id title }',
  },
  // Who helps, and who comes.
  {
    ...desk,
    does: 'grantEventStaffRole',
    input: ofEvent((ids) => ({ memberId: ids.ben, role: 'CHECK_IN_STAFF' })),
    payload: 'assignment { ...Staff }',
    after: (_, ids, { assignment }) => ({ assignment: assignment.id }),
  },
  { ...desk, does: 'revokeEventStaffRole', input: ofEvent((ids) => ({ assignmentId: ids.assignment })), payload: 'assignment { ...Staff }' },
  {
    ...desk,
    does: 'changeEventPeople',
    input: ofEvent((ids) => ({ operations: [{ memberId: ids.cleo, action: 'INVITE' }] })),
    payload: `${GATHERED} result { memberCount successful }`,
  },
  {
    ...desk,
    does: 'cancelEventRegistration',
    before: async ({ cleo }, ids) => void (await does(cleo, 'confirmEventRegistration', { eventId: ids.event }, 'event { id }')),
    input: ofEvent((ids) => ({ memberId: ids.cleo, reason: 'The wind is too strong for it.' })),
    payload: `${GATHERED} registration { ...Standing }`,
  },
  // The agenda.
  {
    ...desk,
    ...sessioned,
    does: 'createEventSession',
    input: ofEvent(() => ({ title: 'Knots', startTime: at('11'), endTime: at('12'), capacity: 3 })),
  },
  { ...desk, ...sessioned, does: 'updateEventSession', input: session((ids) => ({ expectedVersion: ids.session.version, room: 'Pier' })) },
  {
    ...desk,
    does: 'orderEventAgenda',
    before: async ({ ada }, ids) => {
      const hours = { startTime: at('11'), endTime: at('12'), onOverlap: 'WARN' }
      const { session } = await does(ada, 'createEventSession', { eventId: ids.event, title: 'Tails', ...hours }, 'session { id }')
      const { eventAgenda } = await ada.ask('query ($event: ID!) { eventAgenda(eventId: $event) { version } }', { event: ids.event })
      return { second: session.id, agendaVersion: eventAgenda.version }
    },
    input: ofEvent((ids) => ({ expectedVersion: ids.agendaVersion, sessionIds: [ids.second, ids.session.id] })),
    payload: 'agenda { version canManage sessions { ...Session } event { ...Gathering } }',
  },
  {
    ...desk,
    ...sessioned,
    does: 'cancelEventSession',
    before: async ({ ada }, ids) => {
      const { eventAgenda } = await ada.ask('query ($event: ID!) { eventAgenda(eventId: $event) { sessions { id version } } }', { event: ids.event })
      return { session: eventAgenda.sessions.find(({ id }) => id === ids.session.id) }
    },
    input: session((ids) => ({ expectedVersion: ids.session.version, reason: 'Everybody knows them.' })),
  },
  // What is told to those who come.
  { ...broadcasted, does: 'createEventBroadcast', input: ofEvent(() => ({ subject: 'Wind', body: 'There is wind.', segments: ['CONFIRMED'] })) },
  { ...broadcasted, does: 'reviseEventBroadcast', input: broadcast(() => ({ subject: 'Wind', body: 'There is much wind.', segments: ['CONFIRMED'] })) },
  { ...broadcasted, does: 'scheduleEventBroadcast', input: broadcast(() => ({ scheduledAt: `${at('08')}Z` })) },
  { ...broadcasted, does: 'cancelEventBroadcast', input: broadcast() },
  // What is kept of it for others.
  { ...templated, does: 'createEventTemplate', input: ofEvent(() => ({ name: 'Kites' })) },
  { ...templated, does: 'reviseEventTemplate', input: template(() => ({ name: 'Kites in the wind' })) },
  { ...templated, does: 'archiveEventTemplate', input: template() },
  // What is asked of them, and what they must keep to.
  { ...formed, does: 'createEventForm', input: ofEvent(() => ({ title: 'Kites', questions: QUESTIONS })) },
  { ...formed, does: 'updateEventForm', input: form(() => ({ title: 'Your kite', questions: QUESTIONS })) },
  { ...formed, does: 'publishEventForm', input: form() },
  { ...formed, does: 'forkEventForm', input: ofEvent((ids) => ({ formId: ids.form.id })) },
  {
    ...desk,
    does: 'updateEventFormSettings',
    before: async ({ ada }, ids) => {
      const { eventForms } = await ada.ask('query ($event: ID!) { eventForms(eventId: $event) { settings { version } } }', { event: ids.event })
      return { settings: eventForms.settings.version }
    },
    input: ofEvent((ids) => ({ answers: 'AFTER', dueMinutes: 60, expectedVersion: ids.settings })),
    payload: `${GATHERED} settings { answers dueMinutes version }`,
  },
  { ...rules, does: 'updateEventSafetyRequirements', input: ofEvent(() => ({ codeOfConduct: 'Keep your string.', expectedRevision: 0 })) },
  { ...rules, does: 'publishEventSafetyRequirements', input: ofEvent((ids) => ({ expectedRevision: ids.rules.revision })) },
  { ...rules, does: 'archiveEventSafetyRequirements', input: ofEvent() },
  {
    ...desk,
    does: 'denyEventParticipation',
    input: ofEvent((ids) => ({ memberId: ids.ben, reason: 'He cut strings.' })),
    payload: `${GATHERED} review { ...Denial }`,
    after: (_, ids, { review }) => ({ denial: review.id }),
  },
  { ...desk, does: 'allowEventParticipation', input: ofEvent((ids) => ({ denialId: ids.denial })), payload: `${GATHERED} review { ...Denial }` },
  // Who is asked to come.
  { ...campaigned, does: 'createEventInvitationCampaign', input: ofEvent((ids) => ({ audience: 'MEMBERS', memberIds: [ids.ben] })) },
  { ...campaigned, does: 'scheduleEventInvitationCampaign', input: campaign(() => ({ scheduledAt: new Date(Date.now() + 86400000).toISOString() })) },
  { ...campaigned, does: 'cancelEventInvitationCampaign', input: campaign() },
  { ...desk, does: 'createEventInvitationLink', input: ofEvent(() => ({ label: 'For the harbour' })), payload: 'link { __typename }' },
  {
    ...desk,
    does: 'revokeEventInvitation',
    before: async ({ ada }, ids) => {
      const { eventInvitations } = await ada.ask('query ($event: ID!) { eventInvitations(eventId: $event, first: 10) { nodes { id kind } } }', { event: ids.event })
      return { invitation: eventInvitations.nodes.find(({ kind }) => kind === 'LINK').id }
    },
    input: ofEvent((ids) => ({ invitationId: ids.invitation, reason: 'It was on a wall.' })),
    payload: 'invitation { ...Invited }',
  },
  // The door.
  {
    ...device,
    does: 'registerEventOfflineDevice',
    input: ofEvent(() => ({ label: 'The phone at the pier' })),
    payload: 'device { device { ...Device } }',
    after: (_, ids, { device: { device } }) => ({ device: device.id }),
  },
  { ...device, does: 'rotateEventOfflineDevice', payload: 'device { device { ...Device } }' },
  { ...device, does: 'revokeEventOfflineDevice', payload: 'device { ...Device }' },
  // Tickets.
  { ...ticketed, does: 'createEventTicketType', input: ofEvent(TICKET) },
  { ...ticketed, does: 'updateEventTicketType', input: ticket(() => ({ name: 'A good seat' })) },
  { ...ticketed, does: 'activateEventTicketType', input: ticket() },
  {
    ...desk,
    ...placed,
    does: 'allocateEventTicketToMember',
    before: async ({ cleo }, ids) => void (await does(cleo, 'confirmEventRegistration', { eventId: ids.event }, 'event { id }')),
    input: ofEvent((ids) => ({ ticketTypeId: ids.ticket.id, memberId: ids.cleo, idempotencyKey: crypto.randomUUID() })),
  },
  {
    ...desk,
    ...placed,
    does: 'cancelEventTicketEntitlement',
    input: ofEvent((ids) => ({ entitlementId: ids.place.id, expectedVersion: ids.place.version, idempotencyKey: crypto.randomUUID(), reason: 'No seat is left.' })),
  },
  { ...ticketed, does: 'pauseEventTicketType', input: ticket(() => ({ reason: 'We count the seats.' })) },
  { ...ticketed, does: 'archiveEventTicketType', input: ticket(() => ({ reason: 'There are none.' })) },
  // How it ends.
  { ...lifecycle, as: 'admin', does: 'postponeEvent' },
  { ...lifecycle, as: 'admin', does: 'restoreEvent' },
  { ...lifecycle, does: 'cancelEvent' },
  { ...lifecycle, does: 'archiveEvent' },
  // What a member does who comes.
  { ...own, does: 'respondToEvent', before: async (people) => ({ event: await bens(people) }), input: ofEvent(() => ({ status: 'INTERESTED' })), payload: GATHERED },
  { ...own, does: 'withdrawEventResponse', input: ofEvent(), payload: GATHERED },
  { ...standing, does: 'confirmEventRegistration' },
  {
    ...own,
    does: 'updateEventReminders',
    input: ofEvent(() => ({ expectedRevision: 0, overrides: [{ offsetMinutes: 60, isEnabled: false }] })),
    payload: 'eventReminderSettings { ...Reminding }',
  },
  { ...own, does: 'resetEventReminders', input: ofEvent(), payload: 'eventReminderSettings { ...Reminding }' },
  {
    ...own,
    does: 'registerForEventSession',
    before: async ({ ben }, ids) => {
      const { session } = await does(ben, 'createEventSession', { eventId: ids.event, title: 'Lamps', startTime: at('11'), endTime: at('12'), capacity: 2 }, 'session { id }')
      return { session }
    },
    input: session(),
    payload: `${GATHERED} session { ...Session }`,
  },
  { ...own, does: 'withdrawFromEventSession', input: session(), payload: `${GATHERED} session { ...Session }` },
  {
    ...own,
    does: 'submitEventAnswers',
    before: async ({ ben }, ids) => {
      const { form } = await does(ben, 'createEventForm', { eventId: ids.event, title: 'Kites', questions: QUESTIONS }, 'form { id version }')
      await does(ben, 'publishEventForm', { eventId: ids.event, formId: form.id, expectedVersion: form.version }, 'form { id }')
      return { form }
    },
    input: ofEvent((ids) => ({ formId: ids.form.id, answers: [{ key: 'kite', value: 'A red one' }] })),
    payload: `${GATHERED} submission { ...Answers }`,
    after: (_, ids, { submission }) => ({ submission }),
  },
  {
    ...own,
    does: 'amendEventAnswers',
    input: form((ids) => ({ submissionId: ids.submission.id, expectedVersion: ids.submission.version, answers: [{ key: 'kite', value: 'A blue one' }] })),
    payload: 'submission { ...Answers }',
  },
  {
    ...own,
    does: 'acknowledgeEventCodeOfConduct',
    before: async ({ ben }, ids) => {
      const { safety } = await does(ben, 'updateEventSafetyRequirements', { eventId: ids.event, codeOfConduct: 'Keep your string.', expectedRevision: 0 }, 'safety { draft { revision } }')
      const given = { eventId: ids.event, expectedRevision: safety.draft.revision }
      const said = await does(ben, 'publishEventSafetyRequirements', given, 'safety { requirements { version } }')
      return { code: said.safety.requirements.version }
    },
    input: ofEvent((ids) => ({ version: ids.code })),
    payload: `${GATHERED} safety { ...Rules }`,
    after: (_, ids, { safety }) => ({ acknowledged: safety.acknowledgement.id }),
  },
  {
    ...own,
    does: 'withdrawEventCodeOfConduct',
    input: ofEvent((ids) => ({ acknowledgementId: ids.acknowledged })),
    // Who may not take part any more loses the place.
    payload: `${GATHERED} safety { ...Rules }`,
  },
  {
    ...own,
    ...placed,
    does: 'allocateEventTicket',
    before: async ({ ben, ada }, ids) => {
      const { ticketType } = await does(ben, 'createEventTicketType', { eventId: ids.event, ...TICKET() }, 'ticketType { id version }')
      const given = { eventId: ids.event, ticketTypeId: ticketType.id, expectedVersion: ticketType.version, idempotencyKey: crypto.randomUUID() }
      await does(ben, 'activateEventTicketType', given, 'ticketType { id }')
      await does(ada, 'acknowledgeEventCodeOfConduct', { eventId: ids.event, version: ids.code }, 'event { id }')
      await does(ada, 'confirmEventRegistration', { eventId: ids.event }, 'event { id }')
      return { ticket: ticketType }
    },
    input: ofEvent((ids) => ({ ticketTypeId: ids.ticket.id, idempotencyKey: crypto.randomUUID() })),
  },
  {
    ...own,
    does: 'offerEventTicketTransfer',
    input: ofEvent((ids) => ({ entitlementId: ids.place.id, expectedVersion: ids.place.version, memberId: ids.cleo })),
    payload: `${GATHERED} transfer { ...Handing }`,
    after: (_, ids, { transfer }) => ({ transfer: transfer.id }),
  },
  { ...own, does: 'withdrawEventTicketTransfer', input: ofEvent((ids) => ({ transferId: ids.transfer })), payload: `${GATHERED} transfer { ...Handing }` },
  {
    ...own,
    does: 'issueEventOfflineCredential',
    before: async () => ({ pass: undefined }),
    input: ofEvent(),
    payload: 'pass { credential { ...Pass } }',
    after: (_, ids, { pass }) => ({ pass: pass.credential.id }),
  },
  {
    ...own,
    does: 'rotateEventOfflineCredential',
    input: ofEvent((ids) => ({ credentialId: ids.pass })),
    payload: 'pass { credential { ...Pass } }',
    after: (_, ids, { pass }) => ({ pass: pass.credential.id }),
  },
  { ...own, does: 'revokeEventOfflineCredential', input: ofEvent((ids) => ({ credentialId: ids.pass })), payload: 'credential { ...Pass }', after: () => ({ pass: undefined }) },
  { ...standing, does: 'withdrawEventRegistration' },
  {
    ...standing,
    does: 'joinEventWaitlist',
    before: async (people) => {
      const event = await bens(people, { maxAttendees: 1 })
      await does(people.cleo, 'confirmEventRegistration', { eventId: event }, 'event { id }')
      return { event }
    },
  },
  { ...standing, does: 'leaveEventWaitlist' },
  {
    ...standing,
    does: 'declineEventInvitation',
    before: async (people, ids) => {
      const event = await bens(people)
      await does(people.ben, 'changeEventPeople', { eventId: event, operations: [{ memberId: ids.ada, action: 'INVITE' }] }, 'event { id }')
      const { viewer } = await people.ada.ask('{ viewer { eventInvitations { invitationId event { id } } } }')
      return { event, invitation: viewer.eventInvitations.find((row) => row.event.id === event).invitationId }
    },
    input: ofEvent((ids) => ({ invitationId: ids.invitation })),
    payload: `${GATHERED} registration { ...Standing } viewer { ...Asked }`,
  },
  // Calendars.
  {
    ...own,
    does: 'createEventCalendarFeed',
    input: () => ({ label: 'My phone' }),
    payload: 'feed { feedUrl feed { ...Calendar } }',
    after: (_, ids, { feed }) => ({ calendar: feed.feed.id }),
  },
  { ...own, does: 'revokeEventCalendarFeed', input: (ids) => ({ feedId: ids.calendar }), payload: 'revoked' },
]
