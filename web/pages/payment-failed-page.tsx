import { Link, useSearchParams } from 'react-router-dom';
import { cardErrorText } from '../checkout/payment-error';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Notice } from '../tracking/notice';
import { Button } from '../ui/button';

/**
 * A payment that failed elsewhere (S0 §2). Only known codes get a sentence: a text from the address is not ours and
 * must not speak in our name.
 */
export function PaymentFailedPage() {
  const { pages, checkout } = useMessages();
  const paths = usePaths();
  const [search] = useSearchParams();
  const code = (search.get('code') ?? 'unknown').replace(/[^\w-]/g, '').slice(0, 40);
  const { paymentFailed } = pages;
  return (
    <Page title={paymentFailed.title}>
      <div className="px-4 py-16">
        <Notice
          look="bad"
          title={paymentFailed.title}
          text={cardErrorText(code, checkout) ?? paymentFailed.unknown}
        >
          <p className="text-sm text-muted">{paymentFailed.code(code)}</p>
          <p className="text-muted">{paymentFailed.note}</p>
          <Button asChild look="primary">
            <Link to={paths.checkout}>{paymentFailed.back}</Link>
          </Button>
        </Notice>
      </div>
    </Page>
  );
}
