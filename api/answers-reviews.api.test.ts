import { type AdminReviewRow, adminReviews } from '../domain/calls/admin-reviews';
import { publishedReviews, reviewOfOrder } from '../domain/calls/reviews';
import { readKeyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';
import { id } from './testing/answer-rows';
import { type Browser, browser } from './testing/browser';
import { ownAnswers } from './testing/own-answers';
import { anOrder, insertRow, type OwnNames, type Row } from './testing/rows';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const { db, answers, names, signIn } = ownAnswers({ adminReviews, publishedReviews, reviewOfOrder });
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
let admin: Browser;
beforeAll(async () => {
  admin = (await signIn()).browser;
});

const review = (own: OwnNames, last: string, row: Row) =>
  insertRow(db, 'reviews', { id: id(own, last), order_id: own.orderId, service_id: 12, ...row });
/** Views in French: no other test reads their reviews. Later than all others, so that they are first. */
const shown = { language: 'fr', service_type: 'views', state: 'published', decided_by: 'marta' };

it('a list with the values of its rows', async () => {
  const own = names();
  await anOrder(db, own);
  await review(own, '11', {
    language: 'it',
    service_type: 'likes',
    stars: 2,
    comment: 'troppo lento',
    shown_name: 'L. R.',
    state: 'refused',
    revision: 7,
    written_at: '2024-08-01T10:01:00Z',
    decided_at: '2024-08-01T10:02:00Z',
    decided_by: 'marta',
    decision_reason: 'names somebody',
  });
  const row: AdminReviewRow = {
    id: id(own, '11'),
    orderNumber: own.orderNumber,
    state: 'refused',
    language: 'it',
    serviceType: 'likes',
    stars: 2,
    comment: 'troppo lento',
    name: 'L. R.',
    revision: 7,
    writtenAt: '2024-08-01T10:01:00.000Z',
    decidedAt: '2024-08-01T10:02:00.000Z',
    decidedBy: 'marta',
    reason: 'names somebody',
  };
  const filters = { state: 'refused', stars: '2', language: 'it' };
  const query = { search: own.orderNumber, ...filters };
  await answers.check(admin, adminReviews, { query }, { reviews: [row], total: 1, page: 1, pageSize: 25 });
  const second = { reviews: [], total: 1, page: 2, pageSize: 25 };
  await answers.check(admin, adminReviews, { query: { ...query, page: 2 } }, second);
  for (const other of [{ state: 'pending' }, { stars: '3' }, { language: 'fr' }])
    expect((await admin.call(adminReviews, { query: { ...query, ...other } })).reviews).toEqual([]);
});

it('the published reviews, newest first, by day in Madrid', async () => {
  const stars = [1, 2, 4, 4, 5];
  const all = stars.map(() => names());
  for (const [index, own] of all.entries()) {
    await anOrder(db, own);
    await review(own, '12', {
      ...shown,
      stars: stars[index],
      comment: `bien ${index}`,
      shown_name: index === 4 ? 'Zoé' : null,
      // Half an hour before midnight in London is the next day in Madrid.
      written_at: `2024-08-0${index + 1}T23:30:00Z`,
      decided_at: `2024-08-0${index + 1}T23:40:00Z`,
    });
  }
  const reviews = all.map((own, index) => ({
    id: id(own, '12'),
    stars: stars[index] ?? 0,
    comment: `bien ${index}`,
    ...(index === 4 && { name: 'Zoé' }),
    day: `2024-08-0${index + 2}`,
  }));
  await answers.check(
    browser(),
    publishedReviews,
    { query: { type: 'views', language: 'fr' } },
    { reviews: reviews.reverse(), count: 5, average: 3.2 },
  );
});

it('the buyer’s own text, and its state', async () => {
  const own = names();
  await anOrder(db, own);
  const key = sealToken(keyring, 'letter', { use: 'review', order: own.orderId });
  await review(own, '13', {
    ...shown,
    state: 'refused',
    stars: 3,
    comment: 'pas mal',
    shown_name: 'Léo',
    written_at: '2024-08-01T10:00:00Z',
    decided_at: '2024-08-01T10:10:00Z',
    decision_reason: 'not about the order',
  });
  await answers.check(
    browser(),
    reviewOfOrder,
    { body: { by: 'link', key } },
    {
      serviceType: 'likes',
      totalQuantity: 1400,
      refusal: 'review_decided',
      state: 'refused',
      review: { stars: 3, comment: 'pas mal', name: 'Léo' },
      reason: 'not about the order',
    },
  );
});

it('every field of these answers was compared', () => {
  expect(answers.gaps()).toEqual([]);
});
