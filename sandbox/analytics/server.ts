import express, { type Express } from 'express';

/** A request to the stand-in: for its script, or with an event. Newest last. */
export interface Hit {
  at: string;
  kind: 'script' | 'event';
  id: string;
  /** Name and page of an event. */
  name?: string;
  page?: string;
  /** For a purchase: number, amount, currency, shop, and its items as JSON. */
  transaction?: string;
  value?: string;
  currency?: string;
  affiliation?: string;
  items?: string;
  /** The browser's referrer. */
  referrer?: string;
  cookie?: string;
}

/** How many are kept. */
const most = 1000;

/**
 * A measurement service: `/tag.js?id=…` reads the page's `dataLayer` like common tag scripts, sets a first-party cookie
 * and reports events to `/collect` unless `window['ga-disable-<id>']` is true. `/hits` lists the requests, so
 * that a test can show that there were none.
 */
export function analyticsApp({ now }: { now: () => number }): Express {
  const app = express().disable('x-powered-by');
  const hits: Hit[] = [];
  const keep = (hit: Omit<Hit, 'at'>) => {
    hits.push({ at: new Date(now()).toISOString(), ...hit });
    if (hits.length > most) hits.shift();
  };
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');

  app.get('/tag.js', (request, response) => {
    keep({ kind: 'script', id: text(request.query.id), referrer: request.get('referer') });
    response.type('text/javascript').set('Cache-Control', 'no-store').send(tagScript);
  });
  app.get('/collect', (request, response) => {
    const { id, name, page, ...more } = request.query;
    const purchase = ['transaction', 'value', 'currency', 'affiliation', 'items'] as const;
    keep({
      kind: 'event',
      id: text(id),
      name: text(name),
      page: text(page),
      ...Object.fromEntries(purchase.flatMap((field) => (more[field] ? [[field, text(more[field])]] : []))),
      referrer: request.get('referer'),
      cookie: request.get('cookie'),
    });
    response.set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }).status(204).end();
  });
  app.get('/hits', (request, response) => {
    const { id } = request.query;
    response.json({ hits: hits.filter((hit) => id === undefined || hit.id === id) });
  });
  return app;
}

const tagScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const queue = (window.dataLayer = window.dataLayer || []);
  document.cookie = '_ga=sandbox; path=/; max-age=86400';
  const take = (command) => {
    if (window['ga-disable-' + id]) return;
    if (Object.prototype.toString.call(command) !== '[object Arguments]' || command[0] !== 'event') return;
    const asked = new URLSearchParams({ id, name: command[1], page: command[2]?.page_location ?? location.href });
    const { transaction_id: transaction, value, currency, affiliation, items } = command[2] ?? {};
    if (transaction !== undefined)
      for (const [name, said] of Object.entries({ transaction, value, currency, affiliation, items: JSON.stringify(items) }))
        asked.set(name, said);
    fetch(origin + '/collect?' + asked, { keepalive: true });
  };
  queue.forEach(take);
  const push = queue.push.bind(queue);
  queue.push = (...commands) => { commands.forEach(take); return push(...commands); };
})();
`;
