/** Acts that can be asked for many orders at once. `resend-unknown` says of doubtful submissions that the panel does not have them, and sends them. `refund` cancels at the panel where it still can and gives the rest back. */
export const bulkActs = ['resend', 'resend-unknown', 'sync', 'refill', 'refund'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** At most so many orders in one act: a person can still read its results. */
export const mostBulkOrders = 1000;

/** What became of one order: `refused` by its own rules, `failed` although tried again, `skipped` because the act was stopped. */
export const bulkResultStates = ['waiting', 'done', 'refused', 'failed', 'skipped'] as const;
export type BulkResultState = (typeof bulkResultStates)[number];
