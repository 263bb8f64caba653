import { waitText } from './use-wait';

it.each([
  [9, '9 s'],
  [272, '4 min 32 s'],
  [300, '5 min 0 s'],
  [3600, '1 h 0 min'],
  [86_340, '23 h 59 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
