import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { normaliseReference } from '#domain/order-number.ts';
import { withdrawalNamePattern, withdrawalNumberPattern } from '#domain/withdrawal.ts';
import type { DraftForm } from '../drafts/draft';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { emailSentence } from '../ui/email';
import { EmailField, InputField, TextareaField, typedCode } from '../ui/field';
import { StepHead } from './step-head';

/** Identifies the contract and the person who withdraws. */
export interface ContractValues {
  orderNumber: string;
  email: string;
  name: string;
  reason: string;
}

/** A statement that is being written, about the order of the link or the last one. */
export const withdrawalDraft = (order: string): DraftForm<ContractValues> => ({
  key: `withdrawalDraft.v1 ${order}`,
  empty: { orderNumber: '', email: '', name: '', reason: '' },
});

/** The values as they are reviewed and sent. */
export function stated(values: ContractValues): ContractValues {
  return { ...values, orderNumber: normaliseReference(values.orderNumber) };
}

/** First step: the contract, and the address for the acknowledgement. */
export function ContractForm({
  form,
  refocus,
  onContinue,
}: {
  form: UseFormReturn<ContractValues>;
  /** The visitor comes back to correct something: the step's heading is announced. */
  refocus: boolean;
  onContinue: (values: ContractValues) => void;
}) {
  const { common, tracking, withdrawal } = useMessages();
  const { missing } = withdrawal;
  const head = useRef<HTMLHeadingElement>(null);
  const { errors } = form.formState;
  useEffect(() => {
    if (refocus) head.current?.focus();
  }, [refocus]);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => onContinue(stated(values)))}
      className="grid gap-5"
    >
      <StepHead step={1} title={withdrawal.identify} headingRef={head} />
      <InputField
        label={withdrawal.number}
        hint={withdrawal.numberHint}
        error={errors.orderNumber?.message}
        {...typedCode}
        placeholder="FNZ-261121-AB3K"
        maxLength={60}
        {...form.register('orderNumber', {
          validate: (value) => {
            const number = normaliseReference(value);
            if (!number) return tracking.required;
            return withdrawalNumberPattern.test(number) || missing.numberInvalid;
          },
        })}
      />
      <EmailField
        label={withdrawal.email}
        hint={withdrawal.emailHint}
        error={errors.email?.message}
        {...form.register('email', { validate: (value) => emailSentence(value, common) })}
      />
      <InputField
        label={withdrawal.name}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={80}
        {...form.register('name', {
          validate: (value) => {
            if (value.trim().length < 2) return missing.name;
            return withdrawalNamePattern.test(value.trim()) || missing.nameInvalid;
          },
        })}
      />
      <TextareaField
        label={withdrawal.reason}
        hint={withdrawal.reasonHint}
        {...form.register('reason')}
        rows={3}
        maxLength={1000}
      />
      <Button type="submit" variant="primary" size="large" className="w-full sm:w-auto sm:justify-self-start">
        {withdrawal.continue}
      </Button>
    </form>
  );
}
