import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SetupProblem } from './setup-problem';

const secrets = z.object({
  databasePassword: z.string().min(1),
  encryptionKeys: z.string().min(1),
  sessionSecret: z.string().min(1),
  stripeSecretKey: z.string().min(1),
  stripePublishableKey: z.string().min(1),
  stripeWebhookSecret: z.string().min(1),
  providerKey: z.string().min(1),
  adminPassword: z.string().min(1),
});

/** The secrets of a local shop; created once, in the data folder. Production gets them by environment. */
export type Secrets = z.infer<typeof secrets>;

/**
 * The secrets of a data folder, created on the first call and the same ever after: payloads in Temporal's database and
 * keys in Postgres can only be read with them. Throws a SetupProblem if the file is damaged.
 */
export function localSecrets(dataDir: string): Secrets {
  const kept = keptSecrets(dataDir);
  if (kept) return kept;
  const made = newSecrets();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

/** The secrets of a data folder, if it has some. Throws as `localSecrets`. */
export function keptSecrets(dataDir: string): Secrets | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? read(file) : undefined;
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

function read(file: string): Secrets {
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new SetupProblem(
      'data_of_other_version',
      `${file} is damaged or from another version. Put a good copy back, or move the folder it is in away to start with an empty shop.`,
      { cause },
    );
  }
}

function newSecrets(): Secrets {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    databasePassword: random(18),
    encryptionKeys: `local:${randomBytes(32).toString('base64')}`,
    sessionSecret: random(32),
    stripeSecretKey: `sk_test_${random(18)}`,
    stripePublishableKey: `pk_test_${random(18)}`,
    stripeWebhookSecret: `whsec_${random(24)}`,
    providerKey: random(16),
    adminPassword: readablePassword(),
  };
}

// Without letters and digits that look alike, since a person copies it from the screen. 20 of 31: 99 bits.
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
