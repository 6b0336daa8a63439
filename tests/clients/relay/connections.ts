import { graphql } from 'relay-runtime'

export const page = graphql`
  fragment connections_viewer on Viewer
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "connectionsPageQuery") {
    connections(first: $first, after: $after) @connection(key: "connections_viewer_connections") {
      edges {
        node {
          id
          status
          partner {
            id
            ...connections_member
          }
        }
      }
    }
  }
`

export const member = graphql`
  fragment connections_member on Member @refetchable(queryName: "connectionsMemberQuery") {
    name
    connectionStatus
  }
`

export const remove = graphql`
  mutation connectionsRemoveMutation($connections: [ID!]!, $id: ID!) {
    removeConnection(input: { connectionId: $id }) {
      removedRelationshipId @deleteEdge(connections: $connections)
    }
  }
`

export const decline = graphql`
  mutation connectionsDeclineMutation($connections: [ID!]!, $id: ID!) {
    declineConnection(input: { connectionId: $id }) {
      removedRelationshipId @deleteEdge(connections: $connections)
      member {
        ...connections_member
      }
    }
  }
`

export const screen = graphql`
  query connectionsScreenQuery {
    viewer {
      ...connections_viewer
    }
  }
`
