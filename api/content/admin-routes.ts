import { publishedContent } from '#db/content.ts';
import { announce } from '#db/pool.ts';
import {
  adminContentOverview,
  adminContentSection,
  adminContentVersion,
  adminDiscardDraft,
  adminSaveDraft,
  type publishedVersion,
} from '#domain/calls/admin-content.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { defaultContent } from '#domain/content/defaults.ts';
import { type ContentKey, contentKeys, readContent } from '#domain/content/sections.ts';
import { ShopError } from '#domain/errors.ts';
import { languages } from '#domain/money.ts';
import type { Deps } from '../deps';
import { invalidInput } from '../errors';
import type { Routes } from '../handle';
import {
  allDrafts,
  type ContentDraft,
  deleteDraft,
  newestVersions,
  readDraft,
  saveDraft,
  type VersionRow,
  versionContent,
  versionsOf,
} from './drafts-sql';

/** The event that open editors and lists get when a draft is saved or discarded. */
const draftsChanged = 'content-drafts';

/** Texts in the back office: published ones, drafts and old versions (D26). */
export function adminContentRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  routes.answer(adminContentOverview, {}, async () => {
    const [versions, drafts] = await Promise.all([newestVersions(db), allDrafts(db)]);
    return {
      sections: contentKeys.flatMap((key) =>
        languages.map((language) => {
          const here = (one: { key: string; language: string }) =>
            one.key === key && one.language === language;
          const draft = drafts.find(here);
          return {
            key,
            language,
            published: publishedView(versions.find(here)),
            draft: draft && draftView(draft),
          };
        }),
      ),
    };
  });

  routes.answer(adminContentSection, {}, async ({ params: { key, language } }) => {
    const [current, draft, versions] = await Promise.all([
      publishedContent(db, key, language),
      readDraft(db, key, language),
      versionsOf(db, key, language),
    ]);
    return {
      published: {
        ...publishedView(versions.find(({ version }) => version === current.version)),
        version: current.version,
        content: current.content as Record<string, unknown>,
      },
      draft: draft && { ...draftView(draft), content: draft.content as Record<string, unknown> },
      versions: [...versions.map(publishedView), publishedView(undefined)],
    };
  });

  routes.answer(adminContentVersion, {}, async ({ params: { key, language, version } }) => {
    const content =
      version === 0 ? defaultContent(key, language) : await versionContent(db, key, language, version);
    if (content === undefined) throw new ShopError('not_found');
    return { version, content: content as Record<string, unknown> };
  });

  routes.answer(adminSaveDraft, {}, ({ params: { key, language }, body, admin, audited }) =>
    audited(
      {
        action: 'save-content-draft',
        subject: `${key}/${language}`,
        before: { revision: body.revision },
      },
      async () => {
        const revision = await saveDraft(db, {
          key,
          language,
          content: body.jsonContent,
          from: body.revision,
          // Not what is published now: the text may be older.
          baseVersion: body.version,
          updatedAt: clock(),
          updatedBy: admin.username,
        });
        if (revision === undefined) throw new ShopError('draft_changed');
        await announce(db, draftsChanged);
        return { revision, problems: problemsOf(key, body.jsonContent) };
      },
      ({ revision }) => ({ revision }),
    ),
  );

  routes.answer(adminDiscardDraft, {}, async ({ params: { key, language }, body, audited }) => {
    const before = await readDraft(db, key, language);
    await audited(
      {
        action: 'discard-content-draft',
        subject: `${key}/${language}`,
        before: before && { revision: before.revision, jsonContent: before.content },
      },
      async () => {
        if (!(await deleteDraft(db, { key, language, ...body }))) throw new ShopError('draft_changed');
        await announce(db, draftsChanged);
      },
      () => ({ discarded: true }),
    );
    return {};
  });
}

/** Without a row: the text that ships with the program. */
function publishedView(row: VersionRow | undefined): RowOf<typeof publishedVersion> {
  return row ?? { version: 0 };
}

function draftView(draft: ContentDraft) {
  return { ...draft, problems: problemsOf(draft.key, draft.content) };
}

/** What publishing would refuse, a sentence by field. */
function problemsOf(key: ContentKey, content: unknown): Record<string, string> {
  const read = readContent(key, content);
  return read.success ? {} : invalidInput(read.error).fields;
}
