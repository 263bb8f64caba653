import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { StripeProblem } from './errors';
import type { Tree } from './params';

/** The accepted keys. */
export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
}

/** Identifies the caller, by Bearer authorization or, as browsers do it, by a `key` parameter. */
export function authenticate(request: IncomingMessage, tree: Tree, keys: ApiKeys): 'secret' | 'publishable' {
  const key = keyOf(request, tree);
  if (key === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (same(key, keys.secretKey)) return 'secret';
  if (same(key, keys.publishableKey)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${mask(key)}`);
}

/** 403: the call needs the secret key. */
export function secretKeyRequired(): StripeProblem {
  return new StripeProblem(
    403,
    {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    },
    false,
  );
}

function keyOf(request: IncomingMessage, tree: Tree): string | undefined {
  const [scheme, value] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && value) return value;
  return typeof tree.key === 'string' ? tree.key : undefined;
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function mask(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}

function unauthorized(message: string): StripeProblem {
  return new StripeProblem(401, { type: 'invalid_request_error', message }, false);
}
