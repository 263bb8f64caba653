import { Fragment } from 'react';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { difference } from './difference';
import { asLines } from './shape';
import { contentMessages as text } from './text';

interface Props {
  section: ContentKey;
  /** Of both texts. */
  language: Language;
  before: unknown;
  after: unknown;
}

/** Two contents as one text: deletions struck through, insertions underlined; screen readers announce both. */
export function DifferenceView({ section, language, before, after }: Props) {
  const pieces = difference(asLines(section, before), asLines(section, after));
  if (pieces.every(({ kind }) => kind === 'same')) return <p className="text-sm text-muted">{text.same}</p>;
  return (
    <section
      aria-label={text.difference}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-control border border-line bg-page p-3 text-sm leading-6 wrap-anywhere whitespace-pre-wrap"
    >
      {pieces.map(({ text: piece, kind }, place) => {
        const words = <span lang={language}>{piece}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other order, and may repeat
        if (kind === 'same') return <Fragment key={place}>{words}</Fragment>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={place}
            className={kind === 'removed' ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success'}
          >
            <span className="sr-only">[{kind === 'removed' ? text.removed : text.added}] </span>
            {words}
          </Tag>
        );
      })}
    </section>
  );
}
