import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { leave } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import type { DraftForm } from '../drafts/draft';
import { useDraftForm } from '../drafts/use-draft-form';
import { useLanguage, useMessages } from '../i18n/messages';
import { emailProblem } from '../ui/email';
import { EmailField, InputField, TextareaField } from '../ui/field';
import { RadioCards } from '../ui/radio-cards';
import { useToast } from '../ui/toast';
import { SendForm } from './send-form';

interface LeaveValues {
  wish: 'mail' | 'deletion';
  username: string;
  email: string;
  reason: string;
}

/** A request that is being written. Each `wish` of a link has its own draft: an older one must not replace the wish. */
const leaveDraft = (wish: LeaveValues['wish'] = 'mail'): DraftForm<LeaveValues> => ({
  key: `leaveDraft.v1 ${wish}`,
  empty: { wish, username: '', email: '', reason: '' },
  choices: { wish: ['mail', 'deletion'] },
});

/** The received request. */
export type SentRequest = Pick<AnswerOf<typeof leave>, 'reference' | 'receivedAt' | 'proven'> &
  Pick<LeaveValues, 'wish' | 'email'>;

/** The form of "Darse de baja" (S1 §2.10). */
export function LeaveForm({
  wish,
  onSent,
}: {
  /** Set by the link that led here. */
  wish: LeaveValues['wish'] | undefined;
  onSent: (sent: SentRequest) => void;
}) {
  const { leaving } = useMessages();
  const language = useLanguage();
  const toast = useToast();
  const draft = leaveDraft(wish);
  const { form, idFor, drop } = useDraftForm(draft, (typed) => ({ ...draft.empty, ...typed }));
  const { errors } = form.formState;

  const send = useMutation({
    mutationFn: async (values: LeaveValues) => {
      const body = {
        wish: values.wish,
        username: values.username.trim(),
        email: values.email.trim(),
        reason: values.reason.trim(),
        language,
      };
      const id = idFor(JSON.stringify(body), values);
      const { reference, receivedAt, proven } = await api<typeof leave>('POST /api/unsubscribe', {
        body: { ...body, id },
      });
      return { reference, receivedAt, proven, wish: body.wish, email: body.email };
    },
    onSuccess: (sent) => {
      drop();
      const text = sent.wish === 'deletion' ? leaving.toastText : undefined;
      toast({ tone: 'success', title: leaving.toast, text });
      onSent(sent);
    },
  });

  return (
    <SendForm form={form} send={send} text={leaving} submit={leaving.send[form.watch('wish')]}>
      <div className="grid gap-2.5">
        <h2 className="text-sm font-semibold">{leaving.question}</h2>
        <Controller
          control={form.control}
          name="wish"
          render={({ field }) => (
            <RadioCards
              label={leaving.question}
              value={field.value}
              onChange={(value) => field.onChange(value)}
              options={(['mail', 'deletion'] as const).map((value) => ({
                value,
                name: leaving.requests[value].join('. '),
                content: (
                  <span className="grid gap-0.5 p-3.5">
                    <span className="font-semibold">{leaving.requests[value][0]}</span>
                    <span className="text-sm leading-6 text-muted">{leaving.requests[value][1]}</span>
                  </span>
                ),
              }))}
            />
          )}
        />
      </div>
      <InputField
        label={leaving.username}
        hint={leaving.usernameHint}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        required
        {...form.register('username', {
          validate: (value) => value.trim().length >= 2 || leaving.missing.username,
        })}
      />
      <EmailField
        label={leaving.email}
        error={errors.email?.message}
        required
        {...form.register('email', { validate: (value) => !emailProblem(value) || leaving.missing.email })}
      />
      <TextareaField
        label={leaving.reason}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (value) => value.trim().length >= 5 || leaving.missing.reason,
        })}
        rows={3}
        maxLength={1000}
        required
      />
    </SendForm>
  );
}
