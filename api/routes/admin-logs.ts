import { listApiLog } from '../../db/api-log';
import { listMail } from '../../db/mail-log';
import { adminApiLogs, adminEmailLogs, logsPerPage } from '../../domain/calls/admin-logs';
import { startOfDay } from '../../domain/madrid-day';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** Logs of e-mails and calls (S1 §2.15). No texts, no keys, no codes. */
export function adminLogRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(adminEmailLogs, {}, async ({ query }) => {
    const { page, search, kind, state, from, to } = query;
    const { mails, total } = await listMail(
      db,
      {
        search,
        kind,
        state,
        from: from ? startOfDay(from) : undefined,
        until: to ? startOfDay(to, 1) : undefined,
      },
      { page, pageSize: logsPerPage },
    );
    return {
      mails: mails.map((mail) => ({
        ...withoutNulls(mail),
        firstAt: mail.firstAt.toISOString(),
        at: mail.at.toISOString(),
      })),
      total,
      page,
    };
  });

  routes.answer(adminApiLogs, {}, async ({ query }) => {
    const { page, source, search, failed } = query;
    const { lines, total } = await listApiLog(
      db,
      { source, search, failed: failed && failed === 'true' },
      { page, pageSize: logsPerPage },
    );
    return {
      lines: lines.map((line) => ({ ...withoutNulls(line), at: line.at.toISOString() })),
      total,
      page,
    };
  });
}

type WithoutNulls<T> = { [K in keyof T]: null extends T[K] ? Exclude<T[K], null> | undefined : T[K] };

/** Columns without a value become absent fields. */
function withoutNulls<T extends object>(row: T): WithoutNulls<T> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value ?? undefined]),
  ) as WithoutNulls<T>;
}
