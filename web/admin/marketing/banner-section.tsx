import type { MarketingOverview } from '#domain/calls/admin-marketing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { duration } from '../format';
import { useMay } from '../session';
import { Fact, Facts } from '../ui/facts';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { marketingMessages } from './text';

const text = marketingMessages.banner;

/**
 * What visitors see of the countdown banner, by language, and why they don't (S1 §2.14, D33). Only the settings
 * edit it.
 */
export function BannerSection({ banner }: { banner: MarketingOverview['banner'] }) {
  const edits = useMay('manage-settings');
  const seen = banner.languages.some(({ shown }) => shown);
  return (
    <Section
      title={text.title}
      aside={<TextLink to="/admin/settings#banner">{edits ? text.edit : text.view}</TextLink>}
    >
      <div className="grid gap-4">
        <Facts>
          <Fact name={text.state}>
            <Badge tone={seen ? 'success' : banner.enabled ? 'warning' : 'neutral'}>
              {seen ? text.seen : banner.enabled ? text.unseen : text.off}
            </Badge>
          </Fact>
          <Fact name={text.offers}>
            <TextLink to={`/admin/discount-codes/${encodeURIComponent(banner.code)}`}>{banner.code}</TextLink>
            {banner.percent !== undefined && ` · ${text.percent(banner.percent)}`}
          </Fact>
          <Fact name={text.countdown}>{duration(banner.seconds)}</Fact>
        </Facts>
        <ul aria-label={text.byLanguage} className="grid gap-2 border-t border-line pt-3 text-sm">
          {banner.languages.map(({ language, shown, why, restarts }) => (
            <li key={language} className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
              <span className="font-medium">{text.languages[language]}</span>
              <span>
                {shown
                  ? `${text.where[language]} ${restarts ? text.restarts : text.ends}`
                  : text.why[why ?? 'off']}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
