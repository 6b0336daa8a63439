import graphql from '@graphql-eslint/eslint-plugin'

const rule = (name, ...settings) => [`@graphql-eslint/${name}`, ['error', ...settings]]

export default [
  {
    files: ['**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: new URL('made/schema.graphql', import.meta.url).pathname } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: Object.fromEntries([
      rule('relay-page-info'),
      rule('relay-connection-types'),
      // Pages are read forward; other lists are lists of what they hold.
      rule('relay-arguments', { includeBoth: false }),
      rule('relay-edge-types', { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }),
      rule('require-description', { types: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true }),
      rule('unique-type-names'),
      rule('no-hashtag-description'),
      rule('no-scalar-result-type-on-mutation'),
      rule('require-deprecation-reason'),
    ]),
  },
]
