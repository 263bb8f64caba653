import type { Request, Response } from 'express';
import { cookieJar } from './cookies';
import type { Deps } from './deps';
import { docsPage } from './docs-page';
import type { Routes } from './handle';
import { type OpenApiDocument, openapiDocument } from './openapi';
import { adminOf } from './session/admin';

/**
 * Serves the description of the calls, generated from the schemas that check them: for people, and for tools. Strangers
 * get the public calls, back-office sessions all.
 */
export function openapiRoutes(routes: Routes, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  const jar = cookieJar(deps.env.PUBLIC_URL);
  // On the first request every route is registered; before that, some are missing.
  const documents: { all?: OpenApiDocument; open?: OpenApiDocument } = {};
  const all = () => (documents.all ??= openapiDocument(routes.table));
  const open = () =>
    (documents.open ??= openapiDocument(routes.table.filter(({ access }) => access === 'public')));

  async function documentFor(request: Request, response: Response): Promise<OpenApiDocument> {
    response.set('Cache-Control', 'private, no-cache').vary('Cookie');
    return (await adminOf(deps, jar, request, { passive: true })) ? all() : open();
  }

  routes.raw(
    {
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'This description, for tools; of the back office with its session only',
      access: 'public',
      anonymous: true,
    },
    async ({ request, response }) => {
      response.json(await documentFor(request, response));
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/docs',
      summary: 'This description, to read; as JSON if the request accepts JSON before HTML',
      access: 'public',
      produces: 'text/html',
      anonymous: true,
    },
    async ({ request, response }) => {
      const document = await documentFor(request, response);
      response.vary('Accept');
      if (request.accepts(['html', 'json']) === 'json') response.json(document);
      else response.type('html').send(docsPage(document));
    },
  );
}
