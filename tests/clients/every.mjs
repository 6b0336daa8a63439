// Documents for Relay's compiler, made from the schema: every list as a page that can be gone on with, every thing with an id read anew, and every
// deletion taken out of the store. So no area can have a list or a deletion that Relay refuses.
import { getNamedType, isListType, isNonNullType, isObjectType, isRequiredArgument } from 'graphql'

const capital = (name) => name[0].toUpperCase() + name.slice(1)
const objects = (schema) => Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
const isNode = (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
const isPage = (field) => getNamedType(field.type).name.endsWith('Connection')
const isSingle = (type) => !isListType(isNonNullType(type) ? type.ofType : type)

/** What a row has that every row of its type has. */
const row = (type) => (isNode(type) ? 'id' : '__typename')

/** Where a fragment with the field can stand: a type that Relay can read anew, and the field of it that leads there. */
function places(schema, type) {
  if (isNode(type) || type === schema.getQueryType()) return [[type, '']]
  const holders = objects(schema).filter(isNode)
  return holders.flatMap((holder) =>
    Object.values(holder.getFields())
      .filter((field) => getNamedType(field.type) === type && isSingle(field.type) && !field.args.some(isRequiredArgument))
      .map((field) => [holder, field.name]),
  )
}

function page(schema, type, field) {
  const [place] = places(schema, type)
  if (!place) throw new Error(`nothing leads to ${type.name}.${field.name}`)
  const [on, by] = place
  const name = `pages_${type.name}${capital(field.name)}`
  const needed = field.args.filter(isRequiredArgument)
  const defined = needed.map((one) => `${one.name}: { type: "${one.type}" }`)
  const given = needed.map((one) => `${one.name}: $${one.name}`)
  const rows = getNamedType(getNamedType(field.type).getFields().nodes.type)
  const isTwoWay = ['last', 'before'].every((name) => field.args.some((one) => one.name === name))
  const ways = ['first: $first', 'after: $after', ...(isTwoWay ? ['last: $last', 'before: $before'] : [])]
  const back = isTwoWay ? ['last: { type: "Int" }', 'before: { type: "String" }'] : []
  const list = `${field.name}(${[...given, ...ways].join(', ')}) @connection(key: "${name}_${field.name}") { edges { node { ${row(rows)} } } }`
  return `fragment ${name} on ${on.name}
  @argumentDefinitions(${[...defined, 'first: { type: "Int", defaultValue: 20 }', 'after: { type: "String" }', ...back].join(', ')})
  @refetchable(queryName: "${name.replace('_', '')}Query") { ${by ? `${by} { ${list} }` : list} }`
}

const again = (type) => `fragment nodes_${type.name} on ${type.name} @refetchable(queryName: "nodes${type.name}Query") { id __typename }`

const deletion = (field, id) =>
  `mutation deletions${capital(field.name)}Mutation($input: ${capital(field.name)}Input!) { ${field.name}(input: $input) { ${id} @deleteRecord } }`

/** The files, by name. */
export function everything(schema) {
  const fields = (type) => Object.values(type.getFields())
  const pages = objects(schema).flatMap((type) => fields(type).filter(isPage).map((field) => page(schema, type, field)))
  const deletions = fields(schema.getMutationType()).flatMap((field) =>
    fields(getNamedType(field.type)).filter(({ name }) => name.startsWith('removed')).map(({ name }) => deletion(field, name)),
  )
  const made = { pages, nodes: objects(schema).filter(isNode).map(again), deletions }
  const file = (documents) => `import { graphql } from 'relay-runtime'\n\n${documents.map((one) => `graphql\`\n${one}\n\`\n`).join('\n')}`
  return Object.fromEntries(Object.entries(made).map(([name, documents]) => [`${name}.ts`, file(documents)]))
}
