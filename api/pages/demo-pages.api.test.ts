import { languages } from '#domain/money.ts';
import { heads } from '#domain/page-heads/es.ts';
import { isDemo, pageNames, pagePaths } from '#domain/pages.ts';
import { type OwnShop, ownShop } from '../testing/shop';

const paths = languages.flatMap((language) =>
  pageNames.filter(isDemo).flatMap((page) => pagePaths[page][language].map((path) => `/${language}/${path}`)),
);

async function open(shop: OwnShop, path: string) {
  const response = await fetch(new URL(path, shop.url), { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, text, title: /<title>([^<]*)/.exec(text)?.[1] ?? '' };
}

it('switched-off pages with made-up data are like any address without a page [V38]', async () => {
  const [on, off] = [await ownShop({}), await ownShop({ DEMO_PAGES: 'false' })];
  try {
    expect(paths.length).toBeGreaterThan(6);
    for (const path of [...paths, '/demo-confirmacion', '/test-compliance']) {
      const shown = await open(on, path);
      expect([path, shown.status]).toEqual([path, 200]);
      const gone = await open(off, path);
      const nowhere = await open(off, path.replace(/[^/]+$/, 'no-such-page'));
      expect([path, gone.status, gone.title]).toEqual([path, 404, nowhere.title]);
      expect(gone.title).not.toBe(shown.title);
      // The page's own code leaves them out too.
      expect(gone.text).toContain('&#34;withoutDemo&#34;:true');
      expect(gone.text).not.toContain(heads.demo.title);
    }
  } finally {
    await Promise.all([on.close(), off.close()]);
  }
});
