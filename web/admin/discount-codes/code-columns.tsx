import type { DiscountView } from '#domain/calls/admin-discounts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { euros } from '../format';
import type { Column } from '../list/data-table';
import { RowLink } from '../list/row-link';
import { discountMessages as text } from './text';
import { codeAddress, offInWords, rulesInWords, stateTones, usesInWords } from './words';

const { columns: names } = text;
/** Codes with their rules in words and their results. */
export const codeColumns: readonly Column<DiscountView>[] = [
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
/** Only for users who may see revenue. */
export const moneyColumns: readonly Column<DiscountView>[] = [
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
