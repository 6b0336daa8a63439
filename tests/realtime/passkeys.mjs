// Passkeys as people use them: a page in Debian's Chromium, with an authenticator of the browser's own (Chrome DevTools Protocol, WebAuthn).
//
//   node passkeys.mjs CHROMIUM URL EMAIL PASSWORD TENANT
//
// URL names `localhost`: browsers know passkeys on safe sites that have a name. Says each step as a line of JSON, and `{"done":true}`.

import { chromium } from 'playwright-core'

const [executablePath, url, email, password, tenant] = process.argv.slice(2)
const say = (line) => console.log(JSON.stringify(line))

/** Nothing here needs the network, and a machine without one must not wait for it. */
const quiet = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync',
]
const browser = await chromium.launch({ executablePath, args: quiet })

/** A page of the gateway's with an authenticator; what the page's script does stands in `page.evaluate`. */
async function open(address) {
  // The pages of the gateway run no scripts but their own; this one is the test's.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
    automaticPresenceSimulation: true,
  }
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto(`${address}/api/v2/health`)
  const script = {
    /** Asks the gateway as a web client does. */
    ask: (method, path, body, token) =>
      page.evaluate(
        async ([method, path, body, token, tenant]) => {
          const headers = { 'Content-Type': 'application/json', 'X-Tenant-Slug': tenant }
          if (token) headers.Authorization = `Bearer ${token}`
          const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body), credentials: 'omit' })
          return { status: answer.status, ...(await answer.json()) }
        },
        [method, path, body, token, tenant],
      ),
    create: (options) =>
      page.evaluate(async (options) => {
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
        return (await navigator.credentials.create({ publicKey })).toJSON()
      }, options),
    get: (options) =>
      page.evaluate(async (options) => {
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
        return (await navigator.credentials.get({ publicKey })).toJSON()
      }, options),
    verifies: (isUserVerified) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
  return script
}

/** Signs in with whatever key the browser has. */
async function enter(page, token) {
  const { data } = await page.ask('POST', '/api/webauthn/auth-challenge', {}, token)
  const shown = await page.get(data)
  return { shown, data, entered: await page.ask('POST', '/api/webauthn/auth-verify', { ...shown, challenge_id: data.challenge_id }) }
}

const page = await open(url)
const { access_token: token } = await page.ask('POST', '/api/auth/login', { email, password })
const confirmed = async () => {
  const { data } = await page.ask('POST', '/api/webauthn/security-confirm', { current_password: password }, token)
  return data.security_confirmation_token
}

const proof = await confirmed()
const { data: options } = await page.ask('POST', '/api/webauthn/register-challenge', { security_confirmation_token: proof }, token)
const made = await page.create(options)
const added = await page.ask(
  'POST',
  '/api/webauthn/register-verify',
  { ...made, challenge_id: options.challenge_id, device_name: 'Laptop', security_confirmation_token: proof },
  token,
)
const [key] = await page.keys()
say({ step: 'added', status: added.status, site: key.rpId, discoverable: key.isResidentCredential })

// Whoever has added it is not offered a second one on the same device.
const { data: again } = await page.ask('POST', '/api/webauthn/register-challenge', { security_confirmation_token: await confirmed() }, token)
const refused = await page.create(again).then(() => 'made', (error) => String(error).match(/\w+Error/g).at(-1))
say({ step: 'again', refused })

const { shown, data: asked, entered } = await enter(page)
const me = await page.ask('GET', '/api/v2/users/me', undefined, entered.access_token)
say({ step: 'entered', status: entered.status, named: asked.allowCredentials ?? null, email: me.data.email })

// What was shown once opens nothing twice.
const replayed = await page.ask('POST', '/api/webauthn/auth-verify', { ...shown, challenge_id: asked.challenge_id })
say({ step: 'replayed', status: replayed.status, code: replayed.errors?.[0]?.code ?? replayed.code })

const own = await enter(page, token)
say({ step: 'named', status: own.entered.status, own: own.data.allowCredentials.map((one) => one.id === made.id) })

const { data: list } = await page.ask('GET', '/api/webauthn/credentials', undefined, token)
say({ step: 'listed', names: list.credentials.map((one) => one.device_name), used: list.credentials.every((one) => one.last_used_at) })

// A page on another site, be it of the same machine, knows no key and may begin none.
const { hostname, port } = new URL(url)
const elsewhere = await open(`http://other.${hostname}:${port}`)
const begun = await elsewhere.ask('POST', '/api/webauthn/auth-challenge', {})
say({ step: 'elsewhere', status: begun.status, code: begun.errors?.[0]?.code ?? begun.code })

// An authenticator that has not made sure who is there does not answer.
await page.verifies(false)
const unsure = await enter(page).then(() => 'shown', (error) => String(error).match(/\w+Error/g).at(-1))
await page.verifies(true)
say({ step: 'unsure', refused: unsure })

const removal = { credential_id: made.id, security_confirmation_token: await confirmed() }
const removed = await page.ask('POST', '/api/webauthn/remove', removal, token)
const { entered: late } = await enter(page)
say({ step: 'removed', status: removed.status, then: late.status })

await browser.close()
say({ done: true })
