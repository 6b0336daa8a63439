// The published schema, and what docs/clients.md sets up.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSchema, isAbstractType } from 'graphql'

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')

/** The published schema. */
export const schema = buildSchema(read('graphql/schema.graphql'))

/** The types of each interface and union. */
export const possibleTypes = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
)

// The documentation's code stands beside the packages that it names.
const folder = mkdtempSync(join(tmpdir(), 'timeweave-clients-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(folder, 'node_modules'))
for (const [, name, code] of read('docs/clients.md').matchAll(/```js\n\/\/ (\w+\.mjs)\n([\s\S]*?)```/g)) writeFileSync(join(folder, name), code)

/** What a file of the documentation exports: `cache` or `apollo`. */
export const setupOf = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)))
