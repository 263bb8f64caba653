import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key under which histories are recorded. It is published here on purpose:
 * nothing but fictional purchases is ever sealed with it.
 */
export const replayKeys = `replay:${Buffer.from('growth-shop-recorded-histories-1').toString('base64')}`;

/** Where recorded histories lie: a folder for each release that changed a workflow. */
export const historiesFolder = join(__dirname, '..', 'histories');

/** A recorded run. */
export interface Recording {
  /** Release and path, e.g. `0.1/refill`. */
  name: string;
  workflowId: string;
  /** The protobuf message as JSON: enums by name, bytes in base64, times as seconds and nanos. */
  history: { events: Record<string, unknown>[] };
}

/** Every recorded run of every release. */
export function recordings(): Recording[] {
  return readdirSync(historiesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((release) =>
      readdirSync(join(historiesFolder, release.name))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => read(release.name, file)),
    );
}

function read(release: string, file: string): Recording {
  const text = readFileSync(join(historiesFolder, release, file), 'utf8');
  const { workflowId, history } = JSON.parse(text) as Omit<Recording, 'name'>;
  return { name: `${release}/${file.replace('.json', '')}`, workflowId, history };
}
