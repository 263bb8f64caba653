import { randomBytes, randomUUID } from 'node:crypto';
import { publishedContent } from '#db/content.ts';
import { readSettings } from '#db/settings.ts';
import { adminDiscardDraft, adminSaveDraft } from '#domain/calls/admin-content.ts';
import {
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscountState,
} from '#domain/calls/admin-discounts.ts';
import { adminSetUpsellShare } from '#domain/calls/admin-experiment.ts';
import {
  providerStatusStats,
  setSyncInterval,
  startAutoSync,
  stopAutoSync,
  syncAllStatuses,
} from '#domain/calls/admin-provider-status.ts';
import { refillOverview, setRefillSettings } from '#domain/calls/admin-refill.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import { adminPublishContent } from '#domain/calls/content.ts';
import { settingsSections } from '#domain/settings.ts';
import { type Action, changes, creates, reason, type World } from './action';

/** A text that no other test edits. */
const place = { key: 'legal-privacy', language: 'fr' } as const;
const rules = { off: { kind: 'percent' as const, percent: 20 }, active: true, oncePerEmail: false, note: '' };

/** Actions on codes, texts, settings and Schedules. Values that everybody sees are saved unchanged. */
export function actionsOnShop(world: World): Action[] {
  const newCode = () => `T${randomBytes(5).toString('hex').toUpperCase()}`;
  const make = async () => {
    const body = { ...rules, code: newCode() };
    return (await world.actor.browser.call(adminCreateDiscount, { body })).discount;
  };
  const clearText = async () => {
    for (const table of ['content_sections', 'content_drafts'])
      await world.db.query(`DELETE FROM ${table} WHERE key = $1 AND language = $2`, [
        place.key,
        place.language,
      ]);
  };
  const aDraft = async () => {
    await clearText();
    const body = { jsonContent: { sections: [] }, revision: 0, version: 0 };
    return (await world.actor.browser.call(adminSaveDraft, { params: place, body })).revision;
  };
  const stats = () => world.actor.browser.call(providerStatusStats);

  return [
    creates(adminCreateDiscount, async () => ({
      input: { body: { ...rules, code: newCode() } },
      after: rules,
    })),
    changes(adminChangeDiscount, async () => {
      const { code, version } = await make();
      const off = { kind: 'percent' as const, percent: 30 };
      return {
        input: { params: { code }, body: { ...rules, off, version } },
        before: { off: rules.off, active: true },
        after: { off, active: true },
      };
    }),
    changes(adminDiscountState, async () => {
      const { code } = await make();
      return {
        input: { params: { code }, body: { active: false, reason } },
        before: { active: true, reason },
        after: { active: false },
      };
    }),
    creates(adminCreateDiscounts, async () => ({
      input: { body: { ...rules, id: randomUUID(), prefix: 'TEST', count: 3 } },
      after: { made: 3, active: true },
    })),
    changes(adminBatchState, async () => {
      const body = { ...rules, id: randomUUID(), prefix: 'TEST', count: 3 };
      const { batch } = await world.actor.browser.call(adminCreateDiscounts, { body });
      return {
        input: { params: { batch }, body: { active: false, reason } },
        before: { active: 3, reason },
        after: { changed: 3, total: 3 },
      };
    }),
    changes(adminSaveDraft, async () => {
      await clearText();
      return {
        input: { params: place, body: { jsonContent: { sections: [] }, revision: 0, version: 0 } },
        before: { revision: 0 },
        after: { revision: expect.any(Number) },
        clean: clearText,
      };
    }),
    changes(adminDiscardDraft, async () => {
      const revision = await aDraft();
      return {
        input: { params: place, body: { revision } },
        before: { revision, jsonContent: { sections: [] } },
        after: { discarded: true },
        clean: clearText,
      };
    }),
    changes(adminPublishContent, async () => {
      await clearText();
      const { version, content } = await publishedContent(world.db, place.key, place.language);
      return {
        input: { params: place, body: { jsonContent: { ...content }, version } },
        before: { version, jsonContent: content },
        after: { version: version + 1, jsonContent: content },
        clean: clearText,
      };
    }),
    changes(adminSetUpsellShare, async () => {
      const { upsellVariantBPercent } = await readSettings(world.db);
      const share = { upsellVariantBPercent };
      return {
        input: { body: { ...share, seen: upsellVariantBPercent } },
        before: share,
        after: share,
      };
    }),
    ...settingsSections.map((section) =>
      changes(adminSaveSettings[section], async () => {
        const { sections } = await world.actor.browser.call(adminSettings);
        const { values, version } = sections[section];
        // Each section's values fit the section's own call.
        return { input: { body: { values, version } } as never, before: values, after: values };
      }),
    ),
    creates(syncAllStatuses, async () => ({
      input: {},
      after: { run: expect.any(String), state: expect.any(String) },
    })),
    // In this order, so that the Schedule ends in the shop's state.
    changes(stopAutoSync, async () => ({
      input: {},
      before: { autoSyncEnabled: expect.any(Boolean) },
      after: { autoSyncEnabled: false },
      clean: () => world.actor.browser.call(startAutoSync),
    })),
    changes(startAutoSync, async () => ({
      input: {},
      before: { autoSyncEnabled: expect.any(Boolean) },
      after: { autoSyncEnabled: true },
    })),
    changes(setSyncInterval, async () => {
      const { syncIntervalMinutes } = await stats();
      return {
        input: { body: { minutes: syncIntervalMinutes, seen: syncIntervalMinutes } },
        before: { syncIntervalMinutes },
        after: { syncIntervalMinutes },
      };
    }),
    changes(setRefillSettings, async () => {
      const { settings } = await world.actor.browser.call(refillOverview);
      return { input: { body: { ...settings, seen: settings } }, before: settings, after: { settings } };
    }),
  ];
}
