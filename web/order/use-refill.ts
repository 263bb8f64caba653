import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderView, requestRefill } from '#domain/calls/orders.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { failureSentence, hasSentence } from '../api-client/failure';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { useToast } from '../ui/toast';

/** The refill of an order: whether it is possible, why not, and the request with its messages (S1 §8). */
export function useRefill(order: Pick<OrderView, 'id' | 'refill'>) {
  const { tracking, errors } = useMessages();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();

  const sentence = (code: string, from: unknown) =>
    code === 'refill_cooldown' && typeof from === 'string'
      ? tracking.refill.from(formatMoment(from, language))
      : hasSentence(code, errors)
        ? errors[code]
        : errors.internal;

  const asking = useMutation({
    // Two calls in a moment are one request.
    mutationFn: () =>
      api<typeof requestRefill>('POST /api/request-refill/:orderId', { params: { orderId: order.id } }),
    onSuccess: ({ state }) =>
      toast({
        tone: 'success',
        ...(state === 'unknown' ? tracking.refill.unanswered : tracking.refill.sent),
      }),
    onError: (error) =>
      toast({
        tone: 'danger',
        title: tracking.refill.failed.title,
        text: `${tracking.refill.failed.text}. ${refusal(error)}`,
      }),
    // Refetches the order and every list that shows it.
    onSettled: () =>
      Promise.all(
        ['/api/orders', '/api/customer-account'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });

  function refusal(error: unknown): string {
    return isApiError(error, 'refill_cooldown')
      ? sentence(error.code, error.details.from)
      : failureSentence(error, errors);
  }

  const { refill } = order;
  return {
    ask: () => asking.mutate(),
    busy: asking.isPending,
    /** Why a refill can't be requested now, in words; undefined if it can. */
    reason:
      refill && !refill.allowed && hasSentence(refill.code, errors)
        ? sentence(refill.code, refill.from)
        : undefined,
    /** Why the last request was refused, until the next one; a reason that the page already shows isn't repeated. */
    refused: asking.error && (!refill || refill.allowed) ? refusal(asking.error) : undefined,
  };
}
