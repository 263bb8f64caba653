import { useState } from 'react';
import type { CustomerDetail } from '../../../domain/calls/admin-customers';
import { Button } from '../../ui/button';
import { putCustomersIdMarketing } from '../client';
import { customerMessages } from '../messages/customers';
import { useMay } from '../session';
import { ReasonDialog } from '../ui/reason-dialog';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';

const text = customerMessages.marketing;

/** Whether a customer wants marketing mail, and the change of it. */
export function MarketingPanel({ customer }: { customer: CustomerDetail }) {
  const may = useMay('work-customers');
  const [asking, setAsking] = useState(false);
  const wanted = customer.suppressedSince === undefined;
  return (
    <Section title={text.title}>
      <div className="grid justify-items-start gap-3 text-sm">
        {customer.suppressedSince ? (
          <p>
            {text.ended} <RelativeTime at={customer.suppressedSince} side="right" />
          </p>
        ) : (
          <p>{text.wanted}</p>
        )}
        {may && (
          <Button size="small" className="max-lg:min-h-11" onClick={() => setAsking(true)}>
            {wanted ? text.end : text.allow}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={wanted ? text.endTitle : text.allowTitle}
          description={wanted ? text.endText : text.allowText}
          submit={wanted ? text.end : text.allow}
          done={wanted ? text.endDone : text.allowDone}
          act={(reason) => putCustomersIdMarketing(customer.id, { wanted: !wanted, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
