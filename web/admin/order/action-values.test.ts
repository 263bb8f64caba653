import { messages } from '../messages';
import { checkValues, initialValues } from './action-values';
import { type ActionName, actionNames, remediesFor, verdictOf } from './actions';
import { orderDetail } from './order.fixture';

const order = orderDetail({ orderNumber: 'FNZ-261121-AB3K', username: 'ana', amountCents: 999 });
const check = (action: ActionName, values: Partial<ReturnType<typeof initialValues>>) =>
  checkValues(action, { ...initialValues(order), reason: 'El panel lo perdió', ...values }, order);

test.each(actionNames)('%s needs a reason', (action) => {
  expect(check(action, { reason: '  ' }).reason).toBe(messages.dialog.reasonRequired);
  expect(check(action, { reason: 'ab' }).reason).toBe(messages.dialog.reasonShort);
  expect(check(action, { reason: 'x'.repeat(501) }).reason).toBe(messages.dialog.reasonLong);
});

test('a forced resend needs the order number typed again', () => {
  expect(check('forceResend', { confirmation: 'FNZ' }).confirmation).toContain('FNZ-261121-AB3K');
  expect(check('forceResend', { confirmation: ' fnz-261121-ab3k ' })).toEqual({});
});

test('an accepted submission needs the id of the panel, a lost one does not', () => {
  expect(check('resolve', {}).outcome).toBe(messages.dialog.outcomeRequired);
  expect(check('resolve', { outcome: 'accepted', providerOrderId: 'a b' }).providerOrderId).toBeDefined();
  expect(check('resolve', { outcome: 'accepted', providerOrderId: '77' })).toEqual({});
  expect(check('resolve', { outcome: 'not-accepted' })).toEqual({});
});

test('a target must be another, valid one', () => {
  expect(check('changeTarget', { username: '@Ana' }).username).toBe(messages.dialog.usernameSame);
  expect(check('changeTarget', { username: 'con espacio' }).username).toBe(messages.dialog.usernameInvalid);
  expect(check('changeTarget', { username: 'https://www.instagram.com/eva/' })).toEqual({});
  expect(check('resend', { username: '' })).toEqual({});
});

test('no more is given back than is kept, refunds under way included', () => {
  expect(initialValues(order).amount).toBe('9,99');
  expect(check('refund', { amount: '10' }).amount).toContain('9,99');
  expect(check('refund', { amount: '0' }).amount).toBe(messages.dialog.amountInvalid);
  const underWay = orderDetail({
    amountCents: 999,
    refunds: [refundOf(500, 'pending'), refundOf(499, 'failed')],
  });
  expect(initialValues(underWay).amount).toBe('4,99');
});

test('the proposal is what the refund begins with, never more than is kept', () => {
  expect(initialValues(orderDetail({ amountCents: 999, refundProposalCents: 120 })).amount).toBe('1,20');
  expect(initialValues(orderDetail({ amountCents: 100, refundProposalCents: 120 })).amount).toBe('1,00');
});

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

test('what a role may not do is refused with who can', () => {
  const can = { ...order.can, refund: { allowed: true as const }, resend: { allowed: true as const } };
  const refused = { allowed: false, message: 'No' };
  expect(verdictOf('resend', { can }, 'read-only', 'No')).toMatchObject(refused);
  expect(verdictOf('refund', { can }, 'support', 'No')).toMatchObject(refused);
  expect(verdictOf('resend', { can }, 'support', 'No')).toEqual({ allowed: true });
  expect(verdictOf('refund', { can }, 'administrator', 'No')).toEqual({ allowed: true });
});

function refundOf(amountCents: number, status: string) {
  return {
    number: 1,
    amountCents,
    status,
    reason: 'x',
    requestedBy: 'admin',
    createdAt: '2026-11-21T10:00:00Z',
  };
}

test('an address names the target too, of the kind that the order goes to', () => {
  const { dialog } = messages;
  expect(check('changeTarget', { url: 'https://www.instagram.com/eva/' })).toEqual({});
  expect(check('resend', { url: 'https://www.instagram.com/eva/' })).toEqual({});
  expect(check('changeTarget', { url: 'https://example.com/eva' }).url).toBe(dialog.urlInvalid);
  expect(check('changeTarget', { url: 'instagram.com/eva', username: 'eva2' }).url).toBe(
    dialog.targetsDiffer,
  );
  expect(check('changeTarget', { url: 'https://www.instagram.com/p/CuK5u_lJ9aB/' }).url).toBe(
    dialog.urlNotProfile,
  );
});
