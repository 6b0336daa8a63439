// The real pusher-js against a running gateway: signs in, subscribes to the member's own channel, says READY, and prints every event as a
// line of JSON until it was told to stop.
//
//   node pusher.mjs URL EMAIL PASSWORD TENANT

import { createRequire } from 'node:module';

const Pusher = createRequire(import.meta.url)('pusher-js');
const [url, email, password, tenant] = process.argv.slice(2);
const headers = { 'content-type': 'application/json', 'x-tenant-slug': tenant };

const fail = (why) => {
  console.log(JSON.stringify({ failed: String(why) }));
  process.exit(1);
};

async function ask(method, path, body) {
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) fail(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const signedIn = await ask('POST', '/api/auth/login', { email, password });
headers.authorization = `Bearer ${signedIn.access_token}`;
const config = (await ask('GET', '/api/v2/pusher/config')).data;

const client = new Pusher(config.key, {
  cluster: config.cluster,
  wsHost: new URL(url).hostname,
  wsPort: Number(new URL(url).port),
  forceTLS: false,
  enabledTransports: ['ws'],
  disableStats: true,
  channelAuthorization: {
    endpoint: url + config.authEndpoint,
    transport: 'ajax',
    headers: { authorization: headers.authorization, 'x-tenant-slug': tenant },
  },
});

client.connection.bind('error', (error) => console.log(JSON.stringify({ error: error?.data ?? error?.error ?? 'unknown' })));
client.connection.bind('state_change', ({ current }) => console.log(JSON.stringify({ state: current })));

const channel = client.subscribe(config.channels.user);
channel.bind('pusher:subscription_succeeded', () => console.log('READY'));
channel.bind('pusher:subscription_error', (error) => fail(`subscription: ${JSON.stringify(error)}`));
channel.bind_global((event, data) => {
  if (!event.startsWith('pusher:')) console.log(JSON.stringify({ event, data }));
});

// Where the operator allows presence: who is there, and who comes and goes.
if (config.channels.presence) {
  const present = client.subscribe(config.channels.presence);
  const ids = () => {
    const found = [];
    present.members.each((member) => found.push(member.id));
    return found.sort();
  };
  const tell = (presence) => (member) =>
    console.log(JSON.stringify({ presence, member: member.info, ids: ids(), me: present.members.me?.id }));
  present.bind('pusher:subscription_succeeded', () => console.log(JSON.stringify({ presence: 'found', ids: ids() })));
  present.bind('pusher:subscription_error', (error) => fail(`presence: ${JSON.stringify(error)}`));
  present.bind('pusher:member_added', tell('came'));
  present.bind('pusher:member_removed', tell('went'));
}

process.on('SIGTERM', () => {
  client.disconnect();
  process.exit(0);
});
setTimeout(() => fail('nobody told me to stop'), 110_000);
