import { languageOfReferrer, redirectOf } from './redirects';

const shop = { promotional: false, shopOrigin: 'https://shop.example' };
const promo = { promotional: true, shopOrigin: 'https://shop.example' };

const ask = (address: string, site = shop, referrer?: string) => {
  const [path = '', query] = address.split('?');
  const found = redirectOf({ path, query: query === undefined ? '' : `?${query}`, referrer }, site);
  return found && `${found.status} ${found.location}`;
};

describe('on the shop', () => {
  test.each([
    ['/', '302 /es/ig'],
    ['/?gclid=1', '302 /es/ig?gclid=1'],
    ['/index.html', '302 /es/ig'],
    ['/es', '302 /es/ig'],
    ['/es/', '302 /es/ig'],
    ['/fr', '302 /fr/ig'],
    ['/it/?utm=2', '302 /it/ig?utm=2'],
    ['/es/instagram', '301 /es/ig'],
    ['/instagram', '301 /es/ig'],
    ['/fr/instagram/', '301 /fr/ig'],
    ['/it/instagram?a=b', '301 /it/ig?a=b'],
    ['/es/ig/', '301 /es/ig'],
    ['/track/?order=FNZ-261121-AB3K', '301 /track?order=FNZ-261121-AB3K'],
    ['/it/servizi/', '301 /it/servizi'],
    ['/es/FAQ', '301 /es/faq'],
    ['/FAQ', '301 /faq'],
    ['/ES/Ig/?Package=204', '301 /es/ig?Package=204'],
    ['/ES', '302 /es/ig'],
    ['/es/Instagram', '301 /es/ig'],
    ['/es/Track-Order?order=FNZ-261121-AB3K', '301 /es/track-order?order=FNZ-261121-AB3K'],
    ['/Es/Order-Success/FNZ-261121-AB3K', '301 /es/order-success/FNZ-261121-AB3K'],
    ['/it/PAYMENT-SUCCESS/aB3/', '301 /it/payment-success/aB3'],
  ])('%s → %s', (address, expected) => expect(ask(address)).toBe(expected));

  test.each([
    '/es/ig',
    '/ig?followers=1000',
    '/es/servicios',
    '/politica-de-privacidad',
    '/es/nothing-here',
    '/es/nothing-here/',
    '/es/Nothing-Here',
    '/es/order-success/FNZ-261121-AB3K',
    '//EVIL.example/',
    '//EVIL.example/es/ig/',
    '/Admin',
    '/assets/App-AB3K.js',
    '//evil.example/',
    '//evil.example/es/ig/',
    '/\\evil.example/',
    '/admin',
    '/order-success',
  ])('%s stays [V22]', (address) => expect(ask(address)).toBeUndefined());

  test.each([
    ['?amount=9.99&followers=1000', '/es/ig?followers=1000'],
    ['?followers=1000&amount=0.01&gclid=7', '/es/ig?gclid=7&followers=1000'],
    ['?amount=9.99', '/es/ig'],
    ['?followers=', '/es/ig'],
    ['?followers=-5', '/es/ig'],
    ['?followers=1e3', '/es/ig'],
    ['?followers=9999999', '/es/ig'],
    ['?followers=%3Cscript%3E', '/es/ig'],
    ['', '/es/ig'],
  ])('the old payment page with %s redirects to the order form', (query, expected) => {
    expect(ask(`/standalone-stripe.html${query}`)).toBe(`302 ${expected}`);
  });

  test('the old payment page redirects to the form in the language of its prefix, else of the referring page', () => {
    expect(ask('/fr/standalone-stripe.html?followers=500')).toBe('302 /fr/ig?followers=500');
    const from = (page: string) => ask('/standalone-stripe.html', shop, `https://shop.example${page}`);
    expect(from('/it/ig')).toBe('302 /it/ig');
    expect(from('/ig')).toBe('302 /es/ig');
    expect(ask('/es/standalone-stripe.html', shop, 'https://shop.example/it/ig')).toBe('302 /es/ig');
  });
});

describe('on the promotional host', () => {
  test.each([
    ['/', '302 /es'],
    ['/?gclid=1', '302 /es?gclid=1'],
    ['/es/', '301 /es'],
    ['/ES?gclid=1', '301 /es?gclid=1'],
    ['/es/Servicios', '301 /es/servicios'],
    ['/es/FAQ', '302 https://shop.example/es/faq?from=promo'],
    ['/es/ig', '302 https://shop.example/es/ig?from=promo'],
    ['/es/ig?gclid=1', '302 https://shop.example/es/ig?gclid=1&from=ad'],
    ['/es/instagram', '302 https://shop.example/es/ig?from=promo'],
    ['/fr/checkout?a=b', '302 https://shop.example/fr/checkout?a=b&from=promo'],
    ['/track?order=1', '302 https://shop.example/track?order=1&from=promo'],
    ['/standalone-stripe.html?followers=500', '302 https://shop.example/es/ig?followers=500&from=promo'],
    ['/admin/login', '302 https://shop.example/admin/login'],
  ])('%s → %s', (address, expected) => expect(ask(address, promo)).toBe(expected));

  test.each([
    '/es',
    '/fr',
    '/it',
    '/es/servicios',
    '/fr/privacy-policy',
    '/nothing-here',
    '/es/nothing-here',
  ])('%s stays', (address) => expect(ask(address, promo)).toBeUndefined());
});

test.each([
  ['https://shop.example/fr/services?x=/it/', 'fr'],
  ['https://shop.example/', 'es'],
  ['not an address', 'es'],
  [undefined, 'es'],
] as const)('the language of %p is %s', (referrer, language) =>
  expect(languageOfReferrer(referrer)).toBe(language),
);
