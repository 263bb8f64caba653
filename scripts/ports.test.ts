import { createServer } from 'node:net';
import { freePorts, isFree, PORTS, portsFromEnvironment, requireFree } from './ports';
import { SetupProblem } from './problem';

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
