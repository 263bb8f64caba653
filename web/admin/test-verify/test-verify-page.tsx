import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { oneProvider, testConnection } from '#domain/calls/admin-providers.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { api } from '#web/api-client/api.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/field.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { errorText } from '../error-text';
import { moneyIn, panelRange } from '../format';
import { resultMessages } from '../order/results-text';
import { catalogueMessages } from '../providers/text';
import { useProviderNames } from '../providers/use-providers';
import { useWhyNot } from '../session';
import { Fact, Facts } from '../ui/facts';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { testVerifyMessages as text } from './text';

type Answer = AnswerOf<typeof testConnection>;

/** The result of a test: the service, or why there is none. */
type Outcome =
  | { kind: 'found'; provider: string; answer: Answer }
  | { kind: 'failed'; title: string; text?: string };

/** Whether a provider has a service, checked by the server (S1 §2.15, §5, §8). */
export function TestVerifyPage() {
  const toast = useToast();
  const whyNot = useWhyNot('manage-providers');
  const form = useForm({ defaultValues: { provider: '', service: '' } });
  const ids = useId();
  const names = useProviderNames();
  const { errors } = form.formState;
  const verify = useAdminMutation(ask, {
    onDone: (outcome) =>
      outcome.kind === 'found'
        ? toast({ tone: 'success', title: text.found, text: outcome.answer.service?.name })
        : toast({ tone: 'danger', title: outcome.title, text: outcome.text }),
  });
  const outcome = verify.busy ? undefined : verify.answer;
  return (
    <Page title={text.title} lead={text.lead}>
      <Inset className="grid max-w-2xl gap-4">
        <form noValidate onSubmit={form.handleSubmit((typed) => verify.run(typed))} className="grid gap-4">
          <Locked when={verify.busy}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {(['provider', 'service'] as const).map((field) => (
                <InputField
                  key={field}
                  label={text[field]}
                  inputMode={field === 'provider' ? 'numeric' : 'text'}
                  list={field === 'provider' ? ids : undefined}
                  autoComplete="off"
                  maxLength={field === 'provider' ? 9 : 40}
                  aria-invalid={errors[field] ? true : undefined}
                  {...form.register(field, {
                    validate: (value) =>
                      (field === 'provider' ? /^[1-9]\d*$/.test(value.trim()) : value.trim() !== '') ||
                      text.both,
                  })}
                />
              ))}
            </div>
          </Locked>
          <datalist id={ids}>
            {Object.entries(names).map(([id, name]) => (
              <option key={id} value={id} label={name} />
            ))}
          </datalist>
          {(errors.provider ?? errors.service) && <Alert tone="danger">{text.both}</Alert>}
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            busy={verify.busy}
            disabledReason={whyNot}
          >
            {verify.busy ? text.verifying : text.verify}
          </Button>
        </form>
        {outcome?.kind === 'failed' && (
          <Alert tone="danger" title={outcome.title}>
            {outcome.text}
          </Alert>
        )}
        {outcome?.kind === 'found' && <Found outcome={outcome} />}
      </Inset>
    </Page>
  );
}

/** Two calls: if the first fails, it is not the panel's fault. */
async function ask(typed: { provider: string; service: string }): Promise<Outcome> {
  const id = Number(typed.provider.trim());
  const serviceId = typed.service.trim();
  let provider: string;
  try {
    provider = (await api(oneProvider, { params: { id } })).provider.name;
  } catch (error) {
    return { kind: 'failed', title: text.noProvider, text: said(error) };
  }
  try {
    const answer = await api(testConnection, { body: { id, serviceId } });
    if (answer.success) return { kind: 'found', provider, answer };
    if (answer.reason === 'service-not-found')
      return { kind: 'failed', title: text.notFound, text: text.notFoundText };
    return { kind: 'failed', title: text.badAnswer, text: answer.error };
  } catch (error) {
    return { kind: 'failed', title: text.badAnswer, text: said(error) };
  }
}

function said(error: unknown): string {
  return isApiError(error) ? errorText(error) : resultMessages.unknown;
}

function Found({ outcome: { provider, answer } }: { outcome: Extract<Outcome, { kind: 'found' }> }) {
  const { details, currency } = answer;
  const { columns: fields, unknown, yes, no } = catalogueMessages;
  return (
    <Section title={text.found}>
      <Facts>
        <Fact name={text.panel}>{provider}</Fact>
        <Fact name={text.service}>{answer.service?.service}</Fact>
        <Fact name={text.name}>{answer.service?.name}</Fact>
        <Fact name={fields.type}>{details?.type}</Fact>
        <Fact name={fields.rate}>{details && moneyIn(details.rate, currency)}</Fact>
        <Fact name={fields.range}>{details && panelRange(details)}</Fact>
        <Fact name={fields.refill}>
          {details?.refill === undefined ? unknown : details.refill ? yes : no}
        </Fact>
      </Facts>
    </Section>
  );
}
