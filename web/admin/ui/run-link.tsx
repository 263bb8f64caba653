import { useMay } from '../session';
import { OutsideLink } from './outside-link';

/** A link to the Temporal UI, for those to whom the proxy opens it. */
export function RunLink({ href, children }: { href: string; children: string }) {
  return useMay('read-runs') && <OutsideLink href={href}>{children}</OutsideLink>;
}
