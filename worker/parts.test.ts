import { untilAllEnd } from './parts';

/** A part that runs until it is ended. */
function part() {
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const running = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { running, end, fail };
}

test('the parts end one after the other, and nothing fails', async () => {
  const parts = [part(), part()];
  const ended = untilAllEnd(
    parts.map(({ running }) => running),
    () => {
      throw new Error('Nothing failed');
    },
  );
  for (const { end } of parts) end();
  await expect(ended).resolves.toBeUndefined();
});

test('if one part fails, the others are asked to end and awaited, and the first error is reported [F37]', async () => {
  const [payments, purchases] = [part(), part()];
  const events: string[] = [];
  const ended = untilAllEnd([payments.running, purchases.running], (error) => {
    events.push((error as Error).message);
    setTimeout(() => {
      events.push('the other ended');
      purchases.end();
    }, 20);
  });
  payments.fail(new Error('lost its connection'));
  await expect(ended).rejects.toThrow('lost its connection');
  expect(events).toEqual(['lost its connection', 'the other ended']);
});

test('the wait for a part that does not end is limited', async () => {
  const [payments, hanging] = [part(), part()];
  const ended = untilAllEnd([payments.running, hanging.running], () => undefined, 20);
  payments.fail(new Error('lost'));
  await expect(ended).rejects.toThrow('lost');
});
