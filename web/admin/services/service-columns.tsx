import type { AdminServiceView } from '#domain/calls/admin-services.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, euros } from '../format';
import type { Column } from '../list/data-table';
import { RowLink } from '../list/row-link';
import { costText, marginText, sizeName } from './figures';
import { SaleBadge } from './sale-badge';
import { serviceMessages as text } from './text';

// The same width in every line's table, so that their columns align.
const wide = {
  name: 'min-[1400px]:block min-[1400px]:w-48',
  state: 'min-[1400px]:w-40',
  figure: 'min-[1400px]:inline-block min-[1400px]:min-w-16',
  price: 'min-[1400px]:inline-block min-[1400px]:min-w-24',
  source: 'min-[1400px]:block min-[1400px]:w-36',
  margin: 'min-[1400px]:inline-block min-[1400px]:min-w-28',
};

/** The columns of a package in the list. */
export const serviceColumns: readonly Column<AdminServiceView>[] = [
  {
    key: 'name',
    title: text.columns.name,
    cell: (service) => (
      <span className={wide.name}>
        <RowLink to={`/admin/services/${service.id}`} open={text.open}>
          {sizeName(service)}
        </RowLink>{' '}
        <span className="font-normal whitespace-nowrap text-muted tabular-nums">#{service.id}</span>
      </span>
    ),
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: ({ active, featured, warnings }) => (
      <span className={`inline-flex flex-wrap gap-1 max-md:justify-end ${wide.state}`}>
        <SaleBadge active={active} />
        {featured && <Badge tone="accent">{text.featured}</Badge>}
        {warnings.map((warning) => (
          <Badge key={warning} tone="warning" className="whitespace-normal">
            {text.warnings[warning]}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    key: 'bonus',
    title: text.columns.bonus,
    right: true,
    cell: ({ bonus, range }) => {
      const given = range?.bonusPercent !== undefined ? `+${range.bonusPercent} %` : `+${count(bonus)}`;
      return (range?.bonusPercent ?? bonus) > 0 && <span className={wide.figure}>{given}</span>;
    },
  },
  {
    key: 'price',
    title: text.columns.price,
    right: true,
    cell: ({ priceCents, range }) => (
      <span className={wide.price}>{range ? text.from(euros(priceCents)) : euros(priceCents)}</span>
    ),
  },
  {
    key: 'reference',
    title: text.columns.reference,
    right: true,
    from: 'xl',
    cell: ({ priceCents, referencePriceCents }) =>
      referencePriceCents > priceCents && (
        <s className={`text-muted ${wide.figure}`}>{euros(referencePriceCents)}</s>
      ),
  },
  {
    key: 'source',
    title: text.columns.source,
    cell: ({ sources: [own, ...others] }) => (
      <span className={wide.source}>
        <span className="wrap-anywhere">{own?.providerName}</span>{' '}
        <span className="text-muted tabular-nums">{own?.providerServiceId}</span>
        {others.length > 0 && <span className="block text-muted">{text.standIns(others.length)}</span>}
      </span>
    ),
  },
  {
    key: 'cost',
    title: text.columns.cost,
    right: true,
    from: 'lg',
    cell: ({ sources: [own] }) => (
      <span className={wide.price}>
        {(own && costText(own.margin)) ?? <span className="text-muted">{text.noCost}</span>}
      </span>
    ),
  },
  {
    key: 'margin',
    title: text.columns.margin,
    right: true,
    cell: ({ sources: [own] }) => own && <MarginCell margin={own.margin} />,
  },
];

function MarginCell({ margin }: { margin: AdminServiceView['sources'][number]['margin'] }) {
  const { marginCents, unknown } = margin;
  if (marginCents === undefined)
    return (
      <span className={`text-muted ${wide.margin}`} title={text.marginWhy[unknown ?? 'no-rate']}>
        {marginText(margin)}
      </span>
    );
  return (
    <span className={`${wide.margin} ${marginCents < 0 ? 'font-medium text-danger' : ''}`}>
      {marginText(margin)}
    </span>
  );
}
