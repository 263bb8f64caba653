import type { z } from 'zod';
import type { Call } from '../../domain/calls/call';
import { request } from './request';

/** What a code makes of a price; the price as a decimal with a dot. */
export interface DiscountPreview {
  code: string;
  percentage: number;
  discountedPrice: string;
}

type ApplyDiscount = Call<z.ZodUndefined, z.ZodUndefined, z.ZodType, z.ZodType<DiscountPreview>>;

/** What a code would make of a price for this buyer. Changes nothing; throws where the code doesn't hold. */
export function previewDiscount(body: {
  code: string;
  originalPrice: string;
  userEmail: string;
  cartId?: string;
}): Promise<DiscountPreview> {
  return request<ApplyDiscount>({ method: 'POST', path: '/api/apply-discount', body });
}
