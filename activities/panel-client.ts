import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type AddressPolicy, addressComplaint } from '../security/panel-address';
import { publicLookup } from '../security/public-address';

/** The HTTP request of a call to a panel. */
export interface PanelRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** How a call to a panel ended; only `answered` says anything about the order. */
export type PanelCall =
  | { kind: 'answered'; status: number; body: string }
  /** The request certainly never arrived. */
  | { kind: 'not-sent'; reason: string }
  /** It may have arrived. */
  | { kind: 'lost'; reason: string };

/** The largest answer that is read; a catalogue is the longest legitimate one. */
const longestBody = 5_000_000;

/**
 * One request on a new connection: a broken keep-alive connection would leave it uncertain whether the request was
 * sent. `timeoutMs` limits the whole call, not the pauses in it. Redirects are treated as answers.
 */
export function callPanel(
  { method, headers, body = '', ...asked }: PanelRequest,
  timeoutMs: number,
  addresses: AddressPolicy,
): Promise<PanelCall> {
  const url = new URL(asked.url);
  // Host names are checked when they are resolved; a literal address never is, so it is checked here.
  const complaint = addressComplaint(asked.url, addresses);
  if (complaint) return Promise.resolve({ kind: 'not-sent', reason: `address refused: ${complaint}` });
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    let connected = false;
    const request = open(
      url,
      {
        method,
        agent: false,
        lookup: addresses === 'public' ? publicLookup : undefined,
        headers: {
          ...(body && { 'content-length': Buffer.byteLength(body) }),
          accept: 'application/json',
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > longestBody) request.destroy(new Error('answer too large'));
          else chunks.push(chunk);
        });
        response.on('end', () =>
          done({
            kind: 'answered',
            status: response.statusCode ?? 0,
            // Postgres can't store a NUL, and an answer must never fail because of it.
            body: Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''),
          }),
        );
        response.on('error', (error) => done({ kind: 'lost', reason: error.message }));
      },
    );
    const timer = setTimeout(() => {
      done(connected ? { kind: 'lost', reason: 'timeout' } : { kind: 'not-sent', reason: 'connect timeout' });
      request.destroy();
    }, timeoutMs);
    function done(result: PanelCall) {
      clearTimeout(timer);
      resolve(result);
    }
    request.on('socket', (socket) => {
      const event = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      socket.once(event, () => {
        connected = true;
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.message;
      // Applies to an unreachable host too: once connected, the request may have arrived before the route was lost.
      done({ kind: connected ? 'lost' : 'not-sent', reason });
    });
    request.end(body);
  });
}
