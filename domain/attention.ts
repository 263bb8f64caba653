/** What waits for a person in the back office, each from its own query (db/attention.ts). */
export const attentionKinds = [
  'order',
  'payment',
  'dispute',
  'difference',
  'balance',
  'withdrawal',
  'contact',
  'deletion',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
