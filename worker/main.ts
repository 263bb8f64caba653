import { rmSync, writeFileSync } from 'node:fs';
import { NativeConnection, Runtime, Worker, type WorkerOptions } from '@temporalio/worker';
import { createAlertActivities } from '../activities/alerts';
import { createBulkActivities } from '../activities/bulk';
import { createDeletionActivities } from '../activities/deletions';
import { createDeliveryWatchActivities } from '../activities/delivery-watch';
import { createDoctorActivities } from '../activities/doctor';
import { createInstagramActivities } from '../activities/instagram';
import { createLoginActivities } from '../activities/logins';
import { createMailActivities } from '../activities/mail';
import { closeMailSenders } from '../activities/mail-sender';
import { createMaintenanceActivities } from '../activities/maintenance';
import { createOrderActivities } from '../activities/orders';
import { createPanelHealthActivities } from '../activities/panel-health';
import { createPaymentEventActivities } from '../activities/payment-events';
import { createPaymentActivities, createStripe } from '../activities/payments';
import { createProviderActivities } from '../activities/provider';
import { createReconciliationActivities } from '../activities/reconciliation';
import { createRetentionActivities } from '../activities/retention';
import { createReviewActivities } from '../activities/review-emails';
import { createStaffNoticeActivities } from '../activities/staff-notices';
import { createSupportActivities } from '../activities/support';
import { createWithdrawalActivities } from '../activities/withdrawals';
import { noteIncidents } from '../db/incidents';
import { createPool } from '../db/pool';
import { providerQueues } from '../db/providers';
import { refuseExampleSeller } from '../db/settings';
import { statusShare } from '../domain/polling-pace';
import { countsBeside } from '../instagram/budget';
import { openInstagram } from '../instagram/open-directory';
import { readKeyring } from '../security/keyring';
import { createLogger } from '../security/log';
import { connectClient, connectionOptions, dataConverter } from '../temporal/connection';
import { ensureSearchAttributes } from '../temporal/search-attributes';
import { workflowLimit } from '../temporal/workflow-limit';
import { paymentsQueue, providerQueue, purchasesQueue, release, statusQueue } from '../workflows/messages';
import { readWorkerEnv } from './env';
import { freeAddress, watchFailingTasks } from './failing-tasks';
import { temporalLogger } from './logger';
import { untilAllEnd } from './parts';
import { followProviders, openTogether } from './provider-workers';
import { ensureSchedules } from './schedules';

/** The share of the slots for workflow tasks: those use the CPU, while activities mostly wait. */
const workflowShare = 0.4;

async function main(): Promise<void> {
  const env = readWorkerEnv(process.env);
  const logger = createLogger('worker', env.LOG_LEVEL);
  // A container that starts again may keep its files.
  if (env.READY_FILE) rmSync(env.READY_FILE, { force: true });
  // We handle signals ourselves, so that pool and connection close after the last activity.
  const bindAddress = env.METRICS_ADDRESS ?? (await freeAddress());
  Runtime.install({
    logger: temporalLogger(logger),
    shutdownSignals: [],
    telemetryOptions: { metrics: { prometheus: { bindAddress } } },
  });

  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  const pool = createPool(
    env.DATABASE_URL,
    (error) => logger.warn({ err: error }, 'database connection lost'),
    { max: env.DATABASE_CONNECTIONS },
  );
  await refuseExampleSeller(pool, process.env);
  const client = await connectClient(env);
  const connection = await NativeConnection.connect(connectionOptions(env));
  await ensureSearchAttributes(client, env.TEMPORAL_NAMESPACE, (searchAttributes) =>
    logger.warn({ searchAttributes }, 'register these search attributes, if the namespace lacks them'),
  );

  const reach = { db: pool, temporal: client, keyring };
  const stripe = createStripe(env);
  const shared: Omit<WorkerOptions, 'taskQueue'> = {
    connection,
    namespace: env.TEMPORAL_NAMESPACE,
    dataConverter: dataConverter(env),
    // Longer than any call that moves goods or money (`submit` 45 s, `payments` 20 s): its answer is also stored. Longer
    // activities are cut off and repeated, which is safe.
    shutdownGraceTime: '50 seconds',
    shutdownForceTime: '60 seconds',
    maxConcurrentActivityTaskExecutions: env.WORKER_SLOTS,
    maxConcurrentLocalActivityExecutions: env.WORKER_SLOTS,
    // A name only: it doesn't affect which worker gets a task.
    ...(env.GIT_SHA && { buildId: `${release / 10}+${env.GIT_SHA}` }),
  };

  const panel = { timeoutMs: env.PROVIDER_TIMEOUT_MS, addresses: env.PROVIDER_ADDRESSES };
  const panelHealth = createPanelHealthActivities({ reach, ...panel });
  const sending = { addTimeoutMs: env.PROVIDER_ADD_TIMEOUT_MS, trialSeconds: env.PROVIDER_TRIAL_SECONDS };
  const provider = createProviderActivities({ pool, keyring, client, ...sending, ...panel });
  const counting = { directory: openInstagram(env), countsPerHour: countsBeside(env) };
  const maintenance = createMaintenanceActivities({
    ...{ pool, keyring, client },
    ...counting,
    ...panel,
  });
  const bulk = createBulkActivities({ pool, keyring, client, ...panel });
  const post = { pool, smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL };
  const mail = createMailActivities({ ...post, keyring });

  const workers = await Promise.all([
    Worker.create({
      ...shared,
      taskQueue: purchasesQueue,
      ...(env.WORKFLOW_BUNDLE
        ? { workflowBundle: { codePath: env.WORKFLOW_BUNDLE } }
        : { workflowsPath: require.resolve('../workflows') }),
      ...workflowLimit,
      maxCachedWorkflows: env.WORKER_CACHED_WORKFLOWS,
      maxConcurrentWorkflowTaskExecutions: Math.ceil(env.WORKER_SLOTS * workflowShare),
      activities: {
        // Tried as local activities first; the queue below has them too.
        ...createPaymentActivities({ stripe }),
        ...createOrderActivities({ pool, keyring, client }),
        ...mail,
        ...createReviewActivities({ pool, ...mail }),
        ...createWithdrawalActivities(post),
        ...createLoginActivities({ ...post, keyring }),
        ...createSupportActivities({ ...post, keyring }),
        ...createDeletionActivities({ ...post, client, keyring }),
        ...createRetentionActivities({ pool, keyring }),
        ...createDoctorActivities({ reach }),
        ...createAlertActivities(post),
        ...createStaffNoticeActivities(post),
        ...panelHealth,
        ...bulk,
        ...createInstagramActivities({ pool, ...counting }),
        ...maintenance,
      },
    }),
    Worker.create({
      ...shared,
      taskQueue: paymentsQueue,
      // Over all workers; each also limits its own calls, including those of local activities.
      maxTaskQueueActivitiesPerSecond: 60,
      activities: {
        ...createPaymentActivities({ stripe }),
        ...createReconciliationActivities({ pool, stripe }),
        ...createPaymentEventActivities({ reach, stripe }),
      },
    }),
  ]);
  await ensureSchedules(client);

  const stopWatching = watchFailingTasks({
    read: async () => (await fetch(`http://${bindAddress}/metrics`)).text(),
    note: (subjects) =>
      noteIncidents(
        pool,
        subjects.map((subject) => ({ kind: 'failing-workflow-tasks', subject })),
      ),
    onError: (error) => logger.warn({ err: error }, 'the metrics of this worker could not be read'),
  });
  // Up to here nothing runs yet. Nothing is awaited from here on: a signal or an error finds everything to stop.
  const panels = followProviders({
    read: () => providerQueues(pool),
    open: ({ id, maxCallsPerSecond }) =>
      openTogether([
        () =>
          Worker.create({
            ...shared,
            taskQueue: providerQueue(id),
            // The server keeps these limits across all workers of a queue.
            maxTaskQueueActivitiesPerSecond: maxCallsPerSecond * (1 - statusShare),
            activities: { ...panelHealth, ...provider },
          }),
        () =>
          Worker.create({
            ...shared,
            taskQueue: statusQueue(id),
            maxTaskQueueActivitiesPerSecond: maxCallsPerSecond * statusShare,
            activities: {
              ...createDeliveryWatchActivities({ reach, ...panel }),
              ...provider,
              ...maintenance,
              ...bulk,
            },
          }),
      ]),
    onError: (error) => logger.warn({ err: error }, 'providers could not be read'),
  });
  const stop = () => {
    stopWatching();
    panels.stop();
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  panels.opened.then(
    () => {
      if (env.READY_FILE) writeFileSync(env.READY_FILE, '');
      logger.info('worker ready');
    },
    () => undefined,
  );
  await untilAllEnd([...workers.map((worker) => worker.run()), panels.ended], (error) => {
    logger.fatal({ err: error }, 'a part of the worker ended; the others end too');
    stop();
  });
  closeMailSenders();
  await connection.close();
  await client.connection.close();
  await pool.end();
}

main().catch((error: unknown) => {
  createLogger('worker', 'info').fatal({ err: error }, 'worker ended');
  // Open connections would keep a process alive that serves only a part of its queues.
  process.exit(1);
});
