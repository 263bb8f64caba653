import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { readSettings } from '../db/settings';
import { findPage, shownAt } from '../domain/pages';
import { cookieJar } from './cookies';
import type { Deps } from './deps';
import { withHead } from './page-head';
import { redirectRoutes } from './redirects';
import { siteOf, withSite } from './site';
import { meetVisitor } from './visitor';

/** Whether an address belongs to a page. All others answer 404, with the same page, which says so. */
export function isPage(path: string): boolean {
  return findPage(path) !== undefined || /^\/admin(\/login|\/orders(\/[^/]+)?)?\/?$/.test(path);
}

/** The built pages: hashed files for ever, the page itself asked for each time. */
export function pageRoutes({ env, db }: Pick<Deps, 'env' | 'db'>, folder: string): Router {
  const router = Router();
  const jar = cookieJar(env.PUBLIC_URL);
  router.use(redirectRoutes({ env }));
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h', redirect: false }));

  const shopName = rememberShopName(db);
  const page: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) {
      response.status(503).type('text').send('The pages are not built yet. Run: npm run build:web\n');
      return;
    }
    // With the page, not with its first calls: those come several at once, and each would get another cookie.
    const site = siteOf(request, env);
    const path = shownAt(request.path, site.promotional);
    if (isPage(path)) meetVisitor(request, response, jar, env.SESSION_SECRET);
    response.status(isPage(path) ? 200 : 404).set('Cache-Control', 'no-cache');
    const head = withHead(html, path, { origin: site.shopOrigin, shopName: shopName() });
    response.type('html').end(withSite(head, site));
  };
  // A missing file is not a page: a script must not be answered with HTML.
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found\n');
  });
  router.use(page);
  return router;
}

/** How long the shop's name is taken as known, in ms. */
const nameMs = 60_000;

/** The shop's name for titles, asked for beside the pages: none waits for the database. */
function rememberShopName(db: Deps['db']): () => string | undefined {
  let known: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (Date.now() - askedAt > nameMs) {
      askedAt = Date.now();
      readSettings(db).then(
        (settings) => {
          known = settings.shopName;
        },
        () => undefined,
      );
    }
    return known;
  };
}
