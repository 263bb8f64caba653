import { useState } from 'react';
import { adminDiscountState, type DiscountView } from '#domain/calls/admin-discounts.ts';
import { isUnconditional } from '#domain/discounts.ts';
import { Button } from '#web/ui/button.tsx';
import { useMay, useWhyNot } from '../session';
import { ActionDialog } from '../ui/action-form';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { EditCodeDialog } from './code-dialog';
import { discountMessages } from './text';

const text = discountMessages.actions;

/** `keepOff` is for a code that is off with its batch: the batch then doesn't switch it on. */
type Switching = 'activate' | 'deactivate' | 'keepOff';
const doneTexts = { activate: text.activated, deactivate: text.deactivated, keepOff: text.keptOff };

/** The actions on a code: change its rules, switch it off or on, see who did what. */
export function CodeActions({ discount }: { discount: DiscountView }) {
  const disabledReason = useWhyNot('move-money');
  const audit = useMay('read-audit');
  const [open, setOpen] = useState<'edit' | Switching>();
  const close = () => setOpen(undefined);
  const { code, active, batch, offAlone, shownBy, off } = discount;
  const offInBatch = !active && batch !== undefined;
  const percent = off.kind === 'percent' ? off.percent : undefined;
  const advertised = isUnconditional({ ...discount, percent }) ? text.shown : text.kept;
  const warnings = shownBy.map((where) => advertised[where]);
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
          onClick={() => setOpen(active ? 'deactivate' : 'activate')}
        >
          {active ? text.deactivate : text.activate}
        </Button>
        {offInBatch && !offAlone && (
          <Button
            size="small"
            variant="danger"
            disabledReason={disabledReason}
            onClick={() => setOpen('keepOff')}
          >
            {text.keepOff}
          </Button>
        )}
        {disabledReason && <p className="text-sm text-muted">{disabledReason}</p>}
        {offInBatch && <p className="text-sm text-muted">{offAlone ? text.offAlone : text.offWithBatch}</p>}
        {warnings.map((warning) => (
          <p key={warning} className="text-sm text-muted">
            {warning}
          </p>
        ))}
        {audit && (
          <TextLink to={`/admin/audit-log?${new URLSearchParams({ search: code })}`}>{text.audit}</TextLink>
        )}
      </div>
      {open === 'edit' && <EditCodeDialog code={discount} onClose={close} />}
      {open && open !== 'edit' && (
        <ActionDialog
          call={adminDiscountState}
          params={{ code }}
          toBody={({ reason }: { reason: string }) => ({ active: open === 'activate', reason })}
          title={text[`${open}Title`](code)}
          description={[text[`${open}Text`], ...(open === 'deactivate' ? warnings : [])].join(' ')}
          submit={text[open]}
          danger={open !== 'activate'}
          done={doneTexts[open]}
          reason
          onClose={close}
        />
      )}
    </Section>
  );
}
