import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useDebounced } from '../ui/use-debounced';

/** How long the page looks for an order before it says that it found none, in ms (S0 §9). */
export const waitMs = 3000;

/** The success page without any order: nothing in the address, nothing in the browser. */
export function MissingOrder() {
  const { success, common, tracking } = useMessages();
  const paths = usePaths();
  const waited = useDebounced(true, waitMs, false);
  if (!waited) return <Notice variant="waiting" title={success.loading} text={success.loadingText} />;
  return (
    <Notice variant="bad" title={success.errors.noReference} text={success.errors.text}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link to={paths.track}>{tracking.search}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.home}>{common.backHome}</Link>
        </Button>
      </div>
    </Notice>
  );
}
