import { Reviews } from '#web/sections/reviews.tsx';
import { Page } from '#web/shell/page.tsx';
import { contentMessages as text } from './text';

/** Reviews have no page of their own: here they stand alone in the shop's frame. */
export function ReviewsPreview() {
  return (
    <Page title={text.names.reviews}>
      <Reviews />
    </Page>
  );
}
