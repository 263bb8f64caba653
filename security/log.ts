import pino, { type Logger } from 'pino';

/**
 * Where Postgres quotes a row's values in an error, and a mail server the refused recipient: a person's e-mail address,
 * for example. `input` is an address that can't be read, with its password.
 */
const quotingParts = ['detail', 'where', 'internalQuery', 'response', 'rejected', 'rejectedErrors', 'input'];
/** A word, with its domain if it is an address: a pattern of addresses alone would take quadratic time. */
const words = /[\w.+%-]+(?:@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b)?/gi;
const secrets = /\b(?:[sr]k_(?:live|test)|whsec)_\w+/g;

const withoutAddresses = (text: string) =>
  text.replace(words, (word) => (word.includes('@') ? '[address]' : word));

const bare = (value: unknown) =>
  typeof value === 'string' ? withoutAddresses(value).replace(secrets, '[secret]') : value;

/** An error in its logged form: message and stack, or its text, without addresses and secrets. */
function errorLine(error: unknown): unknown {
  if (typeof error === 'string') return bare(error);
  const line: unknown = pino.stdSerializers.err(error as Error);
  if (!(error instanceof Error) || typeof line !== 'object' || line === null) return line;
  return Object.fromEntries(Object.entries(line).map(([key, value]) => [key, bare(value)]));
}
const errorKeys = ['err', 'error', 'err.cause', 'error.cause'];

/** The logger of the shop's processes. Temporal's SDK logs errors as `error`, we as `err`. */
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
      paths: errorKeys.flatMap((key) => quotingParts.map((part) => `${key}.${part}`)),
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
