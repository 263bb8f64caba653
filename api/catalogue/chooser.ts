import { languages } from '#domain/money.ts';
import { addressOf } from '#domain/pages.ts';
import { lineNamed, serviceAddress } from '#domain/product-lines.ts';
import { entryParameter, readEntry, withEntry } from '#domain/purchase-sources.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { languageOfReferrer } from '../pages/redirects';
import { siteOf } from '../pages/site';

/** The forms of the product chooser (S0 §2, §7), which work without JavaScript. */
export function chooserRoutes(routes: Routes, { env }: Deps): void {
  routes.raw(
    {
      method: 'POST',
      path: '/r',
      summary: 'Leads to the page of the product that a form named in `prd`: igf, igl or igv',
      access: 'public',
      // It changes nothing and reads no cookie, so a post from another site only opens a page.
      proof: 'none',
      anonymous: true,
      produces: 'text/html',
      body: { as: 'form', largest: '1kb' },
    },
    async ({ body, request, response }) => {
      const { prd, lang, [entryParameter]: entry } = (body ?? {}) as Record<string, unknown>;
      const language = languages.find((one) => one === lang) ?? languageOfReferrer(request.get('referer'));
      const line = lineNamed(prd);
      const { promotional, shopOrigin } = siteOf(request, env);
      const offered = line && serviceAddress(line, language);
      // 303: the browser requests the page with GET, and reloading it posts nothing.
      response
        .set('Cache-Control', 'no-store')
        .redirect(
          303,
          offered && promotional
            ? withEntry(shopOrigin + offered, readEntry(entry) ?? 'promo')
            : (offered ?? addressOf('chooser', language)),
        );
    },
  );
}
