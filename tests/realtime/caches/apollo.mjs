// A web client: Apollo, set up as docs/clients.md says, word for word. It answers as urql's client does.
import { ApolloClient, HttpLink, gql } from '@apollo/client'
import { possibleTypes, setupOf } from './setup.mjs'

const { makeCache, update } = await setupOf('apollo')

/** A client with these headers. */
export function connect({ url, headers, fetch }) {
  const cache = makeCache(possibleTypes)
  const client = new ApolloClient({ cache, link: new HttpLink({ uri: `${url}/graphql`, headers, fetch }) })
  const settled = (answer) => ({ toPromise: () => answer.catch((error) => ({ error })) })
  /** What the cache has of a document, and whether that is all of it. */
  const kept = async (query, variables) => {
    const { result, complete } = cache.diff({ query: cache.transformDocument(query), variables, optimistic: false, returnPartialData: true })
    return { data: result, operation: { context: { meta: { cacheOutcome: complete ? 'hit' : 'miss' } } } }
  }
  return {
    query: (text, variables, { requestPolicy: fetchPolicy }) =>
      settled(fetchPolicy === 'cache-only' ? kept(gql(text), variables) : client.query({ query: gql(text), variables, fetchPolicy })),
    mutation: (text, variables) => settled(client.mutate({ mutation: gql(text), variables, update })),
  }
}
