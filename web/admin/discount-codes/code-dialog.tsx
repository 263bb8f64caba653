import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  adminChangeDiscount,
  adminCreateDiscount,
  type DiscountView,
} from '#domain/calls/admin-discounts.ts';
import { InputField, typedCode } from '#web/ui/field.tsx';
import { ActionDialog } from '../ui/action-form';
import { ChangedMeanwhile } from '../ui/changed-meanwhile';
import { type DiscountForm, formOf, rulesOf } from './form-values';
import { RulesFields } from './rules-fields';
import { discountMessages } from './text';
import { codeAddress, rulesInWords } from './words';

const text = discountMessages.form;

/** Creates a code, and opens it. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ActionDialog
      call={adminCreateDiscount}
      values={{ ...formOf(), code: '' }}
      toBody={({ code, ...rules }: DiscountForm & { code: string }) => ({ ...rulesOf(rules), code })}
      title={text.createTitle}
      submit={text.create}
      done={text.created}
      onDone={({ discount }) => void navigate(codeAddress(discount.code))}
      onClose={onClose}
      width="medium"
    >
      {({ field, form }) => (
        <>
          <InputField
            label={text.code}
            hint={text.codeHint}
            {...typedCode}
            maxLength={40}
            {...field('code')}
          />
          <RulesFields field={field} kind={form.watch('kind')} />
        </>
      )}
    </ActionDialog>
  );
}

/**
 * Edits a code. `code` is what is stored now. If a colleague saved a change meanwhile, the dialog shows it and the user
 * decides which of the two counts.
 */
export function EditCodeDialog({ code, onClose }: { code: DiscountView; onClose: () => void }) {
  const [base, setBase] = useState(code);
  const overtaken = code.version !== base.version;
  return (
    <ActionDialog
      call={adminChangeDiscount}
      params={{ code: code.code }}
      values={formOf(code)}
      // Another action changes whether it is active.
      toBody={(rules: DiscountForm) => ({ ...rulesOf(rules), active: base.active, version: base.version })}
      title={text.editTitle(code.code)}
      description={text.editText}
      submit={text.save}
      done={text.changed}
      disabledReason={overtaken ? text.decideFirst : undefined}
      onClose={onClose}
      width="medium"
    >
      {({ field, form }) => (
        <>
          <RulesFields field={field} kind={form.watch('kind')} withoutActive />
          {overtaken && (
            <ChangedMeanwhile
              title={text.overtaken}
              keep={text.keepMine}
              take={text.takeTheirs}
              onKeep={() => setBase(code)}
              onTake={() => {
                form.reset(formOf(code));
                setBase(code);
              }}
            >
              {text.theirs(rulesInWords(code).join(' · '))}
            </ChangedMeanwhile>
          )}
        </>
      )}
    </ActionDialog>
  );
}
