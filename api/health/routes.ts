import { setTimeout as pause } from 'node:timers/promises';
import { mailIsAway } from '#db/mail-log.ts';
import { ShopError } from '#domain/errors.ts';
import { cachedRead } from '../cached-read';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { withinDeadline } from '../purchases';
import { readMainStore } from './watchdog';

const checkMs = 2000;
/** How long a result is cached, in ms: any number of probes costs the stores one check per second. */
const standsMs = 1000;

const forPrograms = { method: 'GET', access: 'public', anonymous: true } as const;

/** For process managers, proxies, and monitors outside. */
export function healthRoutes(routes: Routes, { db, temporal, isStopping }: Deps): void {
  const cached = <T>(check: () => Promise<T>) =>
    cachedRead(check, () => performance.now(), undefined, standsMs).current;
  const probe = cached(() =>
    // A process without its database still serves pages, and asks for webhooks again: it doesn't help if a balancer
    // removes all of them.
    Promise.all([
      inTime(reached(db.query('SELECT 1'))),
      reached(withinDeadline(temporal, checkMs, () => readMainStore(temporal))),
    ]),
  );
  const mailProbe = cached(() =>
    inTime(
      mailIsAway(db).then(
        (away) => !away,
        () => false,
      ),
    ),
  );

  routes.raw(
    { ...forPrograms, path: '/api/health', summary: 'The process answers' },
    async ({ response }) => {
      response.set('Cache-Control', 'no-store').json({ success: true, status: 'ok' });
    },
  );

  routes.raw(
    {
      ...forPrograms,
      path: '/api/ready',
      summary: 'The process takes calls; whether it reaches its database and Temporal',
    },
    async ({ response }) => {
      if (isStopping?.()) throw new ShopError('unavailable');
      const [database, engine] = await probe();
      response
        .set('Cache-Control', 'no-store')
        .json({ success: true, status: 'ready', database, temporal: engine });
    },
  );

  routes.raw(
    {
      ...forPrograms,
      path: '/api/monitor',
      summary: 'For monitors outside: 503 if the database or Temporal is away, or no e-mail goes out',
    },
    async ({ response }) => {
      const [[database, engine], mail] = await Promise.all([probe(), mailProbe()]);
      const success = database && engine && mail;
      response
        .status(success ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ success, database, temporal: engine, mail });
    },
  );
}

function reached(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}

/** False if there is no answer in time: a database that has gone silent must not block the probe. */
function inTime(done: Promise<boolean>): Promise<boolean> {
  return Promise.race([done, pause(checkMs, false, { ref: false })]);
}
