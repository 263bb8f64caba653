import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { ShopError } from '#domain/errors.ts';
import { publicLookup } from '#security/public-address.ts';

/** Largest picture that is passed on, in bytes. */
export const largestPicture = 2 * 1024 * 1024;
const timeoutMs = 8000;
const instagramHosts = ['.cdninstagram.com', '.fbcdn.net'];
// No SVG: it can carry scripts.
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The address of a picture that may be fetched, or undefined: the configured directory itself (`ownOrigin`), or
 * Instagram's picture hosts by https (D16).
 */
export function allowedPicture(text: string, ownOrigin: string | undefined): URL | undefined {
  if (text.length > 2000 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  if (ownOrigin !== undefined && url.origin === ownOrigin) return url;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  const host = url.hostname.replace(/\.$/, '');
  if (isIP(host.replace(/^\[|\]$/g, ''))) return undefined;
  return instagramHosts.some((suffix) => host.endsWith(suffix)) ? url : undefined;
}

/** A fetched picture. */
export interface Picture {
  type: string;
  bytes: Buffer;
}

/**
 * Fetches a picture of an allowed address. Follows no redirect, sends no cookies. Throws `not_found` if it isn't a
 * picture, `unavailable` if the host doesn't answer.
 */
export function fetchPicture(url: URL, ownOrigin: string | undefined): Promise<Picture> {
  return fetchWithin(url, url.origin === ownOrigin, AbortSignal.timeout(timeoutMs));
}

function fetchWithin(url: URL, known: boolean, signal: AbortSignal): Promise<Picture> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((done, fail) => {
    const options = {
      lookup: known ? undefined : publicLookup,
      signal,
      headers: { accept: 'image/*' },
    };
    const request = get(url, options, (answer) => {
      readPicture(answer).then(done, (error: unknown) => {
        answer.destroy();
        fail(error);
      });
    });
    request.once('error', (cause: NodeJS.ErrnoException) => {
      // The host closed a kept-alive connection just as it was reused; each such attempt removes one from the pool.
      if (request.reusedSocket && cause.code === 'ECONNRESET' && !signal.aborted)
        fetchWithin(url, known, signal).then(done, fail);
      else fail(new ShopError('unavailable', undefined, { cause }));
    });
  });
}

async function readPicture(answer: IncomingMessage): Promise<Picture> {
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (answer.statusCode !== 200 || !pictureTypes.has(type)) throw new ShopError('not_found');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestPicture) throw new ShopError('not_found');
    chunks.push(chunk);
  }
  return { type, bytes: Buffer.concat(chunks) };
}
