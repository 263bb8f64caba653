import { languages } from './money';
import {
  addressOf,
  findPage,
  headLinks,
  inLowerCase,
  pageNames,
  pagePaths,
  prefixOf,
  samePageIn,
  shownAt,
} from './pages';

test.each([
  ['/ig', '', 'es'],
  ['/es/ig', '/es', 'es'],
  ['/fr/ig', '/fr', 'fr'],
  ['/it', '/it', 'it'],
  ['/italia', '', 'es'],
  ['/', '', 'es'],
])('%s has the prefix "%s" and is %s', (path, prefix, language) => {
  expect(prefixOf(path)).toEqual({ prefix, language });
});

test('every address of every language is found [S0-1.3 S1-2.1.2 S1-2.1.14]', () => {
  for (const language of languages)
    for (const page of pageNames)
      for (const path of pagePaths[page][language]) {
        const filled = path.replace(/:\w+/, '5512345678');
        expect(findPage(`/${language}/${filled}`)).toBe(page);
        expect(findPage(`/${language}/${filled}/`)).toBe(page);
        if (language === 'es') expect(findPage(`/${filled}`)).toBe(page);
      }
});

test('every address with capitals is found in lower case, and keeps what stands for a parameter', () => {
  for (const language of languages)
    for (const page of pageNames)
      for (const path of pagePaths[page][language]) {
        const [name, parameter = ''] = path.split(/(?=:)/);
        const wanted = `/${language}/${name}`;
        const order = parameter.replace(/:\w+/, 'FNZ-Ab1');
        expect(inLowerCase(wanted.toUpperCase() + order)).toBe(wanted + order);
      }
});

test.each([
  '/',
  '/it/politica-de-privacidad',
  '/traccia-ordine',
  '/fr/traccia-ordine',
  '/de/ig',
  '/fr/order-success/1/2',
  '/fr/igx',
  '/order-success/',
])('%s: a page only if the language has it', (path) => {
  const found = findPage(path);
  expect(found).toBe(path === '/order-success/' ? 'success' : undefined);
});

test.each([
  ['/es/track', 'it', '/it/traccia-ordine'],
  ['/it/traccia-ordine', 'fr', '/fr/track-order'],
  ['/seguimiento-pedido', 'es', '/es/track-order'],
  ['/fr/order-success/5512345678', 'it', '/it/order-success/5512345678'],
  ['/payment-success/5512345678', 'fr', '/fr/order-success/5512345678'],
  ['/politica-de-privacidad', 'fr', '/fr/privacy-policy'],
  ['/fr/nothing-here', 'it', '/it/ig'],
] as const)('%s in %s is %s', (path, language, wanted) => {
  expect(samePageIn(language, path)).toBe(wanted);
});

test('a page names its own address and all languages', () => {
  const links = headLinks('track', 'it', 'https://shop.example');
  expect(links[0]).toEqual({ rel: 'canonical', href: 'https://shop.example/it/traccia-ordine' });
  expect(links.slice(1).map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
    'es https://shop.example/es/track-order',
    'fr https://shop.example/fr/track-order',
    'it https://shop.example/it/traccia-ordine',
    'x-default https://shop.example/es/track-order',
  ]);
  for (const page of pageNames) expect(findPage(addressOf(page, 'fr'))).toBe(page);
});

test.each([
  ['/es', true, '/es/landing'],
  ['/fr', true, '/fr/landing'],
  ['/it', true, '/it/landing'],
  ['/es', false, '/es'],
  ['/es/ig', true, '/es/ig'],
  ['/', true, '/'],
])('the page shown at %s (promotional host: %p) is %s', (path, promotional, wanted) => {
  expect(shownAt(path, promotional)).toBe(wanted);
});
