import type { Page } from '@playwright/test';
import { administrator, withSession } from '../api/testing/administrator';
import type { Browser } from '../api/testing/browser';
import { announce } from '../db/pool';
import { adminSaveDraft } from '../domain/calls/admin-content';
import { adminPublishContent } from '../domain/calls/content';
import { defaultContent } from '../domain/content/defaults';
import { expect, test, withoutEvents } from './support/back-office';
import { held } from './support/held';
import { untilServed } from './support/served';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { somebody } from './support/staff';
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
}, async ({ page }) => {
  await page.goto('/admin/legal-pages');
  await page.getByRole('link', { name: /Política de reembolso.*Francés/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Política de reembolso · Francés' }),
  ).toBeVisible();
  await expectSound(page);
  const title = page.getByLabel('Título').first();
  await expect(title).toHaveAttribute('lang', 'fr');
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
  await untilServed('/fr/refund-policy', 'Titre tout neuf');
  await page.getByRole('button', { name: 'Recuperar el texto de serie' }).click();
  await expect(title).toHaveValue(before);
});

test('reviews are reordered, errors are shown at their fields, a colleague’s text is not overwritten, and while a draft is saved its text takes nothing that the answer would replace [S1-2.15.110]', {
  tag: '@both',
}, async ({ page }) => {
  const { reviews } = defaultContent('reviews', 'it');
  const firstName = page.getByLabel('Nombre', { exact: true }).first();
  const comment = page.getByLabel('Comentario').first();
  const down = page.getByRole('button', { name: 'Bajar reseña 1', exact: true });
  const save = page.getByRole('button', { name: 'Guardar borrador' });
  await page.goto('/admin/content-sections/reviews/it');
  await down.click();
  await expect(firstName).toHaveValue(reviews[1]?.name ?? '');
  await expect(page.getByText('Contenido de muestra', { exact: true })).toBeVisible();
  await comment.fill(' ');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escribe un texto')).toBeVisible();
  await expect(page.getByText('Falta 1 dato')).toBeVisible();
  await expectSound(page);
  await comment.fill('Scritto da me');
  await db.query(
    `INSERT INTO content_drafts (key, language, json_content, revision, base_version, updated_at, updated_by)
     VALUES ('reviews', 'it', $1, 1, 0, now(), 'colega')`,
    [JSON.stringify({ sample: true, reviews: [{ ...reviews[0], comment: 'Scritto da altri' }] })],
  );
  await save.click();
  await expect(page.getByText('Otra persona ha guardado este texto mientras tanto')).toBeVisible();
  await expect(comment).toHaveValue('Scritto da me');
  await expectSound(page);
  await page.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  const { rows } = await db.query(
    "SELECT json_content->'reviews'->0->>'comment' AS comment FROM content_drafts WHERE key = 'reviews' AND language = 'it'",
  );
  expect(rows).toEqual([{ comment: 'Scritto da me' }]);

  const answer = await held(page, '**/api/admin/content-sections/reviews/it/draft');
  await comment.fill('Scritto ancora');
  await save.click();
  await comment.focus();
  await expect(comment).toBeFocused();
  // The click renders a moment later on a busy machine.
  await expect(comment).not.toBeEditable();
  await page.keyboard.type('Perso');
  await expect(comment).toHaveValue('Scritto ancora');
  await down.press('Enter');
  await expect(firstName).toHaveValue(reviews[1]?.name ?? '');
  await expectSound(page);
  answer();
  await expect(comment).toBeEditable();
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await comment.fill('Scritto di nuovo');
  await expect(page.getByText('Sin guardar')).toBeVisible();
});

const policy = { key: 'legal-refunds', language: 'fr' } as const;

/** A refund policy whose first chapter has this title. */
function policyWith(title: string) {
  const { sections } = defaultContent(policy.key, policy.language);
  return { sections: [{ ...sections[0], title }, ...sections.slice(1)] };
}

let colleague: Browser | undefined;

/** A colleague publishes such a refund policy: no draft, no version. */
async function colleaguePublishes(title: string): Promise<void> {
  colleague ??= await administrator();
  await colleague.call(adminPublishContent, { params: policy, body: { jsonContent: policyWith(title) } });
}

/** A colleague saves such a draft on top of a revision; returns its own. */
async function colleagueSaves(title: string, on: number): Promise<number> {
  colleague ??= await administrator();
  const body = { jsonContent: policyWith(title), revision: on, version: 0 };
  return (await colleague.call(adminSaveDraft, { params: policy, body })).revision;
}

const publishedTitles = async () => {
  const { rows } = await db.query<{ title: string }>(
    `SELECT json_content->'sections'->0->>'title' AS title FROM content_sections
     WHERE key = 'legal-refunds' AND language = 'fr' ORDER BY version`,
  );
  return rows.map(({ title }) => title);
};

test('a text that a colleague publishes or saves meanwhile: an untouched editor takes it, a touched one asks; a dialog publishes or discards what it shows; an older draft is published only after a look at the difference [S1-2.15.112]', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/admin/legal-pages/legal-refunds/fr');
  const title = page.getByLabel('Título').first();
  const publish = page.getByRole('button', { name: 'Publicar', exact: true }).first();
  const notice = page.getByRole('alert').filter({ hasText: 'Otra persona ha publicado este texto' });
  await title.fill('Écrit par moi');
  await colleaguePublishes('Clause du collègue');
  await expect(notice.getByRole('region', { name: 'Diferencias' })).toContainText('collègue');
  await expect(title).toHaveValue('Écrit par moi');
  await expect(publish).toHaveAccessibleDescription(/Elige antes/);
  await expectSound(page);
  // The tab also stores which version the text began from.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(title).toHaveValue('Écrit par moi');
  await notice.getByRole('button', { name: 'Usar lo publicado' }).click();
  await expect(title).toHaveValue('Clause du collègue');
  await expect(notice).toHaveCount(0);

  await colleaguePublishes('Autre clause');
  await expect(title).toHaveValue('Autre clause');
  await expect(notice).toHaveCount(0);

  // Published while the dialog is open, which already shows the new text.
  await title.fill('Écrit après');
  await publish.click();
  const dialog = page.getByRole('dialog');
  await colleaguePublishes('Troisième clause');
  await expect(dialog.getByRole('region', { name: 'Diferencias' })).toContainText('Troisième');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog).toContainText('Compara tu texto con el nuevo antes de publicarlo');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await notice.getByRole('button', { name: 'Guardar lo mío como borrador' }).click();
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await publish.click();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado: ya se ve en la tienda').first()).toBeVisible();
  expect(await publishedTitles()).toEqual([
    'Clause du collègue',
    'Autre clause',
    'Troisième clause',
    'Écrit après',
  ]);

  await clear();
  await test.step('a draft that a colleague saves meanwhile is neither published nor discarded by a dialog', async () => {
    const difference = dialog.getByRole('region', { name: 'Diferencias' });
    const refusal = 'Otra persona ha cambiado este borrador mientras tanto';
    /** Returns once the page has the text. */
    const colleagueSavesBehind = async (text: string, on: number) => {
      const arrived = page.waitForResponse(
        async (response) =>
          response.url().endsWith('/content-sections/legal-refunds/fr') &&
          // A refetch that the next one cancels has no text.
          (await response.text().catch(() => '')).includes(text),
      );
      const revision = await colleagueSaves(text, on);
      await arrived;
      return revision;
    };
    const first = await colleagueSaves('Texte relu', 0);
    await page.goto('/admin/legal-pages/legal-refunds/fr');
    await expect(title).toHaveValue('Texte relu');

    await page.getByRole('button', { name: 'Publicar', exact: true }).first().click();
    await expect(difference).toContainText('relu');
    // A screen reader reads French as French, in a Spanish back office.
    await expect(difference.locator(':lang(fr)', { hasText: 'relu' })).not.toHaveCount(0);
    const second = await colleagueSavesBehind('Texte inachevé', first);
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(dialog).toContainText(refusal);
    await expect(difference).toContainText('relu');
    await expect(difference).not.toContainText('inachevé');
    await expectSound(page);
    expect(await publishedTitles()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(title).toHaveValue('Texte inachevé');

    await page.getByRole('button', { name: 'Descartar borrador' }).click();
    await colleagueSavesBehind('Texte presque fini', second);
    await dialog.getByRole('button', { name: 'Descartar borrador' }).click();
    await expect(dialog).toContainText(refusal);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(title).toHaveValue('Texte presque fini');
    await page.reload();
    await expect(title).toHaveValue('Texte presque fini');
  });

  await clear();
  await test.step('a draft that is older than the published text is published only after a look at the difference', async () => {
    await page.goto('/admin/legal-pages/legal-refunds/fr');
    const notice = page.getByRole('alert').filter({ hasText: 'después de empezar este borrador' });
    await title.fill('Brouillon');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page.getByText('Borrador guardado').first()).toBeVisible();
    await colleaguePublishes('Clause du collègue');
    await expect(notice.getByRole('region', { name: 'Diferencias' })).toContainText('collègue');
    await expect(title).toHaveValue('Brouillon');
    await expect(publish).toHaveAccessibleDescription(/Elige antes/);
    await expectSound(page);
    await notice.getByRole('button', { name: 'Seguir con el borrador' }).click();
    await expect(notice).toHaveCount(0);
    await expect(publish).not.toHaveAccessibleDescription(/Elige antes/);

    await colleaguePublishes('Autre clause');
    await notice.getByRole('button', { name: 'Descartar el borrador' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar borrador' }).click();
    await expect(title).toHaveValue('Autre clause');
    await expect(notice).toHaveCount(0);
    expect(await publishedTitles()).toEqual(['Clause du collègue', 'Autre clause']);
  });
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
  const isSaid = async (address: string, text: string) => {
    await untilServed(address, text);
    await visitor.goto(address);
    await expect(visitor.getByText(text).filter({ visible: true })).toHaveCount(1);
  };

  await page.goto('/admin/content-sections/entry-followers/fr');
  await page.getByLabel('Texto').first().fill('Une équipe à Lyon');
  // The focus stays on a button that moves, and goes to a neighbour of one that disappears.
  await page.getByRole('button', { name: 'Subir paso 2', exact: true }).press('Enter');
  const up = page.getByRole('button', { name: 'Subir paso 1', exact: true });
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Bajar paso 1', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Bajar paso 2', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Quitar paso 3', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Subir paso 2', exact: true })).toBeFocused();
  await expectSound(page);
  await publish();
  await isSaid('/fr/ig', 'Une équipe à Lyon');
  await expect(visitor.getByRole('heading', { level: 3, name: 'Payez et suivez' })).toHaveCount(0);

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
  await isSaid('/fr/services', chooser.score.source('nos commandes'));
  await expect(visitor.getByRole('img', { name: chooser.score.outOf('4,2') })).toBeVisible();
  await expect(visitor.getByText(chooser.score.note)).toHaveCount(0);
  // Restore the shop for later tests.
  await clear();
  await untilServed('/fr/services', chooser.score.note);
  await untilServed('/fr/ig', 'Une équipe à Lyon', false);
});

test('a version that could not be loaded is not compared', { tag: '@desktop' }, async ({ page }) => {
  await colleaguePublishes('Première clause');
  await colleaguePublishes('Deuxième clause');
  const refused = { status: 404, json: { success: false, code: 'not_found', message: 'x', requestId: 'x' } };
  await withoutEvents(page);
  await page.route('**/versions/1', (route) => route.fulfill(refused));
  await page.goto('/admin/legal-pages/legal-refunds/fr');
  const versions = page.getByRole('region', { name: 'Versiones' });
  await versions.getByLabel('A', { exact: true }).selectOption('1');
  const failure = versions.getByRole('alert');
  await expect(failure).toContainText('No se pudieron cargar los contenidos');
  await expect(versions.getByText('Los dos textos son iguales.')).toHaveCount(0);
  await expectSound(page);
  await page.unroute('**/versions/1');
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(versions.getByRole('region', { name: 'Diferencias' })).toContainText('Première');
});

/** Fills in the login form that is open. */
async function enter(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** The typed texts that the tab keeps. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('admin-content:')));

const original = defaultContent('legal-refunds', 'fr').sections[0]?.title ?? '';

test('a typed text survives an expired session; a logout asks first, and then leaves none in the tab', async ({
  visit,
}) => {
  const page = await visit({ size: 'desk' });
  const logIn = () => enter(page, { username: 'admin', password: process.env.ADMIN_PASSWORD ?? '' });
  const kept = () => keptIn(page);
  const title = page.getByLabel('Título').first();
  await page.goto('/admin/login?next=/admin/legal-pages/legal-refunds/fr');
  await logIn();
  await title.fill('Pas encore enregistré');
  expect(await kept()).toEqual(['admin-content:legal-refunds:fr']);

  await page.context().clearCookies();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await logIn();
  await expect(page.getByText('Se ha recuperado un texto')).toBeVisible();
  await expect(title).toHaveValue('Pas encore enregistré');

  const logout = page.getByRole('button', { name: 'Cerrar sesión' });
  const dialog = page.getByRole('dialog', { name: 'Hay textos sin guardar' });
  await logout.click();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(title).toHaveValue('Pas encore enregistré');
  await logout.click();
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(/\/admin\/login/);
  expect(await kept()).toEqual([]);
  await page.goto('/admin/login?next=/admin/legal-pages/legal-refunds/fr');
  await logIn();
  await expect(title).toHaveValue(original);
});

test('a typed text is not shown to another user, neither in the open tab nor after a login there', async ({
  visit,
}) => {
  const [first, other] = [await somebody('administrator'), await somebody('administrator')];
  const page = await visit({ size: 'desk' });
  const title = page.getByLabel('Título').first();
  await page.goto('/admin/login?next=/admin/legal-pages/legal-refunds/fr');
  await enter(page, first);
  await title.fill('Écrit par le premier');
  const tab = await page.context().newPage();
  await tab.goto('/admin/dashboard');
  await tab.getByRole('button', { name: 'Cerrar sesión' }).click();
  await enter(tab, other);
  await tab.waitForURL(/\/admin\/dashboard/);
  await expect(tab.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  // The tab learns of the new session with the next change in the shop.
  await expect(async () => {
    await announce(db, 'content');
    await expect(title).toHaveValue(original, { timeout: 1000 });
  }).toPass();
  expect(await keptIn(page)).toEqual([]);
  await expect(page.getByText('Se ha recuperado un texto')).toHaveCount(0);

  await title.fill('Écrit par le deuxième');
  await page.context().clearCookies();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await enter(page, first);
  await expect(title).toHaveValue(original);
  expect(await keptIn(page)).toEqual([]);
});

test('closing all sessions says that it removes unsaved texts, and a closed session leaves the focus in the list', async ({
  visit,
}) => {
  const user = await somebody('administrator');
  await withSession(db, user.username, user.password);
  const page = await visit({ size: 'desk' });
  await page.goto('/admin/login?next=/admin/legal-pages/legal-refunds/fr');
  await enter(page, user);
  await page.getByLabel('Título').first().fill('Pas encore enregistré');
  await page.getByRole('link', { name: /Mi cuenta/ }).click();
  await page.getByRole('button', { name: 'Salir', exact: true }).click();
  const sessions = page.getByRole('list', { name: 'Tus sesiones abiertas' });
  await sessions.getByRole('button', { name: /^Cerrar la sesión de/ }).press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Los textos sin guardar de esta pestaña se borran.');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.waitForURL(/admin\/login/);
  expect(await keptIn(page)).toEqual([]);
});
