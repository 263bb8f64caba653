import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/calls/admin-dashboard.ts';
import { count, euros, percent } from '../format';
import { Nothing, Section } from '../ui/section';
import { dashboardMessages as text } from './text';

/** Discounts by code, and the two variants of the offer. */
export function Breakdowns({ dashboard }: { dashboard: Dashboard }) {
  const { codes, offers } = dashboard;
  return (
    <>
      <Section title={text.codes}>
        {codes.length === 0 ? (
          <Nothing>{text.noCodes}</Nothing>
        ) : (
          <Rows
            title={text.codes}
            head={[text.code, text.uses, ...(dashboard.current.money ? [text.discounted] : [])]}
            rows={codes.map(({ code, uses, cents }) => [
              code,
              count(uses),
              ...(cents === undefined ? [] : [euros(cents)]),
            ])}
          />
        )}
      </Section>
      {offers && (
        <Section
          title={text.offers}
          aside={
            <Link
              to="/admin/upsell-experiment"
              className="inline-flex min-h-11 items-center text-sm text-accent-ink underline underline-offset-2 lg:min-h-6"
            >
              {text.toExperiment}
            </Link>
          }
        >
          {offers.length === 0 ? (
            <Nothing>{text.noOffers}</Nothing>
          ) : (
            <Rows
              title={text.offers}
              head={[text.variant, text.offered, text.accepted, text.addOn]}
              rows={offers.map(({ variant, shown, accepted, addOnCents }) => [
                variant,
                count(shown),
                shown === 0 ? count(accepted) : `${count(accepted)} (${percent(accepted / shown)})`,
                euros(addOnCents),
              ])}
            />
          )}
        </Section>
      )}
    </>
  );
}

function Rows({ title, head, rows }: { title: string; head: string[]; rows: string[][] }) {
  return (
    <table aria-label={title} className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-left text-muted">
          {head.map((name, index) => (
            <th key={name} scope="col" className={`py-1 font-medium ${index > 0 ? 'pl-3 text-right' : ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-medium wrap-anywhere">
              {first}
            </th>
            {others.map((value, index) => (
              <td key={head[index + 1]} className="py-1.5 pl-3 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
