import { randomInt, randomUUID } from 'node:crypto';
import { cartByLink } from '../domain/calls/carts';
import { chat } from '../domain/calls/chat';
import { contentSection } from '../domain/calls/content';
import { instagramPosts, instagramProfile, instagramSearch } from '../domain/calls/instagram';
import { currentOffer } from '../domain/calls/offer';
import {
  applyDiscount,
  cancelPaymentIntent,
  checkBlockedUser,
  createLikesPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  services,
  servicesByRegion,
  stripeConfig,
  updatePaymentIntent,
} from '../domain/calls/shop';
import { leave, sendContact } from '../domain/calls/support';
import { submitWithdrawal } from '../domain/calls/withdrawal';
import type { UpsellOffer } from '../domain/upsells';
import { readKeyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';
import { answersOf } from './testing/answers';
import { type Browser, browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { payments } from './testing/payments';
import { aCart, newCartId, newTarget, startPurchase } from './testing/purchases';
import { leaveRequest, message } from './testing/requests';
import { insertRow, ownNames } from './testing/rows';
import { eventually } from './testing/wait';

const db = testDatabase();
const answers = answersOf({
  applyDiscount,
  cancelPaymentIntent,
  cartByLink,
  chat,
  checkBlockedUser,
  contentSection,
  createLikesPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  currentOffer,
  instagramPosts,
  instagramProfile,
  instagramSearch,
  leave,
  sendContact,
  services,
  servicesByRegion,
  stripeConfig,
  submitWithdrawal,
  updatePaymentIntent,
});
const { tag } = ownNames();
const serviceIds = [0, 1, 2].map(() => randomInt(100_000_000, 900_000_000)).sort((a, b) => a - b);
const codes = [`T${tag.toUpperCase()}`, `A${tag.toUpperCase()}`, `L${tag.toUpperCase()}`];
afterAll(async () => {
  await db.query('DELETE FROM services WHERE id = ANY ($1)', [serviceIds]);
  await db.query('DELETE FROM discount_codes WHERE code = ANY ($1)', [codes]);
  await db.query('DELETE FROM blocked_users WHERE username = $1', [`blocked${tag}`]);
  await db.end();
});

it('packages have the values of their rows; those off sale are missing', async () => {
  const [small = 0, large = 0, custom = 0] = serviceIds;
  const row = { type: 'views', region: 'spain', provider_id: 1, provider_service_id: '1004' };
  const unrefilled = {
    id: tag,
    name: 'Views',
    type: 'Default',
    category: 'Views',
    rate: 1,
    min: 17,
    max: 19,
  };
  await insertRow(db, 'provider_services', {
    ...unrefilled,
    provider_id: 1,
    refill: false,
    taken_at: new Date(),
  });
  const rows = [
    {
      ...row,
      id: small,
      quantity: 1_000_003,
      bonus: 71,
      price_cents: 777,
      regular_price_cents: 999,
      featured: true,
    },
    {
      ...row,
      id: large,
      quantity: 3_000_001,
      bonus: 211,
      price_cents: 1888,
      provider_service_id: tag,
      regular_price_cents: 2222,
    },
    {
      ...row,
      id: custom,
      quantity: 1_000_003,
      price_cents: 5555,
      regular_price_cents: 6666,
      min_quantity: 1_000_003,
      max_quantity: 5_000_003,
      quantity_step: 500,
      bonus_percent: 7,
    },
  ];
  for (const one of rows) await insertRow(db, 'services', one);
  // The struck-through price is what a package cost before, not what was entered.
  await db.query(
    `INSERT INTO service_prices (service_id, since, price_cents, quantity, bonus)
     SELECT id, now() - interval '9 days', CASE id WHEN $1 THEN 888 ELSE 2111 END, quantity, bonus
     FROM services WHERE id IN ($1, $2)`,
    [small, large],
  );
  const expected = [
    {
      id: small,
      type: 'views' as const,
      region: 'spain' as const,
      quantity: 1_000_003,
      bonus: 71,
      priceCents: 777,
      regularPriceCents: 888,
      featured: true,
    },
    {
      id: custom,
      type: 'views' as const,
      region: 'spain' as const,
      // Its minimum costs what the package of that size costs; 7 % on top.
      quantity: 1_000_003,
      bonus: 70_000,
      priceCents: 777,
      regularPriceCents: 777,
      featured: false,
      range: { min: 1_000_003, max: 5_000_003, step: 500, bonusPercent: 7 },
    },
    {
      id: large,
      type: 'views' as const,
      region: 'spain' as const,
      quantity: 3_000_001,
      bonus: 211,
      priceCents: 1888,
      panelMin: 17,
      withoutRefills: true as const,
      regularPriceCents: 2111,
      featured: false,
    },
  ];
  const visitor = browser();
  for (const [call, params] of [
    [services, undefined],
    [servicesByRegion, { region: 'spain' }],
  ] as const) {
    const own = async () => {
      const body = await answers.ask(visitor, call, { params });
      return { ...body, services: body.services.filter(({ id }) => serviceIds.includes(id)) };
    };
    answers.compare(call, await own(), { services: expected });
    await db.query('UPDATE services SET active = false WHERE id = $1', [large]);
    answers.compare(call, await own(), { services: expected.slice(0, 2) });
    await db.query('UPDATE services SET active = true WHERE id = $1', [large]);
  }
  const europe = await answers.ask(visitor, servicesByRegion, { params: { region: 'europe' } });
  expect(europe.services.filter(({ region }) => region !== 'europe')).toEqual([]);
  await db.query('UPDATE services SET active = false WHERE id = ANY ($1)', [serviceIds]);
  await db.query('DELETE FROM provider_services WHERE id = $1', [tag]);
});

it('the payment form gets the seller, the tax and the keys', async () => {
  await answers.check(
    browser(),
    stripeConfig,
    { query: { language: 'it' } },
    {
      publicKey: process.env.STRIPE_PUBLISHABLE_KEY ?? '',
      scriptUrl: process.env.STRIPE_JS_URL ?? '',
      testMode: true,
      upsellVariant: 'B',
      vatRatePercent: 21,
      shopName: 'Fanzeo',
      supportEmail: 'soporte@fanzeo.example',
      seller:
        'Fanzeo Ejemplo, S.L. · B00000000 · Calle Ejemplo, 1, 28000 Madrid · facturacion@fanzeo.example',
    },
  );
});

it('the choices of a cart are returned to holders of its e-mail’s link', async () => {
  const started = await startPurchase();
  const key = sealToken(readKeyring(process.env.ENCRYPTION_KEYS ?? ''), 'letter', {
    use: 'cart',
    cart: started.cart.cartId,
    to: started.cart.email,
  });
  const { cartId, username, email } = started.cart;
  await answers.check(
    browser(),
    cartByLink,
    { body: { token: key } },
    { cartId, username, email, serviceType: 'followers', serviceId: 204, quantity: 1000, bonus: 100 },
  );
});

it('the advertised code is returned with its countdown', async () => {
  await answers.check(
    browser(),
    currentOffer,
    { query: { language: 'fr' } },
    { offer: { code: 'VIP5', percent: 5, banner: { seconds: 600, restarts: true } } },
  );
});

it('a code is returned with its discount: a share, or an amount', async () => {
  const [share = '', amount = ''] = codes;
  await insertRow(db, 'discount_codes', { code: share, percent: 35 });
  await insertRow(db, 'discount_codes', { code: amount, amount_off_cents: 275 });
  const body = { originalPrice: '20.00', userEmail: `${tag}@example.com` };
  await answers.check(
    browser(),
    applyDiscount,
    { body: { ...body, code: share } },
    { code: share, percentage: 35, discountedPrice: '13.00', message: 'Descuento del 35 % aplicado.' },
  );
  await answers.check(
    browser(),
    applyDiscount,
    { body: { ...body, code: amount } },
    {
      code: amount,
      percentage: 0,
      amountOff: '2.75',
      discountedPrice: '17.25',
      message: 'Descuento de 2,75\u00a0€ aplicado.',
    },
  );
});

/** The stored state of a cart, and of its intent at the payment provider. */
async function intentOf(cartId: string, amount: string, variant: 'A' | 'B', offer?: UpsellOffer) {
  const { rows } = await db.query<{ orderNumber: string; paymentIntentId: string }>(
    'SELECT order_number, payment_intent_id FROM purchases WHERE cart_id = $1',
    [cartId],
  );
  const { orderNumber = '', paymentIntentId = '' } = rows[0] ?? {};
  const { client_secret: clientSecret } = await payments().retrieve(paymentIntentId);
  return {
    clientSecret: clientSecret ?? '',
    paymentIntentId,
    orderNumber,
    amount,
    upsell: { variant, secondsLeft: 240, ...(offer ? { offer } : {}) },
    discount: { code: codes[2] ?? '', amountOffCents: 100 },
    codeSecondsLeft: 3600,
  };
}

/** The clocks of offer and code run during the test: slightly less than the full time counts as the full time. */
function atBegin<B extends { upsell: { secondsLeft: number }; codeSecondsLeft?: number }>(body: B): B {
  const full = (seconds: number) => Math.ceil(seconds / 30) * 30;
  const secondsLeft = full(body.upsell.secondsLeft);
  return {
    ...body,
    upsell: { ...body.upsell, secondsLeft },
    codeSecondsLeft: full(body.codeSecondsLeft ?? 0),
  };
}

describe('a purchase', () => {
  const visitor = browser();
  // A thousand Spanish followers, sold in Italian: variant B.
  const discountCode = codes[2] ?? '';
  const cart = aCart({ language: 'it', serviceId: 106, amount: '18.99', discountCode });
  beforeAll(() =>
    insertRow(db, 'discount_codes', { code: discountCode, amount_off_cents: 100, max_redemptions: 5 }),
  );
  const offer = {
    variant: 'B',
    additionalFollowers: 500,
    totalFollowers: 1500,
    addOnPriceCents: 600,
    newPriceCents: 2599,
    separatePriceCents: 3298,
    savingsCents: 699,
  } as const;

  it('begins, changes and becomes an order; each answer has the stored values', async () => {
    const begun = await answers.ask(visitor, createPaymentIntent, { body: cart });
    answers.compare(createPaymentIntent, atBegin(begun), await intentOf(cart.cartId, '18.99', 'B', offer));

    const { paymentIntentId } = begun;
    const { cartId, serviceId, username, email, immediatePerformanceText } = cart;
    const goods = { cartId, serviceId, username, email, immediatePerformanceText, discountCode };
    const metadata = { ...goods, upsell_applied: true };
    const body = { paymentIntentId, amount: '24.99', metadata };
    const changed = await answers.ask(visitor, updatePaymentIntent, { body });
    answers.compare(updatePaymentIntent, atBegin(changed), await intentOf(cartId, '24.99', 'B', offer));

    await payments().confirm(paymentIntentId);
    const after = await answers.ask(visitor, createOrderAfterPayment, { body: { paymentIntentId } });
    const { rows } = await db.query<{ id: string; orderNumber: string }>(
      'SELECT id, order_number FROM orders WHERE cart_id = $1',
      [cartId],
    );
    const { id = '', orderNumber = '' } = rows[0] ?? {};
    answers.compare(createOrderAfterPayment, after, {
      outcome: 'order',
      order: { id, orderNumber, totalAmount: '24.99' },
    });
    await answers.check(visitor, createOrder, { body: { paymentIntentId } }, { id, orderNumber });
  });

  it('of likes has the same answers; when cancelled, it says so', async () => {
    const other = browser();
    const instagramUsername = newTarget();
    const { posts } = await other.call(instagramPosts, { params: { username: instagramUsername } });
    const body = {
      cartId: newCartId(),
      amount: '11.50',
      discountCode,
      email: `${instagramUsername}@example.com`,
      instagramUsername,
      selectedPosts: posts.slice(0, 3).map(({ id, shortcode }) => ({ id, shortcode })),
      baseLikes: 250,
      immediatePerformanceText: 'es-2026-11',
    };
    const begun = await answers.ask(other, createLikesPaymentIntent, { body });
    answers.compare(createLikesPaymentIntent, atBegin(begun), await intentOf(body.cartId, '11.50', 'A'));
    const { paymentIntentId } = begun;
    await answers.check(other, cancelPaymentIntent, { body: { paymentIntentId } }, { outcome: 'cancelled' });
    expect((await payments().retrieve(paymentIntentId)).status).toBe('canceled');
  });
});

it('the answer says whether a user name is blocked', async () => {
  const username = `blocked${tag}`;
  await answers.check(
    browser(),
    checkBlockedUser,
    { body: { username } },
    { blocked: false, ownDeliveries: [] },
  );
  await insertRow(db, 'blocked_users', { username, reason: 'a test' });
  await answers.check(
    browser(),
    checkBlockedUser,
    { body: { username } },
    { blocked: true, ownDeliveries: [] },
  );
});

describe('a look-up of Instagram', () => {
  const directory = (path: string) =>
    fetch(new URL(path, process.env.SANDBOX_INSTAGRAM_URL)).then((answer) => answer.json());
  const proxied = (url: string) => `/api/instagram/image-proxy?url=${encodeURIComponent(url)}`;

  it('has the directory’s values', async () => {
    const visitor: Browser = browser();
    for (const [username, is_private] of [
      [newTarget(), false],
      ['privado.ejemplo', true],
    ] as const) {
      const there = await directory(`/users/${username}`);
      const profile = {
        username,
        full_name: is_private ? 'Cuenta Privada' : there.full_name,
        profile_pic_url: proxied(there.profile_pic_url),
        is_private,
        follower_count: Number(there.follower_count),
      };
      await answers.check(visitor, instagramProfile, { params: { username } }, { profile });
      await answers.check(visitor, instagramSearch, { query: { query: username } }, { users: [profile] });
    }
  });

  it('of posts has each with its picture, caption, likes and day', async () => {
    const username = newTarget();
    const there = await directory(`/users/${username}/posts?limit=30`);
    const posts = there.posts.map((post: Record<string, string | number>) => ({
      id: post.id,
      shortcode: post.shortcode,
      media_type: post.type,
      thumbnail_url: proxied(String(post.thumbnail_url)),
      caption: post.caption,
      like_count: post.like_count,
      timestamp: new Date(Number(post.taken_at) * 1000).toISOString(),
    }));
    expect(posts.length).toBeGreaterThan(11);
    await answers.check(browser(), instagramPosts, { params: { username } }, { posts });
  });
});

it('the assistant answers with what it knows, links, and whether a person is needed', async () => {
  const ask = (content: string) => ({ body: { messages: [{ role: 'user' as const, content }] } });
  await answers.check(browser(), chat, ask('¿Dónde está mi pedido FNZ-240101-ZZZZ?'), {
    message: 'No se encontró el pedido. Verifica el número.',
    links: [
      { label: 'Seguir mi pedido', href: '/es/track-order' },
      { label: 'Contacto', href: '/es/contact' },
    ],
  });
  await answers.check(browser(), chat, ask('Quiero hablar con una persona'), {
    message:
      'Te contesta una persona por correo en menos de 24 horas. Para eso, lleva esta conversación al formulario de contacto, revísala allí y envíala.',
    links: [{ label: 'Contacto', href: '/es/contact' }],
    handOver: true,
  });
});

describe('a section of content', () => {
  const version = 900 + randomInt(1000);
  const sections = {
    faq: { entries: [{ pregunta: 'une question', respuesta: 'une réponse', shownOn: ['likes'] }] },
    'legal-terms': { sections: [{ title: 'un titre', paragraphs: ['premier', 'second'] }] },
    'case-studies': {
      sample: true,
      cases: [
        {
          client: 'un client',
          industry: 'un métier',
          challenge: 'un défi',
          solution: 'une solution',
          results: [{ metric: 'une mesure', increase: '+12 %' }],
          timeline: 'trois mois',
          testimonial: 'un avis',
          clientName: 'Mme Petit',
        },
      ],
    },
    reviews: {
      sample: false,
      reviews: [
        {
          name: 'Léa',
          initials: 'LP',
          rating: 4,
          ago: 'hier',
          service: '100 abonnés',
          comment: 'très bien',
        },
      ],
    },
    claims: {
      badges: [{ icon: 'speed', text: 'un insigne' }],
      terms: { delivery: 'la livraison', refill: 'le remplacement' },
      score: { value: '4,2', basis: 'quatre avis', clients: 'dix', source: 'nos livres', sample: true },
      figures: [{ value: '7', label: 'jours', source: 'le calendrier', sample: true }],
      reasons: [{ text: 'une raison' }],
    },
    'entry-likes': {
      claims: [{ text: 'une promesse' }],
      differences: [{ icon: 'key', title: 'une différence', text: 'son texte' }],
      steps: [{ title: 'une étape', text: 'ce qu’on y fait' }],
    },
  };
  afterAll(() => db.query('DELETE FROM content_sections WHERE published_by = $1', [tag]));

  it.each(Object.entries(sections))('has the published values: %s', async (key, content) => {
    await insertRow(db, 'content_sections', {
      key,
      language: 'fr',
      version,
      json_content: JSON.stringify(content),
      published_at: new Date(),
      published_by: tag,
    });
    const body = await answers.ask(browser(), contentSection, { params: { key }, query: { language: 'fr' } });
    await db.query('DELETE FROM content_sections WHERE published_by = $1', [tag]);
    answers.compare(contentSection, body, {
      key: key as 'faq',
      language: 'fr',
      version,
      jsonContent: content as never,
    });
  });
});

describe('a message to the shop is answered with its reference and time', () => {
  const receivedAt = (table: string, id: string) =>
    eventually(async () => {
      const { rows } = await db.query<{ receivedAt: Date }>(
        `SELECT received_at FROM ${table} WHERE id = $1`,
        [id],
      );
      if (!rows[0]) throw new Error('Not written yet');
      return rows[0].receivedAt.toISOString();
    });
  const id = () => `1f0c22a7${randomUUID().slice(8)}`;

  it('a message', async () => {
    const body = message({ id: id() });
    const answer = await answers.ask(browser(), sendContact, { body });
    answers.compare(sendContact, answer, {
      reference: 'C-1F0C22A7',
      receivedAt: await receivedAt('contact_messages', body.id),
      acknowledged: true,
    });
  });

  it('a request to unsubscribe', async () => {
    const body = leaveRequest({ id: id() });
    const answer = await answers.ask(browser(), leave, { body });
    answers.compare(leave, answer, {
      reference: 'B-1F0C22A7',
      receivedAt: await receivedAt('leave_requests', body.id),
      proven: false,
    });
  });

  it('a statement of withdrawal', async () => {
    const body = {
      id: id(),
      orderNumber: 'FNZ-240101-ZZZZ',
      email: `${tag}@example.com`,
      name: 'Lucía Gómez',
    };
    const answer = await answers.ask(browser(), submitWithdrawal, { body });
    answers.compare(submitWithdrawal, answer, {
      reference: 'D-1F0C22A7',
      receivedAt: await receivedAt('withdrawals', body.id),
      acknowledged: true,
    });
  });
});

const fieldsOfAnOffer = [
  'variant',
  'additionalFollowers',
  'totalFollowers',
  'addOnPriceCents',
  'newPriceCents',
  'separatePriceCents',
  'savingsCents',
];

/** Never compared here, each with the reason. */
const elsewhere = {
  ...Object.fromEntries(
    ['amountOffCents', 'code', 'percent'].map((field) => [
      `cartByLink discount.${field}`,
      'of a cart with a code: checkout/cart-link.api.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['createLikesPaymentIntent', 'createPaymentIntent', 'updatePaymentIntent'].map((call) => [
      `${call} discount.percent`,
      'of a code with a percentage: checkout/cart-link.api.test.ts',
    ]),
  ),
  'cartByLink orderNumber': 'of a cart that was paid: checkout/cart-link.api.test.ts',
  ...Object.fromEntries(
    fieldsOfAnOffer.map((field) => [
      `createLikesPaymentIntent upsell.offer.${field}`,
      'only followers have one',
    ]),
  ),
  'checkBlockedUser ownDeliveries[].shortcode': 'needs an order under way: tracking.api.test.ts',
  'checkBlockedUser ownDeliveries[].type': 'needs an order under way: tracking.api.test.ts',
  'currentOffer offer.banner.codeEndsAt': 'the code of the whole shop: compliance.api.test.ts',
  'instagramPosts rateLimited': 'needs a sandbox that refuses everybody: instagram.api.test.ts',
  'instagramProfile profile.unverified': 'only the Graph API says so: instagram/graph-api.test.ts',
  'instagramSearch users[].unverified': 'only the Graph API says so: instagram/graph-api.test.ts',
  'instagramSearch rateLimited': 'needs a sandbox that refuses everybody: instagram.api.test.ts',
  'leave proven': 'needs an account session: customers/deletion.api.test.ts',
  'stripeConfig guaranteeSeconds': 'the guarantee of the whole shop: api/pages/guarantee.api.test.ts',
  'stripeConfig logoText': 'the mark of the whole shop: admin-settings.api.test.ts',
};

it('every field of these answers was compared', () => {
  expect(answers.gaps().sort()).toEqual(Object.keys(elsewhere).sort());
});
