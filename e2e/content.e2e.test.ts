import type { Page } from 'playwright-core';
import { administrator } from '../api/testing/administrator';
import { testDatabase } from '../api/testing/database';
import { eventually } from '../api/testing/wait';
import { adminPublishContent } from '../domain/calls/content';
import { defaultContent } from '../domain/content/defaults';
import type { ContentKey } from '../domain/content/sections';
import { type Language, languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { words } from './support/words';

const db = testDatabase();
const clear = () => db.query('DELETE FROM content_sections');
afterEach(leave);
afterAll(async () => {
  await clear();
  await db.end();
  await quit();
});

async function isSound(page: Page & { complaints: string[] }, language: Language): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await foreignSentences(page, language)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(page.complaints).toEqual([]);
}

async function publish(key: ContentKey, language: Language, jsonContent: unknown[] | object): Promise<void> {
  const admin = await administrator();
  await admin.call(adminPublishContent, {
    params: { key, language },
    body: { jsonContent: jsonContent as Record<string, unknown> },
  });
}

/** Opens a page again until it shows what was published: pages take it within five seconds. */
async function shows(page: Page, path: string, text: string): Promise<void> {
  await eventually(async () => {
    await page.goto(path);
    expect(await page.getByText(text).count()).toBeGreaterThan(0);
  });
}

describe.each(languages)('in %s', (language) => {
  const { faq, cases, demo, shell, success } = words[language];

  test('ten questions unfold without a script, and are told to search engines', async () => {
    const page = await visit('phone', language, { javaScriptEnabled: false });
    await page.goto(addressOf('faq', language));
    await page.getByRole('heading', { level: 1, name: faq.title }).waitFor();
    const { entries } = defaultContent('faq', language);
    expect(await page.locator('main details').count()).toBe(10);
    await page.locator('main summary').first().click();
    await page.getByText(entries[0]?.respuesta ?? '').waitFor();
    const data = JSON.parse(
      (await page.locator('main script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data.mainEntity).toHaveLength(10);
  });

  test.each(['phone', 'desk'] as const)(
    'questions and cases on a %s are sound and lead to contact',
    async (size) => {
      const page = await visit(size);
      await page.goto(addressOf('faq', language));
      await page.mouse.move(10, 300);
      await page.locator('main summary').first().press('Enter');
      await page.locator('main details[open] p').waitFor();
      await isSound(page, language);
      await page.getByRole('main').getByRole('link', { name: faq.contact, exact: true }).click();
      await page.waitForURL(`**${addressOf('contact', language)}`);

      await page.goto(addressOf('cases', language));
      await page.getByText(cases.sample).waitFor();
      expect(await page.getByText(cases.example, { exact: true }).count()).toBe(3);
      for (const study of defaultContent('case-studies', language).cases)
        await page.getByRole('heading', { name: study.client }).waitFor();
      for (const step of cases.steps) await page.getByRole('heading', { name: step.title }).waitFor();
      await isSound(page, language);
      await page.getByRole('main').getByRole('link', { name: cases.contact }).click();
      await page.waitForURL(`**${addressOf('contact', language)}`);
    },
  );

  test('the demonstration of the confirmation says what it is, and nobody lists it', async () => {
    const page = await visit();
    const answer = await page.goto(addressOf('demo', language));
    await page.getByText(demo.note).waitFor();
    await page.getByText(demo.badge, { exact: true }).waitFor();
    await page.getByText(success.title).waitFor();
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex" />');
    await isSound(page, language);
  });

  test('a legal text is the published one, with shop and seller named', async () => {
    const title = `{shop} ${language}`;
    await publish('legal-refunds', language, [{ title, paragraphs: ['<b>1</b> {seller}'] }]);
    const page = await visit();
    await shows(page, addressOf('refunds', language), `Fanzeo ${language}`);
    await page.getByText('<b>1</b> Fanzeo Ejemplo, S.L.').waitFor();
    expect(await page.locator('main b').count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: shell.refunds }).waitFor();
    await clear();
  });
});

test('the questions are replaced by what is published, as text, before any script runs', async () => {
  const hostile = '<img src=x onerror="document.title=1"></script><script>document.title=1</script>';
  await publish('faq', 'es', [
    { pregunta: `¿Nueva? ${hostile}`, respuesta: `Sí.\nSegunda línea ${hostile}` },
    { pregunta: '¿Otra?', respuesta: 'También.' },
  ]);
  const page = await visit();
  await shows(page, '/es/faq', '¿Nueva?');
  await page.mouse.move(10, 300);
  expect(await page.locator('main details').count()).toBe(2);
  await page.getByText('¿Nueva?').click();
  await page.getByText(`Segunda línea ${hostile}`).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.title()).toContain('Preguntas frecuentes');
  expect(await overflows(page)).toBe(false);
  expect(page.complaints).toEqual([]);
  // The other languages keep theirs.
  await page.goto('/fr/faq');
  expect(await page.locator('main details').count()).toBe(10);
  await clear();
});

test('reviews and cases that are no samples lose the mark', async () => {
  const [review] = defaultContent('reviews', 'es').reviews;
  const [study] = defaultContent('case-studies', 'es').cases;
  await publish('reviews', 'es', { sample: false, reviews: [{ ...review, comment: 'Compra de verdad' }] });
  await publish('case-studies', 'es', { sample: false, cases: [{ ...study, client: 'Cliente de verdad' }] });
  const page = await visit('desk');
  await shows(page, '/es/ig', 'Compra de verdad');
  expect(await page.getByText(words.es.home.reviews.note).count()).toBe(0);
  await shows(page, '/es/casos-de-exito', 'Cliente de verdad');
  expect(await page.getByText(words.es.cases.sample).count()).toBe(0);
  await clear();
});

test('a text that cannot be fetched is asked for again', async () => {
  const page = await visit('desk');
  await page.goto('/es/ig');
  await page.mouse.move(10, 300);
  // Before the app is there the link opens a page that the server has rendered.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.route('**/api/content-sections/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: words.es.shell.terms }).click();
  const again = page.getByRole('button', { name: words.es.common.retry });
  await again.waitFor();
  await page.unroute('**/api/content-sections/**');
  await again.click();
  await page.getByRole('heading', { name: 'Qué compra' }).waitFor();
});

test('the failed page shows code and message of its address as text, and leads back to the form (S1 §2.13)', async () => {
  const page = await visit();
  await page.goto('/payment-failed');
  await page.getByText('Error desconocido al procesar el pago').waitFor();
  await page.getByText('Código: unknown').waitFor();
  await isSound(page, 'es');
  await page.goto(`/payment-failed?code=card_declined&message=${encodeURIComponent('<b>Llame al 900</b>')}`);
  await page.getByRole('heading', { name: 'Error en el pago' }).waitFor();
  expect(await page.getByText('Llame al 900').count()).toBe(0);
  await page.getByText('Código: card_declined').waitFor();
  expect(await page.getByRole('link', { name: 'Volver al formulario de pago' }).getAttribute('href')).toBe(
    '/checkout',
  );
});
