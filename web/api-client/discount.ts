import type { BodyOf } from '../../domain/calls/call';
import type { applyDiscount } from '../../domain/calls/shop';
import { request } from './request';

/** What a code would make of a price for this buyer. Changes nothing; throws where the code doesn't hold. */
export function previewDiscount(body: BodyOf<typeof applyDiscount>) {
  return request<typeof applyDiscount>({ method: 'POST', path: '/api/apply-discount', body });
}
