import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { deletePageFiles, keepPageFile, readPageFile, stampPageFiles } from '#db/page-files.ts';
import type { Db } from '#db/pool.ts';
import { isMac, macs, type Secrets } from '../secrets';

/** How long a file is served after the last process that used it, in ms: a tab opened before a release lasts a day. */
export const servedMs = 24 * 3_600_000;
/** How often a running process reports that it still uses its files, in ms. */
const stampMs = 3_600_000;

const purpose = 'page-file';
const content = (name: string, body: Buffer) => `${name}:${createHash('sha256').update(body).digest('hex')}`;

/**
 * Stores the built files of this release in the database, for tabs that outlive it and for processes of another
 * release.
 */
export async function storeReleaseFiles(db: Db, secrets: Secrets, folder: string, at: Date): Promise<void> {
  // Not their compressed forms: they can be made from these.
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  for (const name of await stampPageFiles(db, names, at)) {
    const body = await readFile(join(folder, name));
    const [seal] = macs(secrets, purpose, content(name, body));
    await keepPageFile(db, { name, body, seal }, at);
  }
  await deletePageFiles(db, new Date(at.getTime() - servedMs - stampMs));
}

/** Stores the files now and once an hour. Returns the function that stops it. */
export function startStoringFiles(
  deps: { db: Db; secrets: Secrets; folder: string },
  onError: (error: unknown) => void,
): () => void {
  const keep = () => void storeReleaseFiles(deps.db, deps.secrets, deps.folder, new Date()).catch(onError);
  keep();
  const timer = setInterval(keep, stampMs);
  return () => clearInterval(timer);
}

/** Serves a file of another release, to a tab that was opened while that ran. */
export function previousReleaseFiles(db: Db, secrets: Secrets, now: () => number): RequestHandler {
  return async (request, response, next) => {
    const name = request.path.slice(1);
    if (!/^[\w.-]+$/.test(name)) return next();
    const file = await readPageFile(db, name, new Date(now() - servedMs - stampMs));
    if (!file || !isMac(secrets, purpose, content(name, file.body), file.seal)) return next();
    response
      .type(/\.\w+$/.exec(name)?.[0] ?? 'application/octet-stream')
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .send(file.body);
  };
}
