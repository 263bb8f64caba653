import { randomUUID } from 'node:crypto';
import { Context } from '@temporalio/activity';
import {
  ServiceError,
  WithStartWorkflowOperation,
  type WorkflowHandleWithStartDetails,
} from '@temporalio/client';
import type { SignalDefinition, UpdateDefinition } from '@temporalio/common';
import { temporal } from '@temporalio/proto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { type CartChoice, priceCart } from '#domain/pricing.ts';
import { defaultSettings, type PurchaseSettings } from '#domain/purchase.ts';
import type { PurchaseSource } from '#domain/purchase-sources.ts';
import { restartOf } from '#purchases/reach.ts';
import { addSearchAttributes } from '#temporal/search-attributes.ts';
import {
  type IntentView,
  type PurchaseInput,
  paymentsQueue,
  providerQueue,
  providerStatusChanged,
  purchaseId,
  purchasesQueue,
  release,
  setCart,
  statusQueue,
} from '../messages';
import type { purchase } from '../purchase';
import { testWorkflows } from './bundle';
import { startTestServer } from './server';
import { offerFor, soldFor, World } from './world';

/** Less than Jest's limit for a test, so that one that hangs says where. */
const limitMs = 4 * 60_000;

/** The panels that have a worker. */
const panelIds = [1, 2, 3];

/** A Temporal server that skips time, with workers for as many worlds as tests open. */
export class TestShop {
  private constructor(
    readonly env: TestWorkflowEnvironment,
    private readonly workers: Worker[],
    private readonly running: Promise<unknown>,
    private readonly worlds: Map<string, World>,
  ) {}

  /** `cached` false: every workflow task replays its run from the beginning, as after a restart of a worker. */
  static async open({ cached = true } = {}): Promise<TestShop> {
    const env = await startTestServer();
    await addSearchAttributes(env.client, 'default');
    const worlds = new Map<string, World>();
    const { nativeConnection: connection } = env;
    const workers = await Promise.all([
      Worker.create({
        connection,
        taskQueue: purchasesQueue,
        ...testWorkflows(),
        ...(!cached && { maxCachedWorkflows: 0 }),
        activities: {
          ...inTheWorldOf(worlds, 'orderActivities'),
          ...inTheWorldOf(worlds, 'mail'),
          ...inTheWorldOf(worlds, 'instagram'),
          ...inTheWorldOf(worlds, 'payments'),
        },
      }),
      Worker.create({ connection, taskQueue: paymentsQueue, activities: inTheWorldOf(worlds, 'payments') }),
      ...panelIds
        .flatMap((id) => [providerQueue(id), statusQueue(id)])
        .map((taskQueue) =>
          Worker.create({ connection, taskQueue, activities: inTheWorldOf(worlds, 'provider') }),
        ),
    ]);
    return new TestShop(env, workers, Promise.all(workers.map((worker) => worker.run())), worlds);
  }

  async close(): Promise<void> {
    for (const worker of this.workers) worker.shutdown();
    await this.running;
    await this.env.teardown();
  }

  /** Runs `test` with a buyer in a separate world. */
  async with(test: (buyer: Buyer) => Promise<void>, settings: Partial<PurchaseSettings> = {}): Promise<void> {
    const world = new World();
    const buyer = new Buyer(this.env, world, { ...defaultSettings, ...settings });
    this.worlds.set(purchaseId(buyer.cartId), world);
    world.signalReport = (submissionId) =>
      buyer.handle.signal(providerStatusChanged, { submissionId, report: world.report });
    let alarm: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      alarm = setTimeout(() => buyer.describe().then((text) => reject(new Error(text)), reject), limitMs);
    });
    try {
      await Promise.race([test(buyer), late]);
    } finally {
      clearTimeout(alarm);
      buyer.leave();
    }
  }
}

type Group = 'orderActivities' | 'mail' | 'instagram' | 'payments' | 'provider';

/** Activities that act on the world of the workflow that called them. */
function inTheWorldOf(
  worlds: Map<string, World>,
  group: Group,
): Record<string, (input: never) => Promise<unknown>> {
  return Object.fromEntries(
    Object.keys(new World()[group]).map((name) => [
      name,
      (input: never) => {
        const world = worlds.get(Context.current().info.workflowExecution?.workflowId ?? '');
        if (group === 'payments' || group === 'provider') world?.calls.push(name);
        const activities = world?.[group] as Record<string, (input: never) => Promise<unknown>> | undefined;
        return activities?.[name]?.(input) ?? Promise.reject(new Error(`No world for ${name}`));
      },
    ]),
  );
}

/** One browser and its cart. */
export class Buyer {
  readonly cartId = `cart_1700000000000_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  readonly owner = 'owner';

  constructor(
    readonly env: TestWorkflowEnvironment,
    readonly world: World,
    readonly settings: PurchaseSettings,
  ) {}

  get handle(): WorkflowHandleWithStartDetails<typeof purchase> {
    return this.env.client.workflow.getHandle(purchaseId(this.cartId)) as WorkflowHandleWithStartDetails<
      typeof purchase
    >;
  }

  /** The price that the browser shows for a choice. */
  price(choice: CartChoice): number {
    const service = soldFor(choice);
    if (!service) return 0;
    return priceCart(choice, service, { offer: offerFor(service), vatRatePercent: 21, rev: 0 }).amountCents;
  }

  /** Sets the cart; the first time this starts the purchase. */
  async setCart(
    change: Partial<CartChoice> & {
      owner?: string;
      expectedAmountCents?: number;
      source?: PurchaseSource;
    } = {},
  ) {
    const { owner, expectedAmountCents, source, ...choiceChange } = change;
    const choice: CartChoice = {
      serviceId: 204,
      username: 'lucia.rivas',
      email: 'lucia@example.com',
      upsellAccepted: false,
      ...choiceChange,
    };
    const input: PurchaseInput = {
      cartId: this.cartId,
      owner: this.owner,
      language: 'es',
      source,
      variant: 'A',
      vatRatePercent: 21,
      settings: this.settings,
      release,
    };
    const updateId = randomUUID();
    try {
      return await this.env.client.workflow.executeUpdateWithStart(setCart, {
        updateId,
        args: [
          {
            owner: owner ?? this.owner,
            choice,
            expectedAmountCents: expectedAmountCents ?? this.price(choice),
          },
        ],
        startWorkflowOperation: new WithStartWorkflowOperation<typeof purchase>('purchase', {
          workflowId: purchaseId(this.cartId),
          taskQueue: purchasesQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowIdReusePolicy: 'REJECT_DUPLICATE',
          args: [input],
        }),
      });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // A busy machine needs more than ten seconds: the SDK sends again, and the test server fails on an Update that it
      // already has.
      return this.handle.getUpdateHandle<IntentView>(updateId).result();
    }
  }

  /** Pays and sends the webhook's Signal. */
  async pay(): Promise<void> {
    const intent = this.world.pay();
    await this.handle.signal('paymentSucceeded', { paymentIntentId: intent.id });
  }

  /** Sets the cart and pays. */
  async buy(change?: Parameters<Buyer['setCart']>[0]): Promise<void> {
    await this.setCart(change);
    await this.pay();
  }

  /** As the shop reaches a closed purchase: it restarts from its stored memory. */
  async wake<Input>(signal: SignalDefinition<[Input]>, input: Input): Promise<void> {
    await this.env.client.workflow.signalWithStart<typeof purchase, [Input]>('purchase', {
      ...this.restart(),
      signal,
      signalArgs: [input],
    });
  }

  /** As `wake`, for an Update. In two steps: the test server fails on Update-with-Start if the Update is refused. */
  async wakeAndAsk<Answer, Input>(
    update: UpdateDefinition<Answer, [Input]>,
    input: Input,
    updateId?: string,
  ): Promise<Answer> {
    await this.env.client.workflow.start<typeof purchase>('purchase', this.restart());
    return this.handle.executeUpdate(update, { args: [input], updateId });
  }

  private restart() {
    const { memory } = this.world.latest ?? {};
    if (!memory) throw new Error('The purchase has no stored memory');
    return restartOf(memory);
  }

  /** Waits, in skipped time, until `holds`. */
  async until(what: string, holds: () => boolean, limitSeconds = 600): Promise<void> {
    // Longer and longer steps: a step costs real time, whatever it skips.
    for (let waited = 0, step = 1; !holds(); waited += step, step = Math.ceil(step * 1.5)) {
      if (waited > limitSeconds)
        throw new Error(`Never happened: ${what}; lines: ${this.world.lines.join(', ')}`);
      await this.env.sleep(step * 1000);
    }
  }

  /**
   * Waits for the guarantee, and for the run that begins with it: the test server skips time no more after a run that
   * is queried while it continues as new, and refuses an Update that meets it.
   */
  async untilDelivered(limitSeconds?: number): Promise<void> {
    await this.until('delivered', () => this.world.latest?.stage === 'guarantee', limitSeconds);
    await this.env.sleep('30 seconds');
  }

  /** Where the purchase is, for a failure. */
  async describe(): Promise<string> {
    const { raw } = await this.handle.describe();
    const { events } = await this.handle.fetchHistory();
    const { EventType } = temporal.api.enums.v1;
    return [
      'The test did not end.',
      `Lines: ${this.world.lines.join(', ')}`,
      `Calls: ${this.world.calls.join(', ')}`,
      `Pending: ${raw.pendingActivities?.map(({ activityType }) => activityType?.name).join(', ')}`,
      `Last events: ${events
        ?.slice(-12)
        .map(({ eventType }) => EventType[eventType ?? 0])
        .join(', ')}`,
    ].join('\n');
  }

  /**
   * Brings the world to rest. The run is not terminated: the test server never skips time again after a run is
   * terminated while an activity is pending.
   */
  leave(): void {
    this.world.report = { status: 'completed', startCount: 1000 };
    this.world.refillEnd = { state: 'completed' };
    this.world.mailAway = false;
    this.world.endHeld = false;
  }
}

/** The code of a refused Update. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    const cause = (error as { cause?: { type?: string } }).cause;
    if (cause?.type) return cause.type;
    throw error;
  }
  return 'accepted';
}
