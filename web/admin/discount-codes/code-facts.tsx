import type { DiscountView } from '#domain/calls/admin-discounts.ts';
import { count, euros, minuteTime } from '../format';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { discountMessages } from './text';
import { offInWords, spanInWords } from './words';

const { facts: text, services, languages, rules } = discountMessages;

/** All rules of a code, including those that limit nothing. */
export function CodeFacts({ discount }: { discount: DiscountView }) {
  const { minOrderCents, serviceTypes, validFrom, validUntil, maxRedemptions } = discount;
  const { validSecondsAfterGrant, grantedIn, batch, note } = discount;
  return (
    <Section title={text.title}>
      <Facts>
        <Fact name={text.off}>{offInWords(discount)}</Fact>
        <Fact name={text.least}>{minOrderCents === undefined ? text.any : euros(minOrderCents)}</Fact>
        <Fact name={text.services}>{serviceTypes?.map((type) => services[type]).join(', ') ?? text.all}</Fact>
        <Fact name={text.languages}>
          {discount.languages?.map((language) => languages[language]).join(', ') ?? text.allLanguages}
        </Fact>
        <Fact name={text.limit}>{maxRedemptions === undefined ? text.unlimited : count(maxRedemptions)}</Fact>
        <Fact name={text.perEmail}>{discount.oncePerEmail ? text.once : text.unlimited}</Fact>
        <Fact name={text.from}>{validFrom ? minuteTime(validFrom) : text.always}</Fact>
        <Fact name={text.until}>{validUntil ? minuteTime(validUntil) : text.noEnd}</Fact>
        <Fact name={text.grant}>
          {validSecondsAfterGrant === undefined
            ? undefined
            : rules.grantedBy(
                spanInWords(validSecondsAfterGrant),
                grantedIn?.map((language) => languages[language]).join(', '),
              )}
        </Fact>
        <Fact name={text.note}>{note}</Fact>
        <Fact name={text.batch}>
          {batch && (
            <TextLink to={`/admin/discount-codes?${new URLSearchParams({ batch })}`}>{batch}</TextLink>
          )}
        </Fact>
        <Fact name={text.made}>
          <FullTime at={discount.createdAt} />
          {discount.createdBy && ` · ${discount.createdBy}`}
        </Fact>
      </Facts>
    </Section>
  );
}
