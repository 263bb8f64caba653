import { useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Card } from '../ui/card';
import { Checkout } from './checkout';

/** The checkout at a separate URL (S0 §2). */
export function CheckoutPage() {
  const { heads } = useMessages();
  const navigate = useNavigate();
  const { line } = useCart();
  const paths = usePaths();
  const form = paths.service(line) ?? paths.home;
  return (
    <Page>
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-10">
        <h1 className="text-2xl font-extrabold tracking-tight">{heads.checkout.title}</h1>
        <Card className="overflow-hidden">
          <Checkout onLeave={() => void navigate(form)} />
        </Card>
      </div>
    </Page>
  );
}
