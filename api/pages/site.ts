import type { Request } from 'express';
import { type AdTrigger, adTriggerOf } from '#domain/compliance.ts';
import { type PromotionalEntry, promotionalEntry } from '#domain/purchase-sources.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { type Site, siteMeta } from '#domain/site.ts';
import type { ApiEnv } from '../env';

type SiteEnv = Pick<ApiEnv, 'PUBLIC_URL' | 'PROMO_HOST' | 'ANALYTICS_ID' | 'ANALYTICS_SCRIPT_URL'> &
  Partial<Pick<ApiEnv, 'DEMO_PAGES'>>;

/** What a page learns about its host. Only the host decides, never the user agent (D25). */
export function siteOf(
  request: Pick<Request, 'hostname'>,
  env: SiteEnv,
  analytics?: ShopSettings['analytics'],
): Site {
  const { ANALYTICS_ID, ANALYTICS_SCRIPT_URL: scriptUrl } = env;
  // The settings choose the id; the script's address is the installation's, so that no setting can load another one.
  // While nobody knows whether they allow it, nothing is measured.
  const id = analytics?.enabled ? (analytics.id ?? ANALYTICS_ID) : undefined;
  return {
    promotional: env.PROMO_HOST !== undefined && request.hostname?.toLowerCase() === env.PROMO_HOST,
    shopOrigin: new URL(env.PUBLIC_URL).origin,
    ...(env.DEMO_PAGES === false ? { withoutDemo: true } : {}),
    ...(id && scriptUrl ? { analytics: { id, scriptUrl } } : {}),
  };
}

/**
 * The trace of an advertisement in a request: from its address and the referring page, never the user agent
 * (D25).
 */
export function adOf(request: Pick<Request, 'originalUrl' | 'get'>): AdTrigger | undefined {
  return adTriggerOf(queryOf(request), request.get('referer'));
}

/** How the visitor of the promotional host came there; undefined on the shop itself. */
export function entryOf(
  request: Pick<Request, 'hostname' | 'originalUrl'>,
  env: SiteEnv,
): PromotionalEntry | undefined {
  return siteOf(request, env).promotional ? promotionalEntry(queryOf(request)) : undefined;
}

/** The query of a request with its question mark, or empty. */
export function queryOf({ originalUrl }: Pick<Request, 'originalUrl'>): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}

/** Writes it into a built page, whose code reads it before it renders anything. */
export function withSite(html: string, site: Site): string {
  const text = JSON.stringify(site).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replace('</head>', () => `  <meta name="${siteMeta}" content="${text}" />\n  </head>`);
}
