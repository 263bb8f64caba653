import { readFileSync } from 'node:fs';
import { Client, Connection, type TLSConfig } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import { z } from 'zod';
import { readKeyring } from '../security/keyring';
import { encryptionCodec } from './codec';

/** Temporal's address and the keys that seal payloads; the same for API, worker and scripts. */
export const temporalEnv = z.object({
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  /** For Temporal Cloud: an API key, or the files of a client certificate. */
  TEMPORAL_API_KEY: z.string().optional(),
  TEMPORAL_TLS_CERT: z.string().optional(),
  TEMPORAL_TLS_KEY: z.string().optional(),
  /**
   * File of the authority that signed the server's certificate, if it isn't a public one; and the name in that
   * certificate.
   */
  TEMPORAL_TLS_CA: z.string().optional(),
  TEMPORAL_TLS_SERVER_NAME: z.string().optional(),
  ENCRYPTION_KEYS: z.string().min(1),
});
export type TemporalEnv = z.infer<typeof temporalEnv>;

/** Whether a client certificate has its key: with only one of the two, the connection would use neither. */
export function hasWholePair({
  TEMPORAL_TLS_CERT: cert,
  TEMPORAL_TLS_KEY: key,
}: Pick<TemporalEnv, 'TEMPORAL_TLS_CERT' | 'TEMPORAL_TLS_KEY'>): boolean {
  return (cert === undefined) === (key === undefined);
}

/** The error if `hasWholePair` is false. */
export const halfAPair = {
  path: ['TEMPORAL_TLS_CERT'],
  message: 'and TEMPORAL_TLS_KEY belong together: set both to files, or neither',
};

/** The environment without empty variables: that is how a shell or a compose file says "not set". */
export function whatIsSet(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

/** Connection options of client and worker. Reads the files; a missing one throws. */
export function connectionOptions(env: TemporalEnv) {
  const { TEMPORAL_TLS_CERT: cert, TEMPORAL_TLS_KEY: key, TEMPORAL_TLS_CA: authority } = env;
  const tls: TLSConfig = {
    ...(cert && key && { clientCertPair: { crt: readFileSync(cert), key: readFileSync(key) } }),
    ...(authority && { serverRootCACertificate: readFileSync(authority) }),
    ...(env.TEMPORAL_TLS_SERVER_NAME && { serverNameOverride: env.TEMPORAL_TLS_SERVER_NAME }),
  };
  return {
    address: env.TEMPORAL_ADDRESS,
    apiKey: env.TEMPORAL_API_KEY,
    tls: Object.keys(tls).length > 0 ? tls : env.TEMPORAL_API_KEY !== undefined,
  };
}

/** Seals payloads and the messages of failures (decision in docs/decisions). */
export function dataConverter(env: Pick<TemporalEnv, 'ENCRYPTION_KEYS'>): DataConverter {
  return {
    payloadCodecs: [encryptionCodec(readKeyring(env.ENCRYPTION_KEYS))],
    failureConverterPath: require.resolve('./failure-converter'),
  };
}

/** A connected client. Throws if the server can't be reached. */
export async function connectClient(env: TemporalEnv): Promise<Client> {
  const connection = await Connection.connect(connectionOptions(env));
  return lazyClient(env, connection);
}

/** A client that connects on its first call, so that a process can start before Temporal does. */
export function lazyClient(env: TemporalEnv, connection?: Connection): Client {
  return new Client({
    connection: connection ?? Connection.lazy(connectionOptions(env)),
    namespace: env.TEMPORAL_NAMESPACE,
    dataConverter: dataConverter(env),
  });
}
