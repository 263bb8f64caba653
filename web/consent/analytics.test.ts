import { reportPage, startAnalytics } from './analytics';

/** As much of a browser as loading the script takes. */
const page = {
  window: { dataLayer: [] as IArguments[], location: { origin: 'https://shop.example' } },
  document: { referrer: '', createElement: () => ({}), head: { append: () => undefined } },
};

test('what the script reports on its own has the plain URL of the page, never the token of a link', () => {
  Object.assign(globalThis, page);
  startAnalytics({ id: 'G-1', scriptUrl: 'https://measure.example/tag.js' });
  reportPage('/es/mensaje');
  const page_location = 'https://shop.example/es/mensaje';
  expect(page.window.dataLayer.map((command) => [...command]).slice(2)).toEqual([
    ['set', { page_location }],
    ['event', 'page_view', { page_location }],
  ]);
});
