import { Link } from 'react-router-dom';

interface Props<Key extends string> {
  label: string;
  current: Key;
  tabs: readonly { key: Key; name: string; address: string; waiting?: number }[];
}

/** Parts of a screen. Each has its own address, so that it can be shared. */
export function Tabs<Key extends string>({ label, current, tabs }: Props<Key>) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line px-4 lg:px-0">
      <ul className="flex gap-1">
        {tabs.map(({ key, name, address, waiting }) => (
          <li key={key}>
            <Link
              to={address}
              // Otherwise a part further down would scroll away.
              preventScrollReset={address.startsWith('?')}
              aria-current={key === current ? 'page' : undefined}
              className={`-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm whitespace-nowrap ${
                key === current
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {name}
              {waiting !== undefined && waiting > 0 && (
                <span className="rounded-full bg-warning-soft px-2 text-xs font-semibold text-warning tabular-nums">
                  {waiting}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
