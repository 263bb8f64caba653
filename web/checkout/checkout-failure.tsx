import { Link, useNavigate } from 'react-router-dom';
import type { ApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { isPaid } from './put-cart';

/** Failures that a retry can't fix: the buyer has to choose something else. */
const needsOtherChoice = new Set([
  'unknown_service',
  'quantity_unavailable',
  'posts_missing',
  'posts_too_many',
  'posts_not_wanted',
  'blocked_user',
  'validation_failed',
  'invalid_price',
]);

/** Failures whose message says what to do. */
const saysWhatToDo = new Set([
  ...needsOtherChoice,
  'already_paid',
  'payment_processing',
  'too_many_declines',
  'rate_limited',
  'unavailable',
]);

/** Why there is no payment form, and what to do. Without `error` the provider's script is missing. */
export function CheckoutFailure({
  error,
  onRetry,
  onNewPurchase = onRetry,
  onOtherPackage,
}: {
  error?: ApiError;
  onRetry: () => void;
  onNewPurchase?: () => void;
  onOtherPackage: () => void;
}) {
  const { checkout, common, errors, order, tracking } = useMessages();
  const navigate = useNavigate();
  const { home, track } = usePaths();
  const { failed } = checkout;
  const blocked = error?.code === 'blocked_user';
  const noPrice = error?.code === 'invalid_price';
  const paid = error && isPaid(error);
  const text = !error
    ? failed.script
    : blocked
      ? order.blocked.text
      : noPrice
        ? failed.price
        : error.code === 'network'
          ? failed.network
          : saysWhatToDo.has(error.code)
            ? failureSentence(error, errors)
            : error.code === 'payment_provider_failed'
              ? failed.init
              : failed.start;
  const title = !error
    ? failed.scriptTitle
    : blocked
      ? order.blocked.title
      : noPrice
        ? failed.priceTitle
        : undefined;
  return (
    <Alert
      tone={paid ? 'warning' : 'danger'}
      title={title}
      actions={
        <>
          {error && needsOtherChoice.has(error.code) ? (
            <Button onClick={onOtherPackage}>{failed.otherPackage}</Button>
          ) : paid ? (
            <Button asChild>
              <Link to={track}>{tracking.search}</Link>
            </Button>
          ) : error?.code === 'too_many_declines' ? (
            <Button onClick={onNewPurchase}>{failed.newPurchase}</Button>
          ) : (
            <Button onClick={onRetry}>{common.retry}</Button>
          )}
          <Button variant="quiet" onClick={() => void navigate(home)}>
            {common.backHome}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
