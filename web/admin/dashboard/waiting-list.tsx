import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/calls/admin-dashboard.ts';
import { count } from '../format';
import { DueSinceBadge } from '../ui/due-badge';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { waitingAddress } from './links';
import { dashboardMessages as text } from './text';

/** Kinds that were promised an answer within a day. */
const promised: readonly string[] = ['contact', 'deletion'];

/** What waits for a person, each with the way to it. */
export function WaitingList({ waiting }: { waiting: Dashboard['waiting'] }) {
  return (
    <Section title={text.waiting}>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden="true" className="size-4 text-success" />
          {text.calm}
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 2xl:grid-cols-3">
          {waiting.map(({ kind, count: many, since }) => (
            <li key={kind} className="flex min-h-11 items-center gap-3 text-sm lg:min-h-9">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
              <span className="min-w-0 flex-1">
                <Link
                  to={waitingAddress(kind)}
                  className="font-medium text-accent-ink underline underline-offset-2"
                >
                  {text.kinds[kind] ?? kind}
                </Link>
                {since && (
                  <span className="block text-xs text-muted">
                    {text.since} <RelativeTime at={since} />{' '}
                    {promised.includes(kind) && <DueSinceBadge since={since} />}
                  </span>
                )}
              </span>
              <span className="font-semibold tabular-nums">{count(many)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
