import { Star } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { useClaims } from './use-line-content';

/** The shop's score with its basis; a sample is marked as one (D26). */
export function Score() {
  const text = useMessages().chooser.score;
  const score = useClaims()?.score;
  if (!score) return null;
  const full = Math.round(Number(score.value.replace(',', '.')));
  return (
    <section
      aria-label={text.title}
      className="grid justify-items-center gap-2 rounded-card border border-line bg-surface px-4 py-6 text-center"
    >
      <p className="flex items-center gap-3" role="img" aria-label={text.outOf(score.value)}>
        <span className="text-4xl font-extrabold tracking-tight tabular-nums">{score.value}</span>
        <span className="flex text-warning">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} aria-hidden className={star <= full ? 'size-6 fill-current' : 'size-6'} />
          ))}
        </span>
      </p>
      <p className="font-semibold">{score.basis}</p>
      <p className="font-semibold">{score.clients}</p>
      {score.source && <p className="text-sm text-muted">{text.source(score.source)}</p>}
      {score.sample && <p className="text-sm text-muted">{text.note}</p>}
    </section>
  );
}
