import { randomUUID } from 'node:crypto';
import { administrator } from '../api/testing/administrator';
import { browser } from '../api/testing/browser';
import { buyPostsNeedingAttention } from '../api/testing/buy-needing-attention';
import { payments } from '../api/testing/payments';
import { buy, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { insertWithdrawal } from '../db/withdrawals';
import { adminAttention } from '../domain/calls/admin-attention';
import { adminOrder } from '../domain/calls/admin-order';
import { adminRefund } from '../domain/calls/admin-order-actions';
import { submitWithdrawal } from '../domain/calls/withdrawal';
import { addressOf } from '../domain/pages';
import { expect, test } from './support/back-office';
import { buyDelivered } from './support/buy-delivered';
import { answerRefund, mailTo, panelClock, panelFault, panelOrders, panelPace } from './support/sandbox';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

/** States the withdrawal of an order that the shop may not have. Returns the statement's id. */
async function withdraw(orderNumber: string): Promise<string> {
  const id = randomUUID();
  await browser().call(submitWithdrawal, {
    body: { id, orderNumber, email: `w${id}@example.com`, name: 'Lucía Gómez', language: 'es' },
  });
  return id;
}

/** The page of the queue that has an order, or a statement by its id; the longest wait comes first. */
async function pageOf(wanted: string, kind?: 'withdrawal'): Promise<number> {
  const admin = await administrator();
  return eventually(async () => {
    for (let page = 1; ; page += 1) {
      const { items } = await admin.call(adminAttention, { query: { page, kind } });
      if (items.some(({ id, orderNumber }) => id === wanted || orderNumber === wanted)) return page;
      if (items.length === 0) throw new Error('It does not wait yet');
    }
  });
}

test.afterEach(() => panelPace(3));

test('waiting cases are decided from the queue: a proposed refund, and a statement that fits no order [S1-2.15.39 S1-2.15.40 S1-2.15.41]', {
  tag: '@desktop',
}, async ({ page }) => {
  await panelFault({ kind: 'partial', action: 'add', count: 1, remainsPercent: 40 });
  const { order } = await buy();
  await panelClock({ advanceSeconds: 120 });
  const number = `FNZ-261121-${randomUUID().slice(0, 4).toUpperCase()}`;
  const id = await withdraw(number);

  const card = page.getByRole('article', { name: new RegExp(order.orderNumber) });
  await page.goto(`/admin/needs-attention?page=${await pageOf(order.orderNumber)}`);
  await expect(card).toBeVisible();
  await expectSound(page);
  await card.getByRole('button', { name: /^Confirmar reembolso de/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  await dialog.getByLabel(/Motivo/).fill('Parte no entregada');
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click();
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.getByRole('link', { name: /^Desistimientos/ }).click();
  await page.waitForURL(/kind=withdrawal/);
  await page.goto(`/admin/needs-attention?kind=withdrawal&page=${await pageOf(id, 'withdrawal')}`);
  const statement = page.getByRole('article', { name: new RegExp(id.slice(0, 8).toUpperCase()) });
  await expect(
    statement.getByText(new RegExp(`El número ${number} y la dirección no corresponden`)),
  ).toBeVisible();
  await statement.getByRole('button', { name: 'Marcar como atendido' }).click();
  await statement.getByRole('textbox').fill('Se equivocó de tienda');
  await expectSound(page);
  await statement.getByRole('button', { name: 'Marcar como atendido' }).click();
  await expect(statement).toHaveCount(0);
  await expectSound(page);
});

test('of two posts whose answers were lost, the one that is chosen is settled [F16]', {
  tag: '@both',
}, async ({ page }) => {
  const { order, posts } = await buyPostsNeedingAttention(db, 'acceptThen500');
  const [there] = await panelOrders(posts[1]);
  await page.goto(`/admin/orders/${order.id}`);
  const dialog = page.getByRole('dialog', { name: 'Resolver envío dudoso' });
  const open = () => page.getByRole('button', { name: 'Resolver envío dudoso' }).first().click();
  const submit = dialog.getByRole('button', { name: 'Resolver el envío' });

  await open();
  const choice = dialog.getByRole('group', { name: '¿Qué envío resuelves?' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio', { name: new RegExp(`${posts[0]}.*cantidad 19`) })).toBeVisible();
  await dialog.getByRole('radio', { name: /^El panel lo aceptó/ }).check();
  await dialog.getByLabel('Número del pedido en el panel').fill(String(there?.id));
  await dialog.getByLabel(/Motivo/).fill('Está en el panel');
  await submit.click();
  await expect(choice.getByText('Elige uno de los envíos dudosos')).toBeVisible();
  await expectSound(page);
  await choice.getByRole('radio', { name: new RegExp(posts[1]) }).check();
  await submit.click();
  await expect(page.getByText('Envío resuelto').first()).toBeVisible();

  // Only one is left: it is shown, and needs no choice. A dialog opened before the page knows keeps its choice.
  await expect(page.getByText('Envío dudoso resuelto')).toBeVisible();
  await open();
  await expect(dialog.getByText(posts[0])).toBeVisible();
  await expect(choice).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^El panel no lo tiene/ }).check();
  await dialog.getByLabel(/Motivo/).fill('No está en el panel');
  await expectSound(page);
  await submit.click();
  await expect(page.getByText('Enviado al proveedor').first()).toBeVisible();
  expect(await Promise.all(posts.map(async (post) => (await panelOrders(post)).length))).toEqual([2, 1, 1]);
});

test('the share of a refused post is refunded, and the order ends with the others [S1-2.15.40]', {
  tag: '@both',
}, async ({ page }) => {
  const { order, posts } = await buyPostsNeedingAttention(db, 'refuse');
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Cancelar y reembolsar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  const noMore = dialog.getByRole('checkbox', { name: /^No enviar más la publicación/ });
  const amount = dialog.getByLabel('Importe en euros');
  await expect(amount).toHaveValue('0,79');
  await expect(noMore).toBeChecked();
  // Less, e.g. for a delay, doesn't end the post, unless the user says so: then the dialog warns.
  await amount.fill('0,50');
  await expect(noMore).not.toBeChecked();
  await amount.fill('0,79');
  await expect(noMore).toBeChecked();
  await amount.fill('0,50');
  await noMore.check();
  await expect(dialog.getByText(/Su parte es 0,79.€ y devuelves menos/)).toBeVisible();
  await expectSound(page);
  await amount.fill('0,60');
  await expect(noMore).toBeChecked();
  // 19 of 55 likes for 2,29 €. A whole refund ends everything.
  await dialog.getByRole('button', { name: /^Todo/ }).click();
  await expect(noMore).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Propuesto/ }).click();
  await expect(noMore).toBeChecked();
  await expect(dialog.getByText(/devuelves menos/)).toHaveCount(0);
  await dialog.getByLabel(/Motivo/).fill('La publicación es privada');
  await expectSound(page);
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click();
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  await expect(page.getByText('Ya no se envía; su parte se ha reembolsado')).toBeVisible();
  await expect(page.getByText('Descartado')).toBeVisible();

  await panelClock({ advanceSeconds: 120 });
  await expect(page.getByText('Entrega terminada a medias')).toBeVisible();
  expect(await Promise.all(posts.map(async (post) => (await panelOrders(post)).length))).toEqual([0, 1, 1]);
  await expectSound(page);
  // The buyer waits for no decision.
  await page.goto(`${addressOf('track', 'es')}?order=${order.orderNumber}`);
  await expect(page.getByText(/Te hemos devuelto dinero por lo que no se entregó/)).toBeVisible();
});

test('a post whose share was refunded in the dashboard is given up without another refund', {
  tag: '@both',
}, async ({ page }) => {
  const { order, intent, posts } = await buyPostsNeedingAttention(db, 'refuse');
  await payments().stripe.refunds.create({ payment_intent: intent.paymentIntentId, amount: 79 });
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByText('Reembolsado', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar y reembolsar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  await dialog.getByRole('button', { name: 'Nada: ya se devolvió' }).click();
  await expect(dialog.getByLabel('Importe en euros')).toHaveValue('0,00');
  await expect(dialog.getByRole('checkbox', { name: /^No enviar más la publicación/ })).toBeChecked();
  await expect(dialog.getByText(/devuelves menos/)).toHaveCount(0);
  await dialog.getByLabel(/Motivo/).fill('Devuelto en el panel de pagos');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'No enviar más', exact: true }).click();
  await expect(page.getByText('Ya no se envía').first()).toBeVisible();
  await panelClock({ advanceSeconds: 120 });
  await expect(page.getByText('Entrega terminada a medias')).toBeVisible();
  const admin = await administrator();
  const { order: after } = await admin.call(adminOrder, { params: { id: order.id } });
  expect(after.refunds.map(({ amountCents }) => amountCents)).toEqual([79]);
  expect(await Promise.all(posts.map(async (post) => (await panelOrders(post)).length))).toEqual([0, 1, 1]);
  await expectSound(page);
});

test('a part is refunded while the panel delivers: it is asked to stop, and what is missing is closed without money', {
  tag: '@both',
}, async ({ page }) => {
  // Nothing arrives before the panel is asked to stop, however busy the machine is.
  await panelPace(86_400);
  const { browser: buyer, order, cart } = await buy();
  await orderThat(buyer, order.id, ({ status }) => status === 'processing');
  await page.goto(`/admin/orders/${order.id}`);
  const open = () => page.getByRole('button', { name: 'Cancelar y reembolsar' }).first().click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  await dialog.getByLabel('Importe en euros').fill('4');
  const stop = dialog.getByRole('checkbox', { name: /^Pedir al panel que pare la entrega/ });
  await expect(stop).not.toBeChecked();
  await stop.check();
  await dialog.getByLabel(/Motivo/).fill('Desiste del contrato');
  await expectSound(page);
  await dialog.getByRole('button', { name: /^Reembolsar 4,00/ }).click();
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  expect((await panelOrders(cart.username)).map(({ status }) => status)).toEqual(['Canceled']);
  await expect(page.getByText('Entrega cancelada por el proveedor')).toBeVisible();

  await open();
  await expect(dialog.getByLabel('Importe en euros')).toHaveValue('5,99');
  await expect(stop).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Nada: ya se devolvió' }).click();
  await dialog.getByLabel(/Motivo/).fill('Acepta otra solución');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cerrar sin devolver más' }).click();
  await expect(page.getByText('Pedido cerrado').first()).toBeVisible();
  await expect(page.getByText('Lo que falta queda cerrado sin devolver más')).toBeVisible();
  await expectSound(page);
});

test('on a phone the queue is readable, also with an erased person, an empty one says so, and a withdrawal without an acknowledgement says why, and when it was received [S1-2.15.39]', async ({
  page,
  orderAsRows,
}) => {
  await page.goto('/admin/needs-attention?kind=deletion&page=9999');
  await expect(page.getByText('No hay nada pendiente', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.goto('/admin/needs-attention');
  await expect(page.getByRole('heading', { name: 'Requiere atención', exact: true })).toBeVisible();
  await expectSound(page);

  const { own } = await orderAsRows();
  const receivedAt = new Date('2026-10-20T10:15:30Z');
  const [fits, fitsNone, erased] = [randomUUID(), randomUUID(), randomUUID()];
  const numberLike = (id: string) => `FNZ-261121-${id.slice(0, 4).toUpperCase()}`;
  for (const [id, orderNumber, why] of [
    [fits, own.orderNumber, 'given-up'],
    [fitsNone, numberLike(fitsNone), 'refused'],
    [erased, numberLike(erased), null],
  ] as const) {
    const said = { id, orderNumber, email: own.email, name: 'Lucía Gómez', language: 'es' as const };
    await insertWithdrawal(db, said, receivedAt);
    await db.query('UPDATE withdrawals SET unacknowledged = $2 WHERE id = $1', [id, why]);
  }
  await db.query("UPDATE withdrawals SET email = '', name = '' WHERE id = $1", [erased]);
  const confirm = /Confirma tú .* que se recibió el 20 oct 2026, 12:15:30\./;
  const item = (id: string) => page.getByRole('article', { name: new RegExp(id.slice(0, 8).toUpperCase()) });
  await page.goto('/admin/needs-attention?kind=withdrawal');
  await expect(item(erased).getByText('Los datos de esta persona están borrados.')).toBeVisible();
  await expect(item(erased).getByText('Ya no se le puede responder.')).toBeVisible();
  await expect(item(fitsNone).getByText(/no conoce esa dirección\. Confirma/)).toHaveText(confirm);
  // Its mailbox takes no answer either.
  await expect(item(fitsNone).getByText('responde por correo')).toBeHidden();
  await expectSound(page);

  await page.goto(`/admin/orders/${own.orderId}`);
  const statement = page.getByRole('region', { name: 'Desistimiento por atender' });
  await expect(statement.getByText(/no ha llegado a salir\. Confirma/)).toHaveText(confirm);
  await expect(statement.getByText('Acuse no enviado')).toHaveCount(1);
});

test('an order: its target’s link, notes, an e-mail resent, the panel’s calls, and the next of the list [S1-2.15.31 S1-2.15.32 S1-2.15.33 S1-2.15.34 S1-2.15.35 S1-2.15.36 S1-2.15.38 S1-8.15]', {
  tag: '@desktop',
}, async ({ page, orderAsRows }) => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const first = await buy();
  const second = await orderAsRows();
  await page.goto('/admin/orders');
  // The newest comes first, so the one before it is the next.
  await page
    .getByRole('link', { name: new RegExp(second.order.orderNumber) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: new RegExp(second.order.orderNumber) })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: new RegExp(first.order.orderNumber) })).toBeVisible();
  // A queue is stepped through by one key: each link keeps the focus, also at the end of the list.
  for (const [way, order] of [
    ['anterior', second.order],
    ['siguiente', first.order],
  ] as const) {
    const step = page.getByRole('link', { name: new RegExp(`^Pedido ${way}`) });
    await step.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) })).toBeVisible();
    await expect(step).toBeFocused();
  }

  await page
    .getByRole('button', { name: /^Cambiar objetivo/ })
    .first()
    .click();
  let dialog = page.getByRole('dialog', { name: 'Cambiar objetivo' });
  await dialog.getByLabel(/dirección/).fill('https://example.com/otra');
  await dialog.getByLabel(/Motivo/).fill('El cliente se equivocó');
  await dialog.getByRole('button', { name: 'Cambiar el objetivo' }).click();
  await expect(
    dialog.getByText('Indica la dirección de un perfil o de una publicación de Instagram'),
  ).toBeVisible();
  await expectSound(page);
  const target = `test${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel(/dirección/).fill(`https://www.instagram.com/${target}/`);
  // An action taken before the page refreshes still applies to the current order.
  const detail = new RegExp(
    `/api/admin/orders/${first.order.orderNumber}|/api/admin/orders/${first.order.id}$`,
  );
  await page.route(detail, async (route) => {
    await new Promise((passed) => setTimeout(passed, 2000));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Cambiar el objetivo' }).click();
  await expect(page.getByText('Objetivo actualizado').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Reenviar al proveedor/ })
    .first()
    .click();
  dialog = page.getByRole('dialog', { name: 'Reenviar al proveedor' });
  await dialog.getByLabel(/Motivo/).fill('Corregido');
  await dialog.getByRole('button', { name: 'Reenviar al proveedor' }).click();
  await expect(page.getByText('Enviado al proveedor').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await panelOrders(target)).toHaveLength(1);

  await page.getByLabel('Nota para el equipo').fill('Llamó por teléfono\nVuelve el lunes');
  await page.getByRole('button', { name: 'Añadir nota' }).click();
  await expect(page.getByText('Vuelve el lunes')).toBeVisible();
  // Sent twice: the accepted submission is above the refused one.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Llamada al panel: enviar el pedido' })
    .first()
    .getByText('Petición y respuesta')
    .click();
  await expect(page.getByText(`link = https://www.instagram.com/${target}/`)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: /^Borrar la nota/ }).click();
  await page
    .getByRole('dialog', { name: '¿Borrar la nota?' })
    .getByRole('button', { name: 'Borrar' })
    .click();
  await expect(page.getByText('Vuelve el lunes')).toHaveCount(0);

  const before = (await mailTo(first.cart.email)).length;
  await page.getByRole('button', { name: 'Enviar de nuevo: Confirmación de pedido' }).click();
  dialog = page.getByRole('dialog', { name: 'Enviar de nuevo' });
  await dialog.getByLabel(/Motivo/).fill('No le llegó');
  await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await expect(page.getByText('Correo enviado de nuevo').first()).toBeVisible();
  await eventually(async () => expect((await mailTo(first.cart.email)).length).toBeGreaterThan(before));
  await page.setViewportSize(sizes.phone);
  await expectSound(page);

  await page.goto('/admin/orders/FNZ-000000-XXXX');
  await expect(page.getByRole('heading', { name: 'Orden no encontrada' })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(sizes.desk);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Requiere atención/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Requiere atención', exact: true })).toBeVisible();
});

test('a refund that failed is proposed as that sum, and entered when it was paid in another way [F29]', {
  tag: '@both',
}, async ({ page }) => {
  const { intent, order } = await buyDelivered({}, undefined, 'pm_card_pendingRefund');
  const admin = await administrator();
  const params = { id: order.id };
  await admin.call(adminRefund, { params, body: { reason: 'Llegó tarde', amountCents: 200 } });
  const [made] = await payments().refundsOf(intent.paymentIntentId);
  await answerRefund(String(made?.id), 'failed');
  await page.goto(`/admin/needs-attention?page=${await pageOf(order.orderNumber)}`);
  const card = page.getByRole('article', { name: new RegExp(order.orderNumber) });
  await expect(card).toContainText(/se debe: 2,00\s€/);
  await card.getByRole('button', { name: /^Confirmar reembolso de 2,00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  await expect(dialog.getByLabel('Importe en euros')).toHaveValue('2,00');
  const consequences = dialog.getByText('El dinero devuelto no se puede volver a cobrar');
  await expect(consequences).toBeVisible();
  await dialog.getByRole('radio', { name: /^Ya está pagado por otra vía/ }).check();
  await expect(consequences).toHaveCount(0);
  await expect(dialog).toContainText('el resto de lo que se debía se da por saldado');
  await dialog.getByLabel(/Motivo/).fill('Transferencia, referencia 77');
  await expectSound(page);
  await dialog.getByRole('button', { name: /^Anotar 2,00/ }).click();
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByText('Pagado por otra vía').first()).toBeVisible();
  await expectSound(page);
  expect(await payments().refundsOf(intent.paymentIntentId)).toHaveLength(1);
});
