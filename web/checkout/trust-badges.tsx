import { BadgeEuro, LockKeyhole, ShieldCheck } from 'lucide-react';
import { useMessages } from '../i18n/messages';

const icons = [LockKeyhole, ShieldCheck, BadgeEuro] as const;

/** Reasons to trust the checkout; each is a fact about this shop. */
export function TrustBadges() {
  const { checkout } = useMessages();
  return (
    <ul className="grid gap-2 text-sm text-muted sm:grid-cols-3">
      {checkout.trust.map((text, index) => {
        const Icon = icons[index] ?? ShieldCheck;
        return (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden className="size-5 shrink-0 text-success" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
