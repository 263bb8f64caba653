import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKeptFocus } from '#web/ui/kept-focus.ts';
import type { Values } from './filters';
import { listMessages as text } from './text';

interface Props {
  chips: readonly { key: string; name: string; without: Values }[];
  address: (change: Values) => string;
}

/** The active folded filters, each with a link to remove it, which leaves the focus to the others. */
export function FilterChips({ chips, address }: Props) {
  const { place, around } = useKeptFocus<HTMLUListElement>();
  if (chips.length === 0) return null;
  return (
    <ul
      ref={place}
      tabIndex={-1}
      aria-label={text.activeFilters}
      className="flex flex-wrap gap-2 outline-none"
      {...around}
    >
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            to={address(without)}
            replace
            preventScrollReset
            aria-label={text.remove(name)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm hover:bg-sunken sm:min-h-8"
          >
            {name}
            <X aria-hidden="true" className="size-3.5 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={address(Object.assign({}, ...chips.map(({ without }) => without)))}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded px-1 text-sm text-accent-ink underline sm:min-h-8"
        >
          {text.clearAll}
        </Link>
      </li>
    </ul>
  );
}
