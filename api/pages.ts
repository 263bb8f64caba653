import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { cookieJar } from './cookies';
import type { Deps } from './deps';
import { meetVisitor } from './visitor';

/** Pages of the shop, with and without the prefix of a language (decision 2); the same as in web/routes.tsx. */
const shopPages = [
  'ig',
  'checkout',
  'payment',
  'order-success',
  'order-success/:id',
  'payment-success/:id',
  'track',
  'track-order',
  'seguimiento',
  'seguimiento-pedido',
  'cancel',
  'payment-failed',
  'privacy-policy',
  'politica-de-privacidad',
  'terms-and-conditions',
  'refund-policy',
];

const pages = new RegExp(
  `^(/es)?/(${shopPages.join('|').replaceAll(':id', '[^/]+')})$|^/admin(/login|/orders(/[^/]+)?)?$`,
);

/** Whether an address belongs to a page. All others answer 404, with the same page, which says so. */
export function isPage(path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return pages.test(bare);
}

const start = '/es/ig';

/** The built pages: hashed files for ever, the page itself asked for each time. */
export function pageRoutes({ env }: Pick<Deps, 'env'>, folder: string): Router {
  const router = Router();
  const jar = cookieJar(env.PUBLIC_URL);
  // The page's file has no address of its own.
  router.get(['/', '/es', '/index.html'], (_request, response) => response.redirect(302, start));
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h', redirect: false }));

  const page: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!existsSync(join(folder, 'index.html'))) {
      response.status(503).type('text').send('The pages are not built yet. Run: npm run build:web\n');
      return;
    }
    // With the page, not with its first calls: those come several at once, and each would get another cookie.
    if (isPage(request.path)) meetVisitor(request, response, jar, env.SESSION_SECRET);
    response.status(isPage(request.path) ? 200 : 404).set('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false, etag: false, lastModified: false });
  };
  // A missing file is not a page: a script must not be answered with HTML.
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found\n');
  });
  router.use(page);
  return router;
}
