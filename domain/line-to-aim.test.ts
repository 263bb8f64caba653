import { isAimedAt, lineToAim, type Submission } from './purchase';

type Line = Pick<Submission, 'id' | 'line' | 'generation' | 'state' | 'report' | 'shortcode'>;

const line = (number: number, state: Submission['state'], over: Partial<Line> = {}): Line => ({
  id: `${number}`,
  line: number,
  generation: 1,
  state,
  shortcode: `POST${number}`,
  ...over,
});

test('a new target is for the line that is named, while certainly no panel has it, else for the most pressing one', () => {
  const submissions = [line(1, 'accepted'), line(2, 'rejected'), line(3, 'ready'), line(4, 'dismissed')];
  const found = (id?: string) => lineToAim({ submissions }, id)?.id;
  expect([undefined, '2', '3'].map(found)).toEqual(['2', '2', '3']);
  // The first was sent meanwhile, the last is refunded.
  expect(['1', '4', 'x'].map(found)).toEqual([undefined, undefined, undefined]);
  // Somebody has replaced the second one.
  submissions.push(line(2, 'ready', { id: '2b', generation: 2 }));
  expect(['2', '2b', '3'].map(found)).toEqual([undefined, '2b', '3']);
});

test('a post is taken if another line goes to it now, not by what was refunded or goes elsewhere', () => {
  const submissions = [
    line(1, 'accepted'),
    line(2, 'rejected'),
    line(2, 'ready', { generation: 2, shortcode: 'OTHER' }),
    line(3, 'dismissed'),
    line(4, 'rejected'),
  ];
  const isTaken = (shortcode: string) => isAimedAt({ submissions }, shortcode, { line: 4 });
  expect(['POST1', 'OTHER'].map(isTaken)).toEqual([true, true]);
  expect(['POST2', 'POST3', 'POST4'].map(isTaken)).toEqual([false, false, false]);
});
