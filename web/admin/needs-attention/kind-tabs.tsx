import { Link } from 'react-router-dom';
import { type AttentionKind, attentionKinds } from '#domain/attention.ts';
import { count } from '../format';
import { attentionKindNames, needsAttention as text } from './text';

interface Props {
  kind: AttentionKind | undefined;
  counts: Record<AttentionKind, number>;
  address: (kind: AttentionKind | undefined) => string;
}

const tab =
  'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-lg px-3 text-sm whitespace-nowrap hover:bg-sunken sm:h-8 aria-[current]:bg-sunken aria-[current]:font-semibold';

/** The kinds with their counts, as links. */
export function KindTabs({ kind, counts, address }: Props) {
  const all = attentionKinds.reduce((sum, one) => sum + counts[one], 0);
  return (
    <nav aria-label={text.filters} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-1">
        {[undefined, ...attentionKinds].map((one) => (
          <li key={one ?? 'all'}>
            <Link
              to={address(one)}
              preventScrollReset
              aria-current={one === kind ? 'true' : undefined}
              className={tab}
            >
              {one ? attentionKindNames[one] : text.all}
              <span className="min-w-4 text-right text-xs font-normal text-muted tabular-nums">
                {count(one ? counts[one] : all)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
