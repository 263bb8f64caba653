import { Page } from '../../shell/page';
import { Reviews } from '../../storefront/reviews';
import { contentMessages as text } from '../messages/content';

/** Reviews have no page of their own: here they stand alone in the shop's frame. */
export function ReviewsPreview() {
  return (
    <Page title={text.names.reviews}>
      <Reviews />
    </Page>
  );
}
