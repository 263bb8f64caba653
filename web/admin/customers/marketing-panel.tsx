import { useState } from 'react';
import { adminCustomerMarketing, type CustomerDetail } from '#domain/calls/admin-customers.ts';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { customerMessages } from './text';

const { title, ended, wanted: isWanted, end, allow } = customerMessages.marketing;

/** Whether a customer gets marketing mail, and the action to change it. */
export function MarketingPanel({ customer }: { customer: CustomerDetail }) {
  const may = useMay('work-customers');
  // The action does what its words said when the dialog opened.
  const [wanted, setWanted] = useState<boolean>();
  const { suppressedSince } = customer;
  const words = wanted ? allow : end;
  return (
    <Section title={title}>
      <div className="grid justify-items-start gap-3 text-sm">
        {suppressedSince ? (
          <p>
            {ended} <RelativeTime at={suppressedSince} side="right" />
          </p>
        ) : (
          <p>{isWanted}</p>
        )}
        {may && (
          <Button size="small" onClick={() => setWanted(suppressedSince !== undefined)}>
            {suppressedSince ? allow.action : end.action}
          </Button>
        )}
      </div>
      {wanted !== undefined && (
        <ActionDialog
          call={adminCustomerMarketing}
          params={{ id: customer.id }}
          values={{ wanted }}
          title={words.title}
          description={words.text}
          submit={words.action}
          done={words.done}
          reason
          onClose={() => setWanted(undefined)}
        />
      )}
    </Section>
  );
}
