import { request } from 'node:http';

/** A server's answer; redirects are not followed. */
export interface PlainAnswer {
  status: number;
  location: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Calls the shop as any client could, also under another host's name, which `fetch` doesn't allow. */
export function plainRequest(
  path: string,
  options: {
    method?: string;
    host?: string;
    referrer?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<PlainAnswer> {
  const shop = new URL(process.env.SHOP_URL ?? '');
  const { method = 'GET', host, referrer, headers, body } = options;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: shop.hostname,
        port: shop.port,
        path,
        method,
        headers: {
          ...(host ? { host: `${host}:${shop.port}` } : {}),
          ...(referrer ? { referer: new URL(referrer, shop).href } : {}),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            headers: response.headers,
            text,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
