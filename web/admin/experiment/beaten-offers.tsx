import type { ReactNode } from 'react';
import type { BeatenOfferView } from '#domain/calls/admin-experiment.ts';
import { count, euros } from '../format';
import { TextLink } from '../ui/text-link';
import { experimentMessages as text } from './text';

/** The offers that are not made, and what the shop sells instead (docs/decisions/0040). On phones each is a block. */
export function BeatenOffers({ offers }: { offers: BeatenOfferView[] }) {
  if (offers.length === 0) return <p className="text-sm text-muted">{text.beatenNone}</p>;
  const { package: name, offer, by } = text.beatenColumns;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{text.beatenLead}</p>
      <table className="w-full text-sm max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line text-left text-muted">
            {[name, offer, by].map((title) => (
              <th key={title} scope="col" className="py-2 pr-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:grid">
          {offers.map((beaten) => (
            <Row key={`${beaten.variant} ${beaten.serviceId}`} beaten={beaten} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ beaten }: { beaten: BeatenOfferView }) {
  const { quantity, bonus, region, additionalFollowers, newPriceCents, by } = beaten;
  const { offer, by: beats } = text.beatenColumns;
  return (
    <tr className="border-b border-line last:border-0 max-lg:grid max-lg:gap-0.5 max-lg:py-2.5">
      <th scope="row" className="text-left font-normal lg:py-2.5 lg:pr-3">
        <TextLink to={`/admin/services/${beaten.serviceId}`}>
          {text.beatenPackage(count(quantity), text.regions[region])}
        </TextLink>
        <span className="block text-muted">{text.variant(beaten.variant)}</span>
      </th>
      <Fact name={offer}>
        {text.beatenOffer(
          count(additionalFollowers),
          count(quantity + bonus + additionalFollowers),
          euros(newPriceCents),
        )}
      </Fact>
      <Fact name={beats}>
        {text.beatenBy(count(by.quantity + by.bonus), euros(by.priceCents))}{' '}
        <TextLink to={`/admin/services/${by.serviceId}`}>{`#${by.serviceId}`}</TextLink>
      </Fact>
    </tr>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="tabular-nums lg:py-2.5 lg:pr-3">
      <span aria-hidden className="text-muted lg:hidden">
        {name}:{' '}
      </span>
      {children}
    </td>
  );
}
