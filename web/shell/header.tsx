import { CircleUserRound, Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { headerVariant } from '#domain/header-variant.ts';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { usePaths } from './paths';
import { ServicesMenu } from './services-menu';
import { useSite } from './site';

const link =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-3 text-sm font-semibold whitespace-nowrap text-ink hover:bg-sunken';

/**
 * The site header (S0 §2): services, contact, account; a full-screen menu on phones. See domain/header-variant.ts for
 * the variant.
 */
export function Header() {
  const { heads, shell } = useMessages();
  const paths = usePaths();
  const variant = headerVariant(useLocation().pathname, useSite().promotional);
  const [menuOpen, setMenuOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (variant === 'none') return null;
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center justify-between gap-4 px-4 sm:h-16 sm:px-6">
        <Logo />
        <nav aria-label={shell.mainNavigation} className="hidden items-center gap-1 md:flex">
          {variant === 'full' && <ServicesMenu className={link} />}
          <Link to={paths.track} className={classes(link, 'max-lg:hidden')}>
            {shell.track}
          </Link>
          <Link to={paths.contact} className={link}>
            {heads.contact.title}
          </Link>
          <Button asChild className="ml-1 text-sm whitespace-nowrap">
            <Link to={paths.account}>
              <CircleUserRound aria-hidden className="size-4" />
              {heads.account.title}
            </Link>
          </Button>
          <LanguageSwitch short className="ml-1 flex-nowrap border-l border-line pl-1" />
        </nav>
        <button
          ref={opener}
          type="button"
          aria-label={shell.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken md:hidden"
        >
          <Menu aria-hidden className="size-6" />
        </button>
        <MobileMenu
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          opener={opener}
          withServices={variant === 'full'}
        />
      </div>
    </header>
  );
}
