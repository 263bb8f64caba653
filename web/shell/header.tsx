import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { usePaths } from './paths';
import { ServicesMenu } from './services-menu';

const link =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-3 text-sm font-semibold text-ink hover:bg-sunken';

/** The site header (S0 §2): services, tracking, questions; a full-screen menu on phones. */
export function Header() {
  const { shell } = useMessages();
  const paths = usePaths();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center justify-between gap-4 px-4 sm:h-16 sm:px-6">
        <Logo />
        <nav aria-label={shell.mainNavigation} className="hidden items-center gap-1 md:flex">
          <ServicesMenu className={link} />
          <Link to={paths.track} className={link}>
            {shell.track}
          </Link>
          <a href={paths.faq} className={link}>
            {shell.faq}
          </a>
          <LanguageSwitch short className="ml-1 border-l border-line pl-1" />
        </nav>
        <button
          type="button"
          aria-label={shell.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken md:hidden"
        >
          <Menu aria-hidden className="size-6" />
        </button>
        <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      </div>
    </header>
  );
}
