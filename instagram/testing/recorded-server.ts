import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The reply to the next request: an answer, or what a hostile server does. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** An HTTP server that replies in a recorded order, repeats the last reply forever, and records its requests. */
export interface RecordedServer {
  url: string;
  /** Queues replies, one per request. */
  replies(...next: Reply[]): void;
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function recordedServer(): Promise<RecordedServer> {
  let queue: Reply[] = [];
  const asked: RecordedServer['asked'] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, json: {} };
    if (typeof reply === 'function') return reply(request, response);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.text ?? JSON.stringify(reply.json));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replies(...next) {
      queue = next;
      asked.length = 0;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
