import type { ZodType } from 'zod';
import { longestDraft } from '../web/chat/composer';
import { blockForm } from './calls/admin-blocked-users';
import { adminLogin } from './calls/admin-session';
import { chat } from './calls/chat';
import { email, username } from './calls/common';
import { enterCode } from './calls/customer';
import { instagramSearch } from './calls/instagram';
import { applyDiscount } from './calls/shop';
import { leave, sendContact } from './calls/support';

/* Minimum and maximum of each field. Lengths are typed by hand from the specification. */

const id = '0b0e7f3e-7f3a-4b52-9d7e-0a53f1c1a001';
const long = (characters: number) => 'a'.repeat(characters);

const contact = { id, name: 'Lucía', email: 'lucia@example.com', message: 'Hola, ¿qué tal?' };
const leaving = {
  id,
  wish: 'mail',
  username: 'lucia.rivas',
  email: 'lucia@example.com',
  reason: 'Ya no lo uso',
};
const question = (content: string) => ({ messages: [{ role: 'user', content }] });
const login = { loginId: id, code: '481516' };
const discount = { code: 'VIP5', originalPrice: '9.99', userEmail: 'lucia@example.com' };
const block = { username: 'lucia.rivas', reason: 'Fraude' };
const administrator = { username: 'admin', password: 'x' };

test.each<[rule: string, schema: ZodType | undefined, value: unknown, taken: boolean]>([
  ['S1 §5: a user name of one character to unsubscribe', leave.body, { ...leaving, username: 'a' }, false],
  ['S1 §5: of two', leave.body, { ...leaving, username: 'ab' }, true],
  ['S1 §5: a reason of four characters', leave.body, { ...leaving, reason: 'poco' }, false],
  ['S1 §5: of five', leave.body, { ...leaving, reason: 'adiós' }, true],
  ['S1 §5: spaces around them do not count', leave.body, { ...leaving, reason: ' poco ' }, false],
  ['S1 §5: an address without @ to unsubscribe', leave.body, { ...leaving, email: 'lucia' }, false],
  ['S1 §5: a message without a name', sendContact.body, { ...contact, name: '' }, false],
  ['S1 §5: with one', sendContact.body, contact, true],
  ['S1 §5: without an address', sendContact.body, { ...contact, email: '' }, false],
  ['S1 §2.7, §9: a question of 500 characters', chat.body, question(long(500)), true],
  ['S1 §2.7, §9: of 501', chat.body, question(long(501)), false],
  ['S1 §2.7: of spaces', chat.body, question('   '), false],
  ['D20: a login code of six figures', enterCode.body, login, true],
  ['D20: of five', enterCode.body, { ...login, code: '48151' }, false],
  ['D20: of seven', enterCode.body, { ...login, code: '4815162' }, false],
  ['S0 §5: a search for two characters', instagramSearch.query, { query: 'lu' }, false],
  ['S0 §5: for three', instagramSearch.query, { query: 'luc' }, true],
  ['S0 §5: no discount code', applyDiscount.body, { ...discount, code: ' ' }, false],
  ['S0 §5: a discount code', applyDiscount.body, discount, true],
  ['S0 §5: no user name', username, '', false],
  ['S0 §5: no address', email, ' ', false],
  ['S0 §5: an address', email, 'lucia@example.com', true],
  ['S1 §5: a block without a user name', blockForm, { ...block, username: '' }, false],
  ['S1 §5: without a reason', blockForm, { ...block, reason: ' ' }, false],
  ['S1 §5: without an address', blockForm, block, true],
  ['S1 §5: with a wrong address', blockForm, { ...block, email: 'lucia' }, false],
  ['S1 §5: an administrator without a name', adminLogin.body, { ...administrator, username: '' }, false],
  ['S1 §5: without a password', adminLogin.body, { ...administrator, password: '' }, false],
  ['S1 §5: with both', adminLogin.body, administrator, true],
])('%s', (_rule, schema, value, taken) => {
  expect(schema?.safeParse(value).success).toBe(taken);
});

test('S0 §5: a discount code is trimmed and upper-cased', () => {
  expect(applyDiscount.body?.parse({ ...discount, code: ' save10 ' })?.code).toBe('SAVE10');
});

test('S1 §2.7, §9: the field of the assistant takes 500 characters', () => {
  expect(longestDraft).toBe(500);
});
