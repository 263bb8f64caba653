import type { OfferResult } from '#domain/calls/admin-experiment.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, euros } from '../format';
import { messages } from '../messages';
import { betterOf, fewestCarts, revenuePerCart, share } from './figures';
import { experimentMessages } from './text';

const text = experimentMessages;
const columns = [
  'carts',
  'offers',
  'acceptances',
  'payments',
  'withAddOn',
  'without',
  'perCart',
] as const satisfies (keyof typeof text.columns)[];

/** The offers side by side. On phones and narrow screens each figure is below its name. */
export function ResultsTable({ results }: { results: OfferResult[] }) {
  const better = betterOf(results);
  return (
    <div className="grid gap-2">
      <table className="w-full text-sm max-xl:block">
        <thead className="max-xl:sr-only">
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 pr-3 font-medium">
              {text.columns.variant}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-right font-medium">
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-xl:grid max-xl:gap-4">
          {results.map((result) => (
            <Row key={`${result.variant} ${result.drawn}`} result={result} best={result === better} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{text.compared(fewestCarts)}</p>
      <p className="text-sm text-muted">{text.net}</p>
    </div>
  );
}

function Row({ result, best }: { result: OfferResult; best: boolean }) {
  const perCart = revenuePerCart(result);
  return (
    <tr className="border-b border-line last:border-0 max-xl:grid">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {text.variant(result.variant)}
          {best && <Badge tone="success">{text.best}</Badge>}
        </span>
        <span className="block text-muted">{result.drawn ? text.drawn : text.given}</span>
      </th>
      <Figure name={text.columns.carts}>{count(result.carts)}</Figure>
      <Figure name={text.columns.offers}>{count(result.offers)}</Figure>
      <Figure name={text.columns.acceptances} more={share(result.acceptances, result.offers)}>
        {count(result.acceptances)}
      </Figure>
      <Figure name={text.columns.payments} more={share(result.payments, result.carts)}>
        {count(result.payments)}
      </Figure>
      <Figure name={text.columns.withAddOn} more={text.addOn(euros(result.addOnCents))}>
        {euros(result.revenueWithCents)}
      </Figure>
      <Figure name={text.columns.without}>{euros(result.revenueWithoutCents)}</Figure>
      <Figure name={text.columns.perCart}>
        {perCart === undefined ? messages.shell.unknown : euros(perCart)}
      </Figure>
    </tr>
  );
}

function Figure({ name, more, children }: { name: string; more?: string; children: string }) {
  return (
    <td className="px-3 py-2.5 text-right tabular-nums max-xl:flex max-xl:items-baseline max-xl:justify-between max-xl:gap-4 max-xl:px-0 max-xl:py-1">
      <span aria-hidden className="text-left text-muted xl:hidden">
        {name}
      </span>
      <span>
        <span className="whitespace-nowrap">{children}</span>
        {more && <span className="block whitespace-nowrap text-muted">{more}</span>}
      </span>
    </td>
  );
}
