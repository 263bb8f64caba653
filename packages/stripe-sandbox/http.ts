import type { IncomingMessage, ServerResponse } from 'node:http';
import { StripeProblem } from './errors';

const LARGEST_BODY = 1024 * 1024;

/** The whole body as text; 413 beyond one MiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) {
      const message = 'The request body is larger than 1 MiB. Send less.';
      throw new StripeProblem(413, { type: 'invalid_request_error', message }, false);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends `text` with its type. */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  response.end(text);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value, null, 2));
}
