import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimInstance } from './instance';
import { waitFor } from './processes';

/** A worker that doesn't get ready, and says when it is asked to end; later it ends anyway. */
const WORKER = `
  process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
  console.log('started');
  setTimeout(() => undefined, 30_000);`;

describe('the claim on a data folder', () => {
  let folder: string;
  let child: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'instance-'));
  });
  afterEach(() => {
    child?.kill('SIGKILL');
    child = undefined;
    rmSync(folder, { recursive: true });
  });

  const bystander = () => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
    return child;
  };
  const file = () => join(folder, 'running.json');

  it('is refused while another stack runs there, and free after its release', async () => {
    const first = await claimInstance(folder);
    await expect(claimInstance(folder)).rejects.toMatchObject({ code: 'already_running' });
    first.release();
    expect(existsSync(file())).toBe(false);
    (await claimInstance(folder)).release();
  });

  it('ends what a killed stack left behind', async () => {
    const left = bystander();
    const first = await claimInstance(folder);
    await first.add('worker', left.pid!);
    const known = JSON.parse(readFileSync(file(), 'utf8'));
    writeFileSync(file(), JSON.stringify({ ...known, owner: { ...known.owner, since: 'long ago' } }));
    const ended = once(left, 'exit');
    (await claimInstance(folder)).release();
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  it('ends what a stack was still starting when it was killed', async () => {
    const script = `
      const { claimInstance } = require(${JSON.stringify(join(__dirname, 'instance.ts'))});
      const { startProcess } = require(${JSON.stringify(join(__dirname, 'processes.ts'))});
      const folder = ${JSON.stringify(folder)};
      claimInstance(folder).then((instance) => startProcess({
        name: 'worker', program: process.execPath, args: ['-e', ${JSON.stringify(WORKER)}],
        logFolder: folder, isReady: () => false, readyWithinMs: 60_000, stopWithinMs: 1_000,
      }, undefined, ({ name, pid }) => instance.add(name, pid)));`;
    child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: 'inherit' });
    const log = join(folder, 'worker.log');
    const said = (word: string) =>
      waitFor(() => existsSync(log) && readFileSync(log, 'utf8').includes(word), 20_000);
    expect(await said('started')).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await claimInstance(folder)).release();
    expect(readFileSync(log, 'utf8')).toContain('ended');
  });

  it('leaves a process alone that only has the same id', async () => {
    const stranger = bystander();
    writeFileSync(
      file(),
      JSON.stringify({
        owner: { name: 'owner', pid: process.pid, since: 'long ago' },
        processes: [{ name: 'worker', pid: stranger.pid, since: 'long ago' }],
      }),
    );
    (await claimInstance(folder)).release();
    expect(stranger.signalCode).toBeNull();
    expect(() => process.kill(stranger.pid!, 0)).not.toThrow();
  });

  it('starts over if the file was truncated', async () => {
    writeFileSync(file(), '{"owner":');
    (await claimInstance(folder)).release();
    expect(existsSync(file())).toBe(false);
  });
});
