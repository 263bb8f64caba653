import type { BodyOf } from '#domain/calls/call.ts';
import type { applyDiscount } from '#domain/calls/shop.ts';
import { api } from './api';

/** What a code would make of a price for this buyer. Changes nothing; throws where the code doesn't hold. */
export function previewDiscount(body: BodyOf<typeof applyDiscount>) {
  return api<typeof applyDiscount>('POST /api/apply-discount', { body });
}
