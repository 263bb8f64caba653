import {
  ArrowRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  type LucideIcon,
  RotateCcw,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { type SweepResultView, sweepResultsPerPage } from '#domain/calls/sweeps.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Pagination } from '../list/pagination';
import { panelStatusNames } from '../order/text';
import { deliveryNames, outcomeNames, sweepMessages as text } from './text';

const tones: Record<SweepResultView['outcome'], Tone> = {
  error: 'danger',
  updated: 'success',
  unchanged: 'neutral',
  requested: 'success',
  holds: 'neutral',
  uncounted: 'warning',
  ended: 'neutral',
};

const icons: Record<string, [LucideIcon, string]> = {
  completed: [CircleCheck, 'text-success'],
  processing: [Clock, 'text-info'],
  partial: [CircleAlert, 'text-warning'],
  cancelled: [CircleX, 'text-danger'],
  error: [CircleAlert, 'text-danger'],
  requested: [RotateCcw, 'text-success'],
  holds: [CircleCheck, 'text-muted'],
  ended: [CircleX, 'text-muted'],
  uncounted: [CircleAlert, 'text-warning'],
};

interface Props {
  results: readonly SweepResultView[];
  total: number;
  page: number;
  running: boolean;
  address: (page: number) => string;
}

/** A run's result for each order, failures first; in a scrolling box. */
export function ResultList({ results, total, page, running, address }: Props) {
  if (results.length === 0)
    return <p className="text-sm text-muted">{running ? text.noResultsYet : text.noResults}</p>;
  return (
    <div className="-mx-4 -mb-3 border-t border-line">
      <section
        aria-label={text.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-128 overflow-y-auto focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
      >
        <ul className="divide-y divide-line">
          {results.map((result) => (
            <Result key={result.submissionId} result={result} />
          ))}
        </ul>
      </section>
      {total > results.length && (
        <div className="border-t border-line">
          <Pagination page={page} pageSize={sweepResultsPerPage} total={total} address={address} part />
        </div>
      )}
    </div>
  );
}

function Result({ result }: { result: SweepResultView }) {
  const { outcome, newStatus, previousStatus, providerStatus, error } = result;
  const [Icon, ink] = icons[newStatus ?? outcome] ?? [Clock, 'text-muted'];
  const failed = outcome === 'error' || outcome === 'uncounted';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2 text-sm">
      <Icon aria-hidden="true" className={`size-4 ${ink}`} />
      <Link
        to={`/admin/orders/${result.orderId}`}
        aria-label={text.order(result.orderNumber)}
        className="font-medium tabular-nums hover:underline max-sm:py-2"
      >
        {result.orderNumber}
      </Link>
      <Badge tone={tones[outcome]}>{outcomeNames[outcome]}</Badge>
      {(failed || newStatus) && (
        <p className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-1.5 text-muted wrap-anywhere">
          {failed && <span>{error ?? (outcome === 'error' ? text.errorUnknown : text.uncounted)}</span>}
          {newStatus && (
            <>
              {previousStatus && previousStatus !== newStatus && (
                <>
                  <span>{deliveryNames[previousStatus] ?? previousStatus}</span>
                  <ArrowRight aria-label={text.to} className="size-3.5" />
                </>
              )}
              <span>{deliveryNames[newStatus] ?? newStatus}</span>
            </>
          )}
          {providerStatus && (
            <span>· {text.panelSays(panelStatusNames[providerStatus] ?? providerStatus)}</span>
          )}
        </p>
      )}
    </li>
  );
}
