import { Link } from 'react-router-dom';
import { useFollowersGuaranteed } from '../api-client/services';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { claimIcons } from './claim-icons';
import { useClaims } from './use-line-content';

/** Claims with the terms they hold under (D32). */
export function TrustBadges() {
  const { trust } = useMessages().chooser;
  const { terms } = usePaths();
  const guaranteed = useFollowersGuaranteed();
  const claims = useClaims();
  if (!claims) return null;
  const { delivery, refill } = claims.terms;
  return (
    <section aria-label={trust.title} className="grid gap-3">
      <ul className="grid grid-cols-2 gap-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {claims.badges.map(({ icon, text }) => {
          const Icon = claimIcons[icon];
          return (
            <li
              key={text}
              className="flex min-h-14 items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-sm leading-5 font-semibold text-balance last:odd:col-span-2 md:last:odd:col-span-1"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              {text}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-pretty text-muted md:text-center">
        {delivery}{' '}
        {guaranteed && refill && (
          <>
            {refill}{' '}
            <Link to={terms} className="whitespace-nowrap text-ink underline underline-offset-4">
              {trust.termsLink}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
