import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ApiEnv } from '../env';

type Addresses = Partial<Pick<ApiEnv, 'HSTS_INCLUDE_SUBDOMAINS'>> &
  Pick<
    ApiEnv,
    | 'PUBLIC_URL'
    | 'STRIPE_JS_URL'
    | 'STRIPE_API_BASE'
    | 'PROMO_HOST'
    | 'ANALYTICS_SCRIPT_URL'
    | 'ANALYTICS_ORIGINS'
  >;

/**
 * Sources that pages may use. The payment form comes from another origin, and the visitor measurement if one is
 * configured (D29).
 */
export function contentSecurityPolicy(env: Addresses): Record<string, string[] | null> {
  const stripe = env.STRIPE_JS_URL
    ? {
        script: [new URL(env.STRIPE_JS_URL).origin],
        frame: [new URL(env.STRIPE_JS_URL).origin],
        connect: [new URL(env.STRIPE_JS_URL).origin],
        image: [new URL(env.STRIPE_JS_URL).origin],
      }
    : {
        script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connect: ['https://api.stripe.com'],
        image: ['https://*.stripe.com'],
      };
  const tag = env.ANALYTICS_SCRIPT_URL ? [new URL(env.ANALYTICS_SCRIPT_URL).origin] : [];
  const measured = [...tag, ...((tag.length > 0 && env.ANALYTICS_ORIGINS) || [])];
  // The chooser's form on the promotional host is answered with a redirect to the shop.
  const shop = env.PROMO_HOST ? [new URL(env.PUBLIC_URL).origin] : [];
  const api = env.STRIPE_API_BASE ? [new URL(env.STRIPE_API_BASE).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...stripe.script, ...tag],
    'script-src-attr': ["'none'"],
    'frame-src': stripe.frame,
    'connect-src': ["'self'", ...new Set([...stripe.connect, ...api, ...measured])],
    'img-src': ["'self'", 'data:', ...stripe.image, ...measured],
    // Dialogs lock the page's scrolling with an inline style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...shop],
    'frame-ancestors': ["'none'"],
    // Over plain http (the local shop) it would turn every address into one that isn't served.
    'upgrade-insecure-requests': env.PUBLIC_URL.startsWith('https:') ? [] : null,
  };
}

/** The policy of the back office: it takes no payments and is not measured, so it needs no other origin. */
export function backOfficePolicy(env: Addresses): Record<string, string[] | null> {
  return {
    ...contentSecurityPolicy(env),
    'script-src': ["'self'"],
    'frame-src': ["'none'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'self'"],
  };
}

/** Security headers of every answer. */
export function securityHeaders(env: Addresses): RequestHandler[] {
  const payment = new URL(env.STRIPE_JS_URL ?? 'https://js.stripe.com').origin;
  const permissions = `payment=(self "${payment}"), camera=(), microphone=(), geolocation=(), usb=()`;
  const headers = (directives: Record<string, string[] | null>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      // Wallets open a window and must receive its messages.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: env.PUBLIC_URL.startsWith('https:')
        ? { maxAge: 31_536_000, includeSubDomains: env.HSTS_INCLUDE_SUBDOMAINS === true }
        : false,
    });
  const shop = headers(contentSecurityPolicy(env));
  const backOffice = headers(backOfficePolicy(env));
  return [
    (request, response, next) =>
      (/^\/admin(\/|$)/i.test(request.path) ? backOffice : shop)(request, response, next),
    (_request, response, next) => {
      response.set('Permissions-Policy', permissions);
      next();
    },
  ];
}
