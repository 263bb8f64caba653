import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { Button } from '../../ui/button';
import { putDiscountCodesCodeState } from '../client';
import { commonMessages } from '../messages/common';
import { discountMessages } from '../messages/discount-codes';
import { useMay } from '../session';
import { ReasonDialog } from '../ui/reason-dialog';
import { Section } from '../ui/section';
import { EditCodeDialog } from './code-dialog';

const text = discountMessages.acts;

/** What can be done with a code: change its rules, switch it off or on, see who did what. */
export function CodeActs({ discount }: { discount: DiscountView }) {
  const disabledReason = useMay('move-money') ? undefined : commonMessages.notAllowed;
  const audit = useMay('read-audit');
  const [open, setOpen] = useState<'edit' | 'switch'>();
  const close = () => setOpen(undefined);
  const { code, active, shownBy } = discount;
  const warnings = shownBy.map((where) => text.shown[where]);
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <Button
          size="small"
          className="max-lg:min-h-11"
          disabledReason={disabledReason}
          onClick={() => setOpen('edit')}
        >
          {text.edit}
        </Button>
        <Button
          size="small"
          look={active ? 'danger' : 'secondary'}
          className="max-lg:min-h-11"
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
        <ReasonDialog
          title={active ? text.deactivateTitle(code) : text.activateTitle(code)}
          description={active ? [text.deactivateText, ...warnings].join(' ') : text.activateText}
          submit={active ? text.deactivate : text.activate}
          danger={active}
          done={active ? text.deactivated : text.activated}
          act={(reason) => putDiscountCodesCodeState(code, { active: !active, reason })}
          onClose={close}
        />
      )}
    </Section>
  );
}
