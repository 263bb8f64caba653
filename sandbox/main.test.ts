import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../scripts/ports';

describe('the sandbox as a program', () => {
  it('exits and names the variable to set when a port of its later servers is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const taken = String((other.address() as AddressInfo).port);
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const ports = await freePorts();
    const env = {
      ...process.env,
      SANDBOX_PAYMENTS_PORT: String(ports.payments),
      SANDBOX_PANEL_PORT: taken,
      SANDBOX_STATE_DIR: folder,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
      PROVIDER_KEY: 'key',
    };
    try {
      const run = promisify(execFile)(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
        env,
        timeout: 60_000,
      });
      await expect(run).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringMatching(new RegExp(`Port ${taken} .*SANDBOX_PANEL_PORT`)),
      });
    } finally {
      other.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
