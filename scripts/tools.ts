import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFullDisk, SetupProblem } from './setup-problem';

/** How long a server may take to answer before the next source of a tool is tried, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;
/** How long a download may stall, in milliseconds. */
const STALLED_AFTER_MS = 20_000;

/** After this long, a half-filled folder belongs to no running set-up, in milliseconds. */
const LEFT_AFTER_MS = 24 * 3600_000;

/** Called with the progress of a long step, as often as there is something new. */
export type OnProgress = (progress: string) => void;

/** The folder of tools that every checkout of this user shares. */
export function toolFolder(name: string): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'growth-shop', name);
}

/** A new folder for temporary stacks. As root, Postgres runs as another user, who must be able to traverse it. */
export function stackFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/** The full path of the first of these programs that is on PATH. */
export async function onPath(...programs: string[]): Promise<string | undefined> {
  for (const program of programs) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, program);
      if (folder !== '' && (await isExecutable(file))) return file;
    }
  }
  return undefined;
}

/** Whether the file exists and may be run. */
export function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => existsSync(file),
    () => false,
  );
}

/** The end of a program: its exit code (null if a signal ended it) and its output. */
export interface Ended {
  code: number | null;
  /** Both outputs, interleaved. */
  output: string;
  stderr: string;
  /** Whether it was ended because its time was over. */
  late: boolean;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Called every second with the running time. */
  onProgress?: OnProgress;
  /**
   * Ends it hard after this many milliseconds, or at the signal, with everything that it started: it gets a separate
   * process group. Processes that it leaves behind end too.
   */
  group?: { limitMs: number; signal: AbortSignal };
}

/** Runs a program to its end without a shell. Rejects only if it can't be started at all. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { onProgress, group, ...rest } = options;
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...rest,
      detached: group !== undefined,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [output, stderr, late] = ['', '', false];
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      stderr += chunk.toString();
    });
    const ticker = setInterval(() => onProgress?.(`${Math.round((Date.now() - started) / 1000)} s`), 1_000);
    const end = () => endGroup(child);
    const timer =
      group &&
      setTimeout(() => {
        late = true;
        end();
      }, group.limitMs);
    group?.signal.addEventListener('abort', end);
    // Remaining processes of the group would keep the pipes open.
    if (group) child.once('exit', end);
    const settle = () => {
      clearInterval(ticker);
      clearTimeout(timer);
      group?.signal.removeEventListener('abort', end);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code) => {
      settle();
      resolve({ code, output, stderr, late });
    });
  });
}

function endGroup(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}

/** Folders that this process is filling. */
const filling = new Map<string, Promise<void>>();

/**
 * Fills a folder of the cache: `fill` gets an empty folder next to it, which replaces it on success. An interrupted
 * set-up leaves nothing half done. Two callers in one process share the work; two processes don't disturb each other.
 */
export function fillFolder(folder: string, fill: (empty: string) => Promise<void>): Promise<void> {
  const work = filling.get(folder) ?? fillAside(folder, fill).finally(() => filling.delete(folder));
  filling.set(folder, work);
  return work;
}

async function fillAside(folder: string, fill: (empty: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  removeLeft(`${folder}.part-`);
  const empty = mkdtempSync(`${folder}.part-`);
  try {
    await fill(empty);
    rmSync(folder, { recursive: true, force: true });
    renameSync(empty, folder);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** Removes folders with this beginning that a killed process left a day ago; a younger one may be in use. */
export function removeLeft(beginning: string): void {
  const folder = dirname(beginning);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!path.startsWith(beginning)) continue;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFT_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Downloads one of Temporal's tools from its official address, as the SDK does, and unpacks it into `folder`. */
export async function downloadTemporalTool(
  artifact: 'cli' | 'temporal-test-server',
  version: string,
  folder: string,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<string> {
  const platform = process.platform === 'darwin' ? 'darwin' : 'linux';
  const arch = process.arch === 'arm64' ? 'arm64' : 'amd64';
  const about = `https://temporal.download/${artifact}/${version}?platform=${platform}&arch=${arch}`;
  const answer = await answerOf(about);
  const info: unknown = await answer.json().catch(() => undefined);
  if (!isDownloadInfo(info))
    throw new SetupProblem('download_failed', `${about} answered something unexpected.`);
  const archive = join(folder, 'archive');
  await download(info.archiveUrl, archive, onProgress, signal);
  // bsdtar (macOS) and GNU tar both detect the compression.
  const unpacked = await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive, { force: true });
  if (unpacked.code !== 0)
    throw new SetupProblem('download_failed', `The archive could not be unpacked: ${unpacked.output}`);
  return info.fileToExtract;
}

function isDownloadInfo(value: unknown): value is { archiveUrl: string; fileToExtract: string } {
  const info = value as { archiveUrl?: unknown; fileToExtract?: unknown } | null;
  return typeof info?.archiveUrl === 'string' && typeof info.fileToExtract === 'string';
}

/**
 * Downloads an address into a file. Throws a SetupProblem if the server doesn't answer or stops sending, and with the
 * code `stopped` at the signal.
 */
export async function download(
  address: string,
  file: string,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<void> {
  const abort = new AbortController();
  const response = await answerOf(address, abort);
  if (response.body === null)
    throw new SetupProblem('download_failed', `${address} answered without content.`);
  const total = Number(response.headers.get('content-length')) || undefined;
  let received = 0;
  let watchdog = setTimeout(() => abort.abort(), STALLED_AFTER_MS);
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('data', (chunk: Buffer) => {
    received += chunk.length;
    clearTimeout(watchdog);
    watchdog = setTimeout(() => abort.abort(), STALLED_AFTER_MS);
    onProgress(total ? `${Math.floor((100 * received) / total)} %` : `${Math.floor(received / 1e6)} MB`);
  });
  try {
    await pipeline(source, createWriteStream(file), { signal });
  } catch (cause) {
    if (isFullDisk(cause)) throw cause;
    if (signal?.aborted) throw new SetupProblem('stopped', `The download of ${address} was given up.`);
    const megabytes = Math.floor(received / 1e6);
    throw new SetupProblem('download_failed', `${address} broke off after ${megabytes} MB.`, { cause });
  } finally {
    clearTimeout(watchdog);
  }
}

async function answerOf(address: string, abort = new AbortController()): Promise<Response> {
  const timer = setTimeout(() => abort.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok) throw new SetupProblem('download_failed', `${address} answered ${response.status}.`);
    return response;
  } catch (cause) {
    if (cause instanceof SetupProblem) throw cause;
    throw new SetupProblem('download_failed', `${address} can't be reached.`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
