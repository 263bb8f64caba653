import { z } from 'zod';
import { defineCall } from './call';
import {
  cartDiscount,
  cartId,
  customQuantity,
  decimalAmount,
  discountCode,
  email,
  language,
  paymentIntentId,
  selectedPosts,
  serviceId,
  success,
  username,
} from './common';
import { serviceNames, withNames } from './specified-names';

/** A package as the storefront shows it. Prices in cents. */
export const serviceView = z.object({
  id: z.number().int(),
  type: z.enum(['followers', 'likes', 'views']),
  region: z.enum(['spain', 'europe', 'none']),
  quantity: z.number().int(),
  bonus: z.number().int(),
  priceCents: z.number().int(),
  regularPriceCents: z.number().int(),
  featured: z.boolean(),
  /** The fewest units that its panel takes for one post; absent if unknown, and for followers. */
  panelMin: z.number().int().optional(),
  /** Sold without the guarantee; absent if it has one. */
  withoutRefills: z.literal(true).optional(),
  /** Set if the buyer chooses the quantity; price and bonus follow by `asSold` (domain/catalogue.ts). */
  range: z
    .object({
      min: z.number().int(),
      max: z.number().int(),
      step: z.number().int(),
      bonusPercent: z.number().int().optional(),
    })
    .optional(),
});
export type ServiceView = z.infer<typeof serviceView>;

/** An offer to enlarge the package. Prices in cents. */
export const offerView = z.object({
  variant: z.enum(['A', 'B']),
  additionalFollowers: z.number().int(),
  totalFollowers: z.number().int(),
  addOnPriceCents: z.number().int(),
  newPriceCents: z.number().int(),
  /**
   * The price of both bought separately; absent if the shop doesn't sell the additional followers alone, or not for
   * more.
   */
  separatePriceCents: z.number().int().optional(),
  savingsCents: z.number().int().optional(),
});

/** GET: public key of the payment provider, and the address of its script if it isn't Stripe's. */
export const stripeConfig = defineCall('GET /api/stripe-config', {
  summary: 'Public configuration of the payment form',
  access: 'public',
  query: z.object({
    /** The purchase's language: tax and offer depend on it (D7 and D31). */
    language: language.default('es'),
  }),
  answer: success.extend({
    publicKey: z.string(),
    scriptUrl: z.string().optional(),
    testMode: z.boolean(),
    /** Which upsell the visitor's carts are shown unless the cart says otherwise. */
    upsellVariant: z.enum(['A', 'B']),
    vatRatePercent: z.number(),
    shopName: z.string(),
    /** The logo's text, if it isn't the name. */
    logoText: z.string().optional(),
    /** The support address. */
    supportEmail: z.string(),
    /** The seller in one line, for the legal texts. */
    seller: z.string(),
    /** How long losses are refilled; absent for a lifetime. */
    guaranteeSeconds: z.number().int().optional(),
  }),
});

export const servicesByRegion = defineCall('GET /api/services/region/:region', {
  summary: 'Packages of a region; answers 304 when nothing changed',
  access: 'public',
  params: z.object({ region: z.enum(['spain', 'europe']) }),
  answer: success.extend({ services: z.array(withNames(serviceView, serviceNames)) }),
});

export const services = defineCall('GET /api/services', {
  summary: 'Everything on sale, in the shop’s order; answers 304 when nothing changed',
  access: 'public',
  answer: success.extend({ services: z.array(withNames(serviceView, serviceNames)) }),
});

/** The content of a cart; the same in every call that sets one. */
const cartFields = {
  /** Without it: this browser's open cart, or a new one. */
  cartId: cartId.optional(),
  serviceId,
  /** Only for services with a range. */
  customQuantity: customQuantity.optional(),
  /** The units that the page showed, bonus included and upsell not: others are refused with `package_changed`. */
  shownUnits: z.number().int().min(1).max(100_000_000).optional(),
  /** Only for likes and views. */
  selectedPosts: selectedPosts.optional(),
  username,
  email,
  upsell_applied: z.boolean().default(false),
  discountCode: discountCode.optional(),
  /** Version of the text of the immediate-performance box that was ticked (D32); empty if it wasn't. */
  immediatePerformanceText: z.string().max(40).default(''),
};

/** The buyer and the discount code, under either of the names that S0 §7 gives these fields. */
const buyerFields = {
  email: email.optional(),
  customerEmail: email.optional(),
  discountCode: discountCode.optional(),
  couponCode: discountCode.optional(),
};
interface BuyerFields {
  email?: string;
  customerEmail?: string;
  discountCode?: string;
  couponCode?: string;
}
const hasEmail = (body: BuyerFields) => body.email !== undefined || body.customerEmail !== undefined;
const emailMissing = {
  error: 'Por favor, introduce tu correo electrónico',
  path: ['email'],
  // Reported together with other errors.
  when: () => true,
};

/** One name for each: `email` and `discountCode`. */
function settled<B extends BuyerFields>({ customerEmail, couponCode, ...body }: B) {
  return {
    ...body,
    email: body.email ?? customerEmail ?? '',
    discountCode: body.discountCode || couponCode || undefined,
  };
}

/** Also sent by browsers of S0 §7; the server's own figures count, so these are ignored. */
const unreadFields = {
  packagePrice: z.unknown().optional(),
  packageId: z.unknown().optional(),
  packageAmount: z.unknown().optional(),
  additionalFollowers: z.unknown().optional(),
  originalFollowers: z.unknown().optional(),
  newFollowers: z.unknown().optional(),
  upsellPrice: z.unknown().optional(),
  originalPrice: z.unknown().optional(),
  metadata: z.unknown().optional(),
};

/** The kind of entry, one of `purchaseSources`; anything else counts as `other`. */
const source = z
  .string()
  .max(40)
  .meta({ examples: ['chooser'] });

/** An intent that the browser already has: for any other browser it doesn't exist (D9). */
const earlierIntents = {
  /** An intent of this cart. */
  existingPaymentIntentId: paymentIntentId.optional(),
  /** An intent of this cart or an earlier one of the same browser. */
  previousPaymentIntentId: paymentIntentId.optional(),
};

export const createPaymentIntent = defineCall('POST /api/create-payment-intent', {
  summary: 'Starts or finds the purchase of a cart; the same cart always has the same intent',
  access: 'public',
  body: z
    .strictObject({
      ...unreadFields,
      ...cartFields,
      ...buyerFields,
      ...earlierIntents,
      amount: decimalAmount,
      currency: z.literal('eur').default('eur'),
      language: language.default('es'),
      source: source.optional(),
      sourceUrl: z.string().max(500).optional(),
    })
    .refine(hasEmail, emailMissing)
    .transform(settled),
  answer: success.extend({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    orderNumber: z.string(),
    amount: decimalAmount,
    /** The offer that the purchase got when it began, and how long it is still valid (D7). */
    upsell: z.object({
      variant: z.enum(['A', 'B']),
      secondsLeft: z.number(),
      /** Absent if nothing is offered. */
      offer: offerView.optional(),
    }),
    /** The price's code, as it is now; absent without one. */
    discount: cartDiscount.optional(),
    /** How long a use of the price's limited code is reserved; absent without such a code. */
    codeSecondsLeft: z.number().optional(),
  }),
});

export const createLikesPaymentIntent = defineCall('POST /api/likes/create-likes-payment-intent', {
  summary: 'The same for likes over chosen posts, in the fields of the likes form',
  access: 'public',
  body: z
    .strictObject({
      ...buyerFields,
      ...earlierIntents,
      cartId: cartFields.cartId,
      amount: decimalAmount,
      instagramUsername: username,
      selectedPosts,
      /** Without it: the package on sale of `baseLikes` likes, else the default one (S0 §3). */
      serviceId: serviceId.optional(),
      baseLikes: customQuantity.optional(),
      // The server's own figures count.
      totalLikes: z.unknown().optional(),
      bonusLikes: z.unknown().optional(),
      language: language.default('es'),
      source: source.optional(),
      immediatePerformanceText: cartFields.immediatePerformanceText,
    })
    .refine(hasEmail, emailMissing)
    .transform(settled),
  answer: createPaymentIntent.answer,
});

export const updatePaymentIntent = defineCall('POST /api/update-payment-intent', {
  summary: 'Changes the cart behind an intent that is not paid yet',
  access: 'public',
  body: z.strictObject({
    paymentIntentId,
    amount: decimalAmount,
    metadata: z.strictObject({ ...unreadFields, ...cartFields }),
  }),
  answer: createPaymentIntent.answer,
});

export const cancelPaymentIntent = defineCall('POST /api/cancel-payment-intent', {
  summary: 'Abandons an unpaid purchase; answers `paid` if the payment came first',
  access: 'public',
  body: z.strictObject({ paymentIntentId }),
  answer: success.extend({ outcome: z.enum(['cancelled', 'paid']) }),
});

export const applyDiscount = defineCall('POST /api/apply-discount', {
  summary: 'The price a code would give this buyer; changes nothing',
  access: 'public',
  body: z.strictObject({
    code: discountCode.min(1, 'Por favor ingresa un código de descuento'),
    originalPrice: decimalAmount,
    userEmail: email,
    cartId: cartId.optional(),
  }),
  answer: success.extend({
    code: z.string(),
    /** 0 if the code takes an amount off. */
    percentage: z.number(),
    amountOff: decimalAmount.optional(),
    discountedPrice: decimalAmount,
    message: z.string(),
  }),
});

export const createOrderAfterPayment = defineCall('POST /api/create-order-after-payment', {
  summary: 'The browser reports that it has paid; retrieves the intent and waits for the order',
  access: 'public',
  // serviceId, email and username are accepted because S0's fallback sends them; they are not used.
  body: z.object({
    paymentIntentId,
    serviceId: z.unknown().optional(),
    email: z.unknown().optional(),
    username: z.unknown().optional(),
  }),
  answer: success.extend({
    /** Absent if the payment was refunded instead (D13). */
    order: z.object({ id: z.string(), orderNumber: z.string(), totalAmount: decimalAmount }).optional(),
    outcome: z.enum(['order', 'returned']),
  }),
});

export const createOrder = defineCall('POST /api/orders', {
  summary: 'The order of a succeeded payment, as the card form asks for it (D11)',
  access: 'public',
  // The payload of S0 §3 is ignored: the purchase itself knows what was bought and paid.
  body: z.strictObject({
    /** Without it: the newest purchase of this browser. */
    paymentIntentId: paymentIntentId.optional(),
    serviceId: z.unknown().optional(),
    customerName: z.unknown().optional(),
    customerEmail: z.unknown().optional(),
    instagramUsername: z.unknown().optional(),
    socialMediaUrl: z.unknown().optional(),
    quantity: z.unknown().optional(),
    totalAmount: z.unknown().optional(),
    notes: z.unknown().optional(),
    serviceDescription: z.unknown().optional(),
    status: z.unknown().optional(),
    paymentStatus: z.unknown().optional(),
    paymentMethod: z.unknown().optional(),
    deliveryStatus: z.unknown().optional(),
  }),
  answer: success.extend({ orderNumber: z.string(), id: z.string() }),
});

export const checkBlockedUser = defineCall('POST /api/check-blocked-user', {
  summary: 'Whether a user name can order, and what the caller’s own orders still have to deliver to it',
  access: 'public',
  body: z.strictObject({ username }),
  answer: success.extend({
    blocked: z.boolean(),
    /** Of orders that the caller may see in full; other buyers' orders stay private (docs/decisions/0034). */
    ownDeliveries: z.array(
      z.object({ type: z.enum(['followers', 'likes', 'views']), shortcode: z.string().optional() }),
    ),
  }),
});

// Without a schema: GET /api/instagram/image-proxy?url=, POST /api/stripe/webhook (raw body).
