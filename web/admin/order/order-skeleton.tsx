import { Skeleton } from '../../ui/skeleton';
import { messages } from '../messages';

/** The shape of an order's page while it loads. */
export function OrderSkeleton() {
  return (
    <div role="status" className="grid gap-4 p-4 lg:p-6">
      <span className="sr-only">{messages.order.loading}</span>
      <Skeleton className="h-9 w-24" />
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <div className="grid gap-4 xl:grid-cols-2">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </div>
          <Skeleton className="h-56" />
          <Skeleton className="h-72" />
        </div>
        <Skeleton className="h-132" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
