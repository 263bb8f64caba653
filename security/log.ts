import pino, { type Logger } from 'pino';

/**
 * Where Postgres quotes the values of a row in an error, and a mail server who it was that it refused: a person's e-mail
 * address, for one.
 */
const personalParts = ['detail', 'where', 'internalQuery', 'response', 'rejected', 'rejectedErrors'];
const addresses = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi;
const secrets = /\b(?:[sr]k_(?:live|test)|whsec)_\w+/g;

/** An error as it is logged: message and stack, without addresses and secrets. */
function errorLine(error: unknown): unknown {
  const line: unknown = pino.stdSerializers.err(error as Error);
  if (!(error instanceof Error) || typeof line !== 'object' || line === null) return line;
  const bare = (value: unknown) =>
    typeof value === 'string' ? value.replace(addresses, '[address]').replace(secrets, '[secret]') : value;
  return Object.fromEntries(Object.entries(line).map(([key, value]) => [key, bare(value)]));
}
const errorKeys = ['err', 'error', 'err.cause', 'error.cause'];

/** What the processes of the shop write their lines with. The SDK of Temporal names its errors `error`, we `err`. */
export function createLogger(
  name: string,
  level: string | undefined,
  destination?: pino.DestinationStream,
): Logger {
  const options: pino.LoggerOptions = {
    name,
    level: level ?? 'info',
    serializers: { err: errorLine, error: errorLine },
    redact: {
      paths: errorKeys.flatMap((key) => personalParts.map((part) => `${key}.${part}`)),
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
