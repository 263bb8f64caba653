import { actionCalls } from './action-calls';
import {
  checkValues,
  coversUnsent,
  hasMoved,
  initialValues,
  movedValues,
  shareCutShort,
  submissionToReplace,
} from './action-values';
import {
  type ActionName,
  type ActionValues,
  actionNames,
  needsReason,
  remediesFor,
  verdictOf,
} from './actions';
import { dialogMessages as text } from './actions-text';
import { orderDetail } from './order.fixture';

const order = orderDetail({ orderNumber: 'FNZ-261121-AB3K', username: 'ana', amountCents: 999 });

/** The errors in typed values, by field: from the action's schema, and from what only this order knows. */
function check(action: ActionName, values: Partial<ActionValues>): Record<string, string> {
  const typed = { ...initialValues(order), reason: 'El panel lo perdió', ...values };
  const { call, body } = actionCalls[action];
  const read = call.body?.safeParse(body(typed, order));
  const said = read?.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  return { ...Object.fromEntries(said), ...checkValues(action, typed, order) };
}

test('a reason is required only if it is evidence', () => {
  const refuses = (action: ActionName) =>
    check(action, { reason: ' ', outcome: 'not-accepted' }).reason !== undefined;
  expect(actionNames.filter(refuses)).toEqual(actionNames.filter(needsReason));
  expect(actionNames.filter(needsReason)).toEqual(['resolve', 'refund', 'forceResend']);
});

test.each(actionNames.filter((action) => action !== 'resolve'))(
  '%s accepts a meaningful reason',
  (action) => {
    expect(check(action, { reason: ' ab ' }).reason).toBe('Indica el motivo (al menos 3 caracteres)');
    expect(check(action, { reason: 'x'.repeat(501) }).reason).toContain('500 caracteres como máximo');
  },
);

test('a forced resend needs the order number typed again', () => {
  expect(check('forceResend', { confirmation: 'FNZ' }).confirmation).toContain('FNZ-261121-AB3K');
  expect(check('forceResend', { confirmation: ' fnz-261121-ab3k ' })).toEqual({});
});

test('an accepted submission needs the panel’s id, a lost one does not, both need a reason', () => {
  expect(check('resolve', {}).outcome).toBe('Elige qué pasó con el envío');
  expect(check('resolve', { outcome: 'accepted', providerOrderId: 'a b' }).providerOrderId).toBeDefined();
  expect(check('resolve', { outcome: 'accepted', providerOrderId: '77' })).toEqual({});
  expect(check('resolve', { outcome: 'not-accepted' })).toEqual({});
  expect(check('resolve', { outcome: 'not-accepted', reason: ' ' }).reason).toBeDefined();
});

test.each(['resend', 'forceResend'] as const)('%s says how many submissions the page showed', (action) => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const seen = orderDetail({ submissions: ids.map((id, index) => submissionOf(id, index + 1)) });
  const body = actionCalls[action].body({ ...initialValues(seen), reason: 'Va tarde' }, seen);
  expect(body).toMatchObject({ submissionsSeen: 2 });
});

test('of several submissions in doubt one is chosen; the only one is named without a choice', () => {
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const two = orderDetail({ submissions: [submissionOf(first, 1), submissionOf(second, 2)] });
  const typed = { ...initialValues(two), reason: 'Está en el panel', outcome: 'not-accepted' as const };
  expect(typed.submissionId).toBe('');
  expect(checkValues('resolve', typed, two)).toEqual({ submissionId: text.submissionMissing });
  const chosen = { ...typed, submissionId: second };
  expect(checkValues('resolve', chosen, two)).toEqual({});
  expect(actionCalls.resolve.body(chosen, two)).toMatchObject({ submissionId: second });
  expect(actionCalls.resolve.body(typed, two)).toMatchObject({ submissionId: undefined });

  const one = orderDetail({ submissions: [submissionOf(first, 1), submissionOf(second, 2, 'accepted')] });
  expect(initialValues(one).submissionId).toBe(first);
  // Another one is in doubt by now: it isn't meant until it is chosen.
  expect(checkValues('resolve', chosen, one)).toEqual({ submissionId: text.submissionMissing });
});

test('if the order waits for a submission that was taken before its run was reset, that one is named', () => {
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const waits = (...submissions: ReturnType<typeof submissionOf>[]) =>
    orderDetail({ attention: 'submission-unknown', submissions });
  const one = waits(submissionOf(first, 1, 'accepted'), submissionOf(second, 2, 'rejected'));
  expect(initialValues(one).submissionId).toBe(first);

  // Which of several it is, only the user can say.
  const two = waits(submissionOf(first, 1, 'accepted'), submissionOf(second, 2, 'accepted'));
  const typed = { ...initialValues(two), reason: 'Está en el panel', outcome: 'not-accepted' as const };
  expect(typed.submissionId).toBe('');
  expect(checkValues('resolve', typed, two)).toEqual({ submissionId: text.submissionMissing });
  expect(checkValues('resolve', { ...typed, submissionId: second }, two)).toEqual({});
  // It waits for nothing any more: the answer says so.
  expect(checkValues('resolve', typed, { ...two, attention: undefined })).toEqual({});
});

test('a target must be another, valid one', () => {
  expect(check('changeTarget', { username: '@Ana' }).username).toBe(text.usernameSame);
  expect(check('changeTarget', { username: 'con espacio' }).username).toContain(
    'usuario de Instagram válido',
  );
  expect(check('changeTarget', { username: 'https://www.instagram.com/eva/' })).toEqual({});
  expect(check('changeTarget', {}).username).toBeDefined();
  expect(check('resend', { username: '' })).toEqual({});
  expect(check('resend', { username: 'con espacio' }).customUsername).toBeDefined();
});

test('no more is refunded than is kept, pending refunds included', () => {
  expect(initialValues(order).amountCents).toBe('9,99');
  expect(check('refund', { amountCents: '10' }).amountCents).toContain('9,99');
  for (const amountCents of ['0', '', 'todo'])
    expect(check('refund', { amountCents }).amountCents).toContain('importe válido');
  const underWay = orderDetail({
    amountCents: 999,
    refunds: [refundOf(500, 'pending'), refundOf(499, 'failed')],
  });
  expect(initialValues(underWay).amountCents).toBe('4,99');
});

test('a refund starts with the proposal, never more than is kept', () => {
  expect(initialValues(orderDetail({ amountCents: 999, refundProposalCents: 120 })).amountCents).toBe('1,20');
  expect(initialValues(orderDetail({ amountCents: 100, refundProposalCents: 120 })).amountCents).toBe('1,00');
});

test('an order has moved for its dialog if the amounts or the submissions are others', () => {
  const shown = orderDetail({ amountCents: 999, refundProposalCents: 300, attention: 'partial-delivery' });
  expect(hasMoved(shown, { ...shown, email: 'b@example.com' })).toBe(false);
  const refunded = { ...shown, refundedCents: 300, refunds: [refundOf(300, 'succeeded')] };
  for (const now of [
    refunded,
    // Under way, and still not in the order's own sum.
    { ...shown, refunds: [refundOf(300, 'pending')] },
    { ...shown, lostCents: 300 },
    { ...shown, refundProposalCents: 400 },
    { ...shown, attention: undefined },
    { ...shown, submissions: [submissionOf('00000000-0000-4000-8000-000000000001', 1)] },
  ])
    expect(hasMoved(shown, now)).toBe(true);
  const closed = { ...refunded, attention: undefined, refundProposalCents: undefined };
  expect(movedValues(initialValues(shown), shown, closed)).toEqual({
    ...{ amountCents: '6,99', dismissUnsent: false, undelivered: false },
  });
});

test('a panel that takes a post of a withdrawn order moves it: the panel can be asked to stop', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const ready = orderDetail({ withdrawalOpen: true, submissions: [submissionOf(id, 1, 'ready')] });
  const taken = { ...ready, submissions: [submissionOf(id, 1, 'accepted')] };
  expect(hasMoved(ready, taken)).toBe(true);
  expect(movedValues(initialValues(ready), ready, taken).undelivered).toBe(true);
});

test('what the user typed or ticked stays if the order moves', () => {
  const submissions = [submissionOf(firstId, 1, 'rejected'), submissionOf(secondId, 2, 'accepted')];
  const shown = orderDetail({
    ...{ amountCents: 1250, attention: 'submission-refused', refundProposalCents: 418, submissions },
    withdrawalOpen: true,
  });
  const now = { ...shown, refundedCents: 900, refunds: [refundOf(900, 'succeeded')], withdrawalOpen: false };
  const untouched = initialValues(shown);
  expect(untouched).toMatchObject({ amountCents: '4,18', dismissUnsent: true, undelivered: true });
  const moved = (typed: Partial<ActionValues>) => movedValues({ ...untouched, ...typed }, shown, now);
  expect(moved({})).toEqual({ amountCents: '3,50', dismissUnsent: true, undelivered: false });
  // The box follows an amount until the user ticks it.
  expect(moved({ amountCents: '2,00', dismissUnsent: false })).toMatchObject({
    amountCents: '2,00',
    dismissUnsent: false,
  });
  expect(moved({ amountCents: '2,00' })).toMatchObject({ amountCents: '2,00', dismissUnsent: true });
  expect(moved({ dismissUnsent: false })).toMatchObject({ amountCents: '3,50', dismissUnsent: false });
  expect(moved({ undelivered: false })).toMatchObject({ undelivered: false });
});

test('what a bank took in a dispute is not kept', () => {
  const lost = orderDetail({ amountCents: 999, lostCents: 600 });
  expect(initialValues(lost).amountCents).toBe('3,99');
  expect(initialValues({ ...lost, refundedCents: 500 }).amountCents).toBe('0,00');
  const typed = { ...initialValues(lost), reason: 'Lo que queda', amountCents: '4' };
  expect(checkValues('refund', typed, lost)).toMatchObject({ amountCents: expect.stringContaining('3,99') });
});

test('a refund that failed is proposed again as what is owed, never more than is kept', () => {
  const owed = orderDetail({ amountCents: 1000, attention: 'refund-failed', refundOwedCents: 200 });
  expect(initialValues(owed).amountCents).toBe('2,00');
  expect(initialValues({ ...owed, amountCents: 150 }).amountCents).toBe('1,50');
});

test('what is owed can be entered as paid in another way, and no more than that', () => {
  const owed = orderDetail({ amountCents: 1000, refundedCents: 300, refundOwedCents: 200 });
  const typed = { ...initialValues(owed), reason: 'Transferencia 77', way: 'outside' as const };
  expect(actionCalls.refund.body(typed, owed)).toEqual({
    ...{ reason: 'Transferencia 77', refundedCents: 300, amountCents: 200, outside: true },
  });
  const tooMuch = checkValues('refund', { ...typed, amountCents: '2,01' }, owed);
  expect(tooMuch.amountCents).toContain('lo que se debe (2,00');
  expect(checkValues('refund', { ...typed, way: 'provider', amountCents: '2,01' }, owed)).toEqual({});
});

test('posts that were given up with a refund that failed are given up with the next one, others are not', () => {
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const submissions = [submissionOf(first, 1, 'rejected'), submissionOf(second, 2, 'accepted')];
  const dismissed = (refundGivesUpPosts: boolean, refundOwedCents = 418) => {
    const seen = orderDetail({ amountCents: 1250, refundOwedCents, refundGivesUpPosts, submissions });
    return actionCalls.refund.body({ ...initialValues(seen), reason: 'Otra vez' }, seen);
  };
  expect(dismissed(true)).toMatchObject({ amountCents: 418, dismiss: [first] });
  expect(dismissed(false)).toMatchObject({ amountCents: 418, dismiss: undefined });
  // All of the money: the order ends with it.
  expect(dismissed(true, 1250)).toMatchObject({ amountCents: 1250, dismiss: undefined });
});

test('a refund of the share of what no panel has ends it, unless the user says otherwise', () => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const lines = (...states: string[]) =>
    states.map((state, index) => submissionOf(ids[index] ?? '', index + 1, state));
  const asked = (submissions: ReturnType<typeof lines>, typed: Partial<ActionValues> = {}) => {
    const seen = orderDetail({ amountCents: 1250, refundProposalCents: 418, submissions });
    const values = { ...initialValues(seen), reason: 'Es privada', ...typed };
    return actionCalls.refund.body(values, seen);
  };
  expect(asked(lines('rejected', 'accepted'))).toMatchObject({ amountCents: 418, dismiss: [ids[0]] });
  expect(asked(lines('rejected', 'accepted'), { dismissUnsent: false })).toMatchObject({
    dismiss: undefined,
  });
  // Nothing would be left, or nothing is unsent.
  expect(asked(lines('rejected', 'rejected'))).toMatchObject({ dismiss: undefined });
  expect(asked(lines('accepted', 'dismissed'))).toMatchObject({ dismiss: undefined });
});

test('a refund of less than the share of what no panel has does not end it, unless the user says so', () => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const lines = (...states: string[]) =>
    states.map((state, index) => submissionOf(ids[index] ?? '', index + 1, state));
  const refused = orderDetail({
    amountCents: 1250,
    refundProposalCents: 418,
    submissions: lines('rejected', 'accepted'),
  });
  const covers = (...amounts: string[]) => amounts.map((amount) => coversUnsent(amount, refused));
  expect(covers('4,18', '5', '12,50')).toEqual([true, true, true]);
  expect(covers('1', '4,17', '', 'todo')).toEqual([false, false, false, false]);
  // Nothing is unsent, or nobody knows its share.
  expect(coversUnsent('4,18', { ...refused, submissions: lines('accepted', 'accepted') })).toBe(false);
  expect(coversUnsent('12,50', { ...refused, refundProposalCents: undefined })).toBe(false);

  const short = (amountCents: string, dismissUnsent = true, seen = refused) =>
    shareCutShort({ amountCents, dismissUnsent }, seen);
  expect([short('1'), short('4,17')]).toEqual([418, 418]);
  expect([short('4,18'), short('1', false), short('')]).toEqual([undefined, undefined, undefined]);
  expect(short('1', true, { ...refused, refundProposalCents: undefined })).toBeUndefined();
  // Zero says that their share was refunded before.
  expect([short('0'), short('0,00', true, { ...refused, refundedCents: 418 })]).toEqual([418, undefined]);
  // Or that a bank took it.
  expect(short('0', true, { ...refused, lostCents: 418 })).toBeUndefined();
});

const [firstId, secondId] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

test('the panel is asked to stop while it delivers: at once after a withdrawal, else if the user says so', () => {
  const asked = (over: Parameters<typeof orderDetail>[0], typed: Partial<ActionValues> = {}) => {
    const seen = orderDetail({ amountCents: 1000, ...over });
    const values = { ...initialValues(seen), reason: 'Desiste', amountCents: '6', ...typed };
    return actionCalls.refund.body(values, seen);
  };
  const open = { ...submissionOf(firstId, 1, 'accepted'), providerStatus: 'in-progress' };
  const ended = { ...submissionOf(secondId, 2, 'accepted'), providerStatus: 'completed' };
  const withdrawn = { withdrawalOpen: true, submissions: [open, ended] };
  expect(asked(withdrawn)).toMatchObject({ amountCents: 600, undelivered: true });
  expect(asked(withdrawn, { undelivered: false })).toMatchObject({ undelivered: undefined });
  expect(asked({ submissions: [open] })).toMatchObject({ undelivered: undefined });
  expect(asked({ submissions: [open] }, { undelivered: true })).toMatchObject({ undelivered: true });
  // Nothing is under way, or it isn't sent yet.
  expect(asked({ ...withdrawn, submissions: [ended] })).toMatchObject({ undelivered: undefined });
  const ready = submissionOf(firstId, 1, 'ready');
  expect(asked({ submissions: [ready] }, { undelivered: true })).toMatchObject({ undelivered: undefined });
  expect(asked({ submissions: [open] }, { undelivered: true, way: 'outside' })).not.toHaveProperty(
    'undelivered',
  );
});

test.each(['partial-delivery', 'canceled-by-provider'] as const)(
  '%s is closed without money',
  (attention) => {
    const short = orderDetail({ amountCents: 999, attention, refundedCents: 300 });
    const typed = { ...initialValues(short), reason: 'Ya se devolvió' };
    // Nothing is proposed: the user says how much, or nothing.
    expect(typed.amountCents).toBe('');
    expect(initialValues({ ...short, refundProposalCents: 120 }).amountCents).toBe('1,20');
    const nothing = { ...typed, amountCents: '0' };
    expect(checkValues('refund', nothing, short)).toEqual({});
    const waits = {
      ...short,
      submissions: [submissionOf('00000000-0000-4000-8000-000000000001', 1, 'ready')],
    };
    expect(checkValues('refund', nothing, waits)).toHaveProperty('amountCents');
    expect(actionCalls.refund.call.body?.safeParse(actionCalls.refund.body(nothing, short)).success).toBe(
      true,
    );
    expect(checkValues('refund', nothing, { ...short, attention: 'delivery-late' })).toHaveProperty(
      'amountCents',
    );
  },
);

test('only remedies that are allowed now are offered', () => {
  const { can } = order;
  expect(remediesFor({ attention: 'submission-unknown', can }, 'administrator')).toEqual(['refund']);
  expect(
    remediesFor(
      { attention: 'submission-unknown', can: { ...can, resolve: { allowed: true } } },
      'administrator',
    ),
  ).toEqual(['resolve', 'refund']);
  expect(remediesFor({ can }, 'administrator')).toEqual([]);
});

test('an action that a role may not do is refused with who can', () => {
  const can = { ...order.can, refund: { allowed: true as const }, resend: { allowed: true as const } };
  const refused = { allowed: false, message: expect.stringContaining('administrador') };
  expect(verdictOf('resend', { can }, 'read-only')).toMatchObject(refused);
  expect(verdictOf('refund', { can }, 'support')).toMatchObject(refused);
  expect(verdictOf('resend', { can }, 'support')).toEqual({ allowed: true });
  expect(verdictOf('refund', { can }, 'administrator')).toEqual({ allowed: true });
});

function refundOf(amountCents: number, status: string) {
  return {
    number: 1,
    amountCents,
    status,
    reason: 'x',
    requestedBy: 'admin',
    createdAt: '2026-11-21T10:00:00Z',
    outside: false,
  };
}

function submissionOf(id: string, line: number, state = 'unknown') {
  const panel = { providerId: 1, providerName: 'Panel 1', providerServiceId: '1003' };
  return {
    ...panel,
    id,
    line,
    state,
    generation: 1,
    username: 'ana',
    shortcode: `AAAAA${line}`,
    quantity: 92,
  };
}

test('an address also names the target, of the order’s kind', () => {
  expect(check('changeTarget', { url: 'https://www.instagram.com/eva/' })).toEqual({});
  expect(check('resend', { url: 'https://www.instagram.com/eva/' })).toEqual({});
  expect(check('changeTarget', { url: 'https://example.com/eva' }).url).toContain('dirección de un perfil o');
  expect(check('changeTarget', { url: 'instagram.com/eva', username: 'eva2' }).url).toContain(
    'no son del mismo perfil',
  );
  expect(check('changeTarget', { url: 'https://www.instagram.com/p/CuK5u_lJ9aB/' }).url).toBe(
    text.urlNotProfile,
  );
});

test('a new post names the submission that it replaces, which the dialog shows', () => {
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const failed = orderDetail({
    submissions: [
      submissionOf(first, 1, 'accepted'),
      submissionOf(second, 2, 'rejected'),
      { ...submissionOf('00000000-0000-4000-8000-000000000003', 3, 'accepted'), providerStatus: 'canceled' },
    ],
  });
  expect(submissionToReplace(failed)).toMatchObject({ id: second, shortcode: 'AAAAA2' });
  const typed = { ...initialValues(failed), url: 'https://www.instagram.com/p/CuK5u_lJ9aB/' };
  expect(actionCalls.changeTarget.body(typed, failed)).toMatchObject({ submissionId: second });
});
