/** `npx tsx bench/profile.ts`: shows where the time of single purchases goes, event by event. */
import { payments } from '../api/testing/payments';
import { connectClient, temporalEnv } from '../temporal/connection';
import { purchaseId } from '../workflows/messages';
import { watchAcceptance } from './acceptance';
import { runAlone } from './own-shop';
import { purchase, visitors } from './purchases';
import { onBenchShop } from './stack';
import { quantile } from './statistics';

const times = Number(process.argv[2] ?? 15);

async function main(): Promise<void> {
  await onBenchShop(async (env) => {
    const acceptance = await watchAcceptance(env.DATABASE_URL ?? '');
    const client = await connectClient(temporalEnv.parse(env));
    const steps = new Map<string, number[]>();
    const totals: number[] = [];
    for (let i = 0; i < times + 5; i++) {
      const [visit] = await visitors(1);
      if (!visit) continue;
      const done = await purchase(visit, payments(), acceptance);
      await new Promise((resolve) => setTimeout(resolve, 700));
      // The first ones warm everything up.
      if (i < 5) continue;
      totals.push(done.paidToAcceptedMs);
      const { events } = await client.workflow.getHandle(purchaseId(done.cartId)).fetchHistory();
      let before: number | undefined;
      for (const [index, event] of (events ?? []).entries()) {
        const kind = Object.keys(event).find((key) => key.endsWith('EventAttributes'));
        const name = kind?.replace('EventAttributes', '') ?? '?';
        const type = event.activityTaskScheduledEventAttributes?.activityType?.name ?? '';
        const at = Number(event.eventTime?.seconds ?? 0) * 1000 + Number(event.eventTime?.nanos ?? 0) / 1e6;
        const step = `${String(index + 1).padStart(2)} ${name} ${type}`;
        steps.set(step, [...(steps.get(step) ?? []), at - (before ?? at)]);
        before = at;
      }
    }
    for (const [step, spent] of steps) {
      const share = spent.length === totals.length ? '' : ` (in ${spent.length} of ${totals.length})`;
      process.stdout.write(`${quantile(spent, 0.5).toFixed(1).padStart(8)} ms  ${step}${share}\n`);
    }
    process.stdout.write(`${quantile(totals, 0.5).toFixed(1).padStart(8)} ms  from paid to accepted\n`);
    await acceptance.close();
    await client.connection.close();
  });
}

runAlone(main);
