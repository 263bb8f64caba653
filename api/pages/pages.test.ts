import { screens } from '#web/admin/screens.ts';
import { isPage } from './pages';

describe('addresses with a page', () => {
  it.each([
    '/es/ig',
    '/ig',
    '/track',
    '/es/seguimiento',
    '/es/checkout',
    '/payment-failed',
    '/es/refund-policy/',
    '/es/track',
    '/order-success',
    '/order-success/123',
    '/admin/orders/5',
    '/admin',
    '/admin/requests',
    '/fr/ig',
    '/it/traccia-ordine',
    '/it/order-success/123',
    '/fr/seguimiento',
  ])('%s', (path) => expect(isPage(path)).toBe(true));
  it.each([
    '/es/nix',
    '/es/track/x',
    '/igx',
    '/fr/ig/x',
    '/wp-login.php',
    '/admin/nix',
    '/es/ig/more',
    '/order-success/1/2',
  ])('not %s', (path) => expect(isPage(path)).toBe(false));
  it.each(screens.flatMap(({ path, details = {} }) => [path, ...Object.keys(details)]))(
    'the screen /admin/%s of the back office',
    (path) => expect(isPage(`/admin/${path.replaceAll(':', '')}`)).toBe(true),
  );
});
