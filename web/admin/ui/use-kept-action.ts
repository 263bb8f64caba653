import { useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { BodyOf, Call } from '#domain/calls/call.ts';
import { useSession } from '../session';
import { type FormPlace, readKept, storeKept, type TextValues } from './kept-form';
import { type ActionOptions, useAction } from './use-action';
import { useAttempts } from './use-attempts';

interface Options<C extends Call, Values extends TextValues>
  extends Omit<ActionOptions<C, Values>, 'values' | 'toBody' | 'onDone'> {
  place: FormPlace;
  values: Values;
  /** `id`: the same for the same text, so that it is stored once although its answer was lost. */
  toBody: (typed: Values, id: string) => BodyOf<C>;
}

/**
 * The form of a text that a person may write in several goes, e.g. after a look at the order: the tab keeps it until it is
 * sent. It is empty again then.
 */
export function useKeptAction<C extends Call, Values extends TextValues>({
  place,
  values,
  toBody,
  ...options
}: Options<C, Values>) {
  const user = useSession().session.username;
  const [kept] = useState(() => readKept(place, user, values));
  const attempts = useAttempts();
  const action = useAction<C, Values>({
    ...options,
    asks: false,
    values: values as DefaultValues<Values>,
    toBody: (typed) => toBody(typed, attempts.idOf(typed.text.trim())),
    onDone: (_, form) => {
      attempts.forget();
      // Also if the user has left the form meanwhile.
      storeKept(place, user, undefined);
      form.reset();
    },
  });
  const { form } = action;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the tab has kept
  useEffect(() => {
    if (!kept) return;
    if (kept.attempt) attempts.remember(kept.values.text.trim(), kept.attempt);
    form.reset(kept.values, { keepDefaultValues: true });
  }, []);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Without a name the form was set as a whole, not by typing.
      if (!name) return;
      const typed = form.getValues();
      storeKept(place, user, { values: typed, attempt: attempts.known(typed.text.trim()) });
    });
    return unsubscribe;
  }, [form, attempts, place, user]);
  return {
    ...action,
    submit: form.handleSubmit((typed) => {
      // The page may be left before the answer.
      storeKept(place, user, { values: typed, attempt: attempts.idOf(typed.text.trim()) });
      action.run(typed);
    }),
  };
}

/** Whether this user has left a text in a form. */
export function useKeepsText(place: FormPlace): boolean {
  return readKept(place, useSession().session.username, { text: '' }) !== undefined;
}
