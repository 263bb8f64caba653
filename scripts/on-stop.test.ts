import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = `
  const { onStop } = require(${JSON.stringify(join(__dirname, 'on-stop'))});
  const stay = setTimeout(() => undefined, 30_000);
  onStop(() => { clearTimeout(stay); console.log('stopped'); });
  console.log('ready');
`;

/** Starts the program below a shell, as npm does; the shell's last line keeps it from handing its place over. */
async function startBelowShell() {
  const shell = spawn('sh', ['-c', '"$0" --import tsx -e "$1"; true', process.execPath, PROGRAM], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (data) => {
    said += data;
  });
  const closed = once(shell.stdout, 'close');
  while (!said.includes('ready')) await once(shell.stdout, 'data');
  return { shell, closed, said: () => said };
}

test('a signal that reaches only npm’s shell stops the program too', async () => {
  const { shell, closed, said } = await startBelowShell();
  shell.kill('SIGTERM');
  await closed;
  expect(said()).toBe('ready\nstopped\n');
});
