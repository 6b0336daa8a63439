// The audits of graphql-http (the specification "GraphQL over HTTP") against a running gateway. Prints a line of JSON for each audit that did
// not pass, and then how many there were.
//
//   node audits.mjs URL

import { serverAudits } from 'graphql-http';

const [url] = process.argv.slice(2);

let passed = 0;
const audits = serverAudits({ url: `${url}/graphql`, fetchFn: fetch });
for (const audit of audits) {
  const { status, reason } = await audit.fn();
  if (status === 'ok') passed += 1;
  else console.log(JSON.stringify({ audit: audit.id, name: audit.name, status, reason: String(reason) }));
}
console.log(JSON.stringify({ audits: audits.length, passed }));
