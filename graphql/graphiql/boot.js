// Starts GraphiQL against the server that served this page. Nothing is loaded from elsewhere.
const here = new URL('/graphql', window.location.href);
const live = new URL(here);
live.protocol = here.protocol === 'https:' ? 'wss:' : 'ws:';

const fetcher = GraphiQL.createFetcher({ url: here.href, subscriptionUrl: live.href });
const tenant = new URLSearchParams(window.location.search).get('tenant') ?? '';

ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    shouldPersistHeaders: false,
    defaultEditorToolsVisibility: 'headers',
    defaultHeaders: JSON.stringify({ 'X-Tenant-Slug': tenant, Authorization: 'Bearer ' }, null, 2),
    defaultQuery: '{\n  viewer {\n    id\n    connections(first: 5) {\n      edges { node { id partner { name } } }\n    }\n  }\n}\n',
  }),
);
