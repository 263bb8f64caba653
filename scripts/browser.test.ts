import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser';

describe('a browser on PATH', () => {
  const before = { PATH: process.env.PATH, CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'));
    process.env.PATH = folder;
    delete process.env.CHROMIUM_PATH;
  });
  afterEach(() => {
    Object.assign(process.env, before);
    if (before.CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    rmSync(folder, { recursive: true });
  });

  const program = (name: string, script: string) => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };

  it('is taken only if it runs: on Ubuntu, chromium-browser may be a stub that asks for a snap', async () => {
    program('chromium-browser', 'echo "requires the chromium snap to be installed" >&2; exit 1');
    const works = program('google-chrome', 'echo "Google Chrome 140.0"');
    expect(await findBrowser()).toBe(works);
  });

  it('is preferred without windows, unless somebody wants to watch', async () => {
    const shell = program('chrome-headless-shell', 'echo "Chrome 140.0"');
    const window = program('chromium', 'echo "Chromium 140.0"');
    expect(await findBrowser()).toBe(shell);
    expect(await findBrowser(undefined, { windows: true })).toBe(window);
  });
});
