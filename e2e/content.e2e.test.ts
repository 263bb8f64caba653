import type { Page } from '@playwright/test';
import { administrator } from '../api/testing/administrator';
import type { Browser } from '../api/testing/browser';
import { plainRequest } from '../api/testing/plain-request';
import { adminPublishContent } from '../domain/calls/content';
import { defaultContent } from '../domain/content/defaults';
import { fillPlaceholders } from '../domain/content/placeholders';
import { questionGroups } from '../domain/content/questions';
import type { ContentKey } from '../domain/content/sections';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { factsOfNewShop } from '../domain/testing/new-shop';
import { noAnswer } from './support/no-answer';
import { movePointer } from './support/pointer';
import { untilServed } from './support/served';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const clear = () => db.query('DELETE FROM content_sections');
test.afterAll(async () => {
  await clear();
});

let admin: Browser | undefined;
async function publish(key: ContentKey, language: Language, jsonContent: unknown[] | object): Promise<void> {
  admin ??= await administrator();
  await admin.call(adminPublishContent, {
    params: { key, language },
    body: { jsonContent: jsonContent as Record<string, unknown> },
  });
}

/** Opens a page once it has what was published. */
async function shows(page: Page, path: string, text: string): Promise<void> {
  await untilServed(path, text);
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeAttached();
}

test('questions and cases are sound and lead to contact [S1-2.1.15 S1-2.8.3 S1-2.11.1]', {
  tag: '@both',
}, async ({ page, language }) => {
  const { faq, cases } = words[language];
  await page.goto(addressOf('faq', language));
  await movePointer(page);
  await page.locator('main summary').first().press('Enter');
  await expect(page.locator('main details[open] p')).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('main').getByRole('link', { name: faq.contact, exact: true }).click();
  await page.waitForURL(`**${addressOf('contact', language)}`);

  await page.goto(addressOf('cases', language));
  await expect(page.getByText(cases.sample)).toBeVisible();
  await expect(page.getByText(cases.example, { exact: true })).toHaveCount(3);
  for (const study of defaultContent('case-studies', language).cases)
    await expect(page.getByRole('heading', { name: study.client })).toBeVisible();
  for (const step of cases.steps) await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('main').getByRole('link', { name: cases.contact }).click();
  await page.waitForURL(`**${addressOf('contact', language)}`);
});

test('ten questions unfold without a script, and are marked up for search engines [S1-2.8.1]', async ({
  visit,
  language,
}) => {
  const { heads } = words[language];
  const page = await visit({
    locale: language,
    javaScriptEnabled: false,
  });
  await page.goto(addressOf('faq', language));
  await expect(page.getByRole('heading', { level: 1, name: heads.faq.title })).toBeVisible();
  const { entries } = defaultContent('faq', language);
  const { general, ofLine } = questionGroups(entries);
  await expect(page.locator('main details')).toHaveCount(entries.length);
  expect(await page.locator('main summary').allTextContents()).toEqual(
    fillPlaceholders(
      [general, ...ofLine.map((group) => group.entries)].flat().map(({ pregunta }) => pregunta),
      factsOfNewShop(language),
    ),
  );
  await page.locator('main summary').first().click();
  await expect(page.getByText(entries[0]?.respuesta ?? '')).toBeVisible();
  const data = JSON.parse(
    (await page.locator('main script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect([general.length, data.mainEntity.length]).toEqual([10, entries.length]);
});

test('a legal text is the published one, with shop and seller named [S1-2.1.16 V21]', async ({
  page,
  language,
}) => {
  const { heads } = words[language];
  const title = `{shop} ${language}`;
  await publish('legal-refunds', language, [{ title, paragraphs: ['<b>1</b> {seller}'] }]);
  await shows(page, addressOf('refunds', language), `Fanzeo ${language}`);
  await expect(page.getByText('<b>1</b> Fanzeo Ejemplo, S.L.')).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: heads.refunds.title })).toBeVisible();
  await clear();
});

test('the questions are replaced by what is published, as text, before any script runs [S1-2.8.2 V21]', async ({
  page,
}) => {
  const hostile = '<img src=x onerror="document.title=1"></script><script>document.title=1</script>';
  await publish('faq', 'es', [
    { pregunta: `¿Nueva? ${hostile}`, respuesta: `Sí.\nSegunda línea ${hostile}` },
    // Entry pages show this one.
    { pregunta: '¿Otra?', respuesta: 'También.', shownOn: ['followers', 'likes', 'views'] },
  ]);
  await shows(page, '/es/faq', '¿Nueva?');
  await movePointer(page);
  await expect(page.locator('main details')).toHaveCount(2);
  await page.getByText('¿Nueva?').click();
  await expect(page.getByText(`Segunda línea ${hostile}`)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect.poll(() => page.title()).toContain('Preguntas frecuentes');
  await expectSound(page);
  // The other languages keep theirs.
  const { text: french } = await plainRequest('/fr/faq');
  expect(french.split('<main')[1]?.match(/<details/g)).toHaveLength(
    defaultContent('faq', 'fr').entries.length,
  );
  await clear();
});

test('published reviews and cases are not marked as samples [S1-2.11.1]', {
  tag: '@desktop',
}, async ({ page }) => {
  const [review] = defaultContent('reviews', 'es').reviews;
  const [study] = defaultContent('case-studies', 'es').cases;
  await publish('reviews', 'es', { sample: false, reviews: [{ ...review, comment: 'Compra de verdad' }] });
  await publish('case-studies', 'es', { sample: false, cases: [{ ...study, client: 'Cliente de verdad' }] });
  await shows(page, '/es/ig', 'Compra de verdad');
  await expect(page.getByText(words.es.home.reviews.note)).toHaveCount(0);
  await shows(page, '/es/casos-de-exito', 'Cliente de verdad');
  await expect(page.getByText(words.es.cases.sample)).toHaveCount(0);
  await clear();
});

test('a text that cannot be fetched is asked for again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/es/ig');
  await movePointer(page);
  // Before hydration the link would open a page rendered by the server.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.route('**/api/content-sections/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.heads.terms.title }).click();
  const again = page.getByRole('button', { name: words.es.common.retry });
  await expect(again).toBeVisible();
  await page.unroute('**/api/content-sections/**');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Qué compras' })).toBeVisible();
});

test('the failed page shows code and message of its address as text, and leads back to the form (S1 §2.13) [V21 S1-2.13.1 S1-2.13.2]', async ({
  page,
}) => {
  await page.goto('/payment-failed');
  await expect(page.getByText('Error desconocido al procesar el pago')).toBeVisible();
  await expect(page.getByText('Código: unknown')).toBeVisible();
  await expectSound(page, 'es');
  const hostile = encodeURIComponent('<img src=x onerror="document.title=1"><b>Llame al 900</b>');
  await page.goto(`/payment-failed?code=%3Cb%3Ex&message=${hostile}`);
  await expect(page.getByText('Error desconocido al procesar el pago')).toBeVisible();
  expect(await page.locator('main').innerHTML()).not.toMatch(/Llame|<img|<b>/);
  await page.goto(`/payment-failed?code=insufficient_funds&message=${hostile}`);
  await expect(page.getByRole('heading', { name: 'Error en el pago' })).toBeVisible();
  await expect(page.getByText(words.es.checkout.cardErrors.insufficient_funds)).toBeVisible();
  await expect(page.getByText('Llame al 900')).toHaveCount(0);
  await expect(page.getByText('Código: insufficient_funds')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al formulario de pago' }).click();
  await page.waitForURL(/\/checkout$/);
});

test('a legal text whose settings could not be read says so, and is there after a retry', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  const { common, heads } = words.es;
  const settings = '**/api/stripe-config?*';
  await page.route(settings, (route) => route.fulfill(noAnswer));
  // No page of this kind is rendered with the settings in it.
  await page.goto(addressOf('account', 'es'));
  await page.getByRole('contentinfo').getByRole('link', { name: heads.terms.title }).click();
  await expect(page.getByText(common.textFailed)).toBeVisible();
  await expectSound(page, 'es');
  await page.unroute(settings);
  await page.getByRole('button', { name: common.retry, exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('contact says that its seller could not be read, and shows address and seller after a retry', async ({
  page,
  language,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  const { common, contact, heads } = words[language];
  const settings = '**/api/stripe-config?*';
  await page.route(settings, (route) => route.fulfill(noAnswer));
  // No page of this kind is rendered with the settings in it.
  await page.goto(addressOf('account', language));
  await page.getByRole('contentinfo').getByRole('link', { name: heads.contact.title, exact: true }).click();
  const details = page.getByRole('complementary').filter({
    has: page.getByRole('heading', { name: contact.details }),
  });
  await expect(details.getByText(common.textFailed)).toBeVisible();
  await expectSound(page, language);
  await page.unroute(settings);
  await details.getByRole('button', { name: common.retry, exact: true }).click();
  await expect(details.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(details.getByText(common.labelled(contact.seller, ''))).toBeAttached();
  await expect(details.getByText(common.textFailed)).toHaveCount(0);
});
