import { testDatabase } from '../api/testing/database';
import { eventually } from '../api/testing/wait';
import { defaultContent } from '../domain/content/defaults';
import { logIn } from './support/back-office';
import { leave, overflows, quit, violations, visit } from './support/chromium';

const db = testDatabase();
const clear = () =>
  Promise.all(
    ['content_sections', 'content_drafts'].map((table) =>
      db.query(`DELETE FROM ${table} WHERE (key, language) IN (('legal-refunds', 'fr'), ('reviews', 'it'))`),
    ),
  );
beforeEach(clear);
afterEach(leave);
afterAll(async () => {
  await clear();
  await db.end();
  await quit();
});

async function open(path: string, size: 'phone' | 'desk') {
  const page = await visit(size);
  await logIn(page, path);
  return page;
}

test('a legal text is written, survives a reload, is previewed, compared, published and restored', async () => {
  const page = await open('/admin/legal-pages', 'desk');
  await page.getByRole('link', { name: /Política de reembolso.*Francés/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Política de reembolso · Francés' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const title = page.getByLabel('Título').first();
  const before = await title.inputValue();
  await title.fill('Titre tout neuf');
  // Leaving asks; staying loses nothing.
  await page.getByRole('link', { name: 'Todos los contenidos' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  // A reload asks too, and the text comes back.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Se ha recuperado un texto').waitFor();
  expect(await title.inputValue()).toBe('Titre tout neuf');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByText('Borrador guardado').first().waitFor();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Vista previa' }).click(),
  ]);
  await preview.getByRole('heading', { name: 'Titre tout neuf' }).waitFor();
  await preview.getByRole('note').waitFor();
  if (process.env.SHOTS) await preview.screenshot({ path: '/tmp/shots-content/preview.png' });
  await preview.close();
  await page.getByRole('button', { name: 'Publicar' }).click();
  // Word by word: what the two titles share stands between.
  await page.getByRole('dialog').getByRole('region', { name: 'Diferencias' }).getByText('neuf').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Publicado: ya se ve en la tienda').first().waitFor();
  const visitor = await visit();
  await eventually(async () => {
    await visitor.goto('/fr/refund-policy');
    expect(await visitor.getByText('Titre tout neuf').count()).toBe(1);
  });
  await page.getByRole('button', { name: 'Recuperar texto de serie' }).click();
  await eventually(async () => expect(await title.inputValue()).toBe(before));
  if (process.env.SHOTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `/tmp/shots-content/editor-${colorScheme}.png` });
    }
  expect(page.complaints).toEqual([]);
});

test('on a phone: reviews are reordered, what lacks is told at its field, and a colleague’s text is not overwritten', async () => {
  const { reviews } = defaultContent('reviews', 'it');
  const page = await open('/admin/content-sections/reviews/it', 'phone');
  await page.getByRole('button', { name: 'Bajar reseña 1', exact: true }).click();
  expect(await page.getByLabel('Nombre', { exact: true }).first().inputValue()).toBe(reviews[1]?.name);
  await page.getByText('Contenido de muestra', { exact: true }).waitFor();
  await page.getByLabel('Comentario').first().fill(' ');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Escriba un texto').waitFor();
  await page.getByText('Falta 1 dato').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.getByLabel('Comentario').first().fill('Scritto da me');
  await db.query(
    `INSERT INTO content_drafts (key, language, json_content, revision, base_version, updated_at, updated_by)
     VALUES ('reviews', 'it', $1, 1, 0, now(), 'colega')`,
    [JSON.stringify({ sample: true, reviews: [{ ...reviews[0], comment: 'Scritto da altri' }] })],
  );
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByText('Otra persona ha guardado este texto mientras tanto').waitFor();
  expect(await page.getByLabel('Comentario').first().inputValue()).toBe('Scritto da me');
  expect(await violations(page)).toEqual([]);
  if (process.env.SHOTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `/tmp/shots-content/reviews-phone-${colorScheme}.png` });
    }
  await page.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await page.getByText('Borrador guardado').first().waitFor();
  const { rows } = await db.query(
    "SELECT json_content->'reviews'->0->>'comment' AS comment FROM content_drafts WHERE key = 'reviews' AND language = 'it'",
  );
  expect(rows).toEqual([{ comment: 'Scritto da me' }]);
  expect(page.complaints).toEqual([]);
});
