import { ArrowRight } from 'lucide-react';
import type { ImportedPackage } from '#domain/calls/admin-service-import.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Nothing } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { costText, marginText, serviceName } from './figures';
import { SaleBadge } from './sale-badge';
import { serviceMessages } from './text';

const text = serviceMessages.importing;

/** The packages affected by the panel's changes, with their margins before and after. */
export function ImportPackages({ packages }: { packages: readonly ImportedPackage[] }) {
  if (packages.length === 0) return <Nothing>{text.noPackages}</Nothing>;
  return (
    <ul
      aria-label={text.packagesTitle}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-96 divide-y divide-line overflow-y-auto"
    >
      {packages.map((one) => (
        <li key={`${one.id} ${one.own}`} className="grid gap-1 py-2 text-sm">
          <span className="flex flex-wrap items-center gap-2">
            <TextLink to={`/admin/services/${one.id}`}>{serviceName(one)}</TextLink>
            <SaleBadge active={one.active} />
            {!one.own && <Badge>{text.standIn}</Badge>}
            {one.gone && <Badge tone="warning">{text.gone}</Badge>}
          </span>
          <Change one={one} />
        </li>
      ))}
    </ul>
  );
}

/** Margins if they are known, else the panel's own money. */
function Change({ one: { before, after } }: { one: ImportedPackage }) {
  const inEuros = before.marginCents !== undefined || after?.marginCents !== undefined;
  const said = (margin: typeof before) =>
    (inEuros ? marginText(margin) : costText(margin)) ?? serviceMessages.noCost;
  const unknown = after?.unknown ?? before.unknown;
  const same = after && before.cost === after.cost;
  return (
    <span className="grid gap-0.5 text-muted">
      <span className="tabular-nums">
        {inEuros ? text.margin : text.cost}: {said(before)}
        {same && ` (${text.same})`}
        {after && !same && (
          <>
            {' '}
            <ArrowRight aria-label={text.later} className="inline size-3.5" />{' '}
            <span className={(after.marginCents ?? 0) < 0 ? 'font-semibold text-danger' : 'text-ink'}>
              {said(after)}
            </span>
          </>
        )}
      </span>
      {!inEuros && unknown && <span>{serviceMessages.marginWhy[unknown]}</span>}
    </span>
  );
}
