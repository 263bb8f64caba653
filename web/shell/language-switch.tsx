import { Link, useLocation } from 'react-router-dom';
import { languages } from '#domain/money.ts';
import { samePageIn, shownAt } from '#domain/pages.ts';
import { useLanguage, useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { useHydrated } from '../ui/use-hydrated';
import { useSite } from './site';

/** Each language in its own words, the same on every page. */
const names = { es: 'Español', fr: 'Français', it: 'Italiano' } as const;

/** The same page in the other languages, with its query and hash. `short` for narrow places. */
export function LanguageSwitch({ short, className }: { short?: boolean; className?: string }) {
  const { shell } = useMessages();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  const shown = shownAt(pathname, useSite().promotional);
  // A page rendered on the server only knows its path.
  const rest = useHydrated(search + hash !== '') ? search + hash : '';
  return (
    <ul aria-label={shell.language} className={classes('flex flex-wrap', className)}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={samePageIn(language, shown) + rest}
            // Another language is another document: its own sentences, head and routes.
            reloadDocument
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            className={classes(
              'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-sm underline-offset-4 hover:underline',
              language === current ? 'font-bold text-ink' : 'text-muted',
            )}
          >
            {short && <span aria-hidden>{language.toUpperCase()}</span>}
            <span className={short ? 'sr-only' : undefined}>{names[language]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
