// Runs the tools of clients against the published schema, as a web team's build does, and fails with what they say.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSchema, printSchema } from 'graphql'
import { everything } from './every.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const bin = (name) => join(here, 'node_modules', '.bin', name)

// Each tool as a web team runs it.
const steps = [
  ['the schema keeps the rules of Relay and of graphql-eslint', bin('eslint'), ['made/schema.graphql', '--max-warnings', '0']],
  ['graphql-codegen makes types of every published operation', bin('graphql-codegen'), ['--config', 'codegen.mjs']],
  ['the types are right for tsc --strict', bin('tsc'), ['--project', 'tsconfig.json']],
  ['the Relay compiler takes every list, every refetch and every deletion', bin('relay-compiler'), ['relay.config.json']],
]

for (const folder of ['made', 'relay/made', 'relay/__generated__']) {
  rmSync(join(here, folder), { recursive: true, force: true })
  mkdirSync(join(here, folder))
}
// eslint reads no file outside its own folder, and what GraphQL itself defines is not ours to describe.
const published = readFileSync(join(here, '../../graphql/schema.graphql'), 'utf8')
const schema = buildSchema(published)
writeFileSync(join(here, 'made/schema.graphql'), printSchema(schema))
for (const [name, text] of Object.entries(everything(schema))) writeFileSync(join(here, 'relay/made', name), text)

let failed = 0
for (const [promise, command, args] of steps) {
  const began = Date.now()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: here, encoding: 'utf8' })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${promise} (${seconds} s)`)
  if (status !== 0) {
    failed += 1
    console.log(stdout, stderr)
  }
}
process.exit(failed === 0 ? 0 : 1)
