import type { BodyOf } from '#domain/calls/call.ts';
import type { applyDiscount } from '#domain/calls/shop.ts';
import { api } from './api';

/** The price a code would give this buyer. Changes nothing; throws if the code is invalid. */
export function previewDiscount(body: BodyOf<typeof applyDiscount>) {
  return api<typeof applyDiscount>('POST /api/apply-discount', { body });
}
