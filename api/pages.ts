import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type RequestHandler, Router } from 'express';
import { readSettings } from '../db/settings';
import { addressOfNotFound } from '../domain/header-look';
import { findPage, isListed, shownAt } from '../domain/pages';
import { defaultShopName, type Shop } from '../domain/pre-render';
import { sellerLine } from '../domain/seller';
import { builtForms, createPageSender } from './compressed';
import { cookieJar } from './cookies';
import type { Deps } from './deps';
import { withContent, withHead } from './page-head';
import { askOwnApi, createPreRender } from './pre-render';
import { redirectRoutes } from './redirects';
import { siteOf, withSite } from './site';
import { meetVisitor } from './visitor';

/** Whether an address belongs to a page. All others answer 404, with the same page, which says so. */
export function isPage(path: string): boolean {
  return (
    findPage(path) !== undefined || /^\/admin(\/login|\/upsell-experiment|\/orders(\/[^/]+)?)?\/?$/.test(path)
  );
}

/**
 * Whether a page is rendered here: those that search engines may list, as they say the same to every visitor, and the one
 * that says that there is no page.
 */
function isRendered(path: string): boolean {
  const page = findPage(path);
  return page ? isListed(page) : !isPage(path);
}

/** One path for all that show the same, so that no number of addresses makes a number of pages. */
function renderedPath(asked: string, shown: string): string {
  return findPage(shown) ? asked.replace(/(?<=.)\/$/, '') : addressOfNotFound(asked);
}

/** The built pages: hashed files for ever, the page itself asked for each time. */
export function pageRoutes({ env, db, logger }: Pick<Deps, 'env' | 'db' | 'logger'>, folder: string): Router {
  const router = Router();
  const jar = cookieJar(env.PUBLIC_URL);
  router.use(redirectRoutes({ env }));
  router.use(
    '/assets',
    builtForms(join(folder, 'assets')),
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h', redirect: false }));

  const knownShop = rememberShop(db);
  const send = createPageSender();
  let port: number | undefined;
  const preRender = createPreRender({
    folder,
    ask: async (path) => (port === undefined ? undefined : askOwnApi(port)(path)),
    now: Date.now,
    onError: (error, pathname) => logger.error({ err: error, pathname }, 'page not rendered'),
  });
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
    port = request.socket.localPort;
    const shop = await knownShop();
    const content = isRendered(path)
      ? await preRender(renderedPath(request.path, path), {
          site,
          shop: shop ?? { shopName: defaultShopName },
        })
      : undefined;
    const head = withHead(html, path, { origin: site.shopOrigin, shopName: shop?.shopName });
    await send(request, response, withContent(withSite(head, site), content));
  };
  // A missing file is not a page: a script must not be answered with HTML.
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found\n');
  });
  router.use(page);
  return router;
}

/** How long what the settings say of the shop is taken as known, in ms. */
const settingsMs = 60_000;
/** How long the first page waits for it. */
const firstMs = 1_000;

/** What pages say of the shop, asked for beside them: only the first waits for the database, and not for long. */
function rememberShop(db: Deps['db']): () => Promise<Shop | undefined> {
  let known: Shop | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - askedAt > settingsMs) {
      askedAt = Date.now();
      const answer = readSettings(db).then(
        ({ shopName, supportEmail, seller }) => {
          known = { shopName, supportEmail, seller: sellerLine(seller) };
        },
        () => undefined,
      );
      if (!known) await Promise.race([answer, pause(firstMs, undefined, { ref: false })]);
    }
    return known;
  };
}
