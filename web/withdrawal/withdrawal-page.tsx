import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { normaliseReference } from '#domain/order-number.ts';
import { forgetLoaded } from '../api-client/customer';
import { orderQuery } from '../api-client/orders';
import { browserCart } from '../cart/cart-storage';
import { useDraftForm } from '../drafts/use-draft-form';
import { useMessages } from '../i18n/messages';
import { useDataCleared } from '../order/clear-browser-data';
import { useOutcome } from '../shell/outcome';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Card } from '../ui/card';
import { ContractForm, type ContractValues, stated, withdrawalDraft } from './contract-form';
import { type Receipt, WithdrawalReceived } from './received';
import { Review } from './review';

/**
 * The withdrawal function (D32): name the contract, review and confirm the withdrawal, get the acknowledgement.
 * Number and e-mail address come from the link or from the browser that bought.
 */
export function WithdrawalPage() {
  const { heads, withdrawal } = useMessages();
  const paths = usePaths();
  const queryClient = useQueryClient();
  // Otherwise the order that was loaded would fill the form again.
  useDataCleared(() => forgetLoaded(queryClient));
  const [done, setDone] = useOutcome<{ receipt: Receipt; values: ContractValues }>();
  if (done)
    return (
      <Page>
        <WithdrawalReceived {...done} />
      </Page>
    );
  return (
    <Page>
      <div className="mx-auto grid max-w-2xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <div className="grid gap-1.5">
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.withdrawal.title}</h1>
          <p className="leading-7 text-muted">{withdrawal.lead}</p>
          <Link
            to={paths.refunds}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent-ink underline underline-offset-2"
          >
            {withdrawal.rules}
          </Link>
        </div>
        <Card className="p-4 sm:p-6">
          <Steps onReceived={(receipt, values) => setDone({ receipt, values })} />
        </Card>
      </div>
    </Page>
  );
}

/** The two steps of a statement. The second is a place in the history: the way back leads to the first. */
function Steps({ onReceived }: { onReceived: (receipt: Receipt, values: ContractValues) => void }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const known = normaliseReference(search.get('order') ?? browserCart().lastOrder() ?? '');
  const own = useQuery({ ...orderQuery(known), enabled: known !== '', retry: false });
  const order = own.data?.order.view === 'own' ? own.data.order : undefined;
  const { form, idFor, drop } = useDraftForm(withdrawalDraft(known), (typed) => ({
    orderNumber: order?.orderNumber ?? numberIn(search),
    email: order?.email ?? '',
    name: '',
    reason: '',
    ...typed,
  }));
  const [reviewed, setReviewed] = useState<ContractValues>();
  // The way forward leads to the second step too, also after a correction.
  const current = reviewed && isSame(reviewed, stated(form.getValues()));
  if (current && state === reviewStep)
    return (
      <Review
        values={reviewed}
        idFor={(text) => idFor(text, reviewed)}
        onBack={() => navigate(-1)}
        onReceived={(receipt) => {
          drop();
          onReceived(receipt, reviewed);
        }}
      />
    );
  return (
    <ContractForm
      form={form}
      refocus={reviewed !== undefined}
      onContinue={(values) => {
        setReviewed(values);
        // A reload of the second step shows the first one in its place.
        const replace = state === reviewStep;
        void navigate({ search: `?${search}` }, { state: reviewStep, replace, preventScrollReset: true });
      }}
    />
  );
}

function isSame(one: ContractValues, other: ContractValues): boolean {
  return (Object.keys(one) as (keyof ContractValues)[]).every((field) => one[field] === other[field]);
}

/** The history's state of the second step. */
const reviewStep = 'review';

/** The number in the link, if it is valid. A public id is not a number that anybody could check. */
function numberIn(search: URLSearchParams): string {
  const reference = normaliseReference(search.get('order') ?? '');
  return /^\d+$/.test(reference) ? '' : reference;
}
