import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderView } from '#domain/calls/orders.ts';
import { normaliseUsername, usernamePattern } from '#domain/instagram-username.ts';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { InputField, typedExactly } from '../ui/field';
import { type Finding, useTargetCorrection } from './use-target-correction';

/** Changes the user name, after the same lookup as in the order form: private is refused, unknown needs confirming. */
export function ProfileCorrection({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { common, tracking, order: cart } = useMessages();
  const { target } = tracking;
  const form = useForm({ defaultValues: { username: '' } });
  const { save, find, busy, failure } = useTargetCorrection(order, onClose);
  const [looking, setLooking] = useState<string>();
  const attempts = useRef(0);
  const element = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<{ username: string; finding: Finding }>();
  useEffect(() => form.setFocus('username'), [form]);
  const typed = normaliseUsername(form.watch('username'));
  const known = found?.username === typed ? found.finding : undefined;

  function problem(text: string): string | true {
    const username = normaliseUsername(text);
    if (!usernamePattern.test(username)) return cart.alerts.noUsername;
    return username === order.username ? target.same : true;
  }

  async function send(text: string): Promise<void> {
    const username = normaliseUsername(text);
    // On a slow network a corrected name doesn't wait for the answer about the first.
    if (busy || looking === username) return;
    attempts.current += 1;
    const mine = attempts.current;
    if (known !== 'unsure') {
      setLooking(username);
      const finding = await find(username);
      setLooking((now) => (now === username ? undefined : now));
      // Only the newest answer counts: two names must not be saved at once.
      if (mine !== attempts.current) return;
      setFound({ username, finding });
      // The buyer may have closed the form meanwhile, or typed another name.
      const isStill = element.current && normaliseUsername(form.getValues('username')) === username;
      if (finding !== 'public' || !isStill) return;
    }
    save({ kind: 'profile', username });
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label={target.form}
      className="grid w-full max-w-sm gap-3"
      onSubmit={form.handleSubmit(({ username }) => send(username))}
    >
      <InputField
        label={target.label}
        hint={target.hint}
        error={form.formState.errors.username?.message}
        {...typedExactly}
        maxLength={60}
        enterKeyHint="send"
        {...form.register('username', { validate: problem })}
      />
      {known === 'private' && <Alert tone="warning">{target.isPrivate(typed)}</Alert>}
      {known === 'unsure' && !failure && <Alert tone="warning">{target.unsure(typed)}</Alert>}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy || looking === typed}>
          {known === 'unsure' ? target.confirm(typed) : target.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
