import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import { z } from 'zod';
import { openSince } from '../db/doctor';
import { endMarketingHold, holdMarketing, marketingHeldSince } from '../db/marketing-holds';
import { skipNumbers } from '../db/number-series';
import { createPool } from '../db/pool';
import { noteRestore, restoreNoted } from '../db/restores';
import { reseal } from '../db/sealed';
import { examineDeletions } from '../purchases/deletions';
import { type Difference, examine, settlingMs, unknownIds } from '../purchases/doctor';
import { endForgottenRuns } from '../purchases/forgotten-runs';
import { otherLedgers } from '../purchases/other-ledgers';
import { ErasuresUnreadable, replayRequests } from '../purchases/replay-requests';
import { type Keyring, readKeyring } from '../security/keyring';
import { connectClient, halfAPair, hasWholePair, temporalEnv, whatIsSet } from '../temporal/connection';
import { exitOnBrokenPipe } from './broken-pipe';
import { keysInUse, pausedSchedules } from './keys';

/** The environment variables of the operator's command. */
const commandEnv = temporalEnv.extend({ DATABASE_URL: z.string().min(1) }).refine(hasWholePair, halfAPair);

/** Why a command could not begin, with the remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    readonly code: 'bad_argument' | 'bad_environment' | 'not_running',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface Stores {
  db: Pool;
  keyring: Keyring;
  temporal(): Promise<Client>;
}

/** Prints a line. */
type Say = (line: string) => void;

/** The flags of a command line; each with its value, or '' if it has none. */
type Flags = ReadonlyMap<string, string>;

/** Resolves to whether everything is fine. */
type Command = (stores: Stores, say: Say, flags: Flags) => Promise<boolean>;

/** `flags` may be left out; each of `values` is required, and is followed by its value. */
const commands: Readonly<
  Record<string, { run: Command; flags?: readonly string[]; values?: readonly string[] }>
> = {
  doctor: { run: doctor, flags: ['--heal'] },
  'hold-marketing': { run: heldMarketing, flags: ['--end'] },
  keys: { run: keys },
  'replay-requests': { run: replayed, values: ['--since'] },
  reseal: { run: resealed },
  restored: { run: restored, flags: ['--again'] },
  'skip-numbers': { run: skipped },
};

/**
 * Runs an operator's command on the stores in the environment, and resolves to its exit code: 1 if something waits for
 * a person. Throws CommandError if it can't begin.
 */
export async function shopCommand(
  [name = '', ...args]: readonly string[],
  source: NodeJS.ProcessEnv,
  say: Say,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const flags = command && readFlags(command, args);
  if (!command || !flags) throw new CommandError('bad_argument', `Say ${choices()}.`);
  const read = commandEnv.safeParse(whatIsSet(source));
  if (!read.success) {
    const missing = read.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new CommandError(
      'bad_environment',
      `${missing}: not set, or wrong. The command needs the environment of a worker; on a developer's machine start the shop first.`,
    );
  }
  const env = read.data;
  const db = createPool(env.DATABASE_URL, () => undefined, { max: 2 });
  let temporal: Client | undefined;
  const connect = async () => {
    temporal ??= await connectClient(env).catch((cause: unknown) => {
      throw new CommandError(
        'not_running',
        `No Temporal answers at ${env.TEMPORAL_ADDRESS}. Start it, or set TEMPORAL_ADDRESS.`,
        { cause },
      );
    });
    return temporal;
  };
  try {
    const stores = { db, keyring: readKeyring(env.ENCRYPTION_KEYS), temporal: connect };
    return (await command.run(stores, say, flags)) ? 0 : 1;
  } finally {
    await temporal?.connection.close();
    await db.end();
  }
}

/** Runs the command line of this process and sets its exit code. `told` is what to print of an unexpected failure. */
export async function runCommandLine(
  env: NodeJS.ProcessEnv,
  told: (error: unknown) => unknown,
): Promise<void> {
  exitOnBrokenPipe();
  try {
    process.exitCode = await shopCommand(process.argv.slice(2), env, console.log);
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : told(error));
    process.exitCode = 1;
  }
}

/** The flags on a command line; undefined if they aren't the command's. */
function readFlags(
  { flags = [], values = [] }: { flags?: readonly string[]; values?: readonly string[] },
  args: readonly string[],
): Flags | undefined {
  const found = new Map<string, string>();
  const rest = [...args];
  for (let flag = rest.shift(); flag !== undefined; flag = rest.shift()) {
    const value = values.includes(flag) ? rest.shift() : flags.includes(flag) ? '' : undefined;
    if (value === undefined) return undefined;
    found.set(flag, value);
  }
  return values.every((flag) => found.has(flag)) ? found : undefined;
}

function choices(): string {
  return Object.entries(commands)
    .map(([name, { flags = [], values = [] }]) =>
      [name, ...flags.map((flag) => `[${flag}]`), ...values.map((flag) => `${flag} <time>`)].join(' '),
    )
    .join(', or ');
}

const kinds: Record<Difference['kind'], string> = {
  'no-run': 'has no run in Temporal',
  'no-rows': 'has no rows in Postgres',
  'rows-behind': 'has rows that are older than its run, or that its run does not know',
  'run-behind': 'has a run that is older than its rows',
  'no-answer': 'has a run that does not answer; look at it in the Temporal UI, and whether a worker runs',
  'step-fails': 'has a run with an activity that fails again and again; look at it in the Temporal UI',
};
const done: Record<Difference['done'], string> = {
  nothing: 'run again with --heal to repair it',
  healed: 'mended',
  person: 'it waits for you in the back office',
};

/**
 * Compares rows and runs of purchases and of requests for deletion, says whether marketing mail is held, and lists what
 * the last comparisons with the payment provider and the panels have left open.
 */
async function doctor({ db, keyring, temporal }: Stores, say: Say, flags: Flags) {
  const reach = { db, keyring, temporal: await temporal() };
  const heal = flags.has('--heal');
  const now = Date.now();
  const young = await openSince(db, new Date(now - settlingMs));
  const { rows, runs, ended, differences } = await examine(reach, { heal, now, queryAll: true });
  say(
    `${rows} open purchases by their rows, ${runs} by their runs, and ${ended} runs that ended; ${differences.length} differ.`,
  );
  if (young > 0)
    say(
      `${young} more changed in the last minute and were left out: run this again in a minute to see them.`,
    );
  for (const { kind, cartId, orderNumber, detail, done: outcome } of differences) {
    const mendsNothing = outcome === 'nothing' && (kind === 'no-answer' || kind === 'step-fails');
    const what = detail ? `${kinds[kind]} (${detail})` : kinds[kind];
    say(`${orderNumber ?? cartId} ${what}${mendsNothing ? '' : `: ${done[outcome]}`}.`);
  }
  const { silent, ...unknown } = await unknownIds(reach, differences);
  if (silent > 0) say(`${silent} runs did not answer: run this again to learn what they need.`);
  for (const [what, ids] of Object.entries(unknown))
    if (ids.length > 0)
      say(
        `Runs need ${what} that Postgres lacks: ${ids.join(', ')}. Insert them under these ids first (docs/operations.md, "After a restore").`,
      );
  const lost = await examineDeletions(reach, { heal });
  for (const { reference, detail, done: outcome } of lost)
    say(`${reference} ${kinds['no-run']}${detail ? ` (${detail})` : ''}: ${done[outcome]}.`);
  const forgotten = await endForgottenRuns(reach, { heal, now: Date.now() });
  if (forgotten > 0)
    say(
      `Runs of requests that are over or of messages of erased persons: ${forgotten}${heal ? ', ended' : ''}.`,
    );
  const heldSince = await marketingHeldSince(db);
  if (heldSince) say(marketingIsHeld(heldSince));
  for (const line of await otherLedgers(db)) say(line);
  return (
    [...differences, ...lost].every(({ done: outcome }) => outcome === 'healed') && (heal || forgotten === 0)
  );
}

/** What is still sealed with which key of ENCRYPTION_KEYS; a key that nothing needs can be removed. */
async function keys({ db, keyring, temporal }: Stores, say: Say) {
  const inUse = await keysInUse(db, await temporal());
  const missing = [...inUse.keys()].filter((id) => !keyring.keys.has(id));
  for (const id of [...keyring.keys.keys(), ...missing]) {
    const uses = (inUse.get(id) ?? []).map(({ what, count }) => `${count} ${what}`).join(', ');
    const note = missing.includes(id)
      ? ' MISSING in ENCRYPTION_KEYS: put it back'
      : id === keyring.currentId
        ? ' seals'
        : '';
    say(`${id}${note}: ${uses || 'nothing'}.`);
  }
  const paused = await pausedSchedules(await temporal());
  if (paused.length > 0)
    say(
      `Paused: ${paused.join(', ')}. Each needs the key that sealed its last result. Trigger it once with the new key in front before you remove one.`,
    );
  return missing.length === 0;
}

/**
 * Seals every row's value again that isn't sealed with the first key of ENCRYPTION_KEYS. Run it once all processes have
 * that key.
 */
async function resealed({ db, keyring }: Stores, say: Say) {
  const all = await reseal(db, keyring);
  for (const { what, resealed: count, unreadable } of all) {
    say(
      `${what}: ${count === 0 ? 'nothing to seal again' : `${count} sealed again with ${keyring.currentId}`}.`,
    );
    if (unreadable.length > 0)
      say(
        `${what}: ${unreadable.length} can't be opened (${unreadable.slice(0, 5).join(', ')}${unreadable.length > 5 ? ', …' : ''}). Put the missing key back into ENCRYPTION_KEYS, or enter the value again.`,
      );
  }
  return all.every(({ unreadable }) => unreadable.length === 0);
}

/** Both stores came back from a backup: before anything is sent that a panel may have since, a person is asked. */
async function restored({ db }: Stores, say: Say, flags: Flags) {
  const noted = await restoreNoted(db);
  if (noted && !flags.has('--again')) {
    say(
      `Already noted at ${noted.toISOString()}; nothing was changed. With --again everything that was sent since is doubted too: only if both stores were restored once more.`,
    );
    return false;
  }
  say(
    `${await noteRestore(db)} deliveries wait to be sent. They wait for you instead, because a panel may have them; so does whatever is sent next of a purchase that began before.`,
  );
  return true;
}

/** More documents than a shop issues between two backups. */
const skippedNumbers = 1000;

/** The database came back from a backup: numbers of documents that were issued since are not issued again. */
async function skipped({ db }: Stores, say: Say) {
  const last = await skipNumbers(db, skippedNumbers);
  say(
    `This year's next numbers: correction ${last.correction_series + 1}, invoice ${last.invoice_series + 1}, corrective invoice ${last.corrective_invoice_series + 1}. Note the gap and its reason in your books.`,
  );
  return true;
}

/** Postgres came back from a backup: nobody who objected since gets marketing mail before the objections are back. */
async function heldMarketing({ db }: Stores, say: Say, flags: Flags) {
  if (flags.has('--end')) {
    const ended = await endMarketingHold(db);
    say(
      ended
        ? 'Marketing mail goes out again. What was due before now is not sent any more.'
        : 'Marketing mail is not held. Nothing was changed.',
    );
    return true;
  }
  await holdMarketing(db);
  const since = await marketingHeldSince(db);
  if (since) say(marketingIsHeld(since));
  return true;
}

function marketingIsHeld(since: Date): string {
  return `Marketing mail is held since ${since.toISOString()}: no payment reminder and no review request goes out. End it with hold-marketing --end (docs/operations.md, "After a restore").`;
}

/** Postgres came back from a backup: what people stated since is written again from Temporal. */
async function replayed({ db, temporal }: Stores, say: Say, flags: Flags) {
  const since = timeOf(flags.get('--since') ?? '');
  try {
    const found = await replayRequests({ db, temporal: await temporal() }, { since, now: new Date() });
    const { written, there, joined, erased, unreadable, keptSince } = found;
    say(
      `Requests to unsubscribe and statements of withdrawal since ${since.toISOString()}: ${written} were missing and are written, ${there + joined} were there.`,
    );
    if (joined > 0) say(`Statements of withdrawal that are marked on their orders now: ${joined}.`);
    if (erased > 0)
      say(`Left out, because their persons were erased since: ${erased}. Approve these erasures again.`);
    if (unreadable.length > 0) say(unreadableRuns(unreadable));
    if (keptSince)
      say(
        `Temporal no longer has runs that ended before ${keptSince.toISOString()}. Enter what support got by e-mail before that time by hand.`,
      );
    return unreadable.length === 0 && !keptSince;
  } catch (error) {
    if (!(error instanceof ErasuresUnreadable)) throw error;
    say(`${unreadableRuns(error.runs)} Nothing was written: these runs say who was erased.`);
    return false;
  }
}

function unreadableRuns(ids: readonly string[]): string {
  const named = `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}`;
  return `Runs that can't be read: ${ids.length} (${named}). Put the missing key back into ENCRYPTION_KEYS and run this again; look at one that stays in the Temporal UI.`;
}

/** A time in the past, with its zone: the operator's is another than the container's. */
function timeOf(text: string): Date {
  const read = z.iso.datetime({ offset: true }).safeParse(text);
  const time = new Date(read.data ?? Number.NaN);
  if (!(time.getTime() < Date.now()))
    throw new CommandError(
      'bad_argument',
      '--since needs a time in the past with its zone, e.g. 2026-11-28T03:00:00Z: an hour before the backup.',
    );
  return time;
}
