import { createStreamPlaces } from './stream-places';

const most = { all: 10, strangers: 7, caller: 3, '/56': 4, '/48': 5, own: 2 };

/** Takes places until one is refused, and returns how many there were and the refusal's code. */
function takeAll(take: (n: number) => unknown): { taken: number; code: string } {
  for (let taken = 0; ; taken++)
    try {
      take(taken);
    } catch (error) {
      return { taken, code: (error as { code: string }).code };
    }
}

it('one caller has a share, and gets a place again once one is free', () => {
  const places = createStreamPlaces(most);
  const leave = places.take({ caller: '192.0.2.1' });
  expect(takeAll(() => places.take({ caller: '192.0.2.1' }))).toEqual({ taken: 2, code: 'rate_limited' });
  leave();
  leave();
  expect(takeAll(() => places.take({ caller: '192.0.2.1' }))).toEqual({ taken: 1, code: 'rate_limited' });
});

it.each([
  ['a /56', (n: number) => `2001:db8:7:${(0x900 + n).toString(16)}::/64`, 4],
  ['a /48', (n: number) => `2001:db8:7:${(n * 256).toString(16)}::/64`, 5],
])('the networks of %s share theirs', (_what, of, taken) => {
  const places = createStreamPlaces(most);
  expect(takeAll((n) => places.take({ caller: of(n) }))).toEqual({ taken, code: 'rate_limited' });
});

it('strangers leave places for readers of their own order, wherever they call from', () => {
  const places = createStreamPlaces(most);
  expect(takeAll((n) => places.take({ caller: `192.0.2.${n}` }))).toEqual({ taken: 7, code: 'unavailable' });
  expect(takeAll(() => places.take({ caller: '192.0.2.1', own: 'order 5' }))).toEqual({
    taken: 2,
    code: 'rate_limited',
  });
  expect(takeAll((n) => places.take({ caller: '192.0.2.1', own: `order 6${n}` }))).toEqual({
    taken: 1,
    code: 'unavailable',
  });
});
