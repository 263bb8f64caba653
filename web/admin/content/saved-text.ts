import type { ContentState } from '#domain/calls/admin-content.ts';

/** What a text in the editor began from. */
export interface TextBase {
  /** The revision of the draft; 0: there was none. */
  revision: number;
  /** The published version. */
  version: number;
}

/** A text on the server. */
export interface SavedText extends TextBase {
  content: Record<string, unknown>;
}

/** The saved text: the draft, else the published text. */
export const savedOf = ({ draft, published }: ContentState): SavedText =>
  draft
    ? { content: draft.content, revision: draft.revision, version: draft.baseVersion }
    : publishedOf({ draft, published });

/** The published text, as something to continue from. */
export const publishedOf = ({ draft, published }: Pick<ContentState, 'draft' | 'published'>): SavedText => ({
  content: published.content,
  revision: draft?.revision ?? 0,
  version: published.version,
});

/** A text that is newer than what the editor began from. */
export interface NewerText extends SavedText {
  /**
   * `saved`: somebody has saved or discarded the draft. `published`: somebody has published. `over-draft`: somebody has
   * published, and the draft itself is older than that, so even an untouched editor has an outdated text.
   */
  kind: 'saved' | 'published' | 'over-draft';
}

/** The newer text, if there is one. A draft that somebody else has saved comes before what is published. */
export function newerThan(base: TextBase, state: ContentState): NewerText | undefined {
  const { draft, published } = state;
  const saved = savedOf(state);
  // Each save has its own revision. Without a draft it is 0: then only the version tells what was published.
  if (saved.revision !== base.revision || saved.version !== base.version)
    return { ...saved, kind: draft || published.version === base.version ? 'saved' : 'published' };
  if (saved.version !== published.version) return { ...publishedOf(state), kind: 'over-draft' };
  return undefined;
}
