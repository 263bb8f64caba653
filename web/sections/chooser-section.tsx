import { useMessages } from '../i18n/messages';
import { useProductLines } from '../shell/product-lines';
import { ChooserForm } from './chooser-form';
import { Score } from './score';
import { TrustBadges } from './trust-badges';

/** The product chooser (S0 §2, S1 §2.2): three forms that need no script, badges, the score. */
export function ChooserSection() {
  const { chooser, heads } = useMessages();
  return (
    <div className="bg-linear-to-b from-accent-soft to-page to-60%">
      <div className="mx-auto grid max-w-5xl gap-6 px-4 pt-6 pb-12 sm:gap-8 sm:px-6 sm:pt-14">
        <div className="grid gap-2 sm:justify-items-center sm:text-center">
          <h1 className="text-3xl leading-tight font-extrabold tracking-tight sm:text-5xl">
            {heads.chooser.title}
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
