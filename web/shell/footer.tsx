import { CreditCard, Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { waysToPay } from '#domain/payment-methods.ts';
import { useShopName } from '../api-client/shop-config';
import { reopenConsent } from '../consent/consent';
import { useLanguage, useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { usePaths } from './paths';
import { useSite } from './site';

const link = 'inline-flex min-h-11 items-center py-2 text-sm text-ink underline-offset-4 hover:underline';
const badgeIcons = [Lock, CreditCard, ShieldCheck];

/** The footer of all pages (S0 §2). Payment methods are named in words: we may not show their logos. */
export function Footer() {
  const { shell } = useMessages();
  const language = useLanguage();
  const shop = useShopName();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.4fr_1.2fr_0.9fr_1fr]">
        <Section title={shell.aboutUs}>
          <p className="max-w-prose text-sm leading-6 text-muted">{shell.about(shop)}</p>
        </Section>
        <div className="grid content-start gap-8">
          <Section title={shell.paymentMethods}>
            <ul className="flex flex-wrap gap-2">
              {waysToPay(language).map((method) => (
                <li key={method}>
                  <Badge className="px-3 py-1">{method}</Badge>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={shell.security}>
            <ul className="grid gap-2">
              {shell.securityBadges.map((badge, index) => {
                const Icon = badgeIcons[index] ?? Lock;
                return (
                  <li key={badge} className="flex items-start gap-2 text-sm leading-5 text-muted">
                    <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
                    {badge}
                  </li>
                );
              })}
            </ul>
          </Section>
        </div>
        {/* Side by side even on a phone: short names. */}
        <div className="grid grid-cols-2 gap-6 md:contents">
          <Section title={shell.help}>
            <HelpLinks />
          </Section>
          <Section title={shell.legal}>
            <LegalLinks />
          </Section>
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4 text-sm text-muted">
          <span className="text-ink">
            <Logo />
          </span>
          <LanguageSwitch className="-mx-2" />
          <p>{shell.copyright(new Date().getFullYear(), shop)}</p>
        </div>
      </div>
    </footer>
  );
}

function HelpLinks() {
  const { heads, shell } = useMessages();
  const paths = usePaths();
  const pages = [
    [paths.chooser, shell.allServices],
    [paths.faq, heads.faq.title],
    [paths.track, shell.track],
    [paths.account, heads.account.title],
    [paths.contact, heads.contact.title],
    [paths.cases, heads.cases.title],
    [paths.unsubscribe, heads.unsubscribe.title],
  ] as const;
  return (
    <ul>
      <Links to={pages} />
    </ul>
  );
}

function Links({ to: pages }: { to: readonly (readonly [to: string, name: string])[] }) {
  return pages.map(([to, name]) => (
    <li key={name}>
      <Link to={to} className={link}>
        {name}
      </Link>
    </li>
  ));
}

function LegalLinks() {
  const { heads, shell, withdrawal } = useMessages();
  const paths = usePaths();
  const { analytics } = useSite();
  const pages = [
    [paths.privacy, heads.privacy.title],
    [paths.terms, heads.terms.title],
    [paths.refunds, heads.refunds.title],
    [paths.withdrawal, withdrawal.link],
  ] as const;
  return (
    <ul>
      <Links to={pages} />
      {/* Without a measurement there is nothing to choose. */}
      {analytics && (
        <li>
          <button type="button" className={link} onClick={reopenConsent}>
            {shell.cookieSettings}
          </button>
        </li>
      )}
    </ul>
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
