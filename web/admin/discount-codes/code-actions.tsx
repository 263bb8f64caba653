import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminDiscountState, type DiscountView } from '#domain/calls/admin-discounts.ts';
import { Button } from '#web/ui/button.tsx';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActionDialog } from '../ui/action-form';
import { Section } from '../ui/section';
import { EditCodeDialog } from './code-dialog';
import { discountMessages } from './text';

const text = discountMessages.actions;

/** The actions on a code: change its rules, switch it off or on, see who did what. */
export function CodeActions({ discount }: { discount: DiscountView }) {
  const disabledReason = useMay('move-money') ? undefined : commonMessages.notAllowed;
  const audit = useMay('read-audit');
  const [open, setOpen] = useState<'edit' | 'switch'>();
  const close = () => setOpen(undefined);
  const { code, active, shownBy } = discount;
  const warnings = shownBy.map((where) => text.shown[where]);
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <Button size="small" disabledReason={disabledReason} onClick={() => setOpen('edit')}>
          {text.edit}
        </Button>
        <Button
          size="small"
          variant={active ? 'danger' : 'secondary'}
          disabledReason={disabledReason}
          onClick={() => setOpen('switch')}
        >
          {active ? text.deactivate : text.activate}
        </Button>
        {disabledReason && <p className="text-sm text-muted">{disabledReason}</p>}
        {warnings.map((warning) => (
          <p key={warning} className="text-sm text-muted">
            {warning}
          </p>
        ))}
        {audit && (
          <Link
            to={`/admin/audit-log?${new URLSearchParams({ search: code })}`}
            className="inline-flex min-h-11 w-fit items-center text-sm text-accent-ink underline underline-offset-2 lg:min-h-6"
          >
            {text.audit}
          </Link>
        )}
      </div>
      {open === 'edit' && <EditCodeDialog code={discount} onClose={close} />}
      {open === 'switch' && (
        <ActionDialog
          call={adminDiscountState}
          params={{ code }}
          toBody={({ reason }: { reason: string }) => ({ active: !active, reason })}
          title={active ? text.deactivateTitle(code) : text.activateTitle(code)}
          description={active ? [text.deactivateText, ...warnings].join(' ') : text.activateText}
          submit={active ? text.deactivate : text.activate}
          danger={active}
          done={active ? text.deactivated : text.activated}
          reason
          onClose={close}
        />
      )}
    </Section>
  );
}
