import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../api-client/api-error';
import { trackingQuery } from '../api-client/orders';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { LoadError } from '../ui/load-error';
import { useDebounced } from '../ui/use-debounced';
import { LiveRegion } from './live-region';
import { OrderCard, OrderCardSkeleton } from './order-card';
import { useLiveOrder } from './use-live-order';

/** How long a number in the address rests before it is searched (S1 §2.3). */
const searchDelayMs = 300;

/** What a search by number found, live. */
export function TrackingResult({ reference }: { reference: string }) {
  const { tracking, common, errors } = useMessages();
  const settled = useDebounced(reference, searchDelayMs, '');
  const search = useQuery({ ...trackingQuery(settled), enabled: settled !== '' });
  const found = search.data?.order;
  const live = useLiveOrder(found?.id);
  const order = live.order ?? found;
  const { error } = search;

  return (
    <div className="grid gap-4">
      <LiveRegion order={order} />
      {isApiError(error, 'order_not_found') ? (
        <Alert tone="warning">{tracking.notFound}</Alert>
      ) : error ? (
        <LoadError
          message={
            isApiError(error, 'rate_limited')
              ? errors.rate_limited
              : isApiError(error, 'network')
                ? tracking.failed
                : tracking.unexpected
          }
          retryLabel={common.retry}
          busy={search.isFetching}
          onRetry={() => void search.refetch()}
        />
      ) : order ? (
        <OrderCard order={order} streaming={live.streaming} />
      ) : (
        <OrderCardSkeleton label={tracking.searching} />
      )}
    </div>
  );
}
