import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { cancelIntent } from '../api-client/payment-intent';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { startAgain } from '../storefront/cart';
import { browserCart } from '../storefront/cart-storage';
import { Notice } from '../tracking/notice';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';

/**
 * The payment was cancelled: its intent is given up, the choices stay. S0's wiping of all storage after 3 s is left
 * out, because nothing that was typed may be lost (decision 30).
 */
export function CancelPage() {
  const { pages, common } = useMessages();
  const paths = usePaths();
  const toast = useToast();
  useEffect(() => {
    toast({ tone: 'info', title: pages.cancel.toast });
    const storage = browserCart();
    const { paymentIntentId } = storage.get();
    if (!paymentIntentId) return;
    storage.change((cart) => startAgain(cart, storage.makeId()));
    // Where the call is lost, the purchase closes by itself as abandoned.
    cancelIntent(paymentIntentId).catch(() => undefined);
  }, [toast, pages]);
  return (
    <Page title={pages.cancel.title}>
      <div className="px-4 py-16">
        <Notice look="waiting" title={pages.cancel.title} text={pages.cancel.text}>
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild look="primary">
              <Link to={paths.checkout}>{pages.cancel.again}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.home}>{common.backHome}</Link>
            </Button>
          </div>
        </Notice>
      </div>
    </Page>
  );
}
