import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from './paths';

/** Where header, menu and footer lead besides services and legal pages. A page that is added later goes in here. */
export function useSiteLinks() {
  const paths = usePaths();
  return {
    faq: paths.faq,
    contact: paths.contact,
    account: paths.account,
    track: paths.track,
  };
}

/** A link to any of them: a page of the shop, a part of a page, or a letter. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  // The router would look for pages behind these.
  if (/^mailto:|#/.test(to)) return <a href={to} {...rest} />;
  return <Link to={to} {...rest} />;
}
