import { legalSections } from '../db/content';
import { correctionsOf, undeliveredCorrections } from '../db/corrections';
import { claimEmail, type EmailFacts, noteSent, readEmailFacts, wasSent } from '../db/emails';
import { invoicesOf } from '../db/invoices';
import { marketingHeldSince } from '../db/marketing-holds';
import { type ReceiptRow, receiptOf } from '../db/receipts';
import { readSettings } from '../db/settings';
import { openDeliveries } from '../db/submissions';
import { trackedOrder } from '../db/tracking';
import { contentFacts } from '../domain/content/placeholders';
import { type EmailKind, emailKey, oneInDays } from '../domain/emails';
import { expectedOrderEnd } from '../domain/expected-end';
import { lookedAtBy } from '../domain/on-hold';
import { sellerLine } from '../domain/seller';
import type { OrderStatus } from '../domain/states';
import { waitsFor } from '../domain/target';
import { cartUrl } from '../purchases/cart-url';
import { priceElsewhere } from '../purchases/price-elsewhere';
import { correctionFileName, correctionPdf, invoiceCorrectedBy } from '../receipts/correction';
import { receiptFileName, receiptPdf } from '../receipts/receipt';
import type { Keyring } from '../security/keyring';
import { isRefundMade } from './mail-delivery';
import { composeEmail } from './mail-messages';
import { whyOnHold } from './mail-on-hold';
import { createMailSender, type MailSenderDeps } from './mail-sender';
import { reviewUrl } from './review-url';
import { unsubscribeLinks } from './unsubscribe-links';

/**
 * Kinds that need the recipient's consent: not sent to unsubscribed addresses nor during a hold, and with a way to
 * unsubscribe (RFC 8058).
 */
const marketing: readonly EmailKind[] = ['payment-reminder', 'review-request'];

/** The guarantee that an order was sold with: `seconds` is null for a lifetime, `deliveredAt` in epoch ms. */
export interface Guarantee {
  seconds: number | null;
  deliveredAt?: number;
}

/** Activities that send e-mail. */
export function createMailActivities(deps: MailSenderDeps & { keyring: Keyring }) {
  const { pool, keyring, publicUrl } = deps;
  const mailSender = createMailSender(deps);

  /** As they were when the order was placed: the e-mail may be late, and the pages may have changed. */
  async function agreedTexts(
    { language, paidAt, seller, shopName }: ReceiptRow,
    guarantee: Guarantee | undefined,
  ) {
    // E-mails requested by earlier releases don't name the guarantee: then the setting replaces it.
    const { seconds } = guarantee ?? { seconds: (await readSettings(pool)).purchase.guaranteeSeconds };
    const names = contentFacts({ shopName, seller: sellerLine(seller), guaranteeSeconds: seconds }, language);
    const texts = await Promise.all(
      (['terms', 'refunds'] as const).map((document) =>
        legalSections(pool, document, language, names, paidAt),
      ),
    );
    return texts.flat();
  }

  /** The corrections of the refunds that an e-mail names. */
  async function correctionsIn(kind: EmailKind, cartId: string, facts: EmailFacts, refund?: number) {
    if (kind === 'refund-made') return correctionsOf(pool, cartId, refund);
    // The one that takes back the refund's own, which has gone out.
    if (kind === 'refund-failed') return (await correctionsOf(pool, cartId, refund)).slice(-1);
    const isShort = kind === 'order-partial' || kind === 'order-cancelled';
    return isShort && isRefundMade(facts) ? undeliveredCorrections(pool, cartId) : [];
  }

  /** The receipt is attached to the confirmation, its corrections to the e-mails about refunds. */
  async function documents(kind: EmailKind, order: ReceiptRow, facts: EmailFacts, refund?: number) {
    const file = (filename: string, content: Buffer) => ({
      filename,
      content,
      contentType: 'application/pdf',
    });
    if (kind === 'order-confirmation')
      return { attachments: [file(receiptFileName(order), await receiptPdf(order))] };
    const made = await correctionsIn(kind, order.cartId, facts, refund);
    const newest = made.at(-1);
    if (!newest) return { attachments: [] };
    const invoices = await invoicesOf(pool, order.orderId);
    const corrected = invoiceCorrectedBy(newest, invoices) ? ('invoice' as const) : ('receipt' as const);
    const attachments = await Promise.all(
      made.map(async (one) =>
        file(correctionFileName(one, order), await correctionPdf(one, invoices, order)),
      ),
    );
    return { attachments, corrected };
  }

  /** As on the tracking page. */
  async function expectedEnd(orderNumber: string): Promise<Date | undefined> {
    const order = await trackedOrder(pool, orderNumber);
    const end = order && expectedOrderEnd(order, Date.now());
    return end === undefined ? undefined : new Date(end);
  }

  /** Whether no panel has an order yet because of another one, by the rule of `claimSubmission`. */
  async function waitsForAnother({ orderId, serviceType, posts }: ReceiptRow, username: string) {
    const open = await openDeliveries(pool, username);
    if (open.some(({ id }) => id === orderId)) return false;
    return waitsFor(
      open.map(({ type, shortcode }) => ({ type, shortcode: shortcode ?? undefined })),
      { type: serviceType, posts: posts.map((shortcode) => ({ shortcode })) },
    );
  }

  return {
    /**
     * Sends one message of a purchase; false if it must not or need not go out. `number` distinguishes e-mails of one
     * kind. Run again it sends nothing, because the row records it. `copy` counts the e-mails that are sent again on
     * request, each with its own row. `recipient` replaces the order's current address; `guarantee` is what the order
     * was sold with. A worker that dies between the mail server's acceptance and the row sends twice, with one
     * Message-ID: a second e-mail does the least harm.
     */
    async sendEmail(input: {
      cartId: string;
      kind: EmailKind;
      number?: number;
      copy?: number;
      recipient?: string;
      guarantee?: Guarantee;
    }): Promise<boolean> {
      const { cartId, kind, number, guarantee } = input;
      const key = emailKey(input);
      // Runs that did not number their refunds can have several; each has an e-mail.
      if (key !== 'refund-made' && (await wasSent(pool, cartId, key))) return true;
      const [facts, order, shop] = await Promise.all([
        readEmailFacts(pool, cartId, isAboutRefund(kind) ? number : undefined),
        receiptOf(pool, { cartId }),
        mailSender.shop(),
      ]);
      if (facts && kind === 'delivery-in-progress') facts.expectedEnd = await expectedEnd(facts.orderNumber);
      if (facts && order && kind === 'order-confirmation')
        facts.waitsForAnother = await waitsForAnother(order, facts.username);
      if (facts && guarantee?.deliveredAt !== undefined && guarantee.seconds !== null)
        facts.guaranteeUntil = new Date(guarantee.deliveredAt + guarantee.seconds * 1000);
      if (facts) facts.lookedAtBy = stillLookedAtBy(facts, Date.now());
      if (facts && isOutdated(kind, facts)) return false;
      const isMarketing = marketing.includes(kind);
      if (!facts || (isMarketing && facts.suppressed)) return false;
      // Dropped, not delayed: it may have gone out since the backup, and its recipient may have objected to it.
      if (isMarketing && (await marketingHeldSince(pool))) return false;
      const leave = isMarketing
        ? unsubscribeLinks({ keyring, publicUrl }, { email: facts.recipient, language: facts.language })
        : undefined;
      const { attachments, corrected } = order
        ? await documents(kind, order, facts, number)
        : { attachments: [] };
      const recipient = input.recipient ?? facts.recipient;
      const message = composeEmail(kind, {
        facts,
        order,
        shop,
        isCopy: input.copy !== undefined,
        corrected,
        unsubscribeUrl: leave?.page,
        cartUrl: facts.orderId ? undefined : cartUrl({ keyring, publicUrl }, { cartId, ...facts }),
        elsewhere: facts.orderId ? undefined : await priceElsewhere(pool, cartId, facts, Date.now()),
        reviewUrl:
          facts.orderId &&
          reviewUrl({ keyring, publicUrl }, { order: facts.orderId, to: recipient }, facts.language),
        agreedTexts: order && kind === 'order-confirmation' ? await agreedTexts(order, guarantee) : undefined,
      });
      const row = { cartId, kind: key, recipient, subject: message.subject };
      if (!(await claimEmail(pool, row, oneInDays[kind]))) return false;
      await mailSender.send(recipient, message, {
        attachments,
        headers: leave?.headers,
        about: { kind, cartId },
      });
      await noteSent(pool, row);
      return true;
    },
  };
}
export type MailActivities = ReturnType<typeof createMailActivities>;

/** Whether an e-mail's number is that of a refund. */
function isAboutRefund(kind: EmailKind): boolean {
  return kind === 'refund-made' || kind === 'refund-failed';
}

/** The promised moment of an order that waits for a person, while it lies ahead. `now` in epoch ms. */
function stillLookedAtBy({ attentionSince }: EmailFacts, now: number): Date | undefined {
  const at = attentionSince && lookedAtBy(attentionSince.getTime());
  return at !== undefined && at > now ? new Date(at) : undefined;
}

/** Whether an e-mail is no longer true: the mail server may have been away for longer than what it says. */
function isOutdated(kind: EmailKind, facts: EmailFacts): boolean {
  const isIn = (...statuses: OrderStatus[]) => statuses.some((status) => status === facts.orderStatus);
  switch (kind) {
    case 'payment-failed':
    case 'payment-reminder':
      return facts.isSettled;
    case 'order-on-hold':
      return !whyOnHold(facts);
    case 'delivery-in-progress':
      return !isIn('processing');
    case 'order-completed':
      // A forced resend takes nothing back, and its end is not reported again.
      return !isIn('completed', 'processing');
    case 'order-partial':
    case 'order-cancelled':
      // The rest is being delivered, or was; a refund of everything leaves them true.
      return isIn('pending', 'processing', 'completed');
    case 'refill-started':
      return !facts.isRefilling;
    case 'payment-returned':
      return facts.refundedCents === 0;
    case 'refund-made':
      return facts.refundStatus === 'failed';
    case 'refund-failed':
      // It was paid in another way since, or failed before anybody was told of it.
      return facts.refundStatus !== 'failed' || facts.owedCents === 0 || !facts.refundTold;
    default:
      return false;
  }
}
