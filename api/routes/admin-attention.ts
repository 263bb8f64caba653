import { type AttentionRow, attentionCounts, attentionQueue } from '../../db/attention';
import { type AttentionItem, adminAttention, attentionPerPage } from '../../domain/calls/admin-attention';
import { contactReference, leaveReference } from '../../domain/support';
import { withdrawalReference } from '../../domain/withdrawal';
import { withoutNulls } from '../admin-views';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** The one queue of what waits for a person (S1 §2.15). */
export function adminAttentionRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(adminAttention, {}, async ({ query: { kind, page } }) => {
    const [counts, rows] = await Promise.all([
      attentionCounts(db),
      attentionQueue(db, { kind, page, pageSize: attentionPerPage }),
    ]);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      items: rows.map(view),
      counts,
      total: kind ? counts[kind] : all,
      page,
      pageSize: attentionPerPage,
    };
  });
}

const references: Record<AttentionRow['kind'], (row: AttentionRow) => string> = {
  order: ({ orderNumber }) => orderNumber ?? '',
  payment: ({ orderNumber, id }) => orderNumber ?? id,
  dispute: ({ orderNumber, id }) => orderNumber ?? id,
  difference: ({ orderNumber, who }) => orderNumber ?? who,
  balance: ({ who }) => who,
  panel: ({ who }) => who,
  withdrawal: ({ id }) => withdrawalReference(id),
  contact: ({ id }) => contactReference(id),
  deletion: ({ id }) => leaveReference(id),
};

function view(row: AttentionRow): AttentionItem {
  return { ...withoutNulls(row), reference: references[row.kind](row), since: row.since.toISOString() };
}
