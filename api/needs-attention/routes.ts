import { type AttentionRow, attentionCounts, attentionQueue } from '#db/attention.ts';
import type { IncidentKind } from '#domain/attention.ts';
import { adminAttention, type attentionItem, attentionPerPage } from '#domain/calls/admin-attention.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { contactReference, leaveReference } from '#domain/support.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import type { Deps } from '../deps';
import type { ApiEnv } from '../env';
import type { Routes } from '../handle';
import { webhooksPage } from '../pages/provider-page';
import { scheduleUrl } from '../schedules';

/** The queue of everything that waits for a person (S1 §2.15). */
export function adminAttentionRoutes(routes: Routes, { db, env }: Deps): void {
  routes.answer(adminAttention, {}, async ({ query: { kind, page } }) => {
    const [counts, rows] = await Promise.all([
      attentionCounts(db),
      attentionQueue(db, { kind, page, pageSize: attentionPerPage }),
    ]);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      items: rows.map((row) => view(row, env)),
      counts,
      total: kind ? counts[kind] : all,
      page,
      pageSize: attentionPerPage,
    };
  });
}

const references: Record<AttentionRow['kind'], (row: AttentionRow) => string> = {
  incident: ({ who }) => who,
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

function view(row: AttentionRow, env: ApiEnv): RowOf<typeof attentionItem> {
  return {
    ...row,
    reference: references[row.kind](row),
    url: row.kind === 'incident' ? incidentPage(row.detail as IncidentKind, row.who, env) : undefined,
  };
}

/** Where an operator finds more about an incident. */
function incidentPage(kind: IncidentKind, subject: string, env: ApiEnv): string | undefined {
  const namespace = `${env.TEMPORAL_UI_URL}/namespaces/${env.TEMPORAL_NAMESPACE}`;
  switch (kind) {
    case 'no-worker':
      return `${namespace}/task-queues/${encodeURIComponent(subject)}`;
    case 'failing-workflow-tasks': {
      const [type = ''] = subject.split(':');
      const query = `ExecutionStatus = "Running" AND WorkflowType = "${type}"`;
      return `${namespace}/workflows?query=${encodeURIComponent(query)}`;
    }
    case 'failed-purchases': {
      const query = `ExecutionStatus = "Failed" AND WorkflowType = "${subject}"`;
      return `${namespace}/workflows?query=${encodeURIComponent(query)}`;
    }
    case 'schedule-late':
      return scheduleUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, subject);
    case 'silent-webhooks':
    case 'other-mode':
      return webhooksPage(env);
    case 'database-fails':
    case 'payments-away':
    case 'mail-away':
    case 'temporal-away':
      return undefined;
  }
}
