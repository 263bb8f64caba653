import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderView } from '#domain/calls/orders.ts';
import { postLink, shortcodeIn } from '#domain/posts.ts';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { InputField, typedExactly } from '../ui/field';
import { useTargetCorrection } from './use-target-correction';

/** Replaces the posts that no panel has, by their links; those that are right stay. */
export function PostsCorrection({
  order,
  posts,
  onClose,
}: {
  order: OrderView;
  posts: string[];
  onClose: () => void;
}) {
  const { tracking, order: cart } = useMessages();
  const { target } = tracking;
  const form = useForm({
    defaultValues: { links: posts.map((shortcode) => ({ link: postLink(shortcode) })) },
  });
  const { save, busy, failure } = useTargetCorrection(order, onClose);
  const { errors } = form.formState;
  useEffect(() => form.setFocus('links.0.link'), [form]);

  function problem(text: string, index: number): string | true {
    const shortcode = shortcodeIn(text);
    if (!shortcode) return cart.posts.linkInvalid;
    const others = form.getValues('links').map(({ link }) => shortcodeIn(link));
    if (others.some((other, place) => place !== index && other === shortcode)) return cart.posts.linkTwice;
    // Reported only once, at the first field.
    const isSame = index === 0 && others.every((other, place) => other === posts[place]);
    return isSame ? target.samePosts : true;
  }

  function send(links: { link: string }[]): void {
    if (busy) return;
    const chosen = links.map(({ link }) => shortcodeIn(link) ?? '');
    save({ kind: 'posts', posts: chosen });
  }

  return (
    <form
      noValidate
      aria-label={target.formPosts}
      className="grid w-full max-w-sm gap-3"
      onSubmit={form.handleSubmit(({ links }) => send(links))}
    >
      {posts.map((shortcode, index) => (
        <InputField
          key={shortcode}
          label={target.postLabel(index + 1)}
          hint={index === posts.length - 1 ? target.postHint : undefined}
          error={errors.links?.[index]?.link?.message}
          type="url"
          inputMode="url"
          {...typedExactly}
          maxLength={300}
          {...form.register(`links.${index}.link`, { validate: (text) => problem(text, index) })}
        />
      ))}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {target.save}
        </Button>
        <Button onClick={onClose}>{target.cancel}</Button>
      </div>
    </form>
  );
}
