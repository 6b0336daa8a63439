// A web client: urql with graphcache, set up as docs/clients.md says, word for word.
import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { introspectionFromSchema } from 'graphql'
import { schema, setupOf } from './setup.mjs'

const { keys, updates } = await setupOf('cache')
const introspection = introspectionFromSchema(schema)

/** A client with these headers. */
export const connect = ({ url, headers, fetch }) =>
  new Client({
    url: `${url}/graphql`,
    preferGetMethod: false,
    fetch,
    fetchOptions: { headers },
    exchanges: [cacheExchange({ schema: introspection, keys, updates }), fetchExchange],
  })
