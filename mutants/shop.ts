import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Stack } from '../scripts/stack';
import { TEST_ENV, TEST_SETTINGS } from '../scripts/test-shop';
import { Control, type Reached } from './control';
import type { Runner } from './jest-run';

/** Our processes in which faults are switched. */
const PARTS = ['api', 'worker'] as const;

/** The shop of a run: the copy's processes, in which one fault at a time is on. */
export class MutantShop {
  private stack: Stack | undefined;
  private count = 0;
  /** What each process reached while it started: a fault there shows only after a restart. */
  private readonly boot = new Map<string, Set<number>>();
  private restarted: string[] = [];

  private constructor(
    private readonly runner: Runner,
    private readonly control: Control,
    private readonly activeFile: string,
  ) {}

  static async open(runner: Runner, activeFile: string): Promise<MutantShop> {
    const shop = new MutantShop(runner, await Control.open(), activeFile);
    await shop.start();
    return shop;
  }

  get env(): NodeJS.ProcessEnv {
    return this.stack?.env ?? {};
  }

  isReachedAtStart(mutant: number): boolean {
    return PARTS.some((part) => this.boot.get(part)?.has(mutant));
  }

  /** Switches a fault on, in running processes if that suffices. Throws if the shop can't start with it. */
  async switchOn(mutant: number): Promise<void> {
    writeFileSync(this.activeFile, String(mutant));
    await this.obey(mutant);
    this.restarted = PARTS.filter((part) => this.boot.get(part)?.has(mutant));
    for (const part of this.restarted) await this.restart(part);
  }

  /** Switches everything off and restarts what was caught in a loop or was started with the fault. */
  async switchOff(): Promise<void> {
    writeFileSync(this.activeFile, '-1');
    for (const part of this.restarted) await this.restart(part);
    this.restarted = [];
    await this.obey(-1);
    for (const part of PARTS) if (!(await this.isAlive(part))) await this.restart(part);
  }

  /** What the processes have reached since the last query. */
  async reached(): Promise<number[]> {
    const { reached } = await this.control.switchTo(-1);
    return reached.flatMap(({ hits }) => hits);
  }

  /** Another shop with new data: the tests of a fault can leave the old one broken. */
  async replace(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    this.control.close();
  }

  private async start(): Promise<void> {
    const { copy, folder, signal } = this.runner;
    const { startStack } = (await import(
      pathToFileURL(join(copy, 'scripts', 'stack.ts')).href
    )) as typeof import('../scripts/stack');
    this.count += 1;
    const env = this.runner.env as Record<string, string>;
    this.stack = await startStack({
      dataDir: join(folder, `shop-${this.count}`),
      ports: 'free',
      fast: true,
      temporalInMemory: true,
      // The pages come from the checkout: their code is built once, and contains no fault.
      web: false,
      env: {
        ...TEST_ENV,
        NODE_OPTIONS: env.NODE_OPTIONS ?? '',
        MUTANT_ACTIVE: this.activeFile,
        MUTANT_CONTROL: String(this.control.port),
      },
      settings: TEST_SETTINGS,
      signal,
    });
    const { reached } = await this.control.switchTo(-1);
    for (const part of PARTS) this.boot.set(part, new Set(hitsOf(part, reached)));
  }

  /** At once: nothing that the shop is doing matters, and somebody may be waiting after Ctrl-C. */
  private async stop(): Promise<void> {
    await Promise.all(PARTS.map((part) => this.stack?.kill(part)));
    await this.stack?.stop();
    if (this.stack) rmSync(join(this.runner.folder, `shop-${this.count}`), { recursive: true, force: true });
    this.stack = undefined;
  }

  private async obey(mutant: number): Promise<void> {
    const { silent } = await this.control.switchTo(mutant);
    for (const part of PARTS) {
      if (silent.includes(this.stack?.processes.get(part)?.pid ?? 0)) await this.restart(part);
    }
  }

  /** Without a clean end: the worker would wait for its activities, and this shop may be killed. */
  private async restart(part: string): Promise<void> {
    await this.stack?.kill(part);
    await this.stack?.restart(part);
  }

  private async isAlive(part: string): Promise<boolean> {
    const process = this.stack?.processes.get(part);
    if (!process) return false;
    return Promise.race([
      process.gone.then(() => false),
      new Promise<boolean>((resolve) => setImmediate(() => resolve(true))),
    ]);
  }
}

function hitsOf(part: string, reached: readonly Reached[]): number[] {
  return reached.flatMap(({ program, hits }) => (program.endsWith(join('dist', `${part}.js`)) ? hits : []));
}
