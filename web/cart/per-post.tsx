import type { ServiceType } from '#domain/catalogue.ts';
import { splitEvenly } from '#domain/posts.ts';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';

/** Each post's share of a total: one figure, or two if the first posts get one more (D15). */
export function PerPost({ type, total, posts }: { type: ServiceType; total: number; posts: number }) {
  const { order } = useMessages();
  const language = useLanguage();
  const parts = splitEvenly(total, posts);
  const [most = 0, least = 0] = [parts[0], parts.at(-1)];
  return (
    <span className="tabular-nums">
      {most === least
        ? order[type](most)
        : order.posts.between(formatCount(least, language), order[type](most))}
    </span>
  );
}
