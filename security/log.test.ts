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

/** As pg gives them: the row's own values are in the detail. */
const refused = Object.assign(new Error('violates check constraint "paid"'), {
  code: '23514',
  detail: 'Failing row contains (lucia@example.com, lucia.rivas)',
  where: 'COPY orders, line 1: "lucia@example.com"',
});

test.each(['err', 'error'])(
  'an error under `%s` is told with its message and stack, without a row’s values',
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
