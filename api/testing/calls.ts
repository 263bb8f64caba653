import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#domain/calls/call.ts';

const folder = join(__dirname, '..', '..', 'domain', 'calls');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;

/** Every call of the API by its name; those of a record as `adminSaveSettings.shop`. */
export async function allCalls(): Promise<Map<string, Call>> {
  const calls = new Map<string, Call>();
  for (const file of readdirSync(folder)) {
    const module: Record<string, unknown> = await import(join(folder, file));
    for (const [name, value] of Object.entries(module)) {
      if (isCall(value)) calls.set(name, value);
      else if (typeof value === 'object' && value !== null)
        for (const [part, one] of Object.entries(value)) if (isCall(one)) calls.set(`${name}.${part}`, one);
    }
  }
  return calls;
}
