import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

test('a command whose output is no longer read ends without complaint', async () => {
  const code = `
    require('./ops/broken-pipe').exitOnBrokenPipe();
    setInterval(() => console.log('a line'), 1);
    setTimeout(() => process.exit(2), 60_000);`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', code], { cwd: join(__dirname, '..') });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const ended = once(child, 'close');
  try {
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(complaints).toEqual([]);
  } finally {
    child.kill('SIGKILL');
  }
});
