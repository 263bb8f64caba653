import { Link } from 'react-router-dom';
import { adminBulkActions } from '#domain/calls/admin-bulk.ts';
import { count } from '../format';
import { useDetail } from '../ui/detail-page';
import { RelativeTime } from '../ui/relative-time';
import { BulkBadge, BulkProgress } from './bulk-progress';
import { bulkActionNames, bulkMessages as text } from './bulk-text';

/** How many are shown; the others are in the list of all bulk actions. */
const most = 3;

/** Running and recent bulk actions, with their progress. */
export function BulkPanel() {
  const bulks = useDetail(adminBulkActions, {}, { recent: 'true' }).data?.acts ?? [];
  const running = bulks.filter(({ endedAt }) => !endedAt);
  const shown = [...running, ...bulks.filter(({ endedAt }) => endedAt)].slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section aria-label={text.panel}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((bulk) => (
          <li
            key={bulk.id}
            className="grid items-center gap-x-6 gap-y-1 px-4 py-2 text-sm sm:grid-cols-[2fr_3fr_auto]"
          >
            <span className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/bulk/${bulk.id}`} className="font-medium text-accent-ink underline">
                {text.lead(bulkActionNames[bulk.act].label, text.orders(bulk.total, count(bulk.total)))}
              </Link>
              <span className="text-muted">
                <RelativeTime at={bulk.startedAt} />
              </span>
            </span>
            <BulkProgress bulk={bulk} />
            <BulkBadge bulk={bulk} />
          </li>
        ))}
      </ul>
    </section>
  );
}
