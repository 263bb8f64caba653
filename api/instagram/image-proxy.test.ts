import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { allowedPicture, fetchPicture, largestPicture } from './image-proxy';

const directory = 'http://localhost:4030';

describe('allowed addresses of pictures [V18]', () => {
  it.each([
    'http://localhost:4030/pictures/lucia.png',
    'https://scontent-mad1-1.cdninstagram.com/v/t51.jpg?x=1',
    'https://instagram.fmad8-1.fna.fbcdn.net/p.jpg',
  ])('%s', (address) => {
    expect(allowedPicture(address, directory)?.href).toBe(address);
  });

  it.each([
    'http://scontent.cdninstagram.com/p.jpg',
    'https://scontent.cdninstagram.com:8443/p.jpg',
    'https://cdninstagram.com.evil.example/p.jpg',
    'https://evil-cdninstagram.com/p.jpg',
    'https://user:pw@scontent.cdninstagram.com/p.jpg',
    'http://localhost:4031/p.png',
    'http://localhost/p.png',
    'http://127.0.0.1:4030/p.png',
    'https://127.0.0.1/p.png',
    'https://2130706433/p.png',
    'https://[::1]/p.png',
    'https://[::ffff:10.0.0.1]/p.png',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//scontent.cdninstagram.com/p.jpg',
    '',
  ])('not %s', (address) => {
    expect(allowedPicture(address, directory)).toBeUndefined();
  });
});

describe('fetching', () => {
  let server: Server;
  let base: string;
  const asked: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const answers: Record<string, () => void> = {
        '/ok.png': () => {
          asked.push(request.headers);
          response.setHeader('content-type', 'image/png').end('png');
        },
        '/evil.svg': () => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
        '/page.png': () => response.setHeader('content-type', 'text/html').end('<html>'),
        '/huge.png': () =>
          response.setHeader('content-type', 'image/png').end(Buffer.alloc(largestPicture + 1)),
        '/away.png': () => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      };
      answers[request.url ?? '']?.();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it('passes a picture on [S0-7.15 V18]', async () => {
    const picture = await fetchPicture(new URL('/ok.png', base), base);
    expect(picture).toEqual({ type: 'image/png', bytes: Buffer.from('png') });
    // Nothing of the visitor is sent along.
    expect(asked).toHaveLength(1);
    expect(Object.keys(asked[0] ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(asked[0]?.referer).toBeUndefined();
  });

  it.each(['/evil.svg', '/page.png', '/huge.png', '/away.png'])('refuses %s [V18]', async (path) => {
    await expect(fetchPicture(new URL(path, base), base)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not connect to a name of the internal network [V18]', async () => {
    const url = new URL('/ok.png', base.replace('127.0.0.1', 'localhost'));
    await expect(fetchPicture(url, 'http://elsewhere.example')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('retries once if the host closed the kept-alive connection', async () => {
    const known = new WeakSet<Socket>();
    let closed = 0;
    const host = createServer(({ socket }, response) => {
      if (known.has(socket)) {
        closed++;
        socket.destroy();
      } else {
        known.add(socket);
        response.setHeader('content-type', 'image/png').end('png');
      }
    });
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    try {
      const address = new URL(`http://127.0.0.1:${(host.address() as AddressInfo).port}/a.png`);
      await fetchPicture(address, address.origin);
      await new Promise(setImmediate);
      await expect(fetchPicture(address, address.origin)).resolves.toMatchObject({ type: 'image/png' });
      expect(closed).toBe(1);
    } finally {
      host.closeAllConnections();
      host.close();
    }
  });
});
