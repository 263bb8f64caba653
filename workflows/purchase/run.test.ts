import { mayFollow } from '#domain/stages.ts';
import { type PurchaseStage, purchaseStages } from '#domain/states.ts';
import { Run } from './run';

const pairs = purchaseStages.flatMap((stage) => purchaseStages.map((next) => [stage, next] as const));

test.each(pairs)('from %s to %s a run moves only as the stage table allows [I5]', (stage, next) => {
  const run = { state: { stage } };
  const move = () => Run.prototype.moveTo.call(run as Run, next);
  if (mayFollow(stage, next)) move();
  else expect(move).toThrow(`No way from ${stage} to ${next}`);
  expect(run.state.stage).toBe<PurchaseStage>(mayFollow(stage, next) ? next : stage);
});
