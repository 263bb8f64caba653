import { dismissed, removed, shown, toastRules } from './toasts';

test('S0 §9, S1 §8: the figures are those of the specification [S1-8.12]', () => {
  expect(toastRules).toEqual({
    durationMs: 5000,
    removeAfterMs: 1_000_000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: ['F8'],
  });
});

test('a new toast replaces the previous one', () => {
  const first = shown(undefined, { title: 'Uno' });
  const second = shown(first, { title: 'Dos', tone: 'danger' });
  expect(second).toEqual({ id: 2, open: true, title: 'Dos', tone: 'danger' });
});

test('a dismissed toast is kept until it is removed; a newer one is left alone', () => {
  const first = shown(undefined, { title: 'Uno' });
  const closed = dismissed(first, first.id);
  expect(closed).toEqual({ ...first, open: false });
  expect(removed(closed, first.id)).toBeUndefined();
  const second = shown(closed, { title: 'Dos' });
  expect(second.id).toBe(2);
  expect(dismissed(second, first.id)).toBe(second);
  expect(removed(second, first.id)).toBe(second);
  expect(removed(second, second.id)).toBe(second);
});
