import { codesIn } from '../cart/cart';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { useToast } from '../ui/toast';
import { setPendingCode, useCarriedCode } from './pending-code';

/** Clicking an advertised code: the checkout will apply it, and it is copied if the browser allows that. */
export function useTakeCode(offer: { code: string; percent: number } | undefined) {
  const { banner } = useMessages();
  const toast = useToast();
  const taken = useCarriedCode()?.code === offer?.code;
  async function take(): Promise<void> {
    if (!offer) return;
    const { code, percent } = offer;
    setPendingCode({ code, percent, replaces: codesIn(browserCart().get()) });
    const copied = await Promise.resolve(navigator.clipboard?.writeText(offer.code)).then(
      () => navigator.clipboard !== undefined,
      () => false,
    );
    toast({
      title: banner.used(offer.code),
      text: copied ? banner.usedText : banner.usedTextOnly,
      tone: 'success',
    });
  }
  return { taken: offer !== undefined && taken, take: () => void take() };
}
