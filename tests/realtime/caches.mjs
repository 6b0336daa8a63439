// A normalised cache sees each change that a mutation made: urql's graphcache, and Apollo's, against a running gateway with the demo.
//
//   node caches.mjs CLIENTS URL EMAIL PASSWORD TENANT
//
// CLIENTS are `urql`, `apollo`, or `urql,apollo`. The gateway does everything once; each cache sees its answers.
//
// Says `{"quiet":N,...}` when others' doings must have reached everybody, and goes on when it reads a line.
//
// Every mutation of the schema is done once, or is named in `ELSEWHERE` with the reason why not. Before it, each screen is in the cache; after it, each screen is read from the cache alone and
// compared with what the gateway answers. What differs is told with the mutation, the screen and the field. A screen that the cache knows it
// no longer has is asked for anew by any client: those whose field of the root `updates` of docs/clients.md names, and those that `again` names.

import { createInterface } from 'node:readline'
import { complaints, misfits, past, signIn } from './caches/client.mjs'
import { EVENT_MOVES, OF_GUEST, OF_ORGANIZER } from './caches/events.mjs'
import { KEPT_MOVES, OF_KEEPER } from './caches/kept.mjs'
import { MARKET_MOVES, OF_MARKET_STAFF, OF_TRADER } from './caches/market.mjs'
import { ELSEWHERE, MOVES as FIRST_MOVES } from './caches/moves.mjs'
import { anewAfter, rootField, silences } from './caches/said.mjs'
import { OF_ADMIN, OF_MEMBER, OF_OPERATOR, asking, whole } from './caches/screens.mjs'
import { schema } from './caches/setup.mjs'

const [libraries, url, email, password, tenant] = process.argv.slice(2)
const connects = {}
for (const library of libraries.split(',')) ({ connect: connects[library] } = await import(`./caches/${library}.mjs`))
/** The platform's administrator has an address of the platform's. */
const address = (name) => (name === 'super' ? 'super@timeweave.example' : email.replace(/^[^@]*/, name))
const who = (name) => signIn({ connects, url, tenant, password, email: address(name) })
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

/** As many screens are asked for at a time: their rows are then read together. */
const AT_ONCE = 13

const parts = (screens) => Array.from({ length: Math.ceil(screens.length / AT_ONCE) }, (_, nth) => screens.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE))
const variables = (screens, ids) => Object.fromEntries(screens.flatMap(({ of }) => of ?? []).map((name) => [name, ids[name]]))

/** What tells a screen of one thing from the same screen of another. */
const key = (screen, ids) => [screen.name, ...[screen.of ?? []].flat().map((name) => ids[name])].join(' ')

/** Shows screens in each client as the gateway answers now. */
async function look({ clients, shared }, screens, ids) {
  shared.forget()
  for (const { library, client } of clients) {
    await Promise.all(
      parts(screens).map(async (some) => {
        const { error } = await client.query(asking(some), variables(some, ids), { requestPolicy: 'network-only' }).toPromise()
        if (error) throw new Error(`${library}: screens ${some.map(({ name }) => name).join(', ')}: ${error.message}`)
      }),
    )
  }
}

/** Does a mutation, which each client believes to be its own. */
async function mutate({ clients, shared }, document, given) {
  shared.forget()
  let found
  for (const { library, client } of clients) {
    const { data, error } = await client.mutation(document, given).toPromise()
    if (error) throw new Error(`${library}: ${error.message}`)
    found ??= data
  }
  if (shared.mutations() !== 1) throw new Error(`it was done ${shared.mutations()} times: the clients write it in different ways`)
  return found
}

/** Compares every screen in each cache with the gateway's answer. Gives those that all of them have. */
async function compare(move, { clients, ask }, screens, ids) {
  const kept = new Map(screens.map((screen) => [screen, []]))
  const anew = anewAfter(move.does)
  for (const { library, client } of clients) {
    for (const screen of screens) {
      const read = await client.query(asking([screen]), variables([screen], ids), { requestPolicy: 'cache-only' }).toPromise()
      const isKnown = read.operation.context.meta?.cacheOutcome === 'hit'
      const isAnew = anew.has(rootField(screen)) || (move.again?.includes(screen.name) ?? false)
      if (isKnown && !isAnew) kept.get(screen).push({ library, data: read.data })
      if (isKnown && isAnew) problems.push(`${move.does}: ${library}: screen ${screen.name}: is in the cache, though it is said to be asked for anew`)
      if (!isKnown && !isAnew) problems.push(`${move.does}: ${library}: screen ${screen.name}: is not in the cache any more`)
    }
  }
  await Promise.all(
    parts(screens.filter((screen) => kept.get(screen).length > 0)).map(async (here) => {
      const fresh = await ask(asking(here), variables(here, ids))
      here.forEach((screen, place) => {
        for (const { library, data } of kept.get(screen)) {
          const found = differences(data.shown0, fresh[`shown${place}`])
          for (const difference of found.slice(0, 5)) problems.push(`${move.does}: ${library}: screen ${screen.name}: ${difference}`)
        }
      })
    }),
  )
  return screens.filter((screen) => kept.get(screen).length === clients.length).map((screen) => key(screen, ids))
}

const MOVES = [...FIRST_MOVES, ...KEPT_MOVES, ...EVENT_MOVES, ...MARKET_MOVES]
const names = ['ada', 'ben', 'cleo', 'broker', 'admin', 'super']
const people = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await who(name)])))
const screensOf = { member: OF_MEMBER, admin: OF_ADMIN, super: OF_OPERATOR, guest: OF_GUEST, keeper: OF_KEEPER, marketStaff: OF_MARKET_STAFF, organizer: OF_ORGANIZER, trader: OF_TRADER }
const ids = {}
for (const [name, { ask }] of Object.entries(people)) ids[name] = (await ask('{ viewer { member { id } } }')).viewer.member.id

for (const misfit of misfits()) problems.push(misfit)
problems.push(...silences(Object.values(screensOf).flatMap(Object.values)))
const done = new Set()
let [last, told] = [undefined, 0]
/** Screens that are in the cache of whoever did the last move, and true. */
let known = new Set()
for (const move of MOVES) {
  if (only && !only.includes(move.does) && !move.always) continue
  const actor = people[move.as ?? 'ada']
  const seen = complaints.length
  try {
    Object.assign(ids, await move.before?.(people, ids))
    if (past.isChanged) await quiet()
    if (past.isChanged || actor !== last || problems.length > told) known = new Set()
    ;[past.isChanged, last, told] = [false, actor, problems.length]
    const all = Object.entries(screensOf[move.shows ?? move.as ?? 'member']).map(([name, screen]) => ({ name, ...screen }))
    const shown = all.filter(({ name, of, when }) => !move.without?.includes(name) && [of ?? [], when ?? []].flat().every((one) => ids[one]))
    await look(actor, shown.filter((screen) => !known.has(key(screen, ids))), ids)
    known = new Set()
    const type = `${move.does[0].toUpperCase()}${move.does.slice(1)}Input`
    const [head, argument] = schema.getType(type) ? [`mutation ($input: ${type}!)`, '(input: $input)'] : ['mutation', '']
    const document = whole(`${head} { ${move.does}${argument} { ${move.payload} } }`)
    const data = await mutate(actor, document, argument ? { input: move.input(ids) } : {})
    await quiet()
    known = new Set(await compare(move, actor, shown, ids))
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
