import type { Db } from './pool';

/** One kind of thing that waits for a person. */
export interface Waiting {
  kind: string;
  count: number;
  /** Since when the oldest waits; null where that isn't known. */
  since: Date | null;
}

/**
 * What waits for a person, by kind. Each part reads only what is open: purchases_attention, withdrawals_open,
 * disputes_open, contact_messages_open, leave_requests_open.
 */
export async function waitingByKind(db: Db): Promise<Waiting[]> {
  const { rows } = await db.query<Waiting>(
    `SELECT attention AS kind, count(*)::integer AS count, min(attention_since) AS since
     FROM purchases WHERE attention IS NOT NULL GROUP BY 1
     UNION ALL SELECT 'withdrawal', count(*)::integer, min(received_at) FROM withdrawals WHERE closed_at IS NULL
     UNION ALL SELECT 'dispute', count(*)::integer, min(opened_at) FROM disputes
       WHERE closed_at IS NULL AND status IN ('needs_response', 'warning_needs_response')
     UNION ALL SELECT 'message', count(*)::integer, min(received_at) FROM contact_messages WHERE closed_at IS NULL
     UNION ALL SELECT 'deletion', count(*)::integer, min(received_at) FROM leave_requests WHERE state = 'open'`,
  );
  return rows.filter(({ count }) => count > 0);
}
