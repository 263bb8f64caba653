import { expectSound } from './support/sound';
import { expect, test } from './support/test';

/** Possible faults of a page, each with the expected message. */
const faults: [html: string, found: RegExp][] = [
  ['<p style="color: #aaa; background: #fff">barely to be read</p>', /color-contrast/],
  ['<input id="nameless">', /label: .*#nameless/],
  ['<img src="/favicon.svg" style="width: 9px">', /image-alt/],
  ['<iframe></iframe>', /frame-title/],
  ['<div style="width: 200vw; height: 1px"></div>', /moved sideways/],
  ['<button style="position: fixed; left: -20px; width: 40px">x</button>', /reach beyond the screen/],
  ['<p>Nous avons bien reçu votre commande</p>', /words that are not es/],
];

test('a fault of any kind is noticed, on a page that was sound before, also of a field whose label, in another part of the page, has gone', async ({
  page,
}) => {
  await page.goto('/es/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'es');
  for (const [html, found] of faults) {
    await page.locator('main').evaluate((main, one) => {
      main.insertAdjacentHTML('beforeend', `<div id="fault">${one}</div>`);
    }, html);
    await expect(expectSound(page, 'es'), html).rejects.toThrow(found);
    await page.locator('#fault').evaluate((fault) => fault.remove());
  }
  await page.locator('main').evaluate((main) => {
    const many = '<p>Texto</p>'.repeat(40);
    main.insertAdjacentHTML(
      'beforeend',
      `<label for="apart">Texto</label><div>${many}</div><input id="apart">`,
    );
  });
  await expectSound(page, 'es');
  await page.locator('label[for=apart]').evaluate((label) => {
    label.outerHTML = '<p>Texto</p>';
  });
  await expect(expectSound(page, 'es')).rejects.toThrow(/label: .*#apart/);
});
