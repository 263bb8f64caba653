import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { readSettings } from '../db/settings';
import { type Language, languages } from '../domain/money';
import { addressOf, findPage } from '../domain/pages';
import { cookieJar } from './cookies';
import type { Deps } from './deps';
import { withHead } from './page-head';
import { meetVisitor } from './visitor';

/** Whether an address belongs to a page. All others answer 404, with the same page, which says so. */
export function isPage(path: string): boolean {
  return findPage(path) !== undefined || /^\/admin(\/login|\/orders(\/[^/]+)?)?\/?$/.test(path);
}

/** The built pages: hashed files for ever, the page itself asked for each time. */
export function pageRoutes({ env, db }: Pick<Deps, 'env' | 'db'>, folder: string): Router {
  const router = Router();
  const jar = cookieJar(env.PUBLIC_URL);
  // What an advertisement or a letter added to the address goes along.
  const toHome =
    (language: Language): RequestHandler =>
    (request, response) => {
      const question = request.originalUrl.indexOf('?');
      const query = question < 0 ? '' : request.originalUrl.slice(question);
      response.redirect(302, addressOf('home', language) + query);
    };
  // The page's file has no address of its own.
  router.get(['/', '/index.html'], toHome('es'));
  for (const language of languages) router.get(`/${language}`, toHome(language));
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
    if (isPage(request.path)) meetVisitor(request, response, jar, env.SESSION_SECRET);
    response.status(isPage(request.path) ? 200 : 404).set('Cache-Control', 'no-cache');
    const origin = new URL(env.PUBLIC_URL).origin;
    response.type('html').end(withHead(html, request.path, { origin, shopName: shopName() }));
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
