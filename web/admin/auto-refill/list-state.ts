import { z } from 'zod';

/** What the screen shows, as it stands in the address. */
export const refillListState = z.object({
  /** The order that is checked. */
  order: z.string().max(60).default(''),
  tab: z.enum(['eligible', 'history']).default('eligible'),
  state: z.enum(['sending', 'requested', 'unknown', 'completed', 'rejected']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  /** Page of the newest run's results. */
  results: z.coerce.number().int().min(1).default(1),
});
export type RefillListState = z.output<typeof refillListState>;
