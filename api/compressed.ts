import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/** Encodings of a text, the most compact first. */
const forms = { br: '.br', gzip: '.gz' } as const;
type Form = keyof typeof forms;

/** The encoding to use; the order in the header is meaningless, browsers name brotli after gzip. */
function wanted(request: Request): Form | undefined {
  return (Object.keys(forms) as Form[]).find((form) => request.acceptsEncodings(form));
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Serves the compressed form of a file that the build has put next to it (web/entry/build.mts). Runs before
 * express.static.
 */
export function builtForms(folder: string): RequestHandler {
  return async (request, response, next) => {
    const type = types[/\.(\w+)$/.exec(request.path)?.[1] ?? ''];
    const form = wanted(request);
    // A plain name: no path out of the folder.
    if (!type || !/^\/[\w.-]+$/.test(request.path)) return next();
    response.vary('Accept-Encoding');
    if (!form || !(await exists(join(folder, request.path + forms[form])))) return next();
    response.set({ 'Content-Encoding': form, 'Content-Type': type });
    request.url = request.path + forms[form];
    next();
  };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** How many pages are cached in their encodings: all rendered ones, twice. */
const most = 200;

/** Sends pages in the browser's preferred encoding, or 304 if it has the same one. */
export function createPageSender(): (request: Request, response: Response, html: string) => Promise<void> {
  const kept = new Map<string, { etag: string } & Partial<Record<Form, Promise<Buffer>>>>();
  return async (request, response, html) => {
    let page = kept.get(html);
    if (!page) {
      page = { etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` };
      kept.set(html, page);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    }
    response.type('html').vary('Accept-Encoding').set('ETag', page.etag);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const form = wanted(request);
    if (!form) {
      response.end(html);
      return;
    }
    page[form] ??= form === 'br' ? promisify(brotliCompress)(html, brotli) : promisify(gzip)(html);
    const body = await page[form];
    response.set({ 'Content-Encoding': form, 'Content-Length': String(body.length) }).end(body);
  };
}

/** Text mode, at a level at which the first visitor of a page doesn't have to wait. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 6,
  },
};
