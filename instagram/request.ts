import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../domain/errors';

/** A directory's answer; `body` is undefined if it isn't JSON. */
export interface DirectoryAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Waits before the second and third try, in ms (S0 §9: at most two retries). */
const pausesMs = [150, 400];
/** Time limit of one try, and of all together, in ms. */
const tryMs = 4000;
const allMs = 7000;
/** A real answer has a few kilobytes. */
const largestAnswer = 1024 * 1024;

/**
 * Calls a directory. Retries only when it was down or broken, never when rate limited. Throws `unavailable` if no
 * answer comes in time.
 */
export async function getJson(
  url: URL,
  options: { headers?: Record<string, string>; limited?: (answer: DirectoryAnswer) => boolean } = {},
): Promise<DirectoryAnswer> {
  const endsAt = performance.now() + allMs;
  for (let attempt = 0; ; attempt++) {
    const leftMs = endsAt - performance.now();
    const last = attempt === pausesMs.length || leftMs <= 0;
    try {
      const answer = await once(url, options.headers, Math.max(0, Math.min(tryMs, leftMs)));
      if (last || answer.status < 500 || options.limited?.(answer)) return answer;
    } catch (cause) {
      if (last || performance.now() >= endsAt) throw new ShopError('unavailable', undefined, { cause });
    }
    await sleep(pausesMs[attempt]);
  }
}

/**
 * One try. Uses a separate timer, because Node 20 can drop the signal of a fetch once its request is garbage-collected:
 * an answer that never ends would be read forever.
 */
async function once(
  url: URL,
  headers: Record<string, string> | undefined,
  limitMs: number,
): Promise<DirectoryAnswer> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The Instagram directory took too long')), limitMs);
  });
  try {
    return await Promise.race([ask(url, headers, stop.signal), tooLate]);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

async function ask(
  url: URL,
  headers: Record<string, string> | undefined,
  signal: AbortSignal,
): Promise<DirectoryAnswer> {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json', ...headers },
  });
  const text = await readText(response);
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('The Instagram directory’s answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds to wait by a Retry-After header; a minute if it names none. */
export function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(3600, Math.ceil(seconds)) : 60;
}
