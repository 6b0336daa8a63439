// Who signs in, and what the web client that they use complains about.
import { schema, setupOf } from './setup.mjs'
import { sharing } from './sharing.mjs'

/** A picture of one pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const { values: said } = await setupOf('cache')

/** Why the set-up does not fit the schema: each type without an id is named as a value, and no other. */
export function misfits() {
  const objects = Object.values(schema.getTypeMap()).filter((type) => type.getFields && !type.name.startsWith('__'))
  const roots = new Set(['Query', 'Mutation', 'Subscription', 'PageInfo'])
  // Lists and payloads are kept where they were found, and graphcache knows that.
  const kept = objects.filter(({ name }) => !roots.has(name) && !/(Connection|Edge|Payload)$/.test(name))
  const values = kept.filter((type) => type.astNode.kind === 'ObjectTypeDefinition' && !type.getFields().id).map(({ name }) => name)
  const named = new Set(said)
  return [
    ...values.filter((name) => !named.has(name)).map((name) => `${name} has no id and is not among the values`),
    ...[...named].filter((name) => !values.includes(name)).map((name) => `${name} is among the values and is none`),
  ]
}

/** What the cache complains about. */
export const complaints = []
for (const level of ['warn', 'error']) console[level] = (...text) => complaints.push(text.join(' ').split('\n')[0])

/** Whether somebody has changed something past every cache. */
export const past = { isChanged: true }

/** Signs a member in, with a client of each library that `connects` makes; gives them, how to ask as they, and how they sign in on another device. */
export async function signIn({ connects, url, tenant, email, password }) {
  // The gateway is here: nothing is gained by packing thousands of answers.
  const headers = { 'accept-encoding': 'identity', 'content-type': 'application/json', 'x-tenant-slug': tenant }
  const signInAgain = async () => {
    past.isChanged = true
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
    if (!answer.ok) throw new Error(`sign-in of ${email}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { access_token: token } = await signInAgain()
  headers.authorization = `Bearer ${token}`
  /** Asks the gateway, past every cache. */
  const ask = async (query, variables = {}) => {
    past.isChanged ||= query.startsWith('mutation')
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(`${errors.map((error) => `${error.path?.join('.') ?? ''} ${error.message}`).join('; ')}: ${query.split('\n')[0]}`)
    return data
  }
  /** Adds a picture to a listing, which only REST takes; gives its id. */
  const picture = async (listing) => {
    past.isChanged = true
    const form = new FormData()
    form.append('images[]', new Blob([PICTURE], { type: 'image/png' }), 'kite.png')
    const number = atob(listing).split(':')[1]
    const { 'content-type': _, ...plain } = headers
    const answer = await fetch(`${url}/api/v2/listings/${number}/images`, { method: 'POST', headers: plain, body: form })
    if (!answer.ok) throw new Error(`a picture: ${answer.status} ${await answer.text()}`)
    const { data } = await answer.json()
    return btoa(`ListingImage:${(data.images ?? data)[0].id}`)
  }
  const shared = sharing()
  const clients = Object.entries(connects).map(([library, connect]) => ({ library, client: connect({ url, headers, fetch: shared.fetch }) }))
  return { ask, clients, shared, picture, signInAgain }
}
