import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts, isFree, PORTS, type Ports, portsFromEnvironment, requireFree } from './ports';
import { SetupProblem } from './setup-problem';

describe('ports', () => {
  it('uses the usual numbers when no variable is set', () => {
    const ports = portsFromEnvironment({});
    expect(ports.api).toBe(3000);
    expect(ports.postgres).toBe(54329);
  });

  it('lets a variable replace a number', () => {
    expect(portsFromEnvironment({ API_PORT: '15010' })).toMatchObject({ api: 15010, temporal: 7233 });
  });

  it.each(['abc', '0', '70000', '30.5'])('refuses %s as a port and names the variable', (text) => {
    expect(() => portsFromEnvironment({ SANDBOX_PANEL_PORT: text })).toThrow(/SANDBOX_PANEL_PORT/);
  });

  it('finds as many different free ports as there are servers', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(Object.keys(PORTS).length);
    await expect(requireFree(ports)).resolves.toBeUndefined();
  });

  it('never offers a port twice, even if no server has taken it yet', async () => {
    const offered: number[] = [];
    for (let stack = 0; stack < 40; stack += 1) offered.push(...Object.values(await freePorts()));
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('offers none that the system could assign to a connection meanwhile', async () => {
    // Among the usual systems, Linux has the lowest start of that range.
    expect(Math.max(...Object.values(await freePorts()))).toBeLessThan(32_768);
  });

  it('releases a block with the process that chose it', async () => {
    const program = `require(${JSON.stringify(join(__dirname, 'ports.ts'))}).freePorts().then((ports) => console.log(JSON.stringify(ports)))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', program]);
    const ports = JSON.parse(stdout) as Ports;
    expect(await isFree(Math.min(...Object.values(ports)) - 1)).toBe(true);
  });

  it('names the variable to set when a port is busy', async () => {
    const server = createServer();
    const ports = await freePorts();
    await new Promise<void>((resolve) => server.listen(ports.inbox, '127.0.0.1', resolve));
    try {
      expect(await isFree(ports.inbox)).toBe(false);
      const refusal = await requireFree(ports).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(SetupProblem);
      expect(refusal).toMatchObject({
        code: 'port_busy',
        message: expect.stringContaining('SANDBOX_INBOX_PORT='),
      });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
