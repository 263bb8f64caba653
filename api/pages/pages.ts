import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { servicesOnSale } from '#db/catalogue.ts';
import { readSettings, type ShopSettings } from '#db/settings.ts';
import { complianceOf } from '#domain/compliance.ts';
import { addressOfNotFound } from '#domain/header-variant.ts';
import { showsBanner } from '#domain/offer.ts';
import { findPage, isListed, pageShownAt, prefixOf, shownAt } from '#domain/pages.ts';
import { defaultShopName, type Shop } from '#domain/pre-render.ts';
import { sellerLine } from '#domain/seller.ts';
import { bannerCookie, type Site } from '#domain/site.ts';
import { themeCss } from '#domain/theme.ts';
import { cachedRead } from '../cached-read';
import { createOfferReader } from '../checkout/offer';
import { meetVisitor } from '../checkout/visitor';
import { builtForms, createPageSender } from '../compressed';
import { cookieJar, readCookie } from '../cookies';
import type { Deps } from '../deps';
import { cacheVersion } from './cache-version';
import { createNoticeReader } from './notice';
import { createOpinionReader } from './opinions';
import { withContent, withHead } from './page-head';
import { askOwnApi, createPreRender } from './pre-render';
import { previousReleaseFiles } from './previous-release-files';
import { redirectRoutes } from './redirects';
import { adOf, entryOf, siteOf, withSite } from './site';

/** The screens of the back office by their address (S1 §2.1), and those added since. */
const adminScreens = [
  'abandoned-carts',
  'account',
  'api-logs',
  'audit-log',
  'auto-refill',
  'blocked-users',
  'content-preview',
  'bulk',
  'content-sections',
  'customers',
  'dashboard',
  'discount-codes',
  'email-logs',
  'legal-pages',
  'login',
  'marketing',
  'needs-attention',
  'orders',
  'payments',
  'provider-status',
  'providers',
  'refunds',
  'requests',
  'reviews',
  'services',
  'settings',
  'test-verify',
  'upsell-experiment',
  'users',
];
const adminPage = new RegExp(`^/admin(/(${adminScreens.join('|')})(/[^/]+){0,3})?/?$`);

/** Whether an address belongs to a page. All others answer 404, with the same page, which says so. */
export function isPage(path: string): boolean {
  return findPage(path) !== undefined || adminPage.test(path);
}

/**
 * Whether a page is rendered here: those that search engines may list, because they are the same for every visitor, and
 * the one for missing pages.
 */
function isRendered(path: string): boolean {
  const page = findPage(path);
  return page ? isListed(page) : !isPage(path);
}

/** The address of what a site shows at an address; a missing page's if the site leaves it out. */
function placeOf(asked: string, site: Site): string {
  const shown = shownAt(asked, site.promotional);
  return findPage(shown) && !pageShownAt(asked, site) ? addressOfNotFound(asked) : shown;
}

/**
 * Whether it was opened by an e-mail's link: then it shows something else than its page, so it isn't rendered first.
 */
function isConfirmLink(path: string, { token, confirm }: Record<string, unknown>): boolean {
  return findPage(path) === 'unsubscribe' && Boolean(token || confirm);
}

/** One path for all addresses that show the same, so that the number of addresses doesn't multiply the pages. */
function renderedPath(asked: string, shown: string): string {
  return findPage(shown) ? asked.replace(/(?<=.)\/$/, '') : addressOfNotFound(asked);
}

/**
 * The inputs of a page's rendering: of the site only what is visible on that page, so that visitors who see the same
 * share one rendering.
 */
function renderedSite(site: Site, pathname: string): Site {
  const { ad, offer, offerIsOld, ...rest } = site;
  const { trigger } = complianceOf({ pathname, ...site });
  const shownOffer =
    offer && !showsBanner(pathname, site.promotional) ? { ...offer, banner: undefined } : offer;
  return {
    ...rest,
    // Which of the two triggers it was only matters on a page that browsers render themselves.
    ...(trigger && trigger === ad ? { ad: 'ad-click' } : {}),
    // Until it is known that there is no offer, no page may say so. An old offer is shown as it is.
    ...(shownOffer ? { offer: shownOffer } : offerIsOld && { offerIsOld }),
  };
}

/** The built pages. Browsers cache hashed files forever, and revalidate the page each time. */
export function pageRoutes(
  { env, db, logger, clock, changes }: Pick<Deps, 'env' | 'db' | 'logger' | 'clock' | 'changes'>,
  folder: string,
): Router {
  const router = Router();
  const jar = cookieJar(env.PUBLIC_URL);
  router.use(redirectRoutes({ env }));
  router.use(
    '/assets',
    builtForms(join(folder, 'assets')),
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
    previousReleaseFiles(db, env.SESSION_SECRET, () => clock().getTime()),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h', redirect: false }));

  // An administrator's change is on the next page, from every process.
  const version = cacheVersion(changes);
  const now = () => clock().getTime();
  const readShop = cachedRead(async () => knownShop(await readSettings(db)), now, version);
  const readOffer = createOfferReader(db, now, version);
  const readServices = cachedRead(() => servicesOnSale(db), now, version);
  const readNotice = createNoticeReader(db, now, version);
  const readOpinions = createOpinionReader(db, now, version);
  const send = createPageSender();
  let port: number | undefined;
  const preRender = createPreRender({
    folder,
    ask: async (path) => (port === undefined ? undefined : askOwnApi(port)(path)),
    now: Date.now,
    version,
    onError: (error, pathname) => logger.error({ err: error, pathname }, 'page not rendered'),
  });
  const page: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) {
      response.status(503).type('text').send('The pages are not built yet. Run: npm run build:web\n');
      return;
    }
    // With the page, not with its first calls: these run in parallel, and each would set another cookie.
    const path = placeOf(request.path, siteOf(request, env));
    if (isPage(path)) meetVisitor(request, response, jar, env.SESSION_SECRET);
    // A shared cache would pass the cookies of one visitor on to the next.
    response.status(isPage(path) ? 200 : 404).set('Cache-Control', 'private, no-cache');
    // Search engines must not list the back office, nor its previews of unpublished content.
    if (adminPage.test(path)) response.set('X-Robots-Tag', 'noindex');
    // The referring page may change the wording (domain/compliance.ts).
    response.vary('Referer');
    port = request.socket.localPort;
    const [{ value: known }, advertised, notice, { value: services }, opinions] = await Promise.all([
      readShop.inTime(),
      readOffer.inTime(prefixOf(request.path).language),
      readNotice(prefixOf(request.path).language),
      readServices.inTime(),
      readOpinions(path),
    ]);
    const closed = readCookie(request.headers.cookie, bannerCookie) !== undefined;
    const { offer } = advertised;
    const site: Site = {
      ...siteOf(request, env, known?.analytics),
      ad: adOf(request),
      entry: entryOf(request, env),
      offer: offer && closed ? { ...offer, banner: undefined } : offer,
      ...(advertised.isCurrent ? {} : { offerIsOld: true }),
      notice,
    };
    const content =
      isRendered(path) && !isConfirmLink(path, request.query)
        ? await preRender(renderedPath(request.path, path), {
            site: renderedSite(site, request.path),
            shop: known?.shop ?? { shopName: defaultShopName },
          })
        : undefined;
    const head = withHead(html, path, {
      origin: site.shopOrigin,
      shopName: known?.shop.shopName,
      style: known?.style,
      services,
      opinions,
      neutral: complianceOf({ pathname: request.path, ...site }).on,
    });
    await send(request, response, withContent(withSite(head, site), content));
  };
  // A missing file is not a page: a script must not be answered with HTML.
  router.use('/assets', (_request, response) => {
    response.status(404).type('text').send('Not found\n');
  });
  router.use(page);
  return router;
}

/** The inputs of every page: the shop's texts, its colours, its visitor measurement. */
interface KnownShop {
  shop: Shop;
  style?: string;
  analytics: ShopSettings['analytics'];
}

function knownShop({
  shopName,
  supportEmail,
  seller,
  appearance,
  analytics,
  purchase,
}: ShopSettings): KnownShop {
  const { logoText, accent } = appearance;
  const { guaranteeSeconds } = purchase;
  const shop = { shopName, supportEmail, seller: sellerLine(seller), guaranteeSeconds };
  return {
    shop: logoText ? { ...shop, logoText } : shop,
    style: accent ? themeCss(accent) : undefined,
    analytics,
  };
}
