import { failuresIn, watchFailingTasks } from './failing-tasks';

const line = (type: string, reason: string, count: number) =>
  `temporal_workflow_task_execution_failed{failure_reason="${reason}",namespace="default",service_name="temporal-core-sdk",task_queue="purchases",workflow_type="${type}"} ${count}`;
const page = (...lines: string[]) =>
  ['# TYPE temporal_workflow_task_execution_failed counter', ...lines, 'temporal_num_pollers{a="b"} 7'].join(
    '\n',
  );

afterEach(() => jest.useRealTimers());

test('failures are counted by workflow type and reason, on all queues', () => {
  const failures = failuresIn(
    page(line('purchase', 'NonDeterminismError', 3), line('doctor', 'WorkflowError', 1)).concat(
      '\n',
      line('purchase', 'NonDeterminismError', 2).replace('purchases', 'others'),
    ),
  );
  expect([...failures]).toEqual([
    ['purchase: NonDeterminismError', 5],
    ['doctor: WorkflowError', 1],
  ]);
  expect(failuresIn(page()).size).toBe(0);
});

test('only failures since the last check are noted, and a failed check is repeated', async () => {
  jest.useFakeTimers();
  let now: string | undefined = page(line('purchase', 'WorkflowError', 2));
  const noted: string[][] = [];
  const errors: unknown[] = [];
  const stop = watchFailingTasks({
    read: async () => {
      if (now === undefined) throw new Error('closed');
      return now;
    },
    note: async (subjects) => void noted.push(subjects),
    onError: (error) => errors.push(error),
  });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(noted).toEqual([['purchase: WorkflowError']]);
  now = undefined;
  await jest.advanceTimersByTimeAsync(60_000);
  now = page(line('purchase', 'WorkflowError', 3), line('doctor', 'WorkflowError', 1));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(noted[1]).toEqual(['purchase: WorkflowError', 'doctor: WorkflowError']);
  expect(errors).toHaveLength(1);
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(noted).toHaveLength(2);
});
