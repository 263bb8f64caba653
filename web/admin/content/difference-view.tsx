import { difference } from './difference';
import { contentMessages as text } from './text';

/** Two texts as one: deletions struck through, insertions underlined; screen readers announce both. */
export function DifferenceView({ before, after }: { before: string; after: string }) {
  const pieces = difference(before, after);
  if (pieces.every(({ kind }) => kind === 'same')) return <p className="text-sm text-muted">{text.same}</p>;
  return (
    <section
      aria-label={text.difference}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-control border border-line bg-page p-3 text-sm leading-6 wrap-anywhere whitespace-pre-wrap"
    >
      {pieces.map(({ text: piece, kind }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other order, and may repeat
        if (kind === 'same') return <span key={place}>{piece}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={place}
            className={kind === 'removed' ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success'}
          >
            <span className="sr-only">[{kind === 'removed' ? text.removed : text.added}] </span>
            {piece}
          </Tag>
        );
      })}
    </section>
  );
}
