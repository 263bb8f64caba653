import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A started server. */
export interface Running {
  /** The port it listens on: the requested one, or a free one if 0 was requested. */
  port: number;
  /** Stops listening and cuts open connections (some are held open on purpose by fault switches). */
  close(): Promise<void>;
}

/** A port that another process already uses. The message names the port and the variable to change. */
export class PortBusyError extends Error {
  readonly code = 'sandbox_port_busy';
}

/** The error message for an unusable port. */
export function portBusy(port: number, variable: string, cause: unknown): PortBusyError {
  const message = `Port ${port} is used by another program: end that program, or set ${variable} to a free port.`;
  return new PortBusyError(message, { cause });
}

/**
 * Listens on `host`:`port`. Rejects with PortBusyError if the port is taken. `variable` is the environment variable to
 * change in that case.
 */
export function listen(
  handler: RequestListener,
  port: number,
  variable: string,
  host = '127.0.0.1',
): Promise<Running> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portBusy(port, variable, error) : error),
    );
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
