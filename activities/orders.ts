import { randomInt } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import { isBlocked } from '../db/blocked-users';
import { findService, servicesLike } from '../db/catalogue';
import { claimDiscount, dropClaim, dropOtherClaims, findDiscount, lockLimited } from '../db/discounts';
import { isForgotten } from '../db/erasure';
import {
  announce,
  type Db,
  inTransaction,
  leavingOut,
  type Part,
  refusalOf,
  uniqueViolation,
} from '../db/pool';
import { type Projection, writeProjection } from '../db/projection';
import { type NamedPanel, panelsOf } from '../db/providers';
import {
  insertOrder,
  type NewOrder,
  orderOfPayment,
  type Reserved,
  reservePurchase,
  type Stored,
  whyNoOrder,
} from '../db/purchases';
import {
  type DoubtfulGeneration,
  doubtfulGeneration,
  findSubmission,
  firstSubmissions,
  insertSubmission,
  settleSubmission,
  submissionOf,
} from '../db/submissions';
import { asSold, packagesLike } from '../domain/catalogue';
import { discountHolds } from '../domain/discounts';
import type { ErrorCode, OrderRefusal } from '../domain/errors';
import type { PanelChoice } from '../domain/fail-over';
import type { Language } from '../domain/money';
import { postsFit } from '../domain/posts';
import {
  type CartChoice,
  type Discount,
  keptOffer,
  priceCart,
  type Quote,
  type ShownOffer,
} from '../domain/pricing';
import type { Submission } from '../domain/purchase';
import { type UpsellVariant, upsellOffer } from '../domain/upsells';
import { forgetInMemory, readMemory, sealMemory } from '../purchases/memory';
import type { Keyring } from '../security/keyring';
import type { PurchaseMemory } from '../workflows/messages';
import { classifyDatabaseErrors } from './database-errors';
import { startDeliveryWatch } from './start-delivery-watch';

export type { NamedPanel } from '../db/providers';
export type { Stored } from '../db/purchases';

/** A run's projection, sent with each save. */
export type SavedProjection = Omit<Projection, 'state'> & { memory: PurchaseMemory };

/** The inputs of pricing; times in epoch ms. */
export interface PriceCartInput {
  cartId: string;
  /** Temporal's id of the calling run. */
  runId: string;
  owner: string;
  language: Language;
  variant: UpsellVariant;
  vatRatePercent: number;
  /** Proposed order number; the reserved one is returned. */
  candidateNumber: string;
  startedAt: number;
  now: number;
  choice: CartChoice;
  rev: number;
  /** The price that the buyer saw, in cents. Any other is refused, so it changes no claim. Absent before version 0.7. */
  expectedAmountCents?: number;
  /** The offer that the purchase was shown last; absent if there was none. */
  shown?: ShownOffer;
}

/** A price, or the reason why the choice can't be bought. `stored`: the latest stored write of the purchase. */
export type PricedCart = { orderNumber: string; stored?: Stored } & (
  | { quote: Quote; refusal?: undefined }
  | { quote?: undefined; refusal: ErrorCode }
);

/** How many order ids are drawn to find a free one. */
const mostCandidates = 5;

/** Activities on the shop's own rows. Each is safe to run twice: every write is keyed. */
export function createOrderActivities(deps: { pool: Pool; keyring: Keyring; client: Client }) {
  const { pool, keyring, client } = deps;
  return classifyDatabaseErrors(pool, {
    /** Prices a choice with the current catalogue and reserves the purchase's order number. */
    async priceCart(input: PriceCartInput): Promise<PricedCart> {
      const { orderNumber, stored } = await reserve(pool, input);
      const reserved = { orderNumber, stored: stored && { ...stored, ours: stored.runId === input.runId } };
      const refusedWith = (refusal: ErrorCode): PricedCart => ({ ...reserved, refusal });
      const { choice } = input;
      const chosen = await findService(pool, choice.serviceId);
      if (!chosen?.active) return refusedWith('unknown_service');
      const cards = chosen.range || chosen.type === 'followers' ? await servicesLike(pool, chosen) : [];
      const service = asSold(chosen, packagesLike(chosen, cards), choice.customQuantity);
      if (!service) return refusedWith('quantity_unavailable');
      const units = service.quantity + service.bonus;
      if ((choice.shownUnits ?? units) !== units) return refusedWith('package_changed');
      if (await isBlocked(pool, choice)) return refusedWith('blocked_user');
      const posts = postsFit(service, choice.posts);
      if (!posts.allowed) return refusedWith(posts.code);
      const { variant, vatRatePercent, rev } = input;
      const offer = keptOffer(input.shown, service) ?? upsellOffer(variant, service, cards);
      if (choice.upsellAccepted && !offer) return refusedWith('upsell_not_offered');
      const quoted = (discount?: Discount): PricedCart => ({
        ...reserved,
        quote: priceCart(choice, service, { offer, vatRatePercent, discount, rev }),
      });
      const { discountCode: code, email } = choice;
      const isExpected = ({ quote }: PricedCart) =>
        input.expectedAmountCents === undefined || input.expectedAmountCents === quote?.amountCents;
      if (!code) {
        const plain = quoted();
        // A refused price leaves the last one in effect, with its code.
        if (isExpected(plain)) await dropClaim(pool, input.cartId);
        return plain;
      }
      return inTransaction(pool, async (db) => {
        await lockLimited(db, code);
        const { cartId, owner, language, now } = input;
        const { discount, history } = await findDiscount(db, code, email, cartId, [owner]);
        const { basePriceCents, upsellPriceCents } = priceCart(choice, service, {
          offer,
          vatRatePercent,
          rev,
        });
        const verdict = discountHolds(discount, history, now, {
          fullCents: basePriceCents + upsellPriceCents,
          serviceType: service.type,
          language,
        });
        if (!verdict.allowed) return refusedWith(verdict.code);
        if (!discount) return refusedWith('discount_invalid');
        const reduced = quoted(discount);
        if (isExpected(reduced)) {
          await claimDiscount(db, { cartId, code: discount.code, oncePerEmail: discount.oncePerEmail, now });
          if (discount.maxRedemptions !== undefined)
            await dropOtherClaims(db, { cartId, code: discount.code, owner });
        }
        return reduced;
      });
    },

    /** Creates the order of a payment, or says why it must not exist. Unique on the payment intent. */
    async createOrder(
      input: NewOrder,
    ): Promise<
      { orderId: string; submissionIds: string[] } | { orderId?: undefined; refusal: OrderRefusal }
    > {
      const create = () =>
        inTransaction(pool, async (db) => {
          // Run again after a crash: a refusal since then can't undo an existing order.
          const existing = await orderOfPayment(db, input.paymentIntentId);
          if (existing) return { orderId: existing, submissionIds: await firstSubmissions(db, existing) };
          const refusal = await whyNoOrder(db, input);
          if (refusal) return { refusal };
          // Twelve random digits, so that public addresses don't reveal the number of orders (D19).
          const candidate = String(randomInt(10 ** 11, 10 ** 12));
          const orderId = await insertOrder(db, input, candidate);
          return { orderId, submissionIds: await firstSubmissions(db, orderId) };
        });
      for (let drawn = 1; ; drawn += 1)
        try {
          return await create();
        } catch (error) {
          if (drawn === mostCandidates || !isTaken(error, 'orders_pkey')) throw error;
        }
    },

    /** The order of a payment, if it exists already. */
    async orderOf({ paymentIntentId }: { paymentIntentId: string }): Promise<{ orderId?: string }> {
      return { orderId: await orderOfPayment(pool, paymentIntentId) };
    },

    /**
     * The panels that deliver a package and take orders now: its own first, then the stand-ins. `evenOff`: after them
     * those that are switched off.
     */
    async panelsOf(input: { serviceId: number; evenOff?: boolean }): Promise<{ panels: NamedPanel[] }> {
      return { panels: await panelsOf(pool, input.serviceId, input.evenOff) };
    },

    /**
     * Opens the next generation of a submission, or finds it if a reset run had opened it: then with its original
     * panel, which may differ.
     */
    async openSubmission(input: {
      orderId: string;
      replaces: string;
      /** The replaced one was never sent and never will be. */
      dismiss: boolean;
      submission: Submission;
    }): Promise<{ submissionId: string } & PanelChoice> {
      const { orderId, submission } = input;
      return inTransaction(pool, async (db) => {
        await insertSubmission(db, input);
        return submissionOf(db, orderId, submission.generation, submission.line);
      });
    },

    /** The number in the row of a submission, if any. */
    async numberAtPanel({ submissionId }: { submissionId: string }): Promise<{ providerOrderId?: string }> {
      const row = await findSubmission(pool, submissionId);
      return { providerOrderId: row?.providerOrderId ?? undefined };
    },

    /** A generation that a panel has or may have, and that its order's run doesn't know: it was reset to before that. */
    async doubtfulGeneration(input: {
      orderId: string;
      submissionId: string;
    }): Promise<{ generation?: DoubtfulGeneration }> {
      return { generation: await doubtfulGeneration(pool, input.orderId, input.submissionId) };
    },

    /** Stores a person's statement that the panel has a submission; `taken` if another one has that number. */
    async settleSubmission(input: {
      submissionId: string;
      providerOrderId: string;
    }): Promise<{ taken: boolean }> {
      const { taken, providerId } = await settleSubmission(pool, input.submissionId, input.providerOrderId);
      if (providerId !== undefined) await startDeliveryWatch(pool, client, providerId);
      return { taken };
    },

    /**
     * Writes the projection of a purchase, announces it, and stores the purchase's memory. A row that Postgres refuses
     * is left out; `refused` names it with the reason. If a newer write exists, `stored` is its position.
     */
    async saveProjection({
      memory,
      ...projection
    }: SavedProjection): Promise<{ refused?: string; stored?: Stored }> {
      const sealed = sealMemory(keyring, memory.state.cartId, memory);
      const written = await save({ ...projection, state: memory.state }, sealed);
      // After the commit: Postgres commits transactions that notify one after the other, each with its own wait for the
      // disk.
      if (memory.state.orderNumber) await announce(pool, memory.state.orderNumber);
      return written;
    },

    /** The stored memory of a purchase. Throws if there is none. */
    async recall({ cartId }: { cartId: string }): Promise<PurchaseMemory> {
      const memory = await readMemory(pool, keyring, cartId);
      if (!memory) throw new Error(`No stored memory of ${cartId}`);
      return memory;
    },
  });

  async function save(whole: Projection, sealed: Buffer): Promise<{ refused?: string; stored?: Stored }> {
    try {
      return await inTransaction(pool, (db) => write(db, whole, sealed));
    } catch (error) {
      if (!refusalOf(error)) throw error;
    }
    const refused: string[] = [];
    const { stored } = await inTransaction(pool, (db) => write(db, whole, sealed, leavingOut(db, refused)));
    return { refused: refused.join('; '), stored };
  }

  /** A run that waits for an e-mail when its buyer is erased still knows them, and may write once more. */
  async function write(db: Db, whole: Projection, sealed: Buffer, part?: Part): Promise<{ stored?: Stored }> {
    const written = await writeProjection(db, whole, sealed, part);
    if (!whole.state.forget && (await isForgotten(db, whole.cartId)))
      await forgetInMemory(db, keyring, whole.cartId);
    return written;
  }
}
export type OrderActivities = ReturnType<typeof createOrderActivities>;

function isTaken(error: unknown, key: string): boolean {
  const refusal = refusalOf(error);
  return refusal?.code === uniqueViolation && refusal.constraint === key;
}

/** A taken number is retried by the activity: the next candidate comes from the last characters' neighbours. */
async function reserve(pool: Pool, input: PriceCartInput): Promise<Reserved> {
  const reserved = await reservePurchase(pool, input);
  if (reserved) return reserved;
  for (let attempt = 0; attempt < 20; attempt++) {
    const tail = randomInt(31 ** 4)
      .toString(31)
      .padStart(4, '0')
      .replace(/./g, (digit) => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[Number.parseInt(digit, 31)] as string);
    const again = await reservePurchase(pool, {
      ...input,
      candidateNumber: input.candidateNumber.slice(0, -4) + tail,
    });
    if (again) return again;
  }
  throw new Error('No free order number was found for today');
}
