import { BadgeCheck, CreditCard, Languages, Star, Wallet, Zap } from 'lucide-react';
import { fillPlaceholders, namesGuarantee } from '#domain/content/placeholders.ts';
import { useFollowersGuaranteed } from '../api-client/services';
import { useContentFacts } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { useProductLines } from '../shell/product-lines';
import { SiteLink } from '../shell/site-links';
import { ChooserForm } from './chooser-form';

const badgeIcons = [Languages, Zap, BadgeCheck, Wallet, CreditCard];

/** The product chooser (S0 §2, S1 §2.2): three forms that need no script, badges, the score. */
export function ChooserSection() {
  const { chooser } = useMessages();
  return (
    <div className="bg-linear-to-b from-accent-soft to-page to-60%">
      <div className="mx-auto grid max-w-5xl gap-6 px-4 pt-6 pb-12 sm:gap-8 sm:px-6 sm:pt-14">
        <div className="grid gap-2 sm:justify-items-center sm:text-center">
          <h1 className="text-3xl leading-tight font-extrabold tracking-tight sm:text-5xl">
            {chooser.title}
          </h1>
          <p className="max-w-prose text-muted sm:text-lg">{chooser.lead}</p>
        </div>
        <ProductForms />
        <TrustBadges />
        <Score />
      </div>
    </div>
  );
}

/** A form for each line of products. */
export function ProductForms() {
  const { chooser } = useMessages();
  const lines = useProductLines();
  return (
    <ul aria-label={chooser.products} className="grid gap-3 md:grid-cols-3 md:gap-5">
      {lines.map((line) => (
        <li key={line.key}>
          <ChooserForm line={line} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Claims with the terms they hold under (decision 32). The guarantee is claimed as on the page of followers: by the
 * setting, and only where each of their packages has it.
 */
export function TrustBadges() {
  const { trust } = useMessages().chooser;
  const { terms } = usePaths();
  const facts = useContentFacts();
  const guaranteed = useFollowersGuaranteed() && facts !== undefined;
  return (
    <section aria-label={trust.title} className="grid gap-3">
      <ul className="grid grid-cols-2 gap-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {trust.badges.map((text, index) => {
          if (namesGuarantee(text) && !guaranteed) return null;
          const badge = facts ? fillPlaceholders(text, facts) : text;
          const Icon = badgeIcons[index] ?? BadgeCheck;
          return (
            <li
              key={badge}
              className="flex min-h-14 items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-sm leading-5 font-semibold text-balance last:odd:col-span-2 md:last:odd:col-span-1"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              {badge}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-pretty text-muted md:text-center">
        {trust.delivery}{' '}
        {guaranteed && (
          <>
            {trust.refill}{' '}
            <SiteLink to={terms} className="whitespace-nowrap text-ink underline underline-offset-4">
              {trust.termsLink}
            </SiteLink>
          </>
        )}
      </p>
    </section>
  );
}

function Score() {
  const { score } = useMessages().chooser;
  return (
    <section
      aria-label={score.title}
      className="grid justify-items-center gap-2 rounded-card border border-line bg-surface px-4 py-6 text-center"
    >
      <p className="flex items-center gap-3" role="img" aria-label={score.outOf}>
        <span className="text-4xl font-extrabold tracking-tight tabular-nums">{score.value}</span>
        <span className="flex text-warning">
          {['1', '2', '3', '4', '5'].map((star) => (
            <Star key={star} aria-hidden className="size-6 fill-current" />
          ))}
        </span>
      </p>
      <p className="font-semibold">{score.basis}</p>
      <p className="font-semibold">{score.clients}</p>
      <p className="text-sm text-muted">{score.note}</p>
    </section>
  );
}
