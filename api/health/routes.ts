import { mailIsAway } from '#db/mail-log.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { withinDeadline } from '../purchases';
import { readMainStore } from './watchdog';

const checkMs = 2000;
/** How long a result is cached, in ms: any number of probes costs the stores one check per second. */
const standsMs = 1000;

/** For process managers, proxies, and monitors outside. */
export function healthRoutes(routes: Routes, { db, temporal, isStopping }: Deps): void {
  const probe = sharedFor(standsMs, () =>
    // A process without its database still serves pages, and asks for webhooks again: it doesn't help if a balancer
    // removes all of them.
    Promise.all([
      inTime(reached(db.query('SELECT 1'))),
      reached(withinDeadline(temporal, checkMs, () => readMainStore(temporal))),
    ]),
  );
  const mailProbe = sharedFor(standsMs, () =>
    inTime(
      mailIsAway(db).then(
        (away) => !away,
        () => false,
      ),
    ),
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/health',
      summary: 'The process answers',
      access: 'public',
      anonymous: true,
    },
    async ({ response }) => {
      response.set('Cache-Control', 'no-store').json({ success: true, status: 'ok' });
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/ready',
      summary: 'The process takes calls; whether it reaches its database and Temporal',
      access: 'public',
      anonymous: true,
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
      method: 'GET',
      path: '/api/monitor',
      summary: 'For monitors outside: 503 if the database or Temporal is away, or no e-mail goes out',
      access: 'public',
      anonymous: true,
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

/** `work`, which never fails, once for all callers until `ms` after its end. */
function sharedFor<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let standsUntil = 0;
  let latest: Promise<T> | undefined;
  return () => {
    if (!latest || performance.now() > standsUntil) {
      standsUntil = Number.POSITIVE_INFINITY;
      latest = work().finally(() => {
        standsUntil = performance.now() + ms;
      });
    }
    return latest;
  };
}

function reached(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}

/** False if there is no answer in time: a database that has gone silent must not block the probe. */
async function inTime(done: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkMs);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
