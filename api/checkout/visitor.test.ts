import type { Request, Response } from 'express';
import { cookieJar, readCookie } from '../cookies';
import type { Secrets } from '../secrets';
import { csrfTokenHolds, meetVisitor, newCsrfToken, passesCsrf, variantOf } from './visitor';

const secrets: Secrets = ['a-secret-of-at-least-32-characters!!'];
const publicUrl = 'http://localhost:3000';

/** A request as Express passes it, with only the fields that the code under test reads. */
function request(headers: Record<string, string>): Request {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    headers: lower,
    protocol: 'http',
    get: (name: string) => ({ host: 'localhost:3000', ...lower })[name.toLowerCase()],
  } as unknown as Request;
}

/** Collects the cookies that are set. */
function response() {
  const cookies: Record<string, { value: string; options: Record<string, unknown> }> = {};
  const fake = {
    cookie: (name: string, value: string, options: Record<string, unknown>) => {
      cookies[name] = { value, options };
    },
  } as unknown as Response;
  return { fake, cookies };
}

function meet(url = publicUrl, headers: Record<string, string> = {}, by = secrets) {
  const { fake, cookies } = response();
  const visitor = meetVisitor(request(headers), fake, cookieJar(url), by);
  return { visitor, cookies };
}

function knownBrowser() {
  const { visitor, cookies } = meet();
  const token = cookies['XSRF-TOKEN']!.value;
  return {
    visitor: { ...visitor, isNew: false },
    token,
    cookie: `visitor=${visitor.id}; XSRF-TOKEN=${token}`,
  };
}

const rules = { jar: cookieJar(publicUrl), secrets, publicUrl };

describe('a browser', () => {
  it('gets a secret that scripts cannot read and a token that they can [V5]', () => {
    const { visitor, cookies } = meet();
    expect(visitor.isNew).toBe(true);
    expect(cookies.visitor!.options).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      secure: false,
      path: '/',
    });
    expect(cookies['XSRF-TOKEN']!.options).toMatchObject({ httpOnly: false, sameSite: 'lax' });
  });

  it('gets host-bound, secure cookies if the shop is reached by https [V5]', () => {
    const { cookies } = meet('https://shop.example');
    expect(cookies['__Host-visitor']!.options).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(cookies['XSRF-TOKEN']!.options).toMatchObject({ secure: true });
  });

  it('stays the same owner on its next visit', () => {
    const first = meet();
    const again = meet(publicUrl, {
      cookie: `visitor=${first.visitor.id}; XSRF-TOKEN=${first.cookies['XSRF-TOKEN']!.value}`,
    });
    expect(again.visitor).toEqual({ ...first.visitor, isNew: false });
    expect(again.cookies).toEqual({});
  });

  it.each([
    ['behind the old one', (next: string): Secrets => [...secrets, next]],
    ['in front of it', (next: string): Secrets => [next, ...secrets]],
  ])('keeps its token and its purchases while a new secret is %s', (_, replaced) => {
    const known = knownBrowser();
    const both = replaced('the-next-secret-of-32-characters!!!!');
    const { visitor, cookies } = meet(publicUrl, { cookie: known.cookie }, both);
    expect(cookies).toEqual({});
    expect(visitor.owners).toContain(known.visitor.owner);
    const sent = request({ cookie: known.cookie, 'x-xsrf-token': known.token });
    expect(passesCsrf(sent, visitor, { ...rules, secrets: both })).toBe(true);
    // Values written from now on are known to every process that has both.
    const met = meet(publicUrl, {}, both);
    const others: Secrets = [both[1] ?? '', both[0]];
    const { visitor: elsewhere } = meet(publicUrl, { cookie: `visitor=${met.visitor.id}` }, others);
    expect(elsewhere.owners).toContain(met.visitor.owner);
    expect(csrfTokenHolds(others, met.visitor.id, met.cookies['XSRF-TOKEN']!.value)).toBe(true);
  });

  it('counts as new if its secret is not one of ours', () => {
    expect(meet(publicUrl, { cookie: 'visitor=short' }).visitor.isNew).toBe(true);
  });

  it('does not reveal its secret in the owner that purchases store', () => {
    const { visitor } = meet();
    expect(visitor.owner).toMatch(/^[0-9a-f]{64}$/);
    expect(visitor.owner).not.toContain(visitor.id);
  });
});

describe('a token against forged requests', () => {
  it('passes for its own browser, as cookie and header', () => {
    const { visitor, token, cookie } = knownBrowser();
    expect(passesCsrf(request({ cookie, 'x-xsrf-token': token }), visitor, rules)).toBe(true);
  });

  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: publicUrl }],
    ['no page at all', { 'sec-fetch-site': 'none' }],
    ['a browser that says nothing of the site', { origin: publicUrl }],
  ])('passes for a request from %s', (_name, headers) => {
    const browser = knownBrowser();
    expect(passesCsrf(request({ ...both(browser), ...headers }), browser.visitor, rules)).toBe(true);
  });

  it.each([
    ['no header', ({ cookie }: { cookie: string }) => ({ cookie })],
    ['no cookie', ({ token }: { token: string }) => ({ 'x-xsrf-token': token })],
    [
      'another site',
      (b: { cookie: string; token: string }) => ({ ...both(b), 'sec-fetch-site': 'cross-site' }),
    ],
    [
      'a sibling site',
      (b: { cookie: string; token: string }) => ({ ...both(b), 'sec-fetch-site': 'same-site' }),
    ],
    [
      'another origin',
      (b: { cookie: string; token: string }) => ({ ...both(b), origin: 'https://evil.example' }),
    ],
    ['a null origin', (b: { cookie: string; token: string }) => ({ ...both(b), origin: 'null' })],
  ])('is refused with %s [V6]', (_name, headersOf) => {
    const browser = knownBrowser();
    const headers = headersOf(browser) as Record<string, string>;
    expect(passesCsrf(request(headers), browser.visitor, rules)).toBe(false);
  });

  it("is refused if cookie and header agree but carry another browser's token [V6]", () => {
    const mine = knownBrowser();
    const { token } = knownBrowser();
    const headers = { cookie: `visitor=${mine.visitor.id}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect(passesCsrf(request(headers), mine.visitor, rules)).toBe(false);
  });

  it('is refused if it was made without the secret [V6]', () => {
    const { visitor } = knownBrowser();
    expect(csrfTokenHolds(secrets, visitor.id, newCsrfToken(['another-secret'], visitor.id))).toBe(false);
    expect(csrfTokenHolds(secrets, visitor.id, '.')).toBe(false);
    expect(csrfTokenHolds(secrets, visitor.id, '')).toBe(false);
  });
});

const both = ({ cookie, token }: { cookie: string; token: string }) => ({ cookie, 'x-xsrf-token': token });

describe('the upsell variant', () => {
  it('is the same on every visit and follows the percentage', () => {
    const visitors = Array.from({ length: 400 }, (_, index) => ({ id: `visitor-${index}` }));
    const drawB = (percent: number) =>
      visitors.filter((visitor) => variantOf(visitor, percent) === 'B').length;
    expect(drawB(0)).toBe(0);
    expect(drawB(100)).toBe(400);
    expect(drawB(50)).toBe(drawB(50));
    expect(drawB(50)).toBeGreaterThan(120);
    expect(drawB(50)).toBeLessThan(280);
  });
});

describe('a Cookie header', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['b=2', 'a', undefined],
    ['a=%C3%B1', 'a', 'ñ'],
    ['a=%', 'a', undefined],
    ['a=1; a=2', 'a', '1'],
    ['xa=1', 'a', undefined],
    [undefined, 'a', undefined],
  ])('%s has %s = %s', (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });
});
