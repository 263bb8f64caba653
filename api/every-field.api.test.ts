import { adminLogin } from '../domain/calls/admin-session';
import { errorAnswer } from '../domain/calls/common';
import { type ErrorCode, errorCatalogue } from '../domain/errors';
import { InvalidInput } from './errors';
import { parsed, type RouteEntry } from './handle';
import { type Answer, type Browser, browser } from './testing/browser';
import { shopTrace, testDatabase } from './testing/database';
import { type Attempt, attemptsOn, fieldsOf, hostileValues, missing } from './testing/hostile-values';
import { payments } from './testing/payments';
import { type OwnShop, ownShop } from './testing/shop';

const db = testDatabase();
let shop: OwnShop;
let visitor: Browser;
let administrator: Browser;
let intents: () => Promise<number>;
let attempts: Attempt[];

beforeAll(async () => {
  shop = await ownShop({ RATE_LIMIT_FACTOR: '1000000' });
  visitor = browser(shop.url);
  await visitor.send('GET', '/api/stripe-config');
  administrator = browser(shop.url);
  await administrator.call(adminLogin, {
    body: { username: 'admin', password: process.env.ADMIN_PASSWORD ?? '' },
  });
  intents = payments().intentCount;
  attempts = shop.routes.flatMap(attemptsOn);
});
afterAll(async () => {
  await shop.close();
  await db.end();
});

const name = ({ method, path }: RouteEntry) => `${method} ${path}`;

function send({ route, input }: Attempt): Promise<Answer<unknown>> {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(input.params[key])),
  );
  const query = new URLSearchParams(Object.entries(input.query).map(([key, value]) => [key, String(value)]));
  const body = route.method === 'GET' ? undefined : input.body;
  const sender = route.access === 'public' ? visitor : administrator;
  return sender.send(route.method, query.size > 0 ? `${path}?${query}` : path, { body });
}

const fieldOf = ({ route, place, field }: Attempt) => `${name(route)} ${place}.${field}`;

const shownValue = ({ value }: Attempt) => (value === missing ? 'missing' : JSON.stringify(value));

/** A sentence about an attempt. */
function about(attempt: Attempt, what: string): string {
  return `${fieldOf(attempt)} = ${shownValue(attempt)?.slice(0, 60)}: ${what}`;
}

/** Whether a refusal names the field itself, or one that it requires, each with a sentence. */
function namesField(
  { field, place, input }: Attempt,
  fields: Record<string, string> | undefined = {},
): boolean {
  const [top] = field.split('.');
  const itself = Object.keys(fields).some(
    (named) => named === top || named.startsWith(`${top}.`) || !(named in input[place]),
  );
  return itself && Object.values(fields).every((text) => text.length > 0);
}

/** What is wrong with the refusal by the schema alone, without a request; undefined if nothing is. */
function misread(attempt: Attempt): string | undefined {
  const { route, place, input } = attempt;
  try {
    parsed(route.call?.[place], input[place]);
    return about(attempt, 'should be refused');
  } catch (error) {
    if (!(error instanceof InvalidInput)) return about(attempt, `never a failure, got ${error}`);
    return namesField(attempt, error.fields) ? undefined : about(attempt, 'the field by name');
  }
}

/** What is wrong with an answer, as a text that names the attempt; undefined if nothing is. */
function complaint(attempt: Attempt, { status, body, headers }: Answer<unknown>): string | undefined {
  const say = (what: string) =>
    about(attempt, `${what}, got ${status} ${JSON.stringify(body).slice(0, 300)}`);
  if (status >= 500) return say('never a failure of the server');
  if (status < 400) {
    if (!attempt.accepted) return say('should be refused');
    return attempt.route.call?.answer.safeParse(body).success
      ? undefined
      : say('an answer with its own schema');
  }
  const read = errorAnswer.strict().safeParse(body);
  if (!read.success) return say('the one shape of errors');
  const { code, message, requestId, fields } = read.data;
  if (errorCatalogue[code as ErrorCode]?.[0] !== status) return say('the status of its code');
  if (message !== errorCatalogue[code as ErrorCode][1]) return say('the sentence of its code');
  if (requestId !== headers.get('x-request-id')) return say('the id of the request');
  if (/node_modules|\.ts:\d|\bat \w+ \(|SELECT |zod/i.test(JSON.stringify(body)))
    return say('nothing of the inside');
  if (attempt.accepted) return undefined;
  if (code !== 'validation_failed') return say('validation_failed');
  return namesField(attempt, fields) ? undefined : say('the field by name');
}

const isPublic = ({ route }: Attempt) => route.access === 'public';

/**
 * Up to `count` attempts of each group, other ones from group to group. Sending all would send each value through each
 * route, although the routes differ only by their schemas.
 */
function someOf(attempts: Attempt[], count: number, groupOf: (attempt: Attempt) => string): Attempt[] {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts)
    groups.set(groupOf(attempt), [...(groups.get(groupOf(attempt)) ?? []), attempt]);
  return [...groups.values()].flatMap((group, turn) =>
    group.map((_, index) => group[(turn + index) % group.length]!).slice(0, count),
  );
}

/** Sends all, some in parallel, and returns what was wrong. */
async function complaintsOf(attempts: Attempt[]): Promise<string[]> {
  const complaints: string[] = [];
  const queue = [...attempts];
  const work = async () => {
    for (let attempt = queue.pop(); attempt; attempt = queue.pop()) {
      let answer = await send(attempt);
      // As a page does, which is safe: a call that the shop was too busy to answer in time is sent again.
      for (let left = 4; answer.status === 503 && left > 0; left -= 1) answer = await send(attempt);
      const found = complaint(attempt, answer);
      if (found) complaints.push(found);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return complaints;
}

it('every field of every call is tried with missing, wrong, huge and hostile values [S0-7.19 V33]', () => {
  const routes = shop.routes.filter((route) => route.call);
  expect(routes.length).toBeGreaterThan(20);
  const tried = new Set(attempts.map(({ route, place, field }) => `${name(route)} ${place} ${field}`));
  const fields = routes.flatMap((route) =>
    (['params', 'query', 'body'] as const).flatMap((place) =>
      route.call?.[place]
        ? fieldsOf(route.call[place]).map((path) => `${name(route)} ${place} ${path.join('.')}`)
        : [],
    ),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !tried.has(field))).toEqual([]);
});

it('a value that a schema refuses is a 400 that names the field, and changes nothing [S0-5.3 S0-9.11 V17 V33]', async () => {
  const before = { trace: await shopTrace(db), intents: await intents() };
  const refused = attempts.filter(({ accepted }) => !accepted);
  expect(refused.length).toBeGreaterThan(600);
  expect(refused.map(misread).filter(Boolean)).toEqual([]);
  // All are read by their schemas above. Sent, they show that each route reads each place by its schema.
  const strangers = refused.filter(isPublic);
  const sent = [
    ...someOf(strangers, 2, fieldOf),
    ...someOf(strangers, 1, shownValue),
    ...someOf(
      refused.filter((attempt) => !isPublic(attempt)),
      2,
      ({ route, place }) => `${name(route)} ${place}`,
    ),
  ];
  expect(sent.length).toBeGreaterThan(600);
  expect(await complaintsOf(sent)).toEqual([]);
  expect({ trace: await shopTrace(db), intents: await intents() }).toEqual(before);
});

it('a value that a public call’s schema accepts never fails the server, and buys nothing [V20 V33]', async () => {
  // A cart with a wrong price is opened, and refused before there is anything to pay.
  const purchases = async () =>
    (await db.query('SELECT count(*) FROM purchases WHERE payment_intent_id IS NOT NULL')).rows[0];
  const before = { ...(await purchases()), intents: await intents() };
  const strange = attempts.filter((attempt) => attempt.accepted && isPublic(attempt));
  expect(strange.length).toBeGreaterThan(200);
  const hostile = strange.filter(({ kind }) => kind === 'hostile');
  const others = strange.filter(({ kind }) => kind !== 'hostile');
  const ofEachField = [...someOf(others, 2, fieldOf), ...someOf(hostile, 2, fieldOf)];
  const chosen = [...ofEachField, ...someOf(strange, 1, shownValue)];
  // Without each of its optional fields a request is the same one.
  const sent = new Map(
    chosen.map((attempt) => [JSON.stringify([name(attempt.route), attempt.input]), attempt]),
  );
  expect(await complaintsOf([...sent.values()])).toEqual([]);
  expect({ ...(await purchases()), intents: await intents() }).toEqual(before);
});

describe('a body that is no object of fields [V32]', () => {
  const bodies: [string, string, Record<string, string>][] = [
    ['a list', '[]', {}],
    ['a text', '"x"', {}],
    ['null', 'null', {}],
    ['a number', '7', {}],
    ['half of it', '{"a":', {}],
    ['nothing', '', {}],
    ['a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', {}],
    ['the same key twice', '{"cartId":"a","cartId":{"b":1}}', {}],
    ['very deep', `{"metadata":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}],
    ['a number beyond all numbers', '{"amount":1e999,"serviceId":1e999}', {}],
    ['too long', `{"x":"${'y'.repeat(70_000)}"}`, {}],
    ['bytes that are no text', '{"x":"\\ud800\\u0000"}', {}],
    ['an unknown encoding', '{}', { 'content-encoding': 'x-none' }],
    ['an unknown character set', '{}', { 'content-type': 'application/json; charset=klingon' }],
    ['something that claims to be compressed', '{}', { 'content-encoding': 'gzip' }],
  ];
  const turns = 3;
  const inTurns = bodies.map(([what, text, headers], index) => ({
    what,
    text,
    headers,
    turn: index % turns,
  }));
  it.each(inTurns)('$what', async ({ text, headers, turn }) => {
    const before = await shopTrace(db);
    const reading = shop.routes.filter(
      ({ method, access, proof, call }) =>
        method !== 'GET' && access === 'public' && proof === 'csrf' && call?.body,
    );
    expect(reading.length).toBeGreaterThan(20);
    // Every body is read in the same place: each route gets a third of them, and each body a third of the routes.
    for (const [index, route] of reading.entries()) {
      if (index % turns !== turn) continue;
      const answer = await visitor.send(route.method, route.path.replace(/:\w+/g, 'x'), {
        text,
        headers: { 'content-type': 'application/json', ...headers },
      });
      const read = errorAnswer.strict().safeParse(answer.body);
      expect({
        route: name(route),
        // 404: the body may be optional, and a stranger has bought nothing.
        refused: [400, 404, 413].includes(answer.status),
        shape: read.success,
      }).toEqual({
        route: name(route),
        refused: true,
        shape: true,
      });
    }
    expect(await shopTrace(db)).toEqual(before);
  });
});

it('routes without schemas refuse hostile paths, queries and bodies just as clearly [V33]', async () => {
  const raw = shop.routes.filter((route) => !route.call && route.access === 'public');
  expect(raw.length).toBeGreaterThan(3);
  const texts = [...hostileValues.huge, ...hostileValues.hostile].filter(
    (value): value is string => typeof value === 'string' && !/\p{Surrogate}/u.test(value),
  );
  const bad: string[] = [];
  for (const route of raw)
    for (const text of texts) {
      const part = encodeURIComponent(text.slice(0, 3000));
      if (part === '' || part.startsWith('..')) continue;
      const path = `${route.path.replace(/:\w+/g, part)}?url=${part}&query=${part}&url=${part}`;
      const answer = await visitor.send(
        route.method,
        path,
        route.method === 'GET'
          ? {}
          : { text, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      );
      const clear = answer.status < 400 || errorAnswer.strict().safeParse(answer.body).success;
      if (answer.status >= 500 || !clear) bad.push(`${name(route)} ${text.slice(0, 40)}: ${answer.status}`);
    }
  expect(bad).toEqual([]);
});
