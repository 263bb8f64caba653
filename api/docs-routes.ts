import { docsPage } from './docs-page';
import type { Routes } from './handle';
import { type OpenApiDocument, openapiDocument } from './openapi';

/** Serves the description of every call, made from the same schemas that check them: to read, and for tools. */
export function openapiRoutes(routes: Routes): void {
  let document: OpenApiDocument | undefined;
  // At the first request every route is registered; before, some are missing.
  const made = () => (document ??= openapiDocument(routes.table));

  routes.raw(
    {
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'This description, for tools',
      access: 'public',
      anonymous: true,
    },
    async ({ response }) => {
      response.set('Cache-Control', 'public, max-age=300').json(made());
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/docs',
      summary: 'This description, to read; as JSON for whoever asks for that',
      access: 'public',
      produces: 'text/html',
      anonymous: true,
    },
    async ({ request, response }) => {
      response.set('Cache-Control', 'public, max-age=300').vary('Accept');
      if (request.accepts(['html', 'json']) === 'json') response.json(made());
      else response.type('html').send(docsPage(made()));
    },
  );
}
