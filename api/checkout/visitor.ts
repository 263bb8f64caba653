import type { Request, Response } from 'express';
import type { Language } from '#domain/money.ts';
import type { UpsellVariant } from '#domain/upsells.ts';
import type { CookieJar } from '../cookies';
import { isMac, mac, macs, newSecret, type Secrets, sameText, sha256 } from '../secrets';

/** A browser, known by the random secret in its cookie. */
export interface Visitor {
  id: string;
  /** Hash by which purchases remember their browser (D9). */
  owner: string;
  /** The same for each session secret: an older purchase may know it by one of them. */
  owners: readonly string[];
  /** The visitor came without a cookie: it has no purchases and no CSRF token yet. */
  isNew: boolean;
}

const visitorCookie = 'visitor';
const csrfCookie = 'XSRF-TOKEN';
const secretPattern = /^[A-Za-z0-9_-]{32}$/;
const yearMs = 365 * 24 * 3600 * 1000;

/** Finds the browser of a request, or gives it its cookies. */
export function meetVisitor(request: Request, response: Response, jar: CookieJar, secrets: Secrets): Visitor {
  const known = jar.read(request, visitorCookie);
  const isNew = !known || !secretPattern.test(known);
  const id = isNew ? newSecret() : known;
  if (isNew) jar.set(response, visitorCookie, id, { maxAge: yearMs });
  const token = jar.read(request, csrfCookie);
  if (isNew || !token || !csrfTokenHolds(secrets, id, token))
    jar.set(response, csrfCookie, newCsrfToken(secrets, id), { httpOnly: false, maxAge: yearMs });
  const owners = macs(secrets, 'owner', id);
  return { id, owner: owners[0], owners, isNew };
}

/**
 * Gives this browser a new visitor id, so that the next person can't open the last one's orders. Open pages take the
 * new token from the cookie.
 */
export function forgetVisitor(response: Response, jar: CookieJar, secrets: Secrets): void {
  const id = newSecret();
  jar.set(response, visitorCookie, id, { maxAge: yearMs });
  jar.set(response, csrfCookie, newCsrfToken(secrets, id), { httpOnly: false, maxAge: yearMs });
}

/** A signed token for the double submit; bound to one browser, so that another's does not pass. */
export function newCsrfToken([secret]: Secrets, visitorId: string): string {
  const random = newSecret();
  return `${random}.${mac(secret, 'csrf', `${visitorId}:${random}`)}`;
}

/** Whether a token was signed for this browser. */
export function csrfTokenHolds(secrets: Secrets, visitorId: string, token: string): boolean {
  const separator = token.indexOf('.');
  if (separator < 1) return false;
  const random = token.slice(0, separator);
  return isMac(secrets, 'csrf', `${visitorId}:${random}`, token.slice(separator + 1));
}

/** Whether the browser says that another site's page sent a request. The check costs nothing, so it comes first. */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.get('origin');
  const ours = [new URL(publicUrl).origin, `${request.protocol}://${request.get('host')}`];
  return Boolean(origin && !ours.includes(origin));
}

/** Whether a state-changing request comes from a page of ours (D18). */
export function passesCsrf(
  request: Request,
  visitor: Visitor,
  rules: { jar: CookieJar; secrets: Secrets; publicUrl: string },
): boolean {
  if (isFromElsewhere(request, rules.publicUrl)) return false;
  const header = request.get('x-xsrf-token');
  const cookie = rules.jar.read(request, csrfCookie);
  if (visitor.isNew || !header || !cookie || !sameText(header, cookie)) return false;
  return csrfTokenHolds(rules.secrets, visitor.id, header);
}

/** The upsell variant of a browser: derived from its random secret, the same on every visit (D7). */
export function variantOf(visitor: Pick<Visitor, 'id'>, percentB: number): UpsellVariant {
  const draw = sha256(`variant:${visitor.id}`).readUInt32BE() % 100;
  return draw < percentB ? 'B' : 'A';
}

/** The upsell variant of a purchase: B for Italian ones, the browser's variant for all others (D7). */
export function variantFor(
  language: Language,
  visitor: Pick<Visitor, 'id'>,
  settings: { upsellVariantBPercent: number },
): UpsellVariant {
  return language === 'it' ? 'B' : variantOf(visitor, settings.upsellVariantBPercent);
}
