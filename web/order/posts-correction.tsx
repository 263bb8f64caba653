import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderView } from '#domain/calls/orders.ts';
import { isShareLink, postLink, shortcodeIn } from '#domain/posts.ts';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { InputField, typedExactly } from '../ui/field';
import { useTargetCorrection } from './use-target-correction';

/** The field of a post. A shortcode alone may be a number, which the form takes for a position. */
const fieldOf = (shortcode: string) => `post_${shortcode}` as const;

/**
 * Replaces the posts that no panel has, by their links; those that are right stay. A post that is sent meanwhile leaves
 * the open form.
 */
export function PostsCorrection({
  order,
  posts,
  onClose,
}: {
  order: OrderView;
  posts: string[];
  onClose: () => void;
}) {
  const { common, tracking, order: cart } = useMessages();
  const { target } = tracking;
  const [first] = useState(posts);
  const form = useForm<Record<ReturnType<typeof fieldOf>, string>>();
  const { save, busy, failure } = useTargetCorrection(order, onClose);
  const { errors } = form.formState;
  const sent = first.filter((shortcode) => !posts.includes(shortcode)).length;
  useEffect(() => {
    if (first[0]) form.setFocus(fieldOf(first[0]));
  }, [form, first]);

  const chosenFor = (shortcode: string) => shortcodeIn(form.getValues(fieldOf(shortcode)));

  function problem(text: string, replaced: string): string | true {
    const shortcode = shortcodeIn(text);
    if (!shortcode) return isShareLink(text) ? cart.posts.linkShared : cart.posts.linkInvalid;
    if (posts.some((other) => other !== replaced && chosenFor(other) === shortcode))
      return cart.posts.linkTwice;
    // Reported only once, at the first field.
    const isSame = replaced === posts[0] && posts.every((one) => chosenFor(one) === one);
    return isSame ? target.samePosts : true;
  }

  function send(): void {
    if (busy) return;
    save({ kind: 'posts', posts: posts.map((one) => chosenFor(one) ?? ''), replaces: posts });
  }

  return (
    <form
      noValidate
      aria-label={target.formPosts}
      className="grid w-full max-w-sm gap-3"
      onSubmit={form.handleSubmit(send)}
    >
      {sent > 0 && <Alert tone="info">{target.sentMeanwhile(sent)}</Alert>}
      {posts.map((shortcode, index) => (
        <InputField
          key={shortcode}
          label={target.postLabel(index + 1)}
          hint={index === posts.length - 1 ? target.postHint : undefined}
          error={errors[fieldOf(shortcode)]?.message}
          type="url"
          inputMode="url"
          {...typedExactly}
          maxLength={300}
          {...form.register(fieldOf(shortcode), {
            value: postLink(shortcode),
            validate: (text) => problem(text, shortcode),
          })}
        />
      ))}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {target.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
