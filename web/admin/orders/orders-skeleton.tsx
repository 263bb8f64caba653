import { listMessages } from '../messages/orders';
import { pageSize } from './list-state';

const rows = Array.from({ length: pageSize }, (_, row) => row);
const bar = 'block h-4 animate-pulse rounded bg-sunken motion-reduce:animate-none';

/** The size of a full page of orders, while it loads. */
export function OrdersSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{listMessages.loading}</span>
      <div aria-hidden="true">
        <div className="hidden h-8.25 border-b border-line bg-sunken md:block" />
        {rows.map((row) => (
          <div key={row} className="grid h-31 content-center gap-2 border-b border-line px-4 md:hidden">
            <span className={`${bar} w-2/3`} />
            <span className={`${bar} w-1/2`} />
            <span className={`${bar} w-1/3`} />
          </div>
        ))}
        {rows.map((row) => (
          <div
            key={row}
            className="hidden h-15.25 grid-cols-[2fr_1fr_3fr_2fr_1fr] items-center gap-6 border-b border-line px-3 md:grid"
          >
            <span className={bar} />
            <span className={bar} />
            <span className={bar} />
            <span className={bar} />
            <span className={bar} />
          </div>
        ))}
      </div>
    </div>
  );
}
