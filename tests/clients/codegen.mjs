export default {
  schema: '../../graphql/schema.graphql',
  documents: ['screens/**/*.ts', '../../graphql/operations/**/*.graphql'],
  generates: {
    './made/': {
      preset: 'client',
      config: {
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: {
          DateTime: 'string',
          Date: 'string',
          Hours: 'number',
          Money: 'number',
          URL: 'string',
          JSON: 'unknown',
        },
      },
    },
  },
}
