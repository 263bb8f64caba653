import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { WalletMode } from './model';

const BROWSER = join(__dirname, 'browser');
const FRAMES =
  /^\/frames\/(payment|cardNumber|cardExpiry|cardCvc|expressCheckout|controller|challenge|wallet)$/;
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The browser side: Stripe.js stand-in, frames and their style. */
export class BrowserAssets {
  private readonly scripts = new Map<string, Promise<string>>();

  /** `wallets` returns which wallets devices have now. */
  constructor(
    private readonly publishableKey: string,
    private readonly wallets: () => WalletMode,
  ) {}

  /** Answers a request for the script or a frame; returns false for any other path. */
  async answer(response: ServerResponse, path: string): Promise<boolean> {
    const frame = FRAMES.exec(path)?.[1];
    if (path === '/stripe.js') {
      reply(response, 'text/javascript', await this.script('stripe.ts'), {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    } else if (path === '/frames/frame.js')
      reply(response, 'text/javascript', await this.script('frame/main.ts'));
    else if (path === '/frames/frame.css') {
      reply(response, 'text/css', await readFile(join(BROWSER, 'frame/frame.css'), 'utf8'));
    } else if (frame !== undefined) {
      reply(response, 'text/html', framePage(frame, this.publishableKey, this.wallets()), {
        'Content-Security-Policy': FRAME_POLICY,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    } else return false;
    return true;
  }

  // Built on the first request: most users of the API never request it.
  private script(entry: string): Promise<string> {
    const known = this.scripts.get(entry) ?? bundle(entry);
    this.scripts.set(entry, known);
    known.catch(() => this.scripts.delete(entry));
    return known;
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [join(BROWSER, entry)],
    bundle: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

function framePage(frame: string, publishableKey: string, wallets: WalletMode): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payments sandbox</title>
<link rel="stylesheet" href="/frames/frame.css">
</head>
<body data-frame="${frame}" data-publishable-key="${publishableKey.replaceAll(/[^\w-]/g, '')}" data-wallets="${wallets}">
<main id="root" hidden></main>
<script src="/frames/frame.js"></script>
</body>
</html>
`;
}

function reply(
  response: ServerResponse,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}
