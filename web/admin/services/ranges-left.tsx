import { Link } from 'react-router-dom';
import { unitPriceWithoutPackages } from '#domain/catalogue.ts';
import { euros } from '../format';
import { serviceMessages } from './text';

/** Says that these ranges stay on sale without a package, at what price, and links to them. */
export function RangesLeft({ ids }: { ids: readonly number[] }) {
  return (
    <>
      {serviceMessages.sale.rangesLeft(euros(unitPriceWithoutPackages))}
      {ids.map((id) => (
        <Link
          key={id}
          to={`/admin/services/${id}`}
          className="ml-2 inline-flex min-h-6 items-center font-medium underline max-lg:min-h-11"
        >
          #{id}
        </Link>
      ))}
    </>
  );
}
