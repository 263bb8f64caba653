import { Link } from 'react-router-dom';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { withdrawalDeclaration } from '#domain/withdrawal.ts';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Received } from '../shell/received';
import { Button } from '../ui/button';
import type { ContractValues } from './contract-form';

/** The API's answer: reference, time, and whether an e-mail goes out. */
export type Receipt = Pick<AnswerOf<typeof submitWithdrawal>, 'reference' | 'receivedAt' | 'acknowledged'>;

/** The statement was received: its time, its reference, and the address of the acknowledgement. */
export function WithdrawalReceived({ receipt, values }: { receipt: Receipt; values: ContractValues }) {
  const { withdrawal, common } = useMessages();
  const language = useLanguage();
  const paths = usePaths();
  const { done } = withdrawal;
  return (
    <Received
      title={done.title}
      text={receipt.acknowledged ? done.text(values.email.trim()) : done.withoutEmail}
      receipt={receipt}
      more={[
        [withdrawal.number, values.orderNumber],
        [withdrawal.name, values.name.trim()],
      ]}
      note={
        <>
          <p className="leading-7">{withdrawalDeclaration(values.orderNumber, language)}</p>
          <p className="text-sm leading-6 text-muted">{done.next}</p>
        </>
      }
    >
      <Button asChild className="justify-self-center">
        <Link to={paths.home}>{common.backHome}</Link>
      </Button>
    </Received>
  );
}
