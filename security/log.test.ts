import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createLogger } from './log';

/** One line as it would be written. */
function lineOf(fields: Record<string, unknown>): Record<string, Record<string, unknown>> {
  let written = '';
  const log = createLogger('test', 'info', {
    write: (text) => {
      written += text;
    },
  });
  log.error(fields, 'failed');
  return JSON.parse(written) as Record<string, Record<string, unknown>>;
}

/** As in pg: the detail holds the row's own values. */
const refused = Object.assign(new Error('violates check constraint "paid"'), {
  code: '23514',
  detail: 'Failing row contains (lucia@example.com, lucia.rivas)',
  where: 'COPY orders, line 1: "lucia@example.com"',
});

test.each(['err', 'error'])(
  'an error under `%s` is logged with its message and stack, without a row’s values [I8 V27]',
  (key) => {
    const wrapped = Object.assign(new Error('Activity failed'), { cause: refused });
    for (const error of [refused, wrapped]) {
      const line = lineOf({ [key]: error });
      expect(line[key]).toMatchObject({
        message: expect.stringContaining(error.message),
        stack: expect.any(String),
      });
      expect(JSON.stringify(line)).not.toContain('lucia');
    }
    expect(lineOf({ [key]: refused })[key]).toMatchObject({ code: '23514' });
  },
);

test.each(['err', 'error'])(
  'an error that is only text is logged without addresses and keys, under `%s`',
  (key) => {
    const line = lineOf({ [key]: 'Error: 550 <lucia@example.com> sk_live_abc123' });
    expect(line[key]).toBe('Error: 550 <[address]> [secret]');
  },
);

test.each(['err', 'error'])(
  'neither a refused recipient nor one of our keys is logged, under `%s` [V31]',
  (key) => {
    const away = Object.assign(
      new Error(
        'Recipient failed: 550 5.1.1 <lucia.rivas+shop@example.com>: unknown; sk_live_abc123 whsec_abc',
      ),
      {
        code: 'EENVELOPE',
        response: '550 lucia.rivas+shop@example.com',
        rejected: ['lucia.rivas+shop@example.com'],
        rejectedErrors: [new Error('lucia.rivas+shop@example.com')],
      },
    );
    const text = JSON.stringify(lineOf({ [key]: away }));
    expect(text).not.toMatch(/lucia|abc/);
    expect(lineOf({ [key]: away })[key]).toMatchObject({
      code: 'EENVELOPE',
      message: expect.stringContaining('550 5.1.1 <[address]>'),
      stack: expect.stringContaining('log.test.ts'),
    });
  },
);

test.each(['err', 'error'])(
  'an address that can’t be read is not logged with its password, under `%s`',
  (key) => {
    const unread = Object.assign(new TypeError('Invalid URL'), {
      code: 'ERR_INVALID_URL',
      input: 'smtps://AKIA7:BKx9/q0Lm@mail.example.com:465',
    });
    for (const error of [unread, Object.assign(new Error('No mail'), { cause: unread })]) {
      const line = lineOf({ [key]: error });
      expect(JSON.stringify(line)).not.toMatch(/BKx9|q0Lm/);
      expect(line[key]).toMatchObject({ message: expect.stringContaining(error.message) });
    }
    expect(lineOf({ [key]: unread })[key]).toMatchObject({ code: 'ERR_INVALID_URL' });
  },
);

test('data of a request stay within its own line [V31]', () => {
  const forged = 'x\r\n{"level":30,"msg":"paid"}\u2028';
  let written = '';
  const log = createLogger('test', 'info', {
    write: (text) => {
      written += text;
    },
  });
  log.error({ err: new Error(forged), path: forged }, forged);
  expect(written.trimEnd().split(/[\r\n]/)).toHaveLength(1);
  expect(JSON.parse(written)).toMatchObject({ path: forged, msg: forged });
});

test('a process whose log is no longer read continues [F37]', async () => {
  const code = `
    const { createLogger } = require('./security/log');
    const log = createLogger('test', 'info');
    log.info('begun');
    process.stdin.once('data', () => {
      for (let i = 0; i < 100; i++) log.info('nobody reads this');
      process.exitCode = 7;
      process.stdin.destroy();
    });`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', code], { cwd: join(__dirname, '..') });
  child.stdout.setEncoding('utf8');
  const [first] = await once(child.stdout, 'data');
  expect(first).toContain('begun');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('go on');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('every address in a long text is found, and a text without one takes no time', () => {
  const name = 'a'.repeat(100);
  const text = `${name}@example.com a@example.com-b@c.fr a@b@example.com, a..b@example.com a@example a@.com`;
  expect(lineOf({ err: text }).err).toBe(
    '[address] [address][address] a@[address], [address] a@example a@.com',
  );
  for (const part of ['a', 'a@', '@a', 'a@a.', '.', 'sk_live_', 'whsec'])
    expect(lineOf({ err: part.repeat(200_000) }).err).toEqual(expect.any(String));
});
