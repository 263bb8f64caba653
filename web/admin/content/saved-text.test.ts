import type { ContentState } from '#domain/calls/admin-content.ts';
import { newerThan, savedOf } from './saved-text';

const at = '2026-01-01T00:00:00.000Z';
/** A section: its published version, and its draft by revision and base. */
const state = (version: number, draft?: [revision: number, baseVersion: number]): ContentState => ({
  success: true,
  published: { version, content: { text: `published ${version}` } },
  draft: draft && {
    content: { text: `draft ${draft[0]} on ${draft[1]}` },
    revision: draft[0],
    baseVersion: draft[1],
    updatedAt: at,
    updatedBy: 'colega',
    problems: {},
  },
  versions: [],
});
const base = (revision: number, version: number) => ({ revision, version });

test('an editor that has the saved text has nothing newer', () => {
  for (const one of [state(3), state(3, [1, 3]), state(0)])
    expect(newerThan(savedOf(one), one)).toBeUndefined();
});

test('without a draft, another published version is newer [S1-2.15.112]', () => {
  expect(newerThan(base(0, 3), state(4))).toEqual({
    kind: 'published',
    content: { text: 'published 4' },
    revision: 0,
    version: 4,
  });
});

test('a draft that was published is newer for those who edit it', () => {
  expect(newerThan(base(2, 3), state(4))).toMatchObject({ kind: 'published', revision: 0, version: 4 });
});

test('another saved draft is newer, also one that was begun after another was published', () => {
  expect(newerThan(base(1, 3), state(3, [2, 3]))).toMatchObject({ kind: 'saved', revision: 2, version: 3 });
  expect(newerThan(base(0, 3), state(3, [1, 3]))).toMatchObject({ kind: 'saved', revision: 1, version: 3 });
  expect(newerThan(base(1, 3), state(4, [2, 4]))).toMatchObject({ kind: 'saved', revision: 2, version: 4 });
});

test('a discarded draft leaves what is published', () => {
  expect(newerThan(base(2, 3), state(3))).toMatchObject({ kind: 'saved', revision: 0, version: 3 });
});

test('what is published after a draft was begun is newer than the draft', () => {
  expect(newerThan(base(1, 3), state(4, [1, 3]))).toEqual({
    kind: 'over-draft',
    content: { text: 'published 4' },
    revision: 1,
    version: 4,
  });
  // A colleague's draft first; it keeps the version that it was written on.
  expect(newerThan(base(1, 3), state(4, [2, 3]))).toMatchObject({ kind: 'saved', revision: 2, version: 3 });
});
