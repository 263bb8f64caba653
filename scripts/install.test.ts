import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fake npm: records that it was called, and exits with the given code. */
const NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
fs.mkdirSync('node_modules', { recursive: true });
process.exit(Number(process.env.NPM_ENDS_WITH || 0));
`;

describe('install.mjs', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(root, 'scripts'));
    copyFileSync(join(__dirname, 'install.mjs'), join(root, 'scripts', 'install.mjs'));
    writeFileSync(join(root, 'npm.cjs'), NPM);
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const install = (env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'install.mjs')], {
      env: { ...process.env, npm_execpath: join(root, 'npm.cjs'), ...env },
      encoding: 'utf8',
    });
  const calls = () => {
    const file = join(root, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };

  it('installs on the first call and has nothing to do on the second', () => {
    expect(install()).toMatchObject({ status: 0, stdout: expect.stringContaining('Packages installed') });
    expect(install()).toMatchObject({ status: 0, stdout: '' });
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatch(/^install --no-save /);
  });

  it.each(['package.json', 'package-lock.json'])('installs again when %s changed', (name) => {
    install();
    writeFileSync(join(root, name), '{"changed":true}');
    install();
    expect(calls()).toHaveLength(2);
  });

  it('installs nothing on Windows itself, and names WSL', () => {
    const windows = join(root, 'windows.cjs');
    writeFileSync(windows, `Object.defineProperty(process, 'platform', { value: 'win32' });`);
    expect(install({ NODE_OPTIONS: `--require ${windows}` })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('WSL'),
    });
    expect(calls()).toEqual([]);
  });

  it('says what to do when npm fails, and retries on the next call', () => {
    expect(install({ NPM_ENDS_WITH: '1' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Check the network'),
    });
    expect(install().status).toBe(0);
    expect(calls()).toHaveLength(2);
  });
});
