import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Server } from 'node:net';
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

  const refusal = (ports: Ports) =>
    requireFree(ports).then(
      () => undefined,
      (error: unknown) => error as SetupProblem,
    );

  it('names all busy ports at once, and free ones that differ from all others', async () => {
    const ports = await freePorts();
    // The numbers next to each other, as 4025 and 4026 are usually.
    expect(ports.inbox).toBe(ports.smtp + 1);
    const servers = [ports.smtp, ports.inbox].map((port) => createServer().listen(port, '127.0.0.1'));
    await Promise.all(servers.map((server) => once(server, 'listening')));
    try {
      expect(await isFree(ports.inbox)).toBe(false);
      const problem = await refusal(ports);
      expect(problem).toBeInstanceOf(SetupProblem);
      expect(problem).toMatchObject({ code: 'port_busy' });
      expect(problem?.message).toContain(
        `${ports.smtp} (the sandbox mail server), ${ports.inbox} (the mail inbox)`,
      );
      const advice = /SANDBOX_SMTP_PORT=(\d+) SANDBOX_INBOX_PORT=(\d+) npm start$/.exec(
        problem?.message ?? '',
      );
      const [smtp, inbox] = [Number(advice?.[1]), Number(advice?.[2])];
      expect(await refusal({ ...ports, smtp, inbox })).toBeUndefined();
    } finally {
      for (const server of servers) server.close();
    }
  });

  it('proposes a lower number where there is no higher one', async () => {
    const server = createServer().listen(65_535, '127.0.0.1');
    await once(server, 'listening');
    try {
      const problem = await refusal({ ...(await freePorts()), api: 65_535 });
      const [, port] = /API_PORT=(\d+) npm start$/.exec(problem?.message ?? '') ?? [];
      expect(Number(port)).toBeGreaterThanOrEqual(8_000);
      expect(Number(port)).toBeLessThan(65_535);
    } finally {
      server.close();
    }
  });

  it('refuses the same number for two servers', async () => {
    const ports = await freePorts();
    const problem = await refusal({ ...ports, panel: ports.api });
    expect(problem?.message).toContain(`API_PORT and SANDBOX_PANEL_PORT are both ${ports.api}`);
  });

  it('says which port needs more rights, not that it is busy', async () => {
    const ports = await freePorts();
    const original = Server.prototype.listen;
    const listening = jest.spyOn(Server.prototype, 'listen').mockImplementation(function (
      this: Server,
      ...args: unknown[]
    ) {
      if ((args[0] as { port?: number }).port !== ports.api)
        return Reflect.apply(original, this, args) as Server;
      process.nextTick(() => this.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' })));
      return this;
    });
    try {
      const problem = await refusal(ports);
      expect(problem?.message).toMatch(/may not listen on .* \(the shop\).*API_PORT=\d+ npm start$/s);
      expect(problem?.message).not.toContain('other programs');
    } finally {
      listening.mockRestore();
    }
  });
});
