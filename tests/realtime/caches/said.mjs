// What docs/clients.md says of mutations, held against the schema: also of those that no move does.
import { getNamedType, isAbstractType, isObjectType } from 'graphql'
import { schema, setupOf } from './setup.mjs'

const { updates, values } = await setupOf('cache')
const fields = schema.getQueryType().getFields()
const isValue = new Set(values)

/** What a field is of: a page and a list are of their rows. */
function kindOf(field) {
  const type = getNamedType(field.type)
  return type.name.endsWith('Connection') ? getNamedType(type.getFields().nodes.type).name : type.name
}

const isList = ({ type }) => /^\[|Connection$/.test(String(type))

/** Fields of the root that are asked for anew after a mutation. */
export function anewAfter(name) {
  const found = new Set()
  const cache = {
    inspectFields: () => Object.keys(fields).map((fieldName) => ({ fieldName })),
    invalidate: (thing, fieldName, given) => thing === 'Query' && given === undefined && found.add(fieldName),
  }
  updates.Mutation[name]?.({}, { input: {} }, cache, { fieldName: name })
  return found
}

/** The field of the root that a screen shows. */
export const rootField = ({ field }) => field.split(/\W/)[0]

const SET = 'set by who runs the community, and not by the graph'
const SUM = 'made of what everybody does: asked for when it is shown'
/** Fields of the root that nothing of a payload changes, and why. */
const STILL = {
  categories: SET, community: SET, eventRecurrenceCapabilities: SET, exchangeRules: SET, groupFormCapabilities: SET, marketplaceCategoryTemplate: SET,
  marketplacePromotionProducts: SET, onboardingSteps: SET, registration: SET, vapidPublicKey: SET,
  feedSidebar: SUM, listingAnalytics: SUM, marketplaceChargebacks: SUM, marketplaceListingAnalytics: SUM, memberActivity: SUM, nearbyMembers: SUM, search: SUM,
  hashtags: SUM, searchSuggestions: SUM, trendingHashtags: SUM, trendingSearches: SUM,
}

/** Where the set-up does not say what it has to. `screens` are all that are shown. */
export function silences(screens) {
  const problems = []
  const [touched, shown] = [new Set(), screens.map(rootField)]
  for (const name of Object.keys(updates.Mutation)) {
    if (!schema.getMutationType().getFields()[name]) problems.push(`${name}: is among the updates and is no mutation`)
  }
  for (const mutation of Object.values(schema.getMutationType().getFields())) {
    const anew = anewAfter(mutation.name)
    for (const field of anew) touched.add(field)
    for (const brought of Object.values(getNamedType(mutation.type).getFields())) {
      const [, gone] = /^removed(\w+)Id$/.exec(brought.name) ?? []
      const kind = gone ?? kindOf(brought)
      // A value is kept where it was found, and not where the payload has it; a list does not know what came, or went.
      const isMade = [kind, brought.name].some((made) => mutation.name.toLowerCase() === `create${made}`.toLowerCase())
      if (!isValue.has(kind) && !gone && !isMade) continue
      for (const field of Object.values(fields)) {
        if (kindOf(field) !== kind || (!isValue.has(kind) && !isList(field)) || anew.has(field.name)) continue
        problems.push(`${mutation.name}: brings ${kind}, and ${field.name} is not asked for anew`)
      }
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    // What stands at the root as one thing with an id changes with the thing.
    const isThing = isAbstractType(getNamedType(field.type)) || (!isList(field) && !isValue.has(kindOf(field)) && isObjectType(getNamedType(field.type)))
    if (isThing && !(name in STILL)) continue
    const isSaid = touched.has(name) || shown.includes(name)
    if (isSaid === name in STILL) problems.push(`${name}: must be on a screen or among the updates, or be named as still with a reason`)
  }
  return problems
}
