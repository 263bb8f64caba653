import { blockedUsers, blockUser, unblockUser } from '#domain/calls/admin-blocked-users.ts';
import { checkBlockedUser, createPaymentIntent } from '#domain/calls/shop.ts';
import { administrator, logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { aCart, newTarget } from '../testing/purchases';

const db = fileDatabase();

it('a block covers user name and address at the checkout, and the refusal does not say which one matched [S1-2.15.106 S1-3.2]', async () => {
  const admin = await administrator();
  const username = newTarget();
  const email = `${username}@example.com`;
  const { data } = await admin.call(blockUser, {
    body: {
      username: ` @${username.toUpperCase()} `,
      email,
      reason: 'Contracargo',
      blockedBy: 'somebody else',
    },
  });
  expect(data).toMatchObject({ username, email, reason: 'Contracargo', blockedBy: 'admin', isActive: true });

  const byName = await browser().refused(createPaymentIntent, { body: aCart({ username }) });
  const byAddress = await browser().refused(createPaymentIntent, {
    body: aCart({ email: email.replace('@', '+2@').toUpperCase() }),
  });
  expect(byName).toMatchObject({ status: 403, body: { code: 'blocked_user' } });
  expect({ ...byAddress.body, requestId: '' }).toEqual({ ...byName.body, requestId: '' });
  expect(await browser().call(checkBlockedUser, { body: { username } })).toMatchObject({ blocked: true });

  await admin.call(unblockUser, { params: { id: data.id } });
  await browser().call(createPaymentIntent, { body: aCart({ username, email }) });
});

it('an ended block stays as history, with who ended it [S1-2.15.107]', async () => {
  const admin = await administrator();
  const username = newTarget();
  const list = (state: 'active' | 'ended') =>
    admin.call(blockedUsers, { query: { search: `@${username}`, state } });
  const { data } = await admin.call(blockUser, { body: { username, reason: 'Prueba' } });
  expect((await list('active')).data).toHaveLength(1);
  await admin.call(unblockUser, { params: { id: data.id } });
  expect((await list('active')).data).toEqual([]);
  expect((await list('ended')).data).toMatchObject([
    { id: data.id, isActive: false, unblockedBy: 'admin', unblockedAt: expect.any(String) },
  ]);
  const { rows } = await db.query('SELECT action, actor FROM audit_log WHERE subject = $1 ORDER BY id', [
    username,
  ]);
  expect(rows).toEqual([
    { action: 'block-user', actor: 'admin' },
    { action: 'unblock-user', actor: 'admin' },
  ]);
  // Blocking again creates another block.
  expect((await admin.call(blockUser, { body: { username, reason: 'Otra vez' } })).data.id).not.toBe(data.id);
});

it('two administrators in parallel: one block, one end, and both get true answers [S1-2.15.108]', async () => {
  const both = await Promise.all([administrator(), logInAs(db, 'support')]);
  const username = newTarget();
  const send = await Promise.all(
    both.map((admin) => admin.send('POST', '/api/blocked-users', { body: { username, reason: 'A la vez' } })),
  );
  expect(send.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [block] = (await both[0].call(blockedUsers, { query: { search: username } })).data;
  const ends = await Promise.all(
    both.map((admin) => admin.send('DELETE', `/api/blocked-users/${block!.id}`, { body: {} })),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(ends.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'user_not_blocked' });
});

it.each([
  ['no user name', { reason: 'x' }, 'username', 'Username y razón son requeridos'],
  ['no reason', { username: 'lucia', reason: ' ' }, 'reason', 'Username y razón son requeridos'],
  [
    'an invalid address',
    { username: 'lucia', reason: 'x', email: 'lucia@' },
    'email',
    'Por favor, introduce un correo electrónico válido',
  ],
])(
  '%s is refused at its field and in the answer’s error [S1-5.2 S1-7.2]',
  async (_what, body, field, sentence) => {
    const admin = await administrator();
    const { status, body: answer } = await admin.send('POST', '/api/blocked-users', { body });
    expect({ status, answer }).toMatchObject({
      status: 400,
      answer: { code: 'validation_failed', error: sentence, fields: { [field]: sentence } },
    });
  },
);

it('a block that does not exist can not be ended [S1-7.2]', async () => {
  const admin = await administrator();
  const answer = await admin.refused(unblockUser, { params: { id: '999999999999' } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
