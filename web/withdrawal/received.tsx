import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { withdrawalDeclaration } from '#domain/withdrawal.ts';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Notice } from '../ui/notice';
import type { ContractValues } from './contract-form';

/** The API's answer: reference, time, and whether an e-mail goes out. */
export type Receipt = Pick<AnswerOf<typeof submitWithdrawal>, 'reference' | 'receivedAt' | 'acknowledged'>;

/** The statement was received: its time, its reference, and the address of the acknowledgement. */
export function Received({ receipt, values }: { receipt: Receipt; values: ContractValues }) {
  const { withdrawal, common } = useMessages();
  const language = useLanguage();
  const paths = usePaths();
  const { done } = withdrawal;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const rows: [string, string][] = [
    [done.receivedAt, formatMoment(receipt.receivedAt, language)],
    [done.reference, receipt.reference],
    [withdrawal.number, values.orderNumber],
    [withdrawal.name, values.name.trim()],
  ];
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mx-auto grid max-w-2xl gap-6 px-4 py-10 outline-none sm:px-6 sm:py-16"
    >
      <Notice
        variant="good"
        title={done.title}
        text={receipt.acknowledged ? done.text(values.email.trim()) : done.withoutEmail}
      />
      <Card className="grid gap-4 p-4 sm:p-6">
        <dl className="grid text-sm">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="leading-7">{withdrawalDeclaration(values.orderNumber, language)}</p>
        <p className="text-sm leading-6 text-muted">{done.next}</p>
      </Card>
      <Button asChild className="justify-self-center">
        <Link to={paths.home}>{common.backHome}</Link>
      </Button>
    </div>
  );
}
