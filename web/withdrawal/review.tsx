import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { formatEuros } from '#domain/money.ts';
import { withdrawalDeclaration } from '#domain/withdrawal.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import { trackingQuery } from '../api-client/orders';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { orderedPackage } from '../order/ordered-package';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { type Fact, Facts } from '../ui/facts';
import { Skeleton } from '../ui/skeleton';
import type { ContractValues } from './contract-form';
import type { Receipt } from './received';
import { StepHead } from './step-head';

/** Second step: the withdrawal in full, and the button that submits it. */
export function Review({
  values,
  idFor,
  onBack,
  onReceived,
}: {
  values: ContractValues;
  /** The statement's id: the same one if its text is sent again, because an answer was lost. */
  idFor: (text: string) => string;
  onBack: () => void;
  onReceived: (receipt: Receipt) => void;
}) {
  const messages = useMessages();
  const { withdrawal, tracking, errors } = messages;
  const language = useLanguage();
  const head = useRef<HTMLHeadingElement>(null);
  const { orderNumber, reason } = values;
  const email = values.email.trim();
  const name = values.name.trim();
  const contract = useQuery({ ...trackingQuery(orderNumber), retry: false });
  const send = useMutation({
    // Without a connection it fails with an error instead of waiting silently.
    mutationFn: () => {
      const body = { orderNumber, email, name, language, reason: reason.trim() || undefined };
      const id = idFor(JSON.stringify(body));
      return api<typeof submitWithdrawal>('POST /api/withdrawals', { body: { id, ...body } });
    },
    onSuccess: onReceived,
  });
  useEffect(() => head.current?.focus(), []);

  const { error } = send;
  // What tracking by number shows anybody of the order. The statement needs none of it.
  const order = contract.data;
  const rows: Fact[] = [
    [withdrawal.number, orderNumber],
    order !== undefined && [withdrawal.what, orderedPackage(order, messages)],
    order !== undefined && [withdrawal.boughtOn, formatMoment(order.createdAt, language)],
    order !== undefined && [tracking.facts.price, formatEuros(order.totalAmountCents, language)],
    order?.progress !== undefined && [
      withdrawal.delivered,
      tracking.progress(order.progress.delivered, order.progress.total),
    ],
    [withdrawal.name, name],
    [withdrawal.email, email],
    reason.trim() !== '' && [withdrawal.reason, reason.trim()],
  ];
  return (
    <div className="grid gap-5">
      <StepHead step={2} title={withdrawal.review} headingRef={head} />
      <Facts rows={rows} />
      {contract.isPending && <Skeleton className="h-24" />}
      {/* Pointed out, not refused: every statement is accepted. */}
      {isApiError(contract.error, 'order_not_found') && <Alert tone="warning">{withdrawal.unknown}</Alert>}
      <div className="grid gap-1 rounded-control bg-sunken p-4">
        <h3 className="text-sm font-semibold">{withdrawal.declaration}</h3>
        <p className="leading-7">{withdrawalDeclaration(orderNumber, language)}</p>
      </div>
      <p className="text-sm leading-6 text-muted">{withdrawal.consequence}</p>
      {error && (
        <Alert tone="danger" title={withdrawal.failed}>
          {failureSentence(error, errors)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          className="w-full sm:w-auto"
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {send.isPending ? withdrawal.sending : withdrawal.confirm}
        </Button>
        <Button
          size="large"
          className="w-full sm:w-auto"
          onClick={() => {
            if (!send.isPending) onBack();
          }}
        >
          {withdrawal.back}
        </Button>
      </div>
    </div>
  );
}
