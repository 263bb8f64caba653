import { useMutation } from '@tanstack/react-query';
import type { writeReview } from '#domain/calls/reviews.ts';
import { reviewLengths, shownNamePattern } from '#domain/reviews.ts';
import { api } from '../api-client/api';
import type { Which } from '../api-client/reviews';
import { useDraftForm } from '../drafts/use-draft-form';
import { useLanguage, useMessages } from '../i18n/messages';
import { InputField, TextareaField } from '../ui/field';
import { SendForm } from './send-form';
import { StarsField } from './stars-field';

/** The earlier review, if it can still be changed. */
export interface Written {
  stars: number;
  comment: string;
  name?: string;
}

/** No star is chosen yet. */
const empty = { stars: '', comment: '', name: '' };
type ReviewValues = typeof empty;

/** Stars, a text and an optional name. */
export function ReviewForm({
  which,
  written,
  onSent,
}: {
  which: Which;
  written: Written | undefined;
  onSent: () => void;
}) {
  const { review } = useMessages();
  const language = useLanguage();
  const { form, drop } = useDraftForm(
    { key: `reviewDraft.v1 ${which.key}`, empty, choices: { stars: ['1', '2', '3', '4', '5'] } },
    (typed) => ({
      stars: written ? String(written.stars) : '',
      comment: written?.comment ?? '',
      name: written?.name ?? '',
      ...typed,
    }),
  );
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: ({ stars, comment, name }: ReviewValues) =>
      api<typeof writeReview>('POST /api/reviews', {
        body: { ...which, stars: Number(stars), comment, name: name.trim() || undefined, language },
      }),
    onSuccess: () => {
      drop();
      onSent();
    },
  });

  return (
    <SendForm form={form} send={send} text={review} submit={written ? review.change : review.send}>
      <StarsField
        value={Number(form.watch('stars'))}
        error={errors.stars?.message}
        field={form.register('stars', { validate: (value) => Boolean(value) || review.missing.stars })}
      />
      <TextareaField
        label={review.comment}
        hint={review.commentHint}
        error={errors.comment?.message}
        {...form.register('comment', {
          validate: (value) => value.trim().length >= reviewLengths.least || review.missing.comment,
        })}
        rows={5}
        maxLength={reviewLengths.comment}
        required
      />
      <InputField
        label={review.name}
        hint={review.nameHint}
        error={errors.name?.message}
        autoComplete="given-name"
        maxLength={reviewLengths.name}
        {...form.register('name', {
          validate: (value) =>
            value.trim() === '' || shownNamePattern.test(value.trim()) || review.missing.name,
        })}
      />
    </SendForm>
  );
}
