import { useMessages } from '../i18n/messages';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';

/** The two columns of the checkout. On phones the summary comes first. */
export const columns = 'grid md:grid-cols-[19rem_1fr]';

/** The checkout while prices load, in its final size. */
export function CheckoutSkeleton() {
  return (
    <div className={columns}>
      <div className="grid content-start gap-3 bg-page p-4 sm:p-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-24" />
      </div>
      <div className="p-4 sm:p-6">
        <FormSkeleton />
      </div>
    </div>
  );
}

/** The payment form while it loads, in its final height. */
export function FormSkeleton() {
  const { checkout } = useMessages();
  return (
    <div className="grid gap-3">
      <p role="status" className="flex min-h-11 items-center gap-2.5 text-sm text-muted">
        <Spinner />
        {checkout.preparing}
      </p>
      <Skeleton className="h-12" />
      <Skeleton className="h-[4.75rem]" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-[4.75rem]" />
        <Skeleton className="h-[4.75rem]" />
      </div>
    </div>
  );
}
