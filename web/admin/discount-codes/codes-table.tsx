import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { Badge } from '../../ui/badge';
import { euros } from '../format';
import { discountMessages as text } from '../messages/discount-codes';
import { type Column, DataTable } from '../ui/data-table';
import { RowLink } from '../ui/row-link';
import { codeAddress, offInWords, rulesInWords, stateTones, usesInWords } from './words';

const { columns: names } = text;
const columns: readonly Column<DiscountView>[] = [
  {
    key: 'code',
    title: names.code,
    cell: ({ code, shownBy }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <RowLink to={codeAddress(code)} open={text.open}>
          {code}
        </RowLink>
        {shownBy.map((where) => (
          <Badge key={where} tone="accent">
            {text.shownBy[where]}
          </Badge>
        ))}
      </span>
    ),
  },
  { key: 'off', title: names.off, right: true, cell: offInWords },
  {
    key: 'state',
    title: names.state,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{text.stateNames[state]}</Badge>,
  },
  { key: 'rules', title: names.rules, from: 'lg', cell: (code) => <Rules code={code} /> },
  { key: 'batch', title: names.batch, from: '2xl', cell: ({ batch }) => batch },
  { key: 'uses', title: names.uses, right: true, cell: usesInWords },
];
const moneyColumns: readonly Column<DiscountView>[] = [
  {
    key: 'revenue',
    title: names.revenue,
    right: true,
    cell: ({ revenueCents }) => revenueCents !== undefined && euros(revenueCents),
  },
  {
    key: 'taken',
    title: names.taken,
    right: true,
    from: 'xl',
    cell: ({ discountCents }) => discountCents !== undefined && euros(discountCents),
  },
];

/** Codes with their rules in words and what they brought; money only for who may see it. */
export function CodesTable({ codes, withMoney }: { codes: DiscountView[]; withMoney: boolean }) {
  return (
    <DataTable
      label={text.list}
      columns={withMoney ? [...columns, ...moneyColumns] : columns}
      rows={codes}
      rowKey={({ code }) => code}
    />
  );
}

function Rules({ code }: { code: DiscountView }) {
  const [_off, ...said] = rulesInWords(code);
  return (
    <span className="grid text-muted wrap-anywhere">
      <span className="block first-letter:uppercase">
        {said.length > 0 ? said.join(' · ') : text.rules.none}
      </span>
      {code.note && <span className="text-xs">{code.note}</span>}
    </span>
  );
}
