import { listMail, mailById } from '#db/mail-log.ts';
import { adminApiLogs, adminEmail, adminEmailLogs, logsPerPage } from '#domain/calls/admin-logs.ts';
import { addDays, startOf } from '#domain/days.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { listApiLog } from './sql';

/** Logs of e-mails and calls (S1 §2.15). No keys, no codes. */
export function adminLogRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(adminEmailLogs, {}, async ({ query }) => {
    const { page, search, kind, state, from, to } = query;
    const { rows, ...paged } = await listMail(
      db,
      {
        search,
        kind,
        state,
        from: from ? startOf(from) : undefined,
        until: to ? startOf(addDays(to, 1)) : undefined,
      },
      { page, pageSize: logsPerPage },
    );
    return { mails: rows, ...paged };
  });

  routes.answer(adminEmail, {}, async ({ params }) => {
    const mail = await mailById(db, params.id);
    if (!mail) throw new ShopError('not_found');
    return { mail };
  });

  routes.answer(adminApiLogs, {}, async ({ query }) => {
    const { page, source, search, failed } = query;
    const { rows, ...paged } = await listApiLog(
      db,
      { source, search, failed: failed && failed === 'true' },
      { page, pageSize: logsPerPage },
    );
    return { lines: rows, ...paged };
  });
}
