import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { getProvidersId, postProvidersTestConnection } from '../client';
import { errorText } from '../error-text';
import { count } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { providerMessages, testVerifyMessages as text } from '../messages/providers';
import { panelMoney } from '../providers/figures';
import { useMay } from '../session';
import { Fact, Facts } from '../ui/facts';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';

type Answer = Awaited<ReturnType<typeof postProvidersTestConnection>>;

/** What came of a test: the service, or why there is none. */
type Outcome =
  | { kind: 'found'; provider: string; answer: Answer }
  | { kind: 'failed'; title: string; text?: string };

/** Whether a provider has a service, asked by the server (S1 §2.15, §5, §8). */
export function TestVerifyPage() {
  const toast = useToast();
  const mayManage = useMay('manage-providers');
  const form = useForm({ defaultValues: { provider: '', service: '' } });
  const [outcome, setOutcome] = useState<Outcome>();
  const { isSubmitting, errors } = form.formState;
  const missing = errors.provider ?? errors.service;

  async function verify({ provider, service }: { provider: string; service: string }): Promise<void> {
    setOutcome(undefined);
    const result = await ask(Number(provider.trim()), service.trim());
    setOutcome(result);
    if (result.kind === 'found')
      toast({ tone: 'success', title: text.found, text: result.answer.service?.name });
    else toast({ tone: 'danger', title: result.title, text: result.text });
  }

  return (
    <Page title={text.title} lead={text.lead}>
      <Inset className="grid max-w-2xl gap-4">
        <form noValidate onSubmit={form.handleSubmit(verify)} className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {(['provider', 'service'] as const).map((field) => (
              <InputField
                key={field}
                label={text[field]}
                inputMode={field === 'provider' ? 'numeric' : 'text'}
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
          {missing && <Alert tone="danger">{text.both}</Alert>}
          <Button
            type="submit"
            look="primary"
            className="justify-self-start"
            busy={isSubmitting}
            disabledReason={mayManage ? undefined : commonMessages.notAllowed}
          >
            {isSubmitting ? text.verifying : text.verify}
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

async function ask(id: number, serviceId: string): Promise<Outcome> {
  let provider: string;
  try {
    provider = (await getProvidersId(id)).provider.name;
  } catch (error) {
    return { kind: 'failed', title: text.noProvider, text: said(error) };
  }
  try {
    const answer = await postProvidersTestConnection({ id, serviceId });
    if (answer.success) return { kind: 'found', provider, answer };
    if (answer.reason === 'service-not-found')
      return { kind: 'failed', title: text.notFound, text: text.notFoundText };
    return { kind: 'failed', title: text.badAnswer, text: answer.error };
  } catch (error) {
    return { kind: 'failed', title: text.badAnswer, text: said(error) };
  }
}

function said(error: unknown): string {
  return isApiError(error) ? errorText(error) : messages.results.unknown;
}

function Found({ outcome: { provider, answer } }: { outcome: Extract<Outcome, { kind: 'found' }> }) {
  const { details, currency } = answer;
  const fields = providerMessages.fields;
  return (
    <Section title={text.found}>
      <Facts>
        <Fact name={text.panel}>{provider}</Fact>
        <Fact name={text.service}>{answer.service?.service}</Fact>
        <Fact name={text.name}>{answer.service?.name}</Fact>
        <Fact name={fields.type}>{details?.type}</Fact>
        <Fact name={fields.rate}>{details && panelMoney(details.rate, currency)}</Fact>
        <Fact name={fields.range}>{details && `${count(details.min)}–${count(details.max)}`}</Fact>
        <Fact name={fields.refill}>
          {details?.refill === undefined
            ? providerMessages.unknown
            : details.refill
              ? providerMessages.yes
              : providerMessages.no}
        </Fact>
      </Facts>
    </Section>
  );
}
