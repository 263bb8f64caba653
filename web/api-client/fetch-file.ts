import { notSent, refusal } from './api';

/**
 * Fetches a file of our API. The browser's own download can't say why a file is refused; this throws ApiError like a
 * call, also if the connection breaks in the middle. Browsers keep a large blob on disk.
 */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
): Promise<{ name: string; content: Blob }> {
  const response = await fetch(address, { credentials: 'include', signal }).catch(notSent);
  if (!response.ok) throw refusal(response, await response.json().catch(() => undefined));
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name, content: await response.blob().catch(notSent) };
}
