import type { cartOfLetter } from '#domain/calls/carts.ts';
import { api } from './api';

/** The choices behind the link of an e-mail. Fails with `link_invalid`. */
export function readCartOfLetter(token: string) {
  return api<typeof cartOfLetter>('POST /api/carts/of-letter', { body: { token } });
}
