import { areAlike } from './same-time';

/** Times around a centre, in ms. */
const around = (centre: number, noise: number) =>
  Array.from({ length: 60 }, (_, index) => centre + noise * Math.sin(index * 7));

test.each([
  ['a quiet machine', around(100, 1), around(100.5, 1), true],
  ['a delay on a quiet machine', around(100, 1), around(110, 1), false],
  ['a busy machine', around(150, 40), around(156, 40), true],
  ['a delay as long as a kind varies', around(150, 10), around(160, 10), false],
  ['a long delay on a busy machine', around(150, 40), around(300, 40), false],
])('%s', (_name, one, other, alike) => {
  expect(areAlike([one, other], 3)).toBe(alike);
});
