import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './builds';
import { freePorts } from './ports';
import { refuseOtherVersion } from './postgres';
import { type PlanContext, saysReady, temporalPlan } from './process-plans';
import { fullDisk, SetupProblem, sentenceFor } from './setup-problem';
import { serverIsNewEnough } from './temporal';
import { download, downloadTemporalTool, fillFolder } from './tools';

describe('setting up', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'setup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['temporal version 1.5.1 (Server 1.29.1, UI 2.42.1)', true],
    ['temporal version 2.0.0 (Server 2.0.0, UI 3.0.0)', true],
    ['temporal version 1.1.0 (Server 1.25.0, UI 2.30.3)', false],
    ['tctl version 1.18', false],
  ])('accepts "%s" as new enough: %s', (line, enough) => expect(serverIsNewEnough(line)).toBe(enough));

  it.each([
    [
      '1.5',
      'CLI 1.5.1 (Server 1.29.1, UI 2.42.1)\n\nServer:  localhost:7233\nUI:      http://localhost:8233\n',
    ],
    [
      '1.6 and later',
      'Temporal CLI 1.8.2 (Server 1.31.2, UI 2.50.1)\n\nTemporal Server:      localhost:7233\nTemporal UI:          http://localhost:8233\n',
    ],
  ])('waits for the server line of the Temporal CLI %s, which comes after its version', async (_, output) => {
    const ports = await freePorts();
    const context: PlanContext = { dataDir: folder, logFolder: folder, ports, env: {}, watch: false };
    const { isReady } = temporalPlan('temporal', context, 'http://localhost:3000');
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(ports.temporal, 'localhost', resolve));
    try {
      expect(await isReady(() => output.split('\n')[0]!)).toBe(false);
      expect(await isReady(() => output)).toBe(true);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('refuses the data of another Postgres and says what to do', () => {
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    expect(() => refuseOtherVersion(folder)).toThrow(/data of Postgres 17.*Move the folder away/);
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    expect(() => refuseOtherVersion(folder)).not.toThrow();
  });

  it('fills a folder of the cache once for two parallel suites', async () => {
    const tool = join(folder, 'tool');
    const fills: string[] = [];
    const fill = async (empty: string) => {
      fills.push(empty);
      await new Promise(setImmediate);
      writeFileSync(join(empty, 'program'), '');
    };
    await Promise.all([fillFolder(tool, fill), fillFolder(tool, fill)]);
    expect(fills).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['tool']);

    const failing = () => Promise.reject(new Error('no network'));
    await expect(fillFolder(tool, failing)).rejects.toThrow('no network');
    expect(readdirSync(tool)).toEqual(['program']);
  });

  it('reports a download that is cut as a problem, so that the next source of the tool is tried', async () => {
    const server = createWebServer((_, response) => {
      response.writeHead(200, { 'content-length': 5_000_000 });
      response.write(Buffer.alloc(2_000_000), () => response.socket?.end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/archive`;
    try {
      await expect(download(address, join(folder, 'archive'), () => undefined)).rejects.toMatchObject({
        code: 'download_failed',
        message: expect.stringMatching(/archive broke off after [012] MB\.$/),
      });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('ends a download at once when the start is given up', async () => {
    const server = createWebServer((_, response) => response.writeHead(200).write('the first part'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/archive`;
    const abort = new AbortController();
    try {
      const onProgress = () => abort.abort();
      await expect(
        download(address, join(folder, 'archive'), onProgress, abort.signal),
      ).rejects.toMatchObject({ code: 'stopped' });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('removes what an interrupted set-up left behind a day ago, not what another one is filling', async () => {
    const [old, fresh] = [join(folder, 'tool.part-aaaaaa'), join(folder, 'tool.part-bbbbbb')];
    for (const one of [old, fresh]) mkdirSync(one);
    const before = new Date(Date.now() - 25 * 3600_000);
    utimesSync(old, before, before);
    await fillFolder(join(folder, 'tool'), async (empty) => writeFileSync(join(empty, 'program'), ''));
    expect(readdirSync(folder)).toEqual(['tool', 'tool.part-bbbbbb']);
  });

  it('reports a page that a network puts in place of the answer as a problem', async () => {
    const page = new Response('<html>Log in to the Wi-Fi</html>');
    const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(page);
    try {
      await expect(downloadTemporalTool('cli', 'v1', folder, () => undefined)).rejects.toMatchObject({
        code: 'download_failed',
        message: expect.stringContaining('answered something unexpected'),
      });
    } finally {
      fetching.mockRestore();
    }
  });

  it('rebuilds for a changed source, not for a changed test or result', () => {
    const source = join(folder, 'source');
    mkdirSync(join(source, 'dist'), { recursive: true });
    writeFileSync(join(source, 'page.tsx'), 'one');
    const first = fingerprint([source]);
    writeFileSync(join(source, 'page.test.tsx'), 'test');
    writeFileSync(join(source, 'dist', 'page.js'), 'result');
    expect(fingerprint([source])).toBe(first);
    writeFileSync(join(source, 'page.tsx'), 'two');
    expect(fingerprint([source])).not.toBe(first);
  });

  it('recognizes a ready line among others', () => {
    expect(saysReady('starting\n{"level":30,"msg":"worker ready"}\n')).toBe(true);
    expect(saysReady('{"level":30,"msg":"not already there"}\n{"msg":')).toBe(false);
    expect(saysReady('worker ready\n')).toBe(false);
  });

  it('shows a problem as its message, and anything else with its stack', () => {
    expect(sentenceFor(new SetupProblem('tool_missing', 'Install it.'))).toBe('Install it.');
    expect(sentenceFor(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(fullDisk().message);
    expect(sentenceFor(new TypeError('odd'))).toMatch(/TypeError: odd\n\s+at /);
  });
});
