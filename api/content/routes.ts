import { newestVersion, publishContent, publishedContent } from '#db/content.ts';
import { announceShopChange } from '#db/settings.ts';
import { adminPublishContent, contentSection } from '#domain/calls/content.ts';
import { readContent } from '#domain/content/sections.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import { InvalidInput, invalidInput } from '../errors';
import type { Routes } from '../handle';
import { deleteDraft, readDraft } from './drafts-sql';

/** Texts that are edited, not programmed (D26). */
export function contentRoutes(routes: Routes, { db, clock }: Deps): void {
  // As the catalogue: Express adds the ETag and answers 304 on its own; `no-cache` makes browsers revalidate each time.
  routes.answer(contentSection, {}, async ({ params, query, response }) => {
    response.set('Cache-Control', 'no-cache');
    const { version, content } = await publishedContent(db, params.key, query.language);
    return { key: params.key, language: query.language, version, jsonContent: content };
  });

  routes.answer(adminPublishContent, {}, async ({ params: { key, language }, body, admin, audited }) => {
    const read = readContent(key, body.jsonContent);
    if (!read.success) throw within('jsonContent', invalidInput(read.error));
    const newest = await newestVersion(db, key, language);
    // After `newest`: a version that is published in between is then refused below.
    const before = await publishedContent(db, key, language);
    // Not `newest`: a stored text that the rules refuse isn't shown, so edits begin from the default, version 0.
    if (body.version !== undefined && body.version !== before.version)
      throw new ShopError('content_changed', { version: before.version });
    const { draftRevision } = body;
    const draft = draftRevision === undefined ? undefined : await readDraft(db, key, language);
    if (draftRevision !== undefined && (draft?.revision ?? 0) !== draftRevision)
      throw new ShopError('draft_changed');
    if (draft && draft.baseVersion !== before.version)
      throw new ShopError('content_changed', { version: before.version });
    const at = clock();
    const version = newest + 1;
    const section = { key, language, version, content: read.data, by: admin.username, at };
    await audited(
      {
        action: 'publish-content',
        subject: `${key}/${language}`,
        before: { version: before.version, jsonContent: before.content },
      },
      async () => {
        if (!(await publishContent(db, section))) throw new ShopError('content_changed', { version });
        // A draft that was saved meanwhile stays.
        if (draft) await deleteDraft(db, draft);
        await announceShopChange(db);
      },
      () => ({ version, jsonContent: read.data }),
    );
    return { version, publishedAt: at };
  });
}

/** The same error at a nested field. */
function within(field: string, { fields }: InvalidInput): InvalidInput {
  return new InvalidInput(
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name === 'body' ? field : `${field}.${name}`, text]),
    ),
  );
}
