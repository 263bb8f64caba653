import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type AdminPayment, adminPayment } from '#domain/calls/admin-payments.ts';
import { Button } from '#web/ui/button.tsx';
import { errorText } from '../error-text';
import { euros } from '../format';
import { customersWith, orderAddress } from '../order/package-name';
import { useWhyNot } from '../session';
import { Copyable } from '../ui/copyable';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';
import { Inset } from '../ui/page';
import { FullTime } from '../ui/relative-time';
import { RunLink } from '../ui/run-link';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { useNow } from '../ui/use-now';
import { feeText } from './fee';
import { Attempts, Disputes, Events } from './histories';
import { methodName } from './method';
import { RefundDialog } from './refund-dialog';
import { RefundHistory } from './refund-history';
import { StateBadges } from './state-badge';
import { paymentMessages } from './text';

const text = paymentMessages.detail;

/** One payment: data and history on the left, actions on the right. */
export function PaymentPage() {
  const { intent = '' } = useParams();
  return (
    <DetailPage
      query={useDetail(adminPayment, { intent })}
      back={{ to: '/admin/payments', label: text.back }}
      title={({ payment }) => text.title(payment.orderNumber)}
      fallback={paymentMessages.title}
      failed={text.failed}
      actions={({ payment }) => <RefundButton payment={payment} />}
    >
      {({ payment }) => (
        <Inset className="grid items-start gap-4 lg:grid-cols-2">
          <Amounts payment={payment} />
          <div className="grid gap-4">
            {payment.disputes.length > 0 && <Disputes payment={payment} />}
            <RefundHistory refunds={payment.refunds} />
            <Attempts payment={payment} />
            <Events payment={payment} />
          </div>
        </Inset>
      )}
    </DetailPage>
  );
}

function Amounts({ payment }: { payment: AdminPayment }) {
  const now = useNow();
  return (
    <Section title={text.facts} aside={<StateBadges payment={payment} />}>
      <Facts>
        <Fact name={text.amount}>
          <span className="font-semibold tabular-nums">{euros(payment.amountCents)}</span>
        </Fact>
        <Fact name={text.refunded}>{euros(payment.refundedCents)}</Fact>
        {payment.lostCents > 0 && <Fact name={text.lost}>{euros(payment.lostCents)}</Fact>}
        <Fact name={text.kept}>{euros(payment.keptCents)}</Fact>
        <Fact name={text.fee}>{feeText(payment, now)}</Fact>
        <Fact name={text.method}>{methodName(payment)}</Fact>
        <Fact name={text.order}>
          {payment.hasOrder ? (
            <TextLink to={orderAddress(payment.orderNumber)}>{payment.orderNumber}</TextLink>
          ) : (
            `${payment.orderNumber} (${text.noOrder.toLowerCase()})`
          )}
        </Fact>
        <Fact name={text.email}>
          {payment.email ? (
            <TextLink to={customersWith(payment.email)}>{payment.email}</TextLink>
          ) : (
            paymentMessages.erased
          )}
        </Fact>
        <Fact name={text.begun}>
          <FullTime at={payment.createdAt} />
        </Fact>
        <Fact name={text.intent}>
          <Copyable value={payment.intent} what={text.intent} mono />
        </Fact>
      </Facts>
      <div className="mt-3 grid gap-2 text-sm">
        <RunLink href={payment.runUrl}>{text.run}</RunLink>
        {payment.providerUrl && <OutsideLink href={payment.providerUrl}>{text.provider}</OutsideLink>}
      </div>
    </Section>
  );
}

function RefundButton({ payment }: { payment: AdminPayment }) {
  const [open, setOpen] = useState(false);
  const notAllowed = useWhyNot('move-money');
  const { refund } = payment.can;
  const why = notAllowed ?? (refund.allowed ? undefined : errorText(refund));
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <Button variant="danger" size="small" disabledReason={why} onClick={() => setOpen(true)}>
        {paymentMessages.refund.action}
      </Button>
      {why && <p className="max-w-sm text-xs text-muted sm:text-right">{why}</p>}
      {open && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </div>
  );
}
