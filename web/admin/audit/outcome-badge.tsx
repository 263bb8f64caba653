import type { AuditRow } from '#domain/calls/admin-audit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { auditMessages as text } from './text';

/** Whether an action was done or refused, or whether that is open. */
export function OutcomeBadge({ refused, unanswered }: Pick<AuditRow, 'refused' | 'unanswered'>) {
  if (refused) return <Badge tone="danger">{text.refused}</Badge>;
  if (unanswered) return <Badge tone="warning">{text.unanswered}</Badge>;
  return <Badge tone="success">{text.done}</Badge>;
}
