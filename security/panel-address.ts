import { isIP } from 'node:net';
import { isPublicIp } from './public-address';

/** Allowed addresses of panels: the public internet, or (in the sandbox) any. */
export type AddressPolicy = 'public' | 'any';

/** What is wrong with the address of a panel. */
export type AddressComplaint = 'no-address' | 'no-https' | 'credentials' | 'private';

/** Names that never lead to the public internet, whatever a resolver says. */
const insideNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/i;

/** What is wrong with a typed address; undefined if nothing is. Names are resolved on use. */
export function addressComplaint(text: string, policy: AddressPolicy): AddressComplaint | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'no-address';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'no-address';
  if (url.username || url.password) return 'credentials';
  if (policy === 'any') return undefined;
  if (url.protocol !== 'https:') return 'no-https';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) ? !isPublicIp(host) : insideNames.test(host) || !host.includes('.')) return 'private';
  return undefined;
}
