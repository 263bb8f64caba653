import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from './paths';

/** Further links of header, menu and footer, in addition to services and legal pages. New pages are added here. */
export function useSiteLinks() {
  const paths = usePaths();
  return {
    faq: paths.faq,
    contact: paths.contact,
    account: paths.account,
    track: paths.track,
  };
}

/** A link to any of them: a page of the shop, a part of a page, or an e-mail. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  // The router would look for pages with these addresses.
  if (/^mailto:|#/.test(to)) return <a href={to} {...rest} />;
  return <Link to={to} {...rest} />;
}
