import { randomInt, randomUUID } from 'node:crypto';
import { administrator } from '../api/testing/administrator';
import { browser } from '../api/testing/browser';
import { buyPostsNeedingAttention } from '../api/testing/buy-needing-attention';
import { payments } from '../api/testing/payments';
import { buy, orderThat } from '../api/testing/purchases';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { announce } from '../db/pool';
import { insertWithdrawal } from '../db/withdrawals';
import { adminAttention } from '../domain/calls/admin-attention';
import { submitWithdrawal } from '../domain/calls/withdrawal';
import { addressOf } from '../domain/pages';
import { commonMessages } from '../web/admin/messages/common';
import { actionMessages, dialogMessages } from '../web/admin/order/actions-text';
import { resultMessages } from '../web/admin/order/results-text';
import { expect, follow, test, withoutEvents } from './support/back-office';
import { held } from './support/held';
import { loseAnswer } from './support/lost-answer';
import { answerRefund, mailTo, panelClock, panelFault, panelOrders, panelPace } from './support/sandbox';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound, expectSoundAtBothSizes } from './support/sound';

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

const made: OwnNames[] = [];
test.afterAll(() => forgetOrders(db, made));

/** Likes over three posts, of which the panel refused the first, whose share in cents was refunded. As rows only. */
async function refusedAndRefunded(shareCents: number): Promise<{ own: OwnNames; refusedId: string }> {
  const own = ownNames();
  made.push(own);
  await anOrder(db, own, {
    purchase: { stage: 'needs-attention', attention: 'submission-refused', amount_cents: 229 },
    order: {
      ...{ status: 'processing', amount_cents: 229, delivered_at: null },
      ...{ refunded_cents: shareCents, refund_proposal_cents: shareCents },
    },
  });
  await insertRow(db, 'refunds', {
    ...{ cart_id: own.cartId, number: 1, payment_intent_id: own.intent, amount_cents: shareCents },
    ...{ reason: 'dashboard', requested_by: 'provider', status: 'succeeded', created_at: new Date() },
  });
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries())
    await insertRow(db, 'submissions', {
      ...{ id, order_id: own.orderId, generation: 1, line: index + 1, username: own.username, quantity: 19 },
      ...{ provider_id: 1, provider_service_id: '1003', shortcode: `C${own.tag}${index}` },
      state: index === 0 ? 'rejected' : 'accepted',
    });
  return { own, refusedId: String(ids[0]) };
}

test.afterEach(() => panelPace(3));

test('waiting cases are decided from the queue: a proposed refund, the same once it has failed and was paid in another way, and a statement that fits no order [S1-2.15.39 S1-2.15.40 S1-2.15.41 F29]', {
  tag: '@desktop',
}, async ({ page }) => {
  await panelFault({ kind: 'partial', action: 'add', count: 1, remainsPercent: 40 });
  const { intent, order } = await buy({}, undefined, 'pm_card_pendingRefund');
  await panelClock({ advanceSeconds: 120 });
  const number = `FNZ-261121-${randomUUID().slice(0, 4).toUpperCase()}`;
  const id = await withdraw(number);

  const card = page.getByRole('article', { name: new RegExp(order.orderNumber) });
  await page.goto(`/admin/needs-attention?page=${await pageOf(order.orderNumber)}`);
  await expect(card).toBeVisible();
  await expectSound(page);
  const confirm = card.getByRole('button', { name: /^Confirmar reembolso de/ });
  const [sum = ''] = /\d+,\d\d/.exec((await confirm.textContent()) ?? '') ?? [];
  await confirm.click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  await dialog.getByLabel(/Motivo/).fill('Parte no entregada');
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click();
  await expect(page.getByText('Reembolso en curso').first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await test.step('the refund failed: the same sum is proposed, and entered when it was paid in another way', async () => {
    const [made] = await payments().refundsOf(intent.paymentIntentId);
    await answerRefund(String(made?.id), 'failed');
    await follow(page, `/admin/needs-attention?page=${await pageOf(order.orderNumber)}`);
    await expect(card).toContainText(new RegExp(`se debe: ${sum}\\s€`));
    await card.getByRole('button', { name: new RegExp(`^Confirmar reembolso de ${sum}`) }).click();
    await expect(dialog.getByLabel('Importe en euros')).toHaveValue(sum);
    const consequences = dialog.getByText('El dinero devuelto no se puede volver a cobrar');
    await expect(consequences).toBeVisible();
    await dialog.getByRole('radio', { name: /^Ya está pagado por otra vía/ }).check();
    await expect(consequences).toHaveCount(0);
    await expect(dialog).toContainText('el resto de lo que se debía se da por saldado');
    await dialog.getByLabel(/Motivo/).fill('Transferencia, referencia 77');
    await expectSoundAtBothSizes(page);
    await dialog.getByRole('button', { name: new RegExp(`^Anotar ${sum}`) }).click();
    await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await payments().refundsOf(intent.paymentIntentId)).toHaveLength(1);
  });

  await page.getByRole('link', { name: /^Desistimientos/ }).click();
  await page.waitForURL(/kind=withdrawal/);
  await follow(page, `/admin/needs-attention?kind=withdrawal&page=${await pageOf(id, 'withdrawal')}`);
  const statement = page.getByRole('article', { name: new RegExp(id.slice(0, 8).toUpperCase()) });
  await expect(
    statement.getByText(new RegExp(`El número ${number} y la dirección no corresponden`)),
  ).toBeVisible();
  await statement.getByRole('button', { name: 'Marcar como atendido' }).click();
  await statement.getByRole('textbox').fill('Se equivocó de tienda');
  await expectSound(page);
  await statement.getByRole('button', { name: 'Marcar como atendido' }).click();
  await expect(statement).toHaveCount(0);

  await follow(page, `/admin/orders/${order.id}`);
  await expect(page.getByText('Pagado por otra vía').first()).toBeVisible();
  await expectSoundAtBothSizes(page);
});

test('of posts whose answers were lost, the one that is chosen is settled; a number that was corrected after a lost answer is refused, as the order follows the first one [F16]', {
  tag: '@both',
}, async ({ page }) => {
  const { order, posts } = await buyPostsNeedingAttention(db, 'acceptThen500', 3);
  const [there] = await panelOrders(posts[1]);
  await page.goto(`/admin/orders/${order.id}`);
  const dialog = page.getByRole('dialog', { name: 'Resolver envío dudoso' });
  const open = () => page.getByRole('button', { name: 'Resolver envío dudoso' }).first().click();
  const submit = dialog.getByRole('button', { name: 'Resolver el envío' });

  await open();
  const choice = dialog.getByRole('group', { name: '¿Qué envío resuelves?' });
  await expect(choice.getByRole('radio')).toHaveCount(3);
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
  await expect(page.getByText('Envío dudoso resuelto')).toBeVisible();

  await open();
  await choice.getByRole('radio', { name: new RegExp(posts[0]) }).check();
  await dialog.getByRole('radio', { name: /^El panel no lo tiene/ }).check();
  await dialog.getByLabel(/Motivo/).fill('No está en el panel');
  await expectSound(page);
  await submit.click();
  await expect(page.getByText('Enviado al proveedor').first()).toBeVisible();
  expect(await Promise.all(posts.map(async (post) => (await panelOrders(post)).length))).toEqual([2, 1, 1]);

  // Only one is left: it is shown, and needs no choice. A dialog opened before the page knows keeps its choice.
  await expect(page.getByText('Envío dudoso resuelto')).toHaveCount(2);
  await open();
  await expect(dialog.getByText(posts[2])).toBeVisible();
  await expect(choice).toHaveCount(0);
  await test.step('a number that was corrected after a lost answer', async () => {
    const typed = randomInt(1e11, 1e12);
    const number = dialog.getByLabel('Número del pedido en el panel');
    await dialog.getByRole('radio', { name: /^El panel lo aceptó/ }).check();
    await number.fill(String(typed));
    await dialog.getByLabel(/Motivo/).fill('Está en el panel');
    await loseAnswer(page, '**/resolve-submission');
    await submit.click();
    await expect(dialog.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
    await number.fill(String(typed + 1));
    await submit.click();
    await expect(
      dialog.getByText('No hay ningún envío dudoso que resolver.', { exact: false }),
    ).toBeVisible();
    await expectSound(page);
    const { rows } = await db.query(
      'SELECT provider_order_id FROM submissions WHERE order_id = $1 AND shortcode = $2',
      [order.id, posts[2]],
    );
    expect(rows).toEqual([{ providerOrderId: String(typed) }]);
  });
});

test('the share of a refused post is refunded, and the order ends with the others; one whose share was refunded in the dashboard is given up without another refund [S1-2.15.40]', {
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
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click();
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  await expect(page.getByText('Ya no se envía; su parte se ha reembolsado')).toBeVisible();
  await expect(page.getByText('Descartado')).toBeVisible();

  await panelClock({ advanceSeconds: 120 });
  await expect(page.getByText('Entrega terminada a medias')).toBeVisible();
  expect(await Promise.all(posts.map(async (post) => (await panelOrders(post)).length))).toEqual([0, 1, 1]);
  await expectSound(page);
  await test.step('a share that was refunded in the dashboard', async () => {
    const refunded = await refusedAndRefunded(79);
    await follow(page, `/admin/orders/${refunded.own.orderId}`);
    await expect(page.getByRole('heading', { name: new RegExp(refunded.own.orderNumber) })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar y reembolsar' }).first().click();
    await dialog.getByRole('button', { name: 'Nada: ya se devolvió' }).click();
    await expect(amount).toHaveValue('0,00');
    await expect(noMore).toBeChecked();
    await expect(dialog.getByText(/devuelves menos/)).toHaveCount(0);
    await dialog.getByLabel(/Motivo/).fill('Devuelto en el panel de pagos');
    await expectSound(page);
    await page.route('**/refund', (route) =>
      route.fulfill({ json: { success: true, amountCents: 0, status: 'succeeded' } }),
    );
    const asked = page.waitForRequest('**/refund');
    await dialog.getByRole('button', { name: 'No enviar más', exact: true }).click();
    await expect(page.getByText('Ya no se envía', { exact: true }).first()).toBeVisible();
    expect((await asked).postDataJSON()).toMatchObject({ amountCents: 0, dismiss: [refunded.refusedId] });
  });

  // The buyer waits for no decision.
  await page.goto(`${addressOf('track', 'es')}?order=${order.orderNumber}`);
  await expect(page.getByText(/Te hemos devuelto dinero por lo que no se entregó/)).toBeVisible();
});

test('an order that a colleague refunds while a dialog of it is open: a proposed amount is that of the new state, which the dialog says and its action names; a typed one stays', async ({
  page,
}) => {
  const { own } = await refusedAndRefunded(79);
  const refundOther = async (cents: number) => {
    await db.query('UPDATE orders SET refunded_cents = $2 WHERE id = $1', [own.orderId, cents]);
    await db.query('UPDATE refunds SET amount_cents = $2 WHERE cart_id = $1', [own.cartId, cents]);
  };
  await page.goto(`/admin/orders/${own.orderId}`);
  await expect(page.getByRole('heading', { name: new RegExp(own.orderNumber) })).toBeVisible();
  const release = await held(page, `**/api/admin/orders/${own.orderId}`);
  const refetched = page.waitForRequest(`**/api/admin/orders/${own.orderId}`);
  await refundOther(158);
  await announce(db, own.orderNumber);
  await refetched;
  await page.getByRole('button', { name: 'Cancelar y reembolsar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  const amount = dialog.getByLabel('Importe en euros');
  await expect(amount).toHaveValue('0,79');
  await dialog.getByLabel(/Motivo/).fill('La publicación es privada');
  release();
  await expect(amount).toHaveValue('0,71');
  await expect(dialog.getByRole('alert').getByText(dialogMessages.moved)).toBeVisible();
  await expect(dialog.getByLabel(/Motivo/)).toHaveValue('La publicación es privada');
  await expectSound(page);

  /** What the colleague refunds at the last moment: earlier, the dialog would follow before it is pressed. */
  let meanwhile: number | undefined = 168;
  await page.route('**/refund', async (route) => {
    if (meanwhile === undefined)
      return route.fulfill({ json: { success: true, amountCents: 50, status: 'succeeded' } });
    await refundOther(meanwhile);
    const refusal = { success: false, code: 'refund_changed', message: 'Hay otro reembolso.' };
    return route.fulfill({ status: 409, json: refusal });
  });
  /** The request of a click on the button that names the amount. */
  const press = async (cents: string) => {
    const asked = page.waitForRequest('**/refund');
    await dialog.getByRole('button', { name: new RegExp(`^Reembolsar ${cents}`) }).click();
    return (await asked).postDataJSON();
  };
  await amount.fill('0,50');
  expect(await press('0,50')).toMatchObject({ amountCents: 50, refundedCents: 158 });
  await expect(dialog.getByText('Hay otro reembolso.')).toBeVisible();
  await expect(dialog.getByRole('alert').getByText(dialogMessages.moved)).toBeVisible();
  await expect(amount).toHaveValue('0,50');
  meanwhile = undefined;
  expect(await press('0,50')).toMatchObject({ amountCents: 50, refundedCents: 168 });
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();

  await test.step('from the queue, a refused action is repeated on the latest state', async () => {
    await follow(page, `/admin/needs-attention?page=${await pageOf(own.orderNumber)}`);
    const card = page.getByRole('article', { name: new RegExp(own.orderNumber) });
    await card.getByRole('button', { name: /reembols/i }).click();
    await expect(amount).toHaveValue('0,61');
    await dialog.getByLabel(/Motivo/).fill('La publicación es privada');
    meanwhile = 178;
    expect(await press('0,61')).toMatchObject({ refundedCents: 168 });
    await expect(amount).toHaveValue('0,51');
    meanwhile = undefined;
    expect(await press('0,51')).toMatchObject({ amountCents: 51, refundedCents: 178 });
    await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  });
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
});

test('on a phone the queue is readable, also with an erased person, an empty one says so, and a withdrawal without an acknowledgement says why, and when it was received [S1-2.15.39]', async ({
  page,
  orderAsRows,
}) => {
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
  await page.goto('/admin/needs-attention');
  await expect(page.getByRole('heading', { name: 'Requiere atención', exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page);
  await follow(page, '/admin/needs-attention?kind=deletion&page=9999');
  await expect(page.getByText('No hay nada pendiente', { exact: true })).toBeVisible();
  await expectSound(page);

  await follow(page, '/admin/needs-attention?kind=withdrawal');
  await expect(item(erased).getByText('Los datos de esta persona están borrados.')).toBeVisible();
  await expect(item(erased).getByText('Ya no se le puede responder.')).toBeVisible();
  await expect(item(fitsNone).getByText(/no conoce esa dirección\. Confirma/)).toHaveText(confirm);
  // Its mailbox takes no answer either.
  await expect(item(fitsNone).getByText('responde por correo')).toBeHidden();
  await expectSound(page);

  await follow(page, `/admin/orders/${own.orderId}`);
  const statement = page.getByRole('region', { name: 'Desistimiento por atender' });
  await expect(statement.getByText(/no ha llegado a salir\. Confirma/)).toHaveText(confirm);
  await expect(statement.getByText('Acuse no enviado')).toHaveCount(1);
});

test('an order: each failure of its page has its message, with what to do; its address, its target’s link, notes, an e-mail resent, the panel’s calls, and the next of the list [S1-2.15.31 S1-2.15.32 S1-2.15.33 S1-2.15.34 S1-2.15.35 S1-2.15.36 S1-2.15.38 S1-8.15 S1-8.16]', {
  tag: '@desktop',
}, async ({ page, orderAsRows }) => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const first = await buy();
  const { order, cart } = first;
  const corrected = `b-${cart.email}`;
  let dialog = page.getByRole('dialog');

  await test.step('each failure to load, change or send has its message, with what to do', async () => {
    // They would load the order again before the press.
    await withoutEvents(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const detail = `**/api/admin/orders/${order.id}`;
    await page.route(detail, async (route) => {
      await asked;
      await route.fulfill({ status: 404, json: { success: false, code: 'unavailable', message: 'x' } });
    });
    await page.goto(`/admin/orders/${order.id}`);
    await expect(page.getByText('Cargando orden...')).toBeVisible();
    answer();
    await expect(page.getByText('Error al cargar la orden')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Error al cargar la orden')).toBeVisible();
    await page.unroute(detail);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) })).toBeVisible();

    await page
      .getByRole('button', { name: /^Cambiar objetivo/ })
      .first()
      .click();
    dialog = page.getByRole('dialog', { name: 'Cambiar objetivo' });
    await dialog.getByLabel('Usuario de Instagram').fill('otro.nombre');
    await dialog.getByLabel(/Motivo/).fill('Se equivocó');
    await page.route('**/target', (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'purchase_closed', message: 'x' } }),
    );
    await dialog.getByRole('button', { name: 'Cambiar el objetivo' }).click();
    await expect(dialog.getByText('No se pudo actualizar el objetivo de la orden')).toBeVisible();
    await expect(dialog.getByText('El pedido ya está cerrado o se está reembolsando')).toBeVisible();
    await expect(dialog.getByLabel(/Motivo/)).toHaveValue('Se equivocó');
    await expectSound(page);
    // Escape, or a click beside the dialog, loses nothing of what is typed without a question.
    const leaving = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
    await page.keyboard.press('Escape');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(leaving).toHaveCount(0);
    await expect(dialog.getByLabel(/Motivo/)).toHaveValue('Se equivocó');
    await page.mouse.click(2, 2);
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/target');

    const sending = async () => {
      await page
        .getByRole('button', { name: /^Reenviar al proveedor/ })
        .first()
        .click();
      dialog = page.getByRole('dialog', { name: 'Reenviar al proveedor' });
      await dialog.getByLabel(/Motivo/).fill('Otra vez');
      await dialog.getByRole('button', { name: 'Reenviar al proveedor' }).click();
    };
    await page.route(
      '**/api/admin/send-to-provider/*',
      (route) => route.fulfill({ status: 418, json: { success: false, code: 'odd', message: '' } }),
      { times: 1 },
    );
    await sending();
    await expect(dialog.getByText('Error al enviar al proveedor')).toBeVisible();
    await expect(dialog.getByText('Error desconocido')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.route(
      '**/api/admin/send-to-provider/*',
      (route) => route.fulfill({ json: { success: false, state: 'rejected', publicationsProcessed: 0 } }),
      { times: 1 },
    );
    await sending();
    await expect(page.getByText('No se pudo procesar la orden')).toBeVisible();
    await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
    await sending();
    await expect(page.getByText('El panel respondió: Incorrect link').first()).toBeVisible();
    await expect(page.getByText('Error al enviar al proveedor').first()).toBeVisible();
    await expectSound(page);

    // After a refusal a click is another request, after a lost answer it is the same one.
    const requestIds: string[] = [];
    const url = '**/emails/resend';
    page.on('request', (request) => {
      if (request.url().endsWith('/emails/resend')) requestIds.push(request.postDataJSON().requestId);
    });
    await page.getByRole('button', { name: 'Enviar de nuevo: Confirmación de pedido' }).click();
    dialog = page.getByRole('dialog', { name: 'Enviar de nuevo' });
    await page.route(
      url,
      (route) =>
        route.fulfill({
          status: 409,
          json: { success: false, code: 'letter_not_wanted', message: 'No quiere este correo.' },
        }),
      { times: 1 },
    );
    const again = dialog.getByRole('button', { name: 'Enviar de nuevo' });
    await again.click();
    await expect(dialog.getByText('No quiere este correo.')).toBeVisible();
    await loseAnswer(page, url);
    await again.click();
    await expect(dialog.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
    await again.click();
    // The order's timeline says so too, if the event comes first.
    await expect(
      page.getByRole('region', { name: /^Avisos/ }).getByText('Correo enviado de nuevo'),
    ).toBeVisible();
    const [refused, lost, repeated] = requestIds;
    expect(lost).not.toBe(refused);
    expect(repeated).toBe(lost);
  });

  await test.step('its address is corrected', async () => {
    const lost = `a-${cart.email}`;
    const text = actionMessages.changeEmail;
    await page.unroute('**/api/admin/events');
    await page.goto(`/admin/orders/${order.id}`);
    await page.getByRole('button', { name: text.label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text.label });
    const submit = dialog.getByRole('button', { name: text.submit });
    const field = dialog.getByLabel(dialogMessages.email);
    await submit.click();
    await expect(field).toBeFocused();
    await expectSoundAtBothSizes(page);
    await field.fill(cart.email);
    await dialog.getByLabel(commonMessages.reason).fill('Lo pide por teléfono');
    await submit.click();
    await expect(dialog.getByText(dialogMessages.emailSame)).toBeVisible();

    await field.fill(lost);
    await loseAnswer(page, '**/email');
    await submit.click();
    await expect(dialog.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
    await field.fill(corrected);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(resultMessages.emailText(corrected))).toBeVisible();
    await expect(page.getByRole('main').getByText(corrected, { exact: true })).toBeVisible();
    await expect.poll(async () => (await mailTo(corrected)).length).toBeGreaterThan(0);
    const { rows } = await db.query('SELECT email FROM orders WHERE id = $1', [order.id]);
    expect(rows).toEqual([{ email: corrected }]);
  });

  const second = await orderAsRows();
  await follow(page, '/admin/orders');
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
  dialog = page.getByRole('dialog', { name: 'Cambiar objetivo' });
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

  const before = (await mailTo(corrected)).length;
  await page.getByRole('button', { name: 'Enviar de nuevo: Confirmación de pedido' }).first().click();
  dialog = page.getByRole('dialog', { name: 'Enviar de nuevo' });
  await dialog.getByLabel(/Motivo/).fill('No le llegó');
  await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await expect(page.getByText('Correo enviado de nuevo').first()).toBeVisible();
  await eventually(async () => expect((await mailTo(corrected)).length).toBeGreaterThan(before));
  await page.setViewportSize(sizes.phone);
  await expectSound(page);

  await follow(page, '/admin/orders/FNZ-000000-XXXX');
  await expect(page.getByRole('heading', { name: 'Orden no encontrada' })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(sizes.desk);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Requiere atención/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Requiere atención', exact: true })).toBeVisible();
});
