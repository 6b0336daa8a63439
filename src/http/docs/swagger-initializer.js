// Starts the API reference over the contract of the server that served this page, as whoever was chosen on its first page.
const demo = JSON.parse(window.sessionStorage.getItem('timeweave-demo') ?? 'null');

function inCommunity(request) {
  const ours = new URL(request.url, window.location.href).origin === window.location.origin;
  const named = Object.keys(request.headers).some((name) => /^x-tenant-(id|slug)$/i.test(name));
  if (demo && ours && !named) request.headers['X-Tenant-Slug'] = demo.tenant;
  return request;
}

window.addEventListener('load', () => {
  window.ui = SwaggerUIBundle({
    url: '/api/v2/openapi.json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    plugins: [SwaggerUIBundle.plugins.DownloadUrl],
    layout: 'StandaloneLayout',
    validatorUrl: 'none',
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    requestInterceptor: inCommunity,
    onComplete: () => demo && window.ui.preauthorizeApiKey('bearerAuth', demo.token),
  });
});
