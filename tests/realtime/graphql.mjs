// The real graphql-ws against a running gateway: signs in, subscribes to the member's bell, messages and counts, says READY, and prints everything
// that comes as a line of JSON until it was told to stop.
//
//   node graphql.mjs URL EMAIL PASSWORD TENANT

import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const [url, email, password, tenant] = process.argv.slice(2);

const fail = (why) => {
  console.log(JSON.stringify({ failed: String(why) }));
  process.exit(1);
};

const answer = await fetch(`${url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-tenant-slug': tenant },
  body: JSON.stringify({ email, password }),
});
if (!answer.ok) fail(`sign-in: ${answer.status} ${await answer.text()}`);
const { access_token: token } = await answer.json();

const client = createClient({
  url: `${url.replace('http', 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${token}`, 'x-tenant-slug': tenant },
  retryAttempts: 0,
});

for (const query of [
  'subscription { notificationAdded { type message } }',
  'subscription { messageAdded { body sender { name } } }',
  'subscription { countersChanged { unreadMessageCount } }',
]) {
  client.subscribe(
    { query },
    {
      next: (result) => console.log(JSON.stringify(result.errors ? { failed: result.errors } : result.data)),
      error: (error) => fail(error?.message ?? JSON.stringify(error)),
      complete: () => {},
    },
  );
}
// A query on the same socket is answered after the subscriptions before it were read.
client.subscribe(
  { query: '{ viewer { id } }' },
  { next: () => console.log('READY'), error: (error) => fail(error?.message ?? JSON.stringify(error)), complete: () => {} },
);

process.on('SIGTERM', async () => {
  await client.dispose();
  process.exit(0);
});
setTimeout(() => fail('nobody told me to stop'), 110_000);
