import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instagramSearchQuery } from '../web/api-client/instagram-search';
import { createQueryClient } from '../web/api-client/query-client';
import { catalogueQuery, pollMs } from '../web/api-client/services';
import { buttonDelayMs } from '../web/chat/chat';
import { narrow } from '../web/chat/view';
import { redirectMs } from '../web/checkout/use-payment';
import { mostRemembered } from '../web/consent/conversions';
import { redirectSeconds } from '../web/pages/cancel-page';
import { reviewRules } from '../web/sections/review-pages';
import { firstSold } from '../web/storefront/packages';
import { debounceMs, least } from '../web/storefront/profile-search';
import { blockedDebounceMs } from '../web/storefront/profile-step';
import { waitMs } from '../web/tracking/missing-order';
import { searchDelayMs } from '../web/tracking/tracking-result';
import { everyMs, patientAttempts } from '../web/tracking/use-payment-state';
import { customServiceId, type Service, seedServices } from './catalogue';

/* Times and sizes of the pages, typed by hand from the specification. In milliseconds unless a row says otherwise. */

test.each([
  ['S0 §9: "paid" is read for 1000 ms before the order is shown', redirectMs.card, 1000],
  ['S0 §9: after a wallet for 500 ms', redirectMs.wallet, 500],
  ['S0 §9: the success page looks for an order for 3 s', waitMs, 3000],
  ['S0 §9: the cancelled page leads home after 3 s, in seconds', redirectSeconds, 3],
  ['S0 §9: a payment is asked for every 2000 ms', everyMs, 2000],
  ['S0 §9: and 5 times before the buyer is asked to wait', patientAttempts, 5],
  ['S0 §9: typing a user name rests 800 ms before it is searched', debounceMs, 800],
  ['S0 §5: a user name is searched from 3 characters', least, 3],
  ['S0 §9: a user name rests 500 ms before its block is checked', blockedDebounceMs, 500],
  ['S0 §7: prices are asked for every 5 s', pollMs, 5000],
  ['S0 §2: a page of reviews stays for 8 s', reviewRules.turnEveryMs, 8000],
  ['S0 §2: three reviews on a wide screen', reviewRules.perPageWide, 3],
  ['S0 §2: two reviews otherwise', reviewRules.perPage, 2],
  ['S1 §2.3, §9: a number in the address rests 300 ms', searchDelayMs, 300],
  ['S1 §2.7, §9: the assistant appears after 2 s', buttonDelayMs, 2000],
  ['S1 §9: 20 conversions are remembered', mostRemembered, 20],
] as const)('%s', (_rule, actual, expected) => {
  expect(actual).toBe(expected);
});

test('S0 §9: a search is cached for 2 min, kept for 10 min, and tried at most twice more', () => {
  const { staleTime, ...rest } = instagramSearchQuery('lucia');
  expect(rest).toMatchObject({ gcTime: 600_000, retry: 2 });
  // A list with a private profile is never fresh: it may be public by now.
  const stale = (is_private: boolean) =>
    typeof staleTime === 'function'
      ? staleTime({ state: { data: { users: [{ is_private }] } } } as never)
      : staleTime;
  expect([stale(false), stale(true)]).toEqual([120_000, 0]);
});

test('S0 §7: prices are stale after 2 s, and refetched on focus', () => {
  expect(catalogueQuery).toMatchObject({ staleTime: 2000, refetchOnWindowFocus: true });
});

test('S0 §9, S1 §7: other answers are never stale, and not refetched on focus or by timer', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations?.retry).toBe(false);
});

test('S1 §2.7, §9: the style sheet, too, shows the assistant after 2 s', () => {
  const styles = readFileSync(join(__dirname, '..', 'web', 'ui', 'theme.css'), 'utf8');
  expect(/--animate-appear:(.*);/.exec(styles)?.[1]).toBe(' appear 150ms ease-out 2s both');
});

test('S1 §2.7, §9: the assistant fills screens under 768 px, which are 48 rem', () => {
  expect(narrow).toBe('(width < 48rem)');
});

test('S0 §9: the slider for a custom quantity begins with 1000 followers', () => {
  const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
  const custom = services.find(({ id }) => id === customServiceId) as Service;
  expect(firstSold(services, custom)).toMatchObject({ quantity: 1000, priceCents: 999 });
});
