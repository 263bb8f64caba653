import type { Db } from '#db/pool.ts';
import { panelAwaySince } from '#db/provider-health.ts';
import { readSettings } from '#db/settings.ts';
import type { Language } from '#domain/money.ts';
import { type Notice, noticeAt } from '#domain/notice.ts';
import { cachedRead } from '../cached-read';

/** Reads the line above the pages of a language; none if it isn't known in time. */
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
    const found = await read.inTime();
    return found && noticeAt(found.settings, language, found.awaySince, now());
  };
}
