import pino, { type Logger } from 'pino';

/** Where Postgres quotes the values of a row in an error: a person's e-mail address, for one. */
const personalParts = ['detail', 'where', 'internalQuery'];
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
    serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err },
    redact: {
      paths: errorKeys.flatMap((key) => personalParts.map((part) => `${key}.${part}`)),
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
