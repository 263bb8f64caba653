import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessPlan, type RunningProcess, startProcess } from './processes';

const READY = `console.log('here I am'); setInterval(() => undefined, 1000);`;

describe('a managed process', () => {
  let folder: string;
  let running: RunningProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'processes-'));
    running = undefined;
  });
  afterEach(async () => {
    await running?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const plan = (script: string, more: Partial<ProcessPlan> = {}): ProcessPlan => ({
    name: 'thing',
    program: process.execPath,
    args: ['-e', script],
    logFolder: folder,
    isReady: (log) => log().includes('here I am'),
    readyWithinMs: 10_000,
    stopWithinMs: 10_000,
    ...more,
  });
  const isAlive = (pid: number) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };

  it('is ready once it says so, and gone once it is stopped', async () => {
    running = await startProcess(plan(READY));
    expect(isAlive(running.pid)).toBe(true);
    await running.stop();
    expect(isAlive(running.pid)).toBe(false);
  });

  it('is asked before it is forced', async () => {
    const polite = `process.on('SIGTERM', () => { console.log('finished the work'); process.exit(0); }); ${READY}`;
    running = await startProcess(plan(polite));
    await running.stop();
    expect(readFileSync(running.log, 'utf8')).toContain('finished the work');
  });

  it('is forced when it does not react', async () => {
    running = await startProcess(
      plan(`process.on('SIGTERM', () => undefined); ${READY}`, { stopWithinMs: 200 }),
    );
    await running.stop();
    expect(isAlive(running.pid)).toBe(false);
  });

  it('that dies while it starts is reported with the end of its log', async () => {
    const death = startProcess(plan(`console.log('the disk is made of cheese'); process.exit(3);`));
    await expect(death).rejects.toMatchObject({
      code: 'process_died',
      message: expect.stringMatching(/thing ended while it started.*the disk is made of cheese/s),
    });
  });

  it('that never becomes ready is ended and reported', async () => {
    const start = startProcess(plan('setInterval(() => undefined, 1000);', { readyWithinMs: 300 }));
    await expect(start).rejects.toMatchObject({ code: 'not_ready' });
  });

  it('whose program is missing is reported', async () => {
    const start = startProcess(plan('', { program: join(folder, 'nowhere') }));
    await expect(start).rejects.toMatchObject({ code: 'tool_missing' });
  });

  it('that ends on its own is distinguished from one that was ended', async () => {
    running = await startProcess(plan(`console.log('here I am'); setTimeout(() => undefined, 300);`));
    await running.gone;
    expect(running.endIsExpected).toBe(false);
    running = await startProcess(plan(READY));
    await running.kill('SIGKILL');
    expect(running.endIsExpected).toBe(true);
  });

  it('keeps the log of the previous run', async () => {
    for (const word of ['first', 'second']) {
      running = await startProcess(plan(`console.log('${word}'); ${READY}`));
      await running.stop();
    }
    expect(readFileSync(join(folder, 'thing.previous.log'), 'utf8')).toContain('first');
    expect(readFileSync(join(folder, 'thing.log'), 'utf8')).toContain('second');
    expect(existsSync(join(folder, 'thing.previous.previous.log'))).toBe(false);
  });

  it('gives up its start on request', async () => {
    const abort = new AbortController();
    const start = startProcess(plan('setInterval(() => undefined, 1000);'), abort.signal);
    abort.abort();
    await expect(start).rejects.toMatchObject({ code: 'stopped' });
  });
});
