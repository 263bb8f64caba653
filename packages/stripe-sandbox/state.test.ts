import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState, StateFileError } from './state';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const empty = () => ({ count: 0 });

test('a value survives closing and opening again', async () => {
  const file = join(folder, 'deep', 'state.json');
  const first = openState(file, empty);
  first.value.count = 7;
  first.changed();
  await first.close();
  expect(openState(file, empty).value).toEqual({ count: 7 });
  expect(readdirSync(join(folder, 'deep'))).toEqual(['state.json']);
});

test('a file of an earlier release gets what it lacks', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, '{"count": 7}');
  expect(openState(file, () => ({ count: 0, added: {} })).value).toEqual({ count: 7, added: {} });
});

test('a change reaches the file without closing', async () => {
  const file = join(folder, 'state.json');
  const state = openState(file, empty);
  for (let count = 1; count <= 50; count += 1) {
    state.value.count = count;
    state.changed();
  }
  const deadline = Date.now() + 3000;
  let saved = '';
  while (!saved.includes('50') && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    saved = readdirSync(folder).includes('state.json') ? readFileSync(file, 'utf8') : '';
  }
  expect(JSON.parse(saved)).toEqual({ count: 50 });
  await state.close();
});

test('nothing is written if nothing changed', async () => {
  await openState(join(folder, 'state.json'), empty).close();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['{"count": 1', '', '12'])('a broken file (%j) says what to do', (text) => {
  const file = join(folder, 'state.json');
  writeFileSync(file, text);
  expect(() => openState(file, empty)).toThrow(StateFileError);
  expect(() => openState(file, empty)).toThrow(/Delete it to start/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
