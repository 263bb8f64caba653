import type { Db } from '#db/pool.ts';
import { panelAwaySince } from '#db/provider-health.ts';
import { readSettings } from '#db/settings.ts';
import type { Language } from '#domain/money.ts';
import { type Notice, noticeAt } from '#domain/notice.ts';
import { cachedRead } from '../cached-read';

/** Reads the line above the pages of a language; none while it isn't known. */
export function createNoticeReader(
  db: Db,
  now: () => number,
  version: () => number,
): (language: Language) => Promise<Notice | undefined> {
  const read = cachedRead(
    async () => ({ settings: (await readSettings(db)).notice, awaySince: await panelAwaySince(db) }),
    now,
    version,
  );
  return async (language) => {
    const { value } = await read.inTime();
    return value && noticeAt(value.settings, language, value.awaySince, now());
  };
}
