import { mkdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How long after the first unsaved change the file is written at the earliest, in milliseconds. */
const SAVE_DELAY_MS = 200;
/** The largest share of time spent on saving: a large state is saved less often. */
const SAVE_SHARE = 1 / 100;

/** One JSON file kept in memory. */
export interface State<T> {
  /** The live value: change it in place, then call `changed()`. */
  value: T;
  /** Requests a save in 200 ms, or later for a large state: many changes then cost one write. A kill loses them. */
  changed(): void;
  /** Writes unsaved changes and ends. Rejects if the file can't be written. */
  close(): Promise<void>;
}

/** A state file that can't be read, or can't be written. */
export class StateFileError extends Error {
  readonly code = 'sandbox_state_file';
}

/**
 * Opens a sandbox's state file. Fields that it lacks come from `initial()`. A write makes a second file and renames it
 * over the first, so a crash leaves the old or the new one. Throws a StateFileError if the file isn't JSON that this
 * process wrote.
 */
export function openState<T extends object>(file: string, initial: () => T): State<T> {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  const value = read(file, initial);
  let timer: NodeJS.Timeout | undefined;
  let dirty = false;
  let writing: Promise<void> = Promise.resolve();
  let lastSaveMs = 0;

  async function write(): Promise<void> {
    if (!dirty) return;
    dirty = false;
    const began = Date.now();
    try {
      await writeFile(temporary, JSON.stringify(state.value));
      await rename(temporary, file);
      lastSaveMs = Date.now() - began;
    } catch (cause) {
      dirty = true;
      await rm(temporary, { force: true }).catch(() => undefined);
      throw new StateFileError(
        `The sandbox can't save its state to ${file}. Free disk space or make the folder writable.`,
        { cause },
      );
    }
  }

  // Writes are queued: two in parallel would race for the same temporary file.
  function save(): Promise<void> {
    timer = undefined;
    writing = writing.catch(() => undefined).then(write);
    return writing;
  }

  const state: State<T> = {
    value,
    changed() {
      dirty = true;
      timer ??= setTimeout(
        () => {
          save().catch((error: Error) => process.stderr.write(`${error.message}\n`));
        },
        Math.max(SAVE_DELAY_MS, lastSaveMs / SAVE_SHARE),
      );
    },
    async close() {
      clearTimeout(timer);
      await save();
    },
  };
  return state;
}

function read<T extends object>(file: string, initial: () => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return initial();
    throw new StateFileError(
      `The sandbox can't read ${file}. Make it readable, or delete it to start empty.`,
      {
        cause,
      },
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object') throw new TypeError('The file holds no JSON object.');
    // A file of an earlier release lacks what is new.
    return { ...initial(), ...value };
  } catch (cause) {
    throw new StateFileError(
      `The sandbox's state file ${file} is damaged. Delete it to start with an empty sandbox, or put a good copy back.`,
      { cause },
    );
  }
}
