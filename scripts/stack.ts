import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServers, buildWeb, buildWorkflows, ROOT } from './builds';
import { prepareDatabase } from './database';
import {
  addressesFor,
  externalParts,
  type StackEnv,
  stackEnvironment,
  withoutShopVariables,
} from './environment';
import { claimInstance, type Instance } from './instance';
import { freePorts, type Ports, portsFromEnvironment, requireFree } from './ports';
import { refuseOtherSchema, startPostgres } from './postgres';
import { builderPlans, type Part, type PlanContext, partPlan, temporalPlan } from './process-plans';
import { type ProcessPlan, type RunningProcess, startProcess } from './processes';
import type { StepProgress } from './progress';
import { followRebuilds } from './rebuilds';
import { localSecrets } from './secrets';
import { fullDisk, SetupProblem } from './setup-problem';
import { findTemporal } from './temporal';

/** The kind of stack. */
export interface StackOptions {
  /** Where persistent data live: databases, secrets, sandbox, logs. Created if missing. */
  dataDir: string;
  /**
   * `usual`: the default ports and the developer's own addresses and keys. `free`: any free ports and nothing of the
   * developer's environment, so that it runs next to a shop and can't touch a real one.
   */
  ports: 'usual' | 'free';
  /** Variables for the processes, over all others. */
  env?: StackEnv;
  /** Settings of the shop that differ from the defaults, e.g. shorter times. */
  settings?: Record<string, unknown>;
  /** Which of our own processes to run; all by default. */
  parts?: readonly Part[];
  /** Whether to build the web pages if they changed; true by default. */
  web?: boolean;
  /** Restart processes and rebuild when their sources change. */
  watch?: boolean;
  /** For tests: a database that needn't survive a power cut, and memory spent to save the work of collecting it. */
  fast?: boolean;
  /** Temporal keeps its state in memory: faster, for shops whose Temporal is never restarted. */
  temporalInMemory?: boolean;
  /** Called for each step: when it begins, with its progress, and when it ends. */
  onStep?: (step: string, onProgress: StepProgress) => void;
  /** Aborts the start, and stops what did start. */
  signal?: AbortSignal;
  /** Called for a process that ended unexpectedly. */
  onDeath?: (process: RunningProcess) => void;
  /** Under `watch`, called with lines about rebuilds that failed, and that they work again. */
  onRebuild?: (line: string) => void;
}

/** A shop that runs. */
export interface Stack {
  /** The variables of the processes and the addresses for tests (SHOP_URL, SANDBOX_…_URL). */
  readonly env: StackEnv;
  /** By name: postgres, temporal, sandbox, worker, api. */
  readonly processes: ReadonlyMap<string, RunningProcess>;
  /** Sends a signal to a process and waits for its end, if the signal ends it. */
  kill(name: string, signal?: NodeJS.Signals): Promise<void>;
  /** Restarts a process, stopping it first if it runs, and waits until it is ready. */
  restart(name: string): Promise<void>;
  /** Ends everything, clients of a server before the server. Safe to call twice. */
  stop(): Promise<void>;
}

/** The least disk space for databases, builds and logs. */
const NEEDED_BYTES = 500 * 1024 * 1024;

/** The order of stopping; those on one line stop together. */
const STOP_ORDER = [['web', 'workflows', 'api'], ['worker'], ['sandbox', 'temporal', 'postgres']] as const;

/**
 * Starts a complete shop and waits until it works. On a failure everything that did start is stopped again. Throws a
 * SetupProblem if a person can fix the cause.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  await requireRoom(options.dataDir);
  const instance = await claimInstance(options.dataDir);
  const builder = new StackBuilder(options, instance);
  process.once('exit', builder.onExit);
  try {
    return await builder.start();
  } catch (error) {
    await builder.stop();
    throw error;
  }
}

class StackBuilder {
  private readonly running = new Map<string, RunningProcess>();
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly options: StackOptions,
    private readonly instance: Instance,
  ) {}

  async start(): Promise<Stack> {
    const { options } = this;
    const person = options.ports === 'usual' ? process.env : {};
    const ports = await this.choosePorts();
    this.instance.serves(ports);
    const external = externalParts(person);
    const secrets = localSecrets(options.dataDir);
    const env = stackEnvironment(options.dataDir, ports, secrets, person, options.env);
    // As in production: no process that serves the shop knows the owner of its tables.
    const { DATABASE_OWNER_URL: _, ...served } = env;
    const context: PlanContext = {
      dataDir: options.dataDir,
      logFolder: join(options.dataDir, 'logs'),
      ports,
      env: { ...withoutShopVariables(process.env), ...served },
      watch: options.watch ?? false,
      fast: options.fast,
      temporalInMemory: options.temporalInMemory,
    };
    const parts = new Set<Part>(options.parts ?? ['sandbox', 'worker', 'api']);

    // Settled, not raced: a failure may only be reported once nothing is still being started.
    const settle = async (...steps: Promise<unknown>[]) => {
      const failed = (await Promise.allSettled(steps)).find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    };
    const database = async () => {
      if (!external.database) {
        const { databasePassword: password } = secrets;
        const postgres = { dataDir: join(options.dataDir, 'postgres'), logFolder: context.logFolder };
        await this.step('Postgres', () =>
          startPostgres(
            { ...postgres, port: ports.postgres, password, fast: options.fast },
            options.signal,
            this.note,
          ).then(this.keep),
        );
        await refuseOtherSchema(env.DATABASE_OWNER_URL ?? '', options.dataDir);
      }
      await this.step('Database schema', () => prepareDatabase(env, options.settings));
    };
    const temporal = async () => {
      if (external.temporal) return;
      const program = await this.step('Temporal program', (onProgress) =>
        findTemporal(onProgress, options.signal),
      );
      const plan = temporalPlan(program, context, env.PUBLIC_URL ?? '');
      await this.step('Temporal', () => this.run(plan));
    };
    const builders = context.watch ? builderPlans(context) : undefined;
    const bundle = async () => {
      if (!parts.has('worker')) return;
      await this.step<unknown>('Workflow bundle', () =>
        builders ? this.run(builders.workflows) : buildWorkflows(),
      );
    };
    const web = async () => {
      if (options.web === false || !parts.has('api')) return;
      await this.step<unknown>('Web pages', () => (builders ? this.run(builders.web) : buildWeb()));
    };
    const servers = async () => {
      if (!context.watch && (parts.has('worker') || parts.has('api'))) await buildServers();
    };
    const part = async (name: Part, label: string) => {
      if (parts.has(name)) await this.step(label, () => this.run(partPlan(name, context)));
    };
    await settle(database(), temporal(), part('sandbox', 'Sandbox'), servers(), bundle(), web());
    await settle(part('worker', 'Worker'), part('api', 'Shop'));
    return this.handle({ ...env, ...addressesFor(env) });
  }

  private handle(env: StackEnv): Stack {
    return {
      env,
      processes: this.running,
      kill: (name, signal = 'SIGKILL') => this.named(name).kill(signal),
      restart: async (name) => {
        const old = this.named(name);
        await old.stop();
        await this.run(old.plan);
      },
      stop: () => this.stop(),
    };
  }

  /** Ends everything, clients of a server before the server, and releases the data folder. */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      for (const names of STOP_ORDER) {
        await Promise.all(names.map((name) => this.running.get(name)?.stop()));
      }
      this.instance.release();
      process.removeListener('exit', this.onExit);
    })();
    return this.stopping;
  }

  /** The last resort if this process is ended without stopping the stack: nothing asynchronous is possible. */
  readonly onExit = () => {
    for (const process of this.running.values()) process.signal(process.plan.stopSignal ?? 'SIGTERM');
  };

  private async choosePorts(): Promise<Ports> {
    if (this.options.ports === 'free') return freePorts();
    const chosen = portsFromEnvironment(process.env);
    const external = externalParts(process.env);
    const unused = [
      ...(external.database ? ['postgres'] : []),
      ...(external.temporal ? ['temporal', 'temporalUi'] : []),
    ];
    const wanted = (Object.keys(chosen) as (keyof Ports)[]).filter((name) => !unused.includes(name));
    await requireFree(chosen, wanted);
    return chosen;
  }

  private async run(plan: ProcessPlan): Promise<void> {
    const stopped = () => new SetupProblem('stopped', `${plan.name} isn't started, because the stack ends.`);
    if (this.stopping) throw stopped();
    const started = await startProcess(plan, this.options.signal, this.note).catch((error: unknown) => {
      throw this.stopping ? stopped() : error;
    });
    await this.keep(started);
  }

  /** From its spawn on, stopping the stack ends it, and so does the next start if this one is killed. */
  private readonly note = async (spawned: RunningProcess): Promise<void> => {
    this.running.set(spawned.name, spawned);
    await this.instance.add(spawned.name, spawned.pid);
  };

  private readonly keep = async (started: RunningProcess): Promise<void> => {
    if (this.stopping) return started.stop();
    const { onRebuild } = this.options;
    if (started.plan.rebuilds && onRebuild) followRebuilds(started, started.plan.rebuilds, onRebuild);
    void started.gone.then(() => {
      if (!started.endIsExpected && !this.stopping) this.options.onDeath?.(started);
    });
  };

  private named(name: string): RunningProcess {
    const found = this.running.get(name);
    if (!found) throw new SetupProblem('not_ready', `There is no process "${name}" in this stack.`);
    return found;
  }

  private async step<T>(name: string, work: (onProgress: (text: string) => void) => Promise<T>): Promise<T> {
    const { onStep } = this.options;
    onStep?.(name, { done: false });
    const result = await work((text) => onStep?.(name, { done: false, text }));
    onStep?.(name, { done: true });
    return result;
  }
}

async function requireRoom(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < NEEDED_BYTES) throw fullDisk(dataDir === join(ROOT, '.data') ? undefined : dataDir);
}
