import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShopName } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { usePaths } from './paths';

const link = 'inline-flex min-h-11 items-center text-sm text-ink underline-offset-4 hover:underline';

/** The footer of all pages (S0 §2). Means of payment are named in words: no mark is ours to show. */
export function Footer() {
  const { shell } = useMessages();
  const shop = useShopName();
  const paths = usePaths();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr]">
        <Section title={shell.aboutUs}>
          <p className="max-w-prose text-sm leading-6 text-muted">{shell.about(shop)}</p>
          <p className="flex items-center gap-2 text-sm text-muted">
            <Lock aria-hidden className="size-4 shrink-0" />
            {shell.security}
          </p>
        </Section>
        <Section title={shell.paymentMethods}>
          <ul className="flex flex-wrap gap-2">
            {shell.methods.map((method) => (
              <li key={method}>
                <Badge className="px-3 py-1">{method}</Badge>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={shell.legal}>
          <ul>
            <li>
              <Link to={paths.privacy} className={link}>
                {shell.privacy}
              </Link>
            </li>
            <li>
              <Link to={paths.terms} className={link}>
                {shell.terms}
              </Link>
            </li>
            <li>
              <Link to={paths.refunds} className={link}>
                {shell.refunds}
              </Link>
            </li>
          </ul>
        </Section>
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-4 text-sm text-muted sm:px-6">
        <span className="text-ink">
          <Logo />
        </span>
        <LanguageSwitch className="-mx-2" />
        <p>{shell.copyright(new Date().getFullYear(), shop)}</p>
      </div>
    </footer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-sm font-bold">{title}</h2>
      {children}
    </section>
  );
}
