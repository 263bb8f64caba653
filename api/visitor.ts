import type { Request, Response } from 'express';
import type { Language } from '../domain/money';
import type { UpsellVariant } from '../domain/upsells';
import type { CookieJar } from './cookies';
import { mac, newSecret, sameText } from './secrets';

/** A browser, known by the random secret in its cookie. */
export interface Visitor {
  id: string;
  /** Hash under which purchases remember their browser (decision 9). */
  owner: string;
  /** The visitor came without a cookie: it has no purchases and no CSRF token yet. */
  isNew: boolean;
}

const visitorCookie = 'visitor';
const csrfCookie = 'XSRF-TOKEN';
const secretPattern = /^[A-Za-z0-9_-]{32}$/;
const yearMs = 365 * 24 * 3600 * 1000;

/** Finds the browser of a request, or gives it its cookies. */
export function meetVisitor(request: Request, response: Response, jar: CookieJar, secret: string): Visitor {
  const known = jar.read(request, visitorCookie);
  const isNew = !known || !secretPattern.test(known);
  const id = isNew ? newSecret() : known;
  if (isNew) jar.set(response, visitorCookie, id, { maxAge: yearMs });
  const token = jar.read(request, csrfCookie);
  if (isNew || !token || !csrfTokenHolds(secret, id, token))
    jar.set(response, csrfCookie, newCsrfToken(secret, id), { httpOnly: false, maxAge: yearMs });
  return { id, owner: mac(secret, 'owner', id), isNew };
}

/** A signed token for the double submit; bound to one browser, so that another's does not pass. */
export function newCsrfToken(secret: string, visitorId: string): string {
  const random = newSecret();
  return `${random}.${mac(secret, 'csrf', `${visitorId}:${random}`)}`;
}

/** Whether a token was signed for this browser. */
export function csrfTokenHolds(secret: string, visitorId: string, token: string): boolean {
  const separator = token.indexOf('.');
  if (separator < 1) return false;
  const random = token.slice(0, separator);
  return sameText(token.slice(separator + 1), mac(secret, 'csrf', `${visitorId}:${random}`));
}

/** Whether a state-changing request comes from a page of ours (decision 18). */
export function passesCsrf(
  request: Request,
  visitor: Visitor,
  rules: { jar: CookieJar; secret: string; publicUrl: string },
): boolean {
  const site = request.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.get('origin');
  const ours = [new URL(rules.publicUrl).origin, `${request.protocol}://${request.get('host')}`];
  if (origin && !ours.includes(origin)) return false;
  const header = request.get('x-xsrf-token');
  const cookie = rules.jar.read(request, csrfCookie);
  if (visitor.isNew || !header || !cookie || !sameText(header, cookie)) return false;
  return csrfTokenHolds(rules.secret, visitor.id, header);
}

/** The upsell variant of a browser: drawn once, the same on every visit (decision 7). */
export function variantOf(visitor: Visitor, secret: string, percentB: number): UpsellVariant {
  const draw = Number.parseInt(mac(secret, 'variant', visitor.id).slice(0, 8), 16) % 100;
  return draw < percentB ? 'B' : 'A';
}

/** The upsell variant of a purchase: Italian ones are shown B, all others what their browser drew (decision 7). */
export function variantFor(
  language: Language,
  visitor: Visitor,
  secret: string,
  settings: { upsellVariantBPercent: number },
): UpsellVariant {
  return language === 'it' ? 'B' : variantOf(visitor, secret, settings.upsellVariantBPercent);
}
