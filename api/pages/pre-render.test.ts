import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageFacts } from '#domain/pre-render.ts';
import { createPreRender } from './pre-render';

const facts: PageFacts = { site: { promotional: false, shopOrigin: '' }, shop: { shopName: 'Tienda' } };
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A build whose pages show their API answers, and how often they were rendered. */
function built(version = 'one'): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pre-render-'));
  folders.push(folder);
  mkdirSync(join(folder, '.server'));
  const file = join(folder, '.server', 'render.cjs');
  write(file, version);
  return { folder, file };
}

function write(file: string, version: string): void {
  writeFileSync(
    file,
    `let count = 0;
     exports.renderPage = async (path, { shop }, ask) => {
       if (path === '/broken') throw new Error('no such page');
       const price = await ask('/api/price');
       return { markup: ['${version}', path, shop.shopName, price, ++count].join(' '), head: '', state: '{}' };
     };`,
  );
}

function world(folder: string, more: Partial<Parameters<typeof createPreRender>[0]> = {}) {
  let at = 0;
  const preRender = createPreRender({
    folder,
    ask: async () => '5',
    now: () => at,
    onError: (error) => {
      throw error;
    },
    ...more,
  });
  return {
    markup: async (path = '/es/ig', of = facts) => (await preRender(path, of))?.markup,
    pass: (ms: number) => {
      at += ms;
    },
  };
}

test('a page is rendered once for all visitors, and again when its data have changed', async () => {
  let price = '5';
  const { markup, pass } = world(built().folder, { ask: async () => price });
  expect(await markup()).toBe('one /es/ig Tienda 5 1');
  pass(10_000);
  expect(await markup()).toBe('one /es/ig Tienda 5 1');
  price = '6';
  expect(await markup()).toBe('one /es/ig Tienda 5 1');
  pass(5_000);
  expect(await markup()).toBe('one /es/ig Tienda 6 2');
  expect(await markup('/es/ig', { ...facts, shop: { shopName: 'Otra' } })).toBe('one /es/ig Otra 6 3');
});

test('parallel visitors share one rendering, and one call to the API', async () => {
  const ask = jest.fn(async () => '5');
  const { markup } = world(built().folder, { ask });
  expect(await Promise.all([markup(), markup(), markup()])).toEqual(Array(3).fill('one /es/ig Tienda 5 1'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the two hosts of the shop do not evict each other’s pages', async () => {
  const { markup } = world(built().folder);
  const promotional = { ...facts, site: { ...facts.site, promotional: true } };
  expect(await markup()).toMatch(/1$/);
  expect(await markup('/es/ig', promotional)).toMatch(/2$/);
  expect(await markup()).toMatch(/1$/);
});

test('pages before and after the offer is known do not evict each other', async () => {
  const { markup } = world(built().folder);
  const unknown: PageFacts = { ...facts, site: { ...facts.site, offerIsOld: true } };
  expect(await markup()).toMatch(/1$/);
  expect(await markup('/es/ig', unknown)).toMatch(/2$/);
  expect(await markup()).toMatch(/1$/);
});

test('if the API does not answer, the browser renders its part of the page', async () => {
  const { markup } = world(built().folder, { ask: () => Promise.reject(new Error('away')) });
  expect(await markup()).toBe('one /es/ig Tienda  1');
});

test('if the API no longer answers, the page stays as it was until it does', async () => {
  let price: string | undefined = '5';
  const { markup, pass } = world(built().folder, { ask: async () => price });
  expect(await markup()).toBe('one /es/ig Tienda 5 1');
  price = undefined;
  for (const _ of [1, 2]) {
    pass(10_000);
    expect(await markup()).toBe('one /es/ig Tienda 5 1');
  }
  price = '6';
  pass(10_000);
  expect(await markup()).toBe('one /es/ig Tienda 6 2');
});

test('a page that cannot be rendered is reported, left to the browser, and retried', async () => {
  const reported: string[] = [];
  const { markup } = world(built().folder, { onError: (_error, path) => reported.push(path) });
  expect(await markup('/broken')).toBeUndefined();
  expect(await markup('/broken')).toBeUndefined();
  expect(reported).toEqual(['/broken', '/broken']);
});

test('if nothing is built yet, the browser renders', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pre-render-'));
  folders.push(folder);
  const { markup } = world(folder, { onError: () => undefined });
  expect(await markup()).toBeUndefined();
});

test('a new build is used without a restart', async () => {
  const { folder, file } = built();
  const { markup } = world(folder);
  expect(await markup()).toContain('one');
  write(file, 'two');
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  expect(await markup()).toContain('two');
});
