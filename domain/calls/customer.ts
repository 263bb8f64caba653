import { z } from 'zod';
import { accountFilters, accountPageSize } from '../account';
import { loginCodePattern } from '../login';
import { toDecimal } from '../money';
import { contactStates, contactSubjects } from '../threads';
import { defineCall } from './call';
import { email, instant, language, requestNumber, success } from './common';
import { orderView } from './orders';
import { orderNames, withNames } from './specified-names';

/** The customer of a session. */
const customerView = z.object({ email: z.string() });

/** Asks for a login code by e-mail (D20). The answer is the same whether or not the address is known. */
export const askForCode = defineCall('POST /api/customer/login', {
  summary: 'Sends a login code to the address if the shop knows it; the answer is the same either way',
  access: 'public',
  body: z.strictObject({
    /** A repeated call is the same login and sends no second e-mail. */
    id: requestNumber,
    email,
    language: language.default('es'),
  }),
  answer: success.extend({ loginId: z.string(), validSeconds: z.number().int() }),
});

/** Opens a session with the code, in the browser that asked for it. */
export const enterCode = defineCall('POST /api/customer/login/code', {
  summary: 'Proves an address with its login code: opens the session (cookie `customer`)',
  access: 'public',
  body: z.strictObject({
    loginId: requestNumber,
    code: z
      .string('Escribe las 6 cifras del código')
      .trim()
      .regex(loginCodePattern, 'Escribe las 6 cifras del código')
      .meta({ examples: ['481516'] }),
  }),
  answer: success.extend({ customer: customerView }),
});

export const customerSession = defineCall('GET /api/customer/session', {
  summary: 'Whose session this browser has; `null` without one',
  access: 'public',
  answer: success.extend({ customer: customerView.nullable() }),
});

export const customerLogout = defineCall('POST /api/customer/logout', {
  summary:
    'Ends the customer session, if any, and makes the browser forget its orders and cart; with `keepBrowser` only the session',
  access: 'public',
  body: z.strictObject({ keepBrowser: z.boolean() }),
  answer: success,
});

/** An order as the account lists it; `GET /api/orders/:id` has the full view for a session. */
export const accountOrder = orderView.pick({
  id: true,
  orderNumber: true,
  status: true,
  paymentStatus: true,
  serviceId: true,
  serviceType: true,
  region: true,
  platform: true,
  providerProcessed: true,
  quantity: true,
  bonus: true,
  upsellQuantity: true,
  totalQuantity: true,
  totalAmountCents: true,
  vatCents: true,
  vatRatePercent: true,
  refundedCents: true,
  username: true,
  language: true,
  progress: true,
  createdAt: true,
  deliveredAt: true,
  refillStatus: true,
  refill: true,
});
export type AccountOrder = z.infer<typeof accountOrder>;
const namedOrder = withNames(
  accountOrder,
  orderNames((order: AccountOrder) => ({ ...order, whole: true })),
);

const account = success.extend({
  email: z.string(),
  totalOrders: z.number().int(),
  /** Paid less refunded. */
  totalSpentCents: z.number().int(),
  /** The number of orders per filter. */
  counts: z.record(z.enum(accountFilters), z.number().int()),
  orders: z.array(namedOrder),
  /** For more, ask with `after` = the last order's id. */
  more: z.boolean(),
});

export const customerAccount = defineCall('GET /api/customer-account', {
  summary: 'The account of the session: sums and a page of orders; 401 without, or for another address',
  access: 'public',
  query: z.object({
    /** The owner of the account; if absent, that of the session. */
    email: email.optional(),
    status: z.enum(accountFilters, 'Elige un estado de la lista').default('all'),
    /** Public id of the last order of the previous page. */
    after: z
      .string()
      .regex(/^\d{1,18}$/, 'Pedido no válido')
      .optional(),
    limit: z.coerce
      .number('Entre 1 y 50')
      .int('Entre 1 y 50')
      .min(1, 'Entre 1 y 50')
      .max(50, 'Entre 1 y 50')
      .default(accountPageSize),
  }),
  answer: withNames(account, {
    totalSpent: [z.string(), ({ totalSpentCents }) => toDecimal(totalSpentCents)],
  }),
});

export const customerMessages = defineCall('GET /api/customer-account/messages', {
  summary:
    "The newest messages of the session's address to support, each with the token that opens its thread",
  access: 'public',
  answer: success.extend({
    messages: z.array(
      z.object({
        reference: z.string(),
        service: z.enum(contactSubjects),
        state: z.enum(contactStates),
        receivedAt: instant,
        /** Time of the last message of either side. */
        lastAt: instant,
        /** The beginning of the first message. */
        beginning: z.string(),
        token: z.string(),
      }),
    ),
  }),
});

// Without a schema of its own: `filePaths.ownData` (a JSON file of everything stored about the session's address).
