import { leaveAnalytics, reportPage, reportPurchase, startAnalytics, stopAnalytics } from './analytics';

/** As much of a browser as loading the script takes. */
const page = {
  window: {
    dataLayer: [] as IArguments[],
    location: { origin: 'https://shop.example', hostname: 'shop.example', reload: jest.fn() },
  },
  document: { referrer: '', cookie: '', createElement: () => ({}), head: { append: jest.fn() } },
};
const measurement = { id: 'G-1', scriptUrl: 'https://measure.example/tag.js' };
const commands = () => page.window.dataLayer.map((command) => [...command]);

test('what the script reports on its own has the plain URL of the page, never the token of a link', () => {
  Object.assign(globalThis, page);
  startAnalytics(measurement);
  reportPage('/es/mensaje');
  const page_location = 'https://shop.example/es/mensaje';
  expect(commands().slice(2)).toEqual([
    ['set', { page_location }],
    ['event', 'page_view', { page_location }],
  ]);
});

test('a refusal elsewhere silences a page without a reload, until it is accepted again', () => {
  const before = commands().length;
  stopAnalytics();
  expect(page.window).toMatchObject({ 'ga-disable-G-1': true });
  reportPage('/es/ig');
  const order = {
    transactionId: 'FNZ-1',
    valueCents: 999,
    itemId: '204',
    label: '500 followers',
    counts: true,
  };
  reportPurchase('/es/order-success', { ...order, affiliation: 'Fanzeo' });
  expect(commands()).toHaveLength(before);
  expect(page.window.location.reload).not.toHaveBeenCalled();
  startAnalytics(measurement);
  expect(page.window).toMatchObject({ 'ga-disable-G-1': false });
  reportPage('/es/ig');
  expect(commands().at(-1)).toEqual(['event', 'page_view', { page_location: 'https://shop.example/es/ig' }]);
  expect(page.document.head.append).toHaveBeenCalledTimes(1);
});

test('a refusal on the page itself reloads it, without the script', () => {
  leaveAnalytics();
  expect(page.window).toMatchObject({ 'ga-disable-G-1': true });
  expect(page.window.location.reload).toHaveBeenCalledTimes(1);
});
