import { languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { readKeyring } from '../security/keyring';
import { openToken } from '../security/sealed-token';
import { unsubscribeLinks } from './unsubscribe-links';

const keyring = readKeyring(`k:${Buffer.alloc(32, 7).toString('base64')}`);
const shop = { keyring, publicUrl: 'https://shop.example' };
const email = 'lucia.rivas@example.com';
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';

test.each(languages)('%s: page and one-click request identify the reader, and no log does', (language) => {
  const { page, headers } = unsubscribeLinks(shop, { email, language });
  // Nobody reads an e-mail that unsubscribes.
  const [, oneClick] = /^<(https:[^>]+)>$/.exec(headers['List-Unsubscribe']) ?? [];
  expect(new URL(oneClick ?? '').pathname).toBe('/api/unsubscribe/one-click');
  expect(new URL(page).pathname).toBe(addressOf('unsubscribe', language));
  for (const address of [page, oneClick ?? ''])
    expect(openToken(keyring, 'letter', tokenOf(address))).toEqual({ use: 'unsubscribe', email, language });
  expect(page + oneClick).not.toContain('lucia');
  // RFC 8058, section 3.1.
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('nobody without the keys can make a link for somebody else', () => {
  const others = readKeyring(`k:${Buffer.alloc(32, 8).toString('base64')}`);
  const { page } = unsubscribeLinks({ ...shop, keyring: others }, { email, language: 'es' });
  expect(openToken(keyring, 'letter', tokenOf(page))).toBeUndefined();
});
