// A normalised cache sees each change that a mutation made: urql's graphcache, or Apollo's, against a running gateway with the demo.
//
//   node caches.mjs CLIENT URL EMAIL PASSWORD TENANT
//
// CLIENT is `urql` or `apollo`.
//
// Says `{"quiet":N,...}` when others' doings must have reached everybody, and goes on when it reads a line.
//
// Every mutation of the schema is done once. Before it, each screen is in the cache; after it, each screen is read from the cache alone and
// compared with what the gateway answers. What differs is told with the mutation, the screen and the field. A screen that the cache knows it
// no longer has is asked for anew by any client; `again` names those, so that it is seen where a payload brings nothing.

import { createInterface } from 'node:readline'
import { complaints, misfits, signIn } from './caches/client.mjs'
import { ELSEWHERE, MOVES } from './caches/moves.mjs'
import { OF_ADMIN, OF_MEMBER, whole } from './caches/screens.mjs'
import { schema } from './caches/setup.mjs'

const [library, url, email, password, tenant] = process.argv.slice(2)
const { connect } = await import(`./caches/${library}.mjs`)
const who = (name) => signIn({ connect, url, tenant, password, email: email.replace(/^[^@]*/, name) })
const problems = []
const only = process.env.MOVES?.split(',')

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
let turns = 0
const say = (more) => console.log(JSON.stringify({ quiet: turns++, ...more }))
/** Waits until the bells have rung for whatever happened. */
async function quiet() {
  say({ done: false })
  await lines.next()
}

/** Where two answers differ. */
function differences(mine, theirs, path = '') {
  const isObject = (value) => typeof value === 'object' && value !== null
  if (!isObject(mine) || !isObject(theirs)) {
    return Object.is(mine, theirs) ? [] : [`${path || 'data'} is ${JSON.stringify(mine)} in the cache and ${JSON.stringify(theirs)} at the gateway`]
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length !== theirs.length) {
    return [`${path} has ${mine.length} rows in the cache and ${theirs.length} at the gateway`]
  }
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  names.delete('__typename')
  return [...names].flatMap((name) => differences(mine[name], theirs[name], path ? `${path}.${name}` : name))
}

const variables = (screen, ids) => Object.fromEntries((screen.of ?? []).map((name) => [name, ids[name]]))

/** Shows every screen: as the gateway answers now, or only what the cache lacks. */
async function look({ client }, screens, ids, requestPolicy) {
  await Promise.all(
    Object.entries(screens).map(async ([name, screen]) => {
      const { error } = await client.query(whole(screen.query), variables(screen, ids), { requestPolicy }).toPromise()
      if (error) throw new Error(`screen ${name}: ${error.message}`)
    }),
  )
}

/** Compares every screen in the cache with the gateway's answer. */
async function compare(move, { client, ask }, screens, ids) {
  await Promise.all(
    Object.entries(screens).map(async ([name, screen]) => {
      const read = await client.query(whole(screen.query), variables(screen, ids), { requestPolicy: 'cache-only' }).toPromise()
      const isKnown = read.operation.context.meta?.cacheOutcome === 'hit'
      if (!isKnown || move.again?.includes(name)) {
        const told = isKnown ? 'is in the cache, though it is said to be asked for anew' : 'is not in the cache any more'
        if (isKnown || !move.again?.includes(name)) problems.push(`${move.does}: screen ${name}: ${told}`)
        return
      }
      const fresh = await ask(whole(screen.query), variables(screen, ids))
      for (const difference of differences(read.data, fresh).slice(0, 5)) problems.push(`${move.does}: screen ${name}: ${difference}`)
    }),
  )
}

const [ada, ben, cleo, broker, admin] = await Promise.all(['ada', 'ben', 'cleo', 'broker', 'admin'].map(who))
const people = { ada, ben, cleo, broker, admin }
const ids = {}
for (const [name, { ask }] of Object.entries(people)) ids[name] = (await ask('{ viewer { member { id } } }')).viewer.member.id

for (const misfit of misfits()) problems.push(misfit)
const done = new Set()
let [last, known] = [undefined, 0]
for (const move of MOVES) {
  if (only && !only.includes(move.does) && !move.always) continue
  const actor = people[move.as ?? 'ada']
  const screens = move.as ? OF_ADMIN : OF_MEMBER
  const seen = complaints.length
  try {
    const isNew = move.before || actor !== last || problems.length > known
    ;[last, known] = [actor, problems.length]
    Object.assign(ids, await move.before?.(people, ids))
    await quiet()
    const shown = Object.fromEntries(Object.entries(screens).filter(([name, screen]) => !move.without?.includes(name) && (screen.of ?? []).every((of) => ids[of])))
    await look(actor, shown, ids, isNew ? 'network-only' : 'cache-first')
    const type = `${move.does[0].toUpperCase()}${move.does.slice(1)}Input`
    const [head, argument] = schema.getType(type) ? [`mutation ($input: ${type}!)`, '(input: $input)'] : ['mutation', '']
    const document = whole(`${head} { ${move.does}${argument} { ${move.payload} } }`)
    const { data, error } = await actor.client.mutation(document, argument ? { input: move.input(ids) } : {}).toPromise()
    if (error) throw new Error(error.message)
    await quiet()
    await compare(move, actor, shown, ids)
    Object.assign(ids, await move.after?.(people, ids, data[move.does]))
    done.add(move.does)
  } catch (error) {
    problems.push(`${move.does}: ${error.message}`)
  }
  for (const complaint of new Set(complaints.slice(seen))) problems.push(`${move.does}: the cache says: ${complaint}`)
}
if (!only) {
  for (const name of Object.keys(schema.getMutationType().getFields())) {
    if (done.has(name) === name in ELSEWHERE) problems.push(`${name}: must be one of the moves, or be named as none with a reason`)
  }
}
for (const problem of problems) console.log(problem)
say({ done: true, mutations: done.size, problems: problems.length })
process.exit(problems.length === 0 ? 0 : 1)
