/**
 * Brings node_modules up to date before `npm start`, `npm run dev`, `npm test` and `npm run bench`.
 * Runs before anything is installed, so it uses Node's built-ins only and syntax that old versions can read.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.install-stamp');

function fail(message) {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

function nodeIsTooOld() {
  const parts = process.versions.node.split('.').map(Number);
  return parts[0] < 20 || (parts[0] === 20 && parts[1] < 19);
}

// Native packages differ by platform and by Node's ABI: a checkout that moved to another machine installs again.
function fingerprint() {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch} ${process.versions.modules}\n`);
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name);
    hash.update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

function install() {
  // --no-save leaves package-lock.json alone; npm would else rewrite it with this machine's registry addresses.
  // The npm that runs this script is the one to use; `npm` on PATH may be another version.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const runner = process.env.npm_execpath;
  return runner
    ? spawnSync(process.execPath, [runner].concat(args), { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
}

if (nodeIsTooOld()) {
  fail(
    `This project needs Node 20.19 or newer, and this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org (or with your version manager: nvm install), then run the command again.',
  );
}

if (process.platform === 'win32') {
  fail(
    'This project runs on Linux and macOS, and on Windows inside WSL (https://learn.microsoft.com/windows/wsl/install). ' +
      'Open a WSL terminal and run the command again in a checkout there.',
  );
}

const wanted = fingerprint();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  const started = Date.now();
  process.stdout.write('Installing packages with npm (a minute or two the first time) …\n');
  const result = install();
  if (result.error && result.error.code === 'ENOENT') {
    fail('npm was not found. Install Node with npm from https://nodejs.org, then run the command again.');
  }
  if (result.status !== 0) {
    fail(
      'npm could not install the packages; its message is above. ' +
        'Check the network and the free disk space, then run the command again.',
    );
  }
  writeFileSync(stampFile, wanted);
  process.stdout.write(`Packages installed (${Math.round((Date.now() - started) / 1000)} s)\n`);
}
