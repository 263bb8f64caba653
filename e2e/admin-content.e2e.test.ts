import { defaultContent } from '../domain/content/defaults';
import { expect, test } from './support/back-office';
import { held } from './support/held';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { words } from './support/words';

const clear = () =>
  Promise.all(
    ['content_sections', 'content_drafts'].map((table) =>
      db.query(
        `DELETE FROM ${table} WHERE (key, language) IN (('legal-refunds', 'fr'), ('reviews', 'it'), ('entry-followers', 'fr'), ('claims', 'fr'))`,
      ),
    ),
  );
test.beforeEach(clear);
test.afterAll(async () => {
  await clear();
});

test('a legal text is written, survives a reload, is previewed, compared, published and restored [S1-2.15.111]', {
  tag: '@desktop',
}, async ({ visit, page }) => {
  await page.goto('/admin/legal-pages');
  await page.getByRole('link', { name: /Política de reembolso.*Francés/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Política de reembolso · Francés' }),
  ).toBeVisible();
  await expectSound(page);
  const title = page.getByLabel('Título').first();
  const before = await title.inputValue();
  await title.fill('Titre tout neuf');
  // Leaving asks for confirmation; staying loses nothing.
  await page.getByRole('link', { name: 'Todos los contenidos' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  // A reload asks too, and the text comes back.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Se ha recuperado un texto')).toBeVisible();
  await expect(title).toHaveValue('Titre tout neuf');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Vista previa' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'Titre tout neuf' })).toBeVisible();
  await expect(preview.getByRole('note')).toBeVisible();
  await preview.close();
  await page.getByRole('button', { name: 'Publicar' }).click();
  // The diff is by words: the two titles share the text in between.
  await expect(
    page.getByRole('dialog').getByRole('region', { name: 'Diferencias' }).getByText('neuf'),
  ).toBeVisible();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado: ya se ve en la tienda').first()).toBeVisible();
  const visitor = await visit({ size: 'phone' });
  await expect(async () => {
    await visitor.goto('/fr/refund-policy');
    await expect(visitor.getByText('Titre tout neuf')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Recuperar texto de serie' }).click();
  await expect(title).toHaveValue(before);
});

test('on a phone: reviews are reordered, errors are shown at their fields, and a colleague’s text is not overwritten [S1-2.15.110]', async ({
  page,
}) => {
  const { reviews } = defaultContent('reviews', 'it');
  await page.goto('/admin/content-sections/reviews/it');
  await page.getByRole('button', { name: 'Bajar reseña 1', exact: true }).click();
  await expect(page.getByLabel('Nombre', { exact: true }).first()).toHaveValue(reviews[1]?.name ?? '');
  await expect(page.getByText('Contenido de muestra', { exact: true })).toBeVisible();
  await page.getByLabel('Comentario').first().fill(' ');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escribe un texto')).toBeVisible();
  await expect(page.getByText('Falta 1 dato')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Comentario').first().fill('Scritto da me');
  await db.query(
    `INSERT INTO content_drafts (key, language, json_content, revision, base_version, updated_at, updated_by)
     VALUES ('reviews', 'it', $1, 1, 0, now(), 'colega')`,
    [JSON.stringify({ sample: true, reviews: [{ ...reviews[0], comment: 'Scritto da altri' }] })],
  );
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Otra persona ha guardado este texto mientras tanto')).toBeVisible();
  await expect(page.getByLabel('Comentario').first()).toHaveValue('Scritto da me');
  await expectSound(page);
  await page.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  const { rows } = await db.query(
    "SELECT json_content->'reviews'->0->>'comment' AS comment FROM content_drafts WHERE key = 'reviews' AND language = 'it'",
  );
  expect(rows).toEqual([{ comment: 'Scritto da me' }]);
});

test('on a phone: a claim is edited and is on the home page; a figure with its source is no longer a sample [S0-1.5 S1-2.15.110]', async ({
  visit,
  page,
}) => {
  const { chooser } = words.fr;
  const publish = async () => {
    await page.getByRole('button', { name: 'Publicar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Publicado: ya se ve en la tienda').first()).toBeVisible();
  };
  // The server's rendering: no script of the page runs.
  const visitor = await visit({ size: 'phone', javaScriptEnabled: false });
  const isSaid = (address: string, text: string, said: boolean) =>
    expect(async () => {
      await visitor.goto(address);
      await expect(visitor.getByText(text).filter({ visible: true })).toHaveCount(said ? 1 : 0, {
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });

  await page.goto('/admin/content-sections/entry-followers/fr');
  await page.getByLabel('Texto').first().fill('Une équipe à Lyon');
  await page.getByRole('button', { name: 'Quitar paso 3', exact: true }).click();
  await expectSound(page);
  await publish();
  await isSaid('/fr/ig', 'Une équipe à Lyon', true);
  await expect(visitor.getByRole('heading', { level: 3, name: 'Payez et suivez' })).toHaveCount(0);

  await isSaid('/fr/services', chooser.score.note, true);
  await page.goto('/admin/content-sections/claims/fr');
  const score = page.getByRole('region', { name: 'Valoración', exact: true });
  await score.getByLabel('Valor').fill('9,9');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escribe una nota de 1 a 5, por ejemplo 4,9')).toBeVisible();
  await score.getByLabel('Valor').fill('4,2');
  await score.getByRole('checkbox', { name: /Es una cifra de muestra/ }).uncheck();
  await score.getByLabel('Fuente (opcional)').fill('nos commandes');
  await expectSound(page);
  await publish();
  await isSaid('/fr/services', chooser.score.source('nos commandes'), true);
  await expect(visitor.getByRole('img', { name: chooser.score.outOf('4,2') })).toBeVisible();
  await isSaid('/fr/services', chooser.score.note, false);
  // Restore the shop for later tests.
  await clear();
  await isSaid('/fr/services', chooser.score.note, true);
  await isSaid('/fr/ig', 'Une équipe à Lyon', false);
});

test('while a draft is saved its text takes nothing that the answer would replace', {
  tag: '@desktop',
}, async ({ page }) => {
  const { reviews } = defaultContent('reviews', 'it');
  await page.goto('/admin/content-sections/reviews/it');
  const comment = page.getByLabel('Comentario').first();
  const answer = await held(page, '**/api/admin/content-sections/reviews/it/draft');
  await comment.fill('Scritto da me');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await comment.focus();
  await expect(comment).toBeFocused();
  await page.keyboard.type('Perso');
  await expect(comment).toHaveValue('Scritto da me');
  await page.getByRole('button', { name: 'Bajar reseña 1', exact: true }).press('Enter');
  await expect(page.getByLabel('Nombre', { exact: true }).first()).toHaveValue(reviews[0]?.name ?? '');
  await expectSound(page);
  answer();
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  await comment.fill('Scritto di nuovo');
  await expect(page.getByText('Sin guardar')).toBeVisible();
});
