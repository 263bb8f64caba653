import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import type { InstagramPost } from '../domain/calls/instagram';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { chargesOf, instagramFault, panelOrders } from './support/sandbox';
import { shopperIn } from './support/shopper-abroad';
import { words } from './support/words';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

type Visitor = Awaited<ReturnType<typeof visit>>;

/** No violation, no sideways move, no word of another language. */
async function isSound(page: Visitor, language: Language): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(await foreignSentences(page, language)).toEqual([]);
}

/** A profile's newest posts, in the order of the grid. */
async function postsOf(username: string): Promise<InstagramPost[]> {
  return eventually(async () => {
    const answer = await fetch(new URL(`/api/instagram/posts/${username}`, process.env.SHOP_URL));
    if (!answer.ok) throw new Error(`The list of posts answered ${answer.status}`);
    return ((await answer.json()) as { posts: InstagramPost[] }).posts;
  });
}

/** A target with a video among its newest posts, as nearly all have. */
async function targetWithVideo(): Promise<string> {
  const username = newTarget();
  const posts = await postsOf(username);
  return posts.some((post) => post.media_type === 'video') ? username : targetWithVideo();
}

/** The status badge says that the order is completed, on the page as it stands. */
async function isCompleted(page: Visitor, language: Language): Promise<void> {
  await page.waitForFunction(
    (word) =>
      [...document.querySelectorAll('main *')].some(
        (e) => e.childElementCount === 0 && e.textContent === word,
      ),
    words[language].tracking.statuses.completed,
    { timeout: 60_000 },
  );
}

test('any quantity: the field and the slider show the same, and that price is charged', async () => {
  const username = newTarget();
  const page = await visit();
  const shopper = shopperIn(page, 'es');
  const { order } = words.es;
  await shopper.chooseProfile(username);
  await page.getByRole('radio', { name: order.packageTypes.custom.name }).click();
  const field = page.getByRole('spinbutton', { name: order.custom.label });
  const slider = page.getByRole('slider', { name: order.custom.slider });
  expect(await field.inputValue()).toBe('1000');
  await isSound(page, 'es');

  // Half-way between the packages of 1000 (9,99) and 2500 (19,99).
  await field.fill('1750');
  expect(await slider.inputValue()).toBe('1750');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^1\.750 seguidores, 14,99\s€$/);
  // Outside of the range nothing moves until the field is left.
  await field.fill('200');
  expect(await slider.inputValue()).toBe('1750');
  await field.blur();
  expect(await field.inputValue()).toBe('500');
  await field.fill('999999');
  await field.blur();
  expect(await field.inputValue()).toBe('100000');
  await field.fill('1756');
  await field.blur();
  expect(await field.inputValue()).toBe('1760');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await field.inputValue()).toBe('1750');

  await shopper.toCheckout(username);
  await shopper.answerOffer('decline');
  await isSound(page, 'es');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('14,99');
  const number = await shopper.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 1499 }]);
  await page.getByText('1.750 seguidores +100 de regalo · Europeos').waitFor();
  await isCompleted(page, 'es');
  const sent = await panelOrders(username);
  expect(sent.map(({ quantity }) => quantity)).toEqual([1850]);
});

test('the special package gives ten per cent on every size', async () => {
  const username = newTarget();
  const page = await visit('desk');
  const shopper = shopperIn(page, 'it');
  const { order } = words.it;
  await shopper.chooseProfile(username);
  await page.getByRole('radio', { name: new RegExp(`^${order.packageTypes.special.name}`) }).click();
  expect(
    await page.getByRole('radiogroup', { name: order.quantity.followers }).getByRole('radio').count(),
  ).toBe(7);
  await isSound(page, 'it');
  await page.getByRole('radio', { name: /^2\.500 follower, \+250 in regalo, 19,99\s€/ }).click();
  await shopper.toCheckout(username);
  await shopper.answerOffer('decline');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('19,99');
  const number = await shopper.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 1999 }]);
  await isCompleted(page, 'it');
  expect((await panelOrders(username)).map(({ quantity }) => quantity)).toEqual([2750]);
});

test('likes over three posts: chosen, split, paid, and each post served', async () => {
  const username = newTarget();
  const page = await visit();
  const shopper = shopperIn(page, 'fr');
  const { order, shell } = words.fr;
  // The menu leads there.
  await page.goto(addressOf('home', 'fr'));
  await page.getByRole('button', { name: shell.openMenu }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(shell.lines.likes) })
    .click();
  await page.waitForURL('**/fr/ig-likes');
  await shopper.chooseProfile(username, 'likes');
  await page.getByRole('button', { name: order.proceed }).click();
  await page.getByText(order.alerts.noPackage.likes).waitFor();
  await page.getByRole('radio', { name: /^50 J’aime, \+5 offerts, 2,29\s€/ }).click();
  const group = page.getByRole('group', { name: order.posts.lead.likes });
  await group.waitFor();
  await isSound(page, 'fr');
  await page.getByRole('button', { name: order.proceed }).click();
  await page.getByText(order.alerts.noPosts.likes).waitFor();

  const boxes = group.getByRole('checkbox');
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  await page.getByText(order.posts.chosen.likes(3, 5), { exact: true }).waitFor();
  await page.getByText('18 ou 19 J’aime').waitFor();
  await group.getByRole('checkbox', { name: order.posts.gets('19 J’aime') }).waitFor();
  // The package takes five: a sixth is refused with its reason, and nothing is lost.
  for (const place of [3, 4]) await boxes.nth(place).check();
  await page.getByText(order.posts.full).waitFor();
  expect(await boxes.nth(5).getAttribute('aria-disabled')).toBe('true');
  await boxes.nth(5).click({ force: true });
  expect(await boxes.nth(5).isChecked()).toBe(false);
  for (const place of [3, 4]) await boxes.nth(place).uncheck();
  await isSound(page, 'fr');
  await page.getByRole('button', { name: order.continue, exact: true }).click();

  await shopper.toCheckout(username);
  await shopper.frame();
  await page.getByText(order.posts.share.likes(3)).waitFor();
  await isSound(page, 'fr');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('2,29');
  const number = await shopper.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 229 }]);
  await isCompleted(page, 'fr');
  await page.getByText(words.fr.tracking.publications(3, 3)).waitFor();
  await page.getByText(words.fr.tracking.completedPosts).waitFor();
  await isSound(page, 'fr');
  // One submission for each post, the remainder to the first.
  const served = await Promise.all(
    (await postsOf(username)).slice(0, 3).map(({ shortcode }) => panelOrders(shortcode)),
  );
  expect(served.map((sent) => sent.map(({ quantity }) => quantity))).toEqual([[19], [18], [18]]);
  expect(page.complaints).toEqual([]);
});

test('views: only videos are offered, and one can be given by its link', async () => {
  const username = await targetWithVideo();
  const page = await visit('desk');
  const shopper = shopperIn(page, 'it');
  const { order } = words.it;
  await shopper.chooseProfile(username, 'views');
  await page.getByRole('radio', { name: /^1\.000 visualizzazioni, 3,49\s€/ }).click();
  const link = page.getByLabel(order.posts.linkLabel.views);
  await link.fill('https://www.instagram.com/lucia/');
  await page.getByRole('button', { name: order.posts.add, exact: true }).click();
  await page.getByText(order.posts.linkInvalid).waitFor();
  await link.fill('https://www.instagram.com/reel/Cpasted_12/?igsh=x');
  await link.press('Enter');
  await page.getByText(order.posts.byLink('Cpasted_12')).waitFor();
  expect(await link.inputValue()).toBe('');
  const offered = page.getByRole('group', { name: order.posts.lead.views }).getByRole('checkbox');
  const videos = await offered.count();
  expect(videos).toBeGreaterThan(0);
  expect(await offered.and(page.getByRole('checkbox', { name: order.posts.kinds.video })).count()).toBe(
    videos,
  );
  await isSound(page, 'it');
  await shopper.toCheckout(username);
  await shopper.frame();
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('3,49');
  const number = await shopper.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 349 }]);
  await isCompleted(page, 'it');
});

test('where Instagram gives no list, a pasted link buys', async () => {
  const page = await visit();
  const { order } = words.es;
  const username = newTarget();
  await shopperIn(page, 'es').chooseProfile(username, 'likes');
  await instagramFault({ rateLimited: true });
  try {
    await page.getByRole('radio', { name: /^50 likes/ }).click();
    await page.getByText(order.posts.limited).waitFor();
    await isSound(page, 'es');
    await page.getByLabel(order.posts.linkLabel.likes).fill('instagram.com/p/Cpasted_34');
    await page.getByRole('button', { name: order.posts.add, exact: true }).click();
    await page.getByText(order.posts.chosen.likes(1, 5), { exact: true }).waitFor();
    await page.getByRole('button', { name: order.posts.remove(order.posts.byLink('Cpasted_34')) }).click();
    await page.getByText(order.posts.chosen.likes(0, 5), { exact: true }).waitFor();
  } finally {
    await instagramFault({ rateLimited: false });
  }
});

test('each line keeps what was chosen there; who buys is typed once', async () => {
  const username = newTarget();
  const page = await visit();
  const { order } = words.es;
  const shopper = shopperIn(page, 'es');
  await shopper.chooseProfile(username);
  await page.getByRole('radio', { name: /^2\.500 seguidores/ }).click();
  await page.getByLabel(order.emailLabel).fill('lucia@example.com');
  await page.goto(addressOf('likes', 'es'));
  await page.getByText(`@${username}`).waitFor();
  await page.getByRole('radio', { name: /^100 likes/ }).click();
  await page.getByRole('group', { name: order.posts.lead.likes }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: order.continue, exact: true }).click();
  expect(await page.getByLabel(order.emailLabel).inputValue()).toBe('lucia@example.com');
  await page.goto(addressOf('home', 'es'));
  await page
    .getByText(/2\.500 seguidores \+200/)
    .first()
    .waitFor();
  await page.goto(addressOf('likes', 'es'));
  await page.getByText('100 likes +10').first().waitFor();
  await page.getByText(order.posts.summary.likes(1), { exact: true }).waitFor();
});

describe('a catalogue that changes while somebody chooses', () => {
  const price = (id: number, cents: number) =>
    db.query('UPDATE services SET price_cents = $2 WHERE id = $1', [id, cents]);
  const sell = (id: number, active: boolean) =>
    db.query('UPDATE services SET active = $2 WHERE id = $1', [id, active]);

  afterEach(async () => {
    await price(204, 999);
    await sell(204, true);
  });

  test('the price changes in the form and at the checkout: both are told, the new one is charged', async () => {
    const username = newTarget();
    const page = await visit();
    const { order, checkout } = words.es;
    const shopper = shopperIn(page, 'es');
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: /^1\.000 seguidores/ }).click();
    await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
    await price(204, 1099);
    await page
      .getByText(/^El precio de 1\.000 seguidores ha cambiado: antes 9,99\s€, ahora 10,99\s€\.$/)
      .first()
      .waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'ha cambiado' }).count()).toBe(1);
    expect(await page.getByLabel(order.emailLabel).inputValue()).toBe(`${username}@example.com`);
    await isSound(page, 'es');
    await page.getByRole('button', { name: order.news.understood }).click();
    expect(await page.getByText(/ha cambiado/).count()).toBe(0);

    await page.getByRole('button', { name: order.proceed }).click();
    await shopper.answerOffer('decline');
    await price(204, 1199);
    await page.getByRole('button', { name: /^Continuar por 11,99\s€$/ }).click();
    await page.getByText(checkout.price.title).waitFor({ state: 'hidden' });
    await shopper.fillCard('4242 4242 4242 4242');
    await shopper.pay('11,99');
    expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 1199 }]);
  });

  test('a package that disappears is marked; another is chosen and nothing typed is lost', async () => {
    const username = newTarget();
    const page = await visit('desk');
    const { order, checkout, errors } = words.fr;
    const shopper = shopperIn(page, 'fr');
    await shopper.chooseProfile(username);
    await page.getByRole('radio', { name: /^1.000 abonnés/ }).click();
    await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
    await sell(204, false);
    await page.getByText(order.news.gone('1 000 abonnés').replace(/\s/g, ' ')).first().waitFor();
    const gone = page.getByRole('radio', { name: new RegExp(order.news.goneShort) });
    expect(await gone.isDisabled()).toBe(true);
    expect(await page.getByLabel(order.emailLabel).inputValue()).toBe(`${username}@example.com`);
    await isSound(page, 'fr');
    await page.getByRole('radio', { name: /^500 abonnés/ }).click();
    await page.getByRole('button', { name: order.proceed }).click();
    await shopper.answerOffer('decline');

    // And again, now that the checkout is open.
    await db.query('UPDATE services SET active = false WHERE id = 203');
    try {
      await page.getByText(errors.unknown_service).waitFor();
      await isSound(page, 'fr');
      await page.getByRole('button', { name: checkout.failed.otherPackage }).click();
      await page.getByRole('radio', { name: /^250 abonnés/ }).click();
      await page.getByRole('button', { name: order.proceed }).click();
      await shopper.answerOffer('decline');
      await shopper.fillCard('4242 4242 4242 4242');
      await shopper.pay('4,99');
      expect(await chargesOf(await shopper.orderNumber())).toEqual([{ amount: 499 }]);
    } finally {
      await sell(203, true);
    }
  });

  test('a catalogue that is asked for every 5 s costs a 304 of some hundred bytes', async () => {
    const page = await visit();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const asked: string[] = [];
    const statuses = new Map<string, number>();
    const sizes = new Map<string, number>();
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).pathname === '/api/services') asked.push(requestId);
    });
    network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    const answered = () => asked.filter((id) => statuses.has(id) && sizes.has(id));
    const started = Date.now();
    await page.goto(addressOf('home', 'es'));
    await page.getByLabel(words.es.order.usernameLabel).focus();
    await eventually(() => {
      if (answered().length < 4) throw new Error(`Answered ${answered().length} times`);
    });
    expect(Date.now() - started).toBeGreaterThan(9_000);
    const [first, ...later] = answered();
    expect(statuses.get(first ?? '')).toBe(200);
    for (const id of later) {
      expect(statuses.get(id)).toBe(304);
      expect(sizes.get(id)).toBeLessThan(1500);
    }
  });
});

test('without the catalogue, orientative prices are shown as such, and nobody gets to paying by them', async () => {
  const username = newTarget();
  const page = await visit();
  const { order } = words.es;
  let away = true;
  await page.route('**/api/services', (route) => (away ? route.abort() : route.continue()));
  // A server that can't reach its database sends the page without its content.
  await page.route('**/es/ig', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [head = '', rest = ''] = html.split('<div id="root">');
    const state = rest.indexOf('id="page-state"');
    await route.fulfill({
      response,
      body: `${head}<div id="root"></div>${rest.slice(rest.indexOf('</script>', state) + '</script>'.length)}`,
    });
  });
  await shopperIn(page, 'es').chooseProfile(username);
  await page.getByText(order.orientative.title).waitFor();
  await page.getByRole('radio', { name: /^1\.000 seguidores, \+100 de regalo, 9,99\s€/ }).click();
  await page.getByText(order.orientative.short, { exact: true }).waitFor();
  await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
  await page.getByRole('button', { name: order.proceed }).click();
  await page.getByText(order.orientative.wait).waitFor();
  expect(await violations(page)).toEqual([]);
  away = false;
  await page.getByText(order.orientative.title).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: order.proceed }).click();
  // The purchase has begun, at the server's price.
  await page.getByRole('button', { name: words.es.checkout.upsell.decline }).waitFor();
});

test('by keyboard alone: a quantity of one’s own, and posts, up to the payment form', async () => {
  const page = await visit('desk');
  const { order } = words.es;
  const username = newTarget();
  await page.goto(addressOf('likes', 'es'));
  await tabTo(page, order.usernameLabel);
  await page.keyboard.type(username);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The directory knows that it is public, so the box is ticked.
  await tabTo(page, order.publicProfile);
  await tabTo(page, order.continue);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^50 likes/ }).waitFor();
  await tabTo(page, /^50 likes/);
  // Arrows look at the sizes, the space bar chooses.
  await tabTo(page, /^100 likes/, 'ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('100 likes +10').first().waitFor();
  const boxes = page.getByRole('group', { name: order.posts.lead.likes }).getByRole('checkbox');
  await boxes.first().waitFor();
  await tabTo(page, /^(Foto|Vídeo|Álbum) del/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByText(order.posts.chosen.likes(2, 11), { exact: true }).waitFor();
  await tabTo(page, order.continue);
  await page.keyboard.press('Enter');
  await page.getByText(order.posts.summary.likes(2), { exact: true }).waitFor();
  await tabTo(page, order.emailLabel);
  await page.keyboard.type(`${username}@example.com`);
  await page.keyboard.press('Enter');
  await shopperIn(page, 'es').frame();

  await page.goto(addressOf('home', 'es'));
  await page.getByRole('radio', { name: /^Europeos/ }).waitFor();
  await tabTo(page, /^Europeos/);
  await tabTo(page, /^Personalizado/, 'ArrowDown');
  await page.keyboard.press('Space');
  await tabTo(page, order.custom.slider);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByText('510 seguidores').first().waitFor();
  await tabTo(page, order.proceed);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.es.checkout.upsell.decline }).waitFor();
});

/** Presses Tab, or another key, until what has the focus bears the name. */
async function tabTo(page: Visitor, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLElement && 'labels' in element ? (element as HTMLInputElement).labels : null;
      return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused.trim())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}`);
}
