import type { ServiceType } from '#domain/catalogue.ts';
import { LineContext } from '#web/cart/cart-storage.ts';
import { ContactFigures, ContactReasons } from '#web/sections/contact-claims.tsx';
import { Differences } from '#web/sections/differences.tsx';
import { HowItWorks } from '#web/sections/how-it-works.tsx';
import { LineClaims } from '#web/sections/line-claims.tsx';
import { Reviews } from '#web/sections/reviews.tsx';
import { Score } from '#web/sections/score.tsx';
import { TrustBadges } from '#web/sections/trust-badges.tsx';
import { Page } from '#web/shell/page.tsx';

/* Sections without their own page: here they are shown alone in the shop's frame. */

export function ReviewsPreview() {
  return (
    <Page>
      <Reviews />
    </Page>
  );
}

export function ClaimsPreview() {
  return (
    <Page>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:px-6">
        <TrustBadges />
        <Score />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <ContactReasons />
          <ContactFigures />
        </div>
      </div>
    </Page>
  );
}

export const FollowersPreview = () => <LinePreview line="followers" />;
export const LikesPreview = () => <LinePreview line="likes" />;
export const ViewsPreview = () => <LinePreview line="views" />;

/** The parts around the order form, which would show the staff's own cart. */
function LinePreview({ line }: { line: ServiceType }) {
  return (
    <LineContext value={line}>
      <Page>
        <LineClaims className="mx-auto max-w-6xl px-4 py-8 sm:px-6" />
        <Differences />
        <HowItWorks />
      </Page>
    </LineContext>
  );
}
