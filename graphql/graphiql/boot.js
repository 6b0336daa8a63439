// Starts GraphiQL against the server that served this page, as whoever was chosen on its first page. Nothing is loaded from elsewhere.
const here = new URL('/graphql', window.location.href);
const live = new URL(here);
live.protocol = here.protocol === 'https:' ? 'wss:' : 'ws:';

const demo = JSON.parse(window.sessionStorage.getItem('timeweave-demo') ?? 'null');
const tenant = new URLSearchParams(window.location.search).get('tenant') ?? demo?.tenant ?? '';
const signedIn = { 'X-Tenant-Slug': tenant, Authorization: `Bearer ${demo?.token ?? ''}` };
const fetcher = GraphiQL.createFetcher({ url: here.href, subscriptionUrl: live.href, wsConnectionParams: demo ? signedIn : {} });

ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    shouldPersistHeaders: false,
    defaultEditorToolsVisibility: 'headers',
    defaultHeaders: JSON.stringify(signedIn, null, 2),
    defaultQuery: '{\n  viewer {\n    id\n    connections(first: 5) {\n      edges { node { id partner { name } } }\n    }\n  }\n}\n',
  }),
);
