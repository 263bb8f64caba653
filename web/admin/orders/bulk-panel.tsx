import { Link } from 'react-router-dom';
import { adminBulkActions } from '#domain/calls/admin-bulk.ts';
import { count } from '../format';
import { useDetail } from '../ui/detail-page';
import { RelativeTime } from '../ui/relative-time';
import { BulkBadge, BulkProgress } from './bulk-progress';
import { bulkActionNames, bulkMessages as text } from './bulk-text';

/** How many are shown; the others are found by their saved addresses, and in Temporal. */
const most = 3;

/** Running and recent bulk actions, with their progress. */
export function BulkPanel() {
  const acts = useDetail(adminBulkActions).data?.acts ?? [];
  const running = acts.filter(({ endedAt }) => !endedAt);
  const shown = [...running, ...acts.filter(({ endedAt }) => endedAt)].slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section aria-label={text.panel}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((act) => (
          <li
            key={act.id}
            className="grid items-center gap-x-6 gap-y-1 px-4 py-2 text-sm sm:grid-cols-[2fr_3fr_auto]"
          >
            <span className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/bulk/${act.id}`} className="font-medium text-accent-ink underline">
                {text.lead(bulkActionNames[act.act].label, text.orders(act.total, count(act.total)))}
              </Link>
              <span className="text-muted">
                <RelativeTime at={act.startedAt} />
              </span>
            </span>
            <BulkProgress act={act} />
            <BulkBadge act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}
