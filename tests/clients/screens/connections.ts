import { graphql } from '../made'
import type { ResultOf } from '@graphql-typed-document-node/core'

export const NetworkScreen = graphql(`
  query NetworkScreen($first: Int, $after: String) {
    viewer {
      id
      connections(first: $first, after: $after) {
        nodes {
          id
          status
          createdAt
          partner {
            id
            name
            avatarUrl
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

export const AskToConnect = graphql(`
  mutation AskToConnect($input: RequestConnectionInput!) {
    requestConnection(input: $input) {
      status
      connection {
        id
        status
      }
    }
  }
`)

/** Names of those with whom the viewer is connected: whatever may be null has to be said so. */
export function names(screen: ResultOf<typeof NetworkScreen>): string[] {
  const rows = screen.viewer?.connections?.nodes ?? []
  return rows.filter((row) => row.status === 'ACCEPTED').map((row) => row.partner.name)
}
