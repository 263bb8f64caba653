import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/** Forms of a text on its way, the shortest first. */
const forms = { br: '.br', gzip: '.gz' } as const;
type Form = keyof typeof forms;

/** The form that a browser wants; the order in its header says nothing, browsers name brotli after gzip. */
function wanted(request: Request): Form | undefined {
  return (Object.keys(forms) as Form[]).find((form) => request.acceptsEncodings(form));
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Leads to the form of a file that the build has put beside it (web/entry/build.mts). Goes before express.static. */
export function builtForms(folder: string): RequestHandler {
  return async (request, response, next) => {
    const type = types[/\.(\w+)$/.exec(request.path)?.[1] ?? ''];
    const form = wanted(request);
    // A plain name: nothing that leads out of the folder.
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

/** How many pages are kept in their forms: all that are rendered, twice. */
const most = 200;

/** Sends pages: in the form that the browser wants, and not again where it has the same. */
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

/** Text, and not so thoroughly that the first visitor of a page waits for it. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 6,
  },
};
