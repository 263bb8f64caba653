import type { Offer } from '#domain/offer.ts';
import { discounted } from '#domain/pricing.ts';
import { useEuropeanFollowers } from '../api-client/services';
import { useMessages } from '../i18n/messages';
import { Section } from '../sections/section';
import { Money } from '../ui/money';
import { aroundFeatured } from './popular-packages';

/** The price of some packages with and without the code, by the rule that charges them (domain/pricing.ts). */
export function OfferExamples({ offer }: { offer: Offer }) {
  const { campaigns, order } = useMessages();
  const words = campaigns.specialOffer.examples;
  const packages = aroundFeatured(useEuropeanFollowers().data ?? []);
  if (packages.length === 0) return null;
  const cell = 'px-3 py-3 text-right sm:px-5';
  return (
    <Section title={words.title} raised>
      <div className="overflow-hidden rounded-card border border-line">
        <table className="w-full text-sm tabular-nums sm:text-base">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-3 text-left sm:px-5">
                {words.package}
              </th>
              {[words.before, words.after, words.saves].map((head) => (
                <th key={head} scope="col" className={cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line bg-surface">
            {packages.map((sold) => {
              const price = discounted(sold.priceCents, offer.percent);
              return (
                <tr key={sold.id}>
                  <th scope="row" className="px-3 py-3 text-left font-semibold sm:px-5">
                    {order.followers(sold.quantity)}
                  </th>
                  <td className={cell}>
                    <Money cents={sold.priceCents} />
                  </td>
                  <td className={`${cell} font-bold`}>
                    <Money cents={price} />
                  </td>
                  <td className={`${cell} text-success`}>
                    <Money cents={sold.priceCents - price} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
