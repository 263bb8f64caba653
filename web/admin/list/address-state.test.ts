import { z } from 'zod';
import { readState, writeState } from './address-state';

const schema = z.object({
  search: z.string().max(5).default(''),
  status: z.enum(['open', 'closed']).optional(),
  page: z.coerce.number().int().min(1).default(1),
});

test('an invalid value in an address gets its default; the rest stays', () => {
  expect(readState(schema, new URLSearchParams('search=abcdefgh&status=open&page=-1&other=1'))).toEqual({
    search: '',
    status: 'open',
    page: 1,
  });
});

test('an address holds only what differs from the defaults, and reads back as the same', () => {
  const state = { search: 'ab', status: undefined, page: 3 };
  const params = writeState(schema, state);
  expect(params.toString()).toBe('search=ab&page=3');
  expect(readState(schema, params)).toEqual(state);
  expect(writeState(schema, { search: '', status: undefined, page: 1 }).toString()).toBe('');
});

test('the state of another part of the screen stays in the address', () => {
  const before = new URLSearchParams('tab=history&search=ab&page=2');
  expect(writeState(schema, { search: 'cd', status: undefined, page: 1 }, before).toString()).toBe(
    'tab=history&search=cd',
  );
});
