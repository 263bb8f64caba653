import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/calls/admin-dashboard.ts';
import { Badge } from '#web/ui/badge.tsx';
import { moneyIn } from '../format';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { dashboardMessages as text } from './text';

/** Each panel's balance, and its alert threshold. */
export function Balances({ balances }: { balances: Dashboard['balances'] }) {
  if (balances.length === 0) return null;
  return (
    <Section title={text.balances}>
      <ul className="grid gap-1">
        {balances.map(({ id, name, balance, currency, alertBelow, low, saidAt, error }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-1 text-sm lg:min-h-9"
          >
            <span className="min-w-0 flex-1">
              <Link
                to={`/admin/providers/${id}`}
                className="font-medium wrap-anywhere text-accent-ink underline underline-offset-2"
              >
                {name}
              </Link>
              <span className="block text-xs text-muted">
                {alertBelow === undefined
                  ? text.balanceNoAlert
                  : text.balanceAlert(moneyIn(alertBelow, currency))}
                {saidAt && (
                  <>
                    {' · '}
                    <RelativeTime at={saidAt} />
                  </>
                )}
                {error && <span className="block text-danger">{text.balanceError}</span>}
              </span>
            </span>
            {low && <Badge tone="warning">{text.lowBalance}</Badge>}
            <span className="font-semibold tabular-nums">
              {balance === undefined ? text.noBalance : moneyIn(balance, currency)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
