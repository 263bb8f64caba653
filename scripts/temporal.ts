import { join } from 'node:path';
import { SetupProblem } from './setup-problem';
import {
  downloadTemporalTool,
  fillFolder,
  isExecutable,
  type OnProgress,
  onPath,
  run,
  toolFolder,
} from './tools';

/** The Temporal CLI whose development server the shop runs on. Later ones can't be built with `go install`. */
export const TEMPORAL_VERSION = 'v1.5.1';
/** The oldest Temporal server with the features that the workflows use (Update-with-Start, worker versioning). */
const OLDEST_SERVER = [1, 29];
const MODULE = `github.com/temporalio/cli/cmd/temporal@${TEMPORAL_VERSION}`;

/**
 * The path of a `temporal` program: the one on PATH if it is new enough, else the cached one, else a download from
 * Temporal's official address, else one built with Go. Throws a SetupProblem if none can be found, and
 * with the code `stopped` if the signal ends the download.
 */
export async function findTemporal(
  onProgress: OnProgress = () => undefined,
  signal?: AbortSignal,
): Promise<string> {
  const installed = await onPath('temporal');
  if (installed && (await isNewEnough(installed))) return installed;

  const folder = toolFolder(`temporal-${TEMPORAL_VERSION}`);
  const cached = join(folder, 'temporal');
  if (await isExecutable(cached)) return cached;

  try {
    onProgress('downloading');
    await fillFolder(folder, async (empty) => {
      const download = (text: string) => onProgress(`downloading, ${text}`);
      await downloadTemporalTool('cli', TEMPORAL_VERSION, empty, download, signal);
    });
    if (await isNewEnough(cached)) return cached;
  } catch (error) {
    if (!(error instanceof SetupProblem) || error.code === 'stopped') throw error;
  }
  return buildWithGo(folder, cached, onProgress);
}

async function buildWithGo(folder: string, cached: string, onProgress: OnProgress): Promise<string> {
  const go = await onPath('go');
  if (!go) {
    throw new SetupProblem(
      'tool_missing',
      'The Temporal server could not be downloaded, and Go is not here to build it. Connect to the internet, or install ' +
        'the Temporal CLI (https://docs.temporal.io/cli) or Go (https://go.dev/dl), or set TEMPORAL_ADDRESS to a running server.',
    );
  }
  onProgress('building with Go, 2 to 3 minutes the first time');
  await fillFolder(folder, async (empty) => {
    const built = await run(go, ['install', MODULE], {
      env: { ...process.env, GOBIN: empty },
      onProgress: (elapsed) => onProgress(`building with Go, 2 to 3 minutes the first time: ${elapsed}`),
    });
    if (built.code === 0) return;
    throw new SetupProblem(
      'tool_missing',
      `The Temporal server could neither be downloaded nor built with Go. Install the Temporal CLI ` +
        `(https://docs.temporal.io/cli) or set TEMPORAL_ADDRESS to a running server. Go said:\n${tail(built.output)}`,
    );
  });
  return cached;
}

async function isNewEnough(program: string): Promise<boolean> {
  const { code, output } = await run(program, ['--version']).catch(() => ({ code: 1, output: '' }));
  return code === 0 && serverIsNewEnough(output);
}

/** Whether `temporal --version` names a server that is new enough, e.g. "temporal version 1.5.1 (Server 1.29.1, …)". */
export function serverIsNewEnough(versionLine: string): boolean {
  const found = /Server (\d+)\.(\d+)/.exec(versionLine);
  if (!found) return false;
  const [major = 0, minor = 0] = OLDEST_SERVER;
  const [, foundMajor, foundMinor] = found.map(Number);
  return foundMajor! > major || (foundMajor === major && foundMinor! >= minor);
}

function tail(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n');
}
