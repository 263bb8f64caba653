import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatEuros } from '#domain/money.ts';
import { goesToPosts, type Post, postsFit } from '#domain/posts.ts';
import { chosenPosts } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { WaitingOrderNote } from '../cart/waiting-order-note';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { leastPrice } from '../shell/product-lines';
import { Card } from '../ui/card';
import { emailSentence } from '../ui/email';
import { EmailProposal } from '../ui/email-proposal';
import { EmailField } from '../ui/field';
import { PackageStep } from './package-step';
import { PostsStep } from './posts-step';
import { PriceBar } from './price-bar';
import { PriceChangeNotice } from './price-change-notice';
import { usePriceChanges } from './price-changes';
import { ProfileStep } from './profile-step';
import { Step } from './step';
import { usePostLink } from './use-post-link';
import { useShopCatalogue } from './use-shop-catalogue';

type StepName = 'profile' | 'package' | 'posts' | 'email';

/** The order form (S0 §2): profile, package, for likes and views the posts, e-mail; then the checkout. */
export function OrderForm({ onProceed }: { onProceed: () => void }) {
  const { common, order, shell } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const { change } = browserCart();
  const shop = useShopCatalogue();
  // Shows prices before a name is typed.
  const from = shop.orientative ? undefined : leastPrice(shop.services ?? [], cart.line);
  const changes = usePriceChanges(shop);
  const { service } = changes;
  const type = goesToPosts(cart.line) ? cart.line : undefined;
  const posts = chosenPosts(cart);
  const link = usePostLink(service);
  const fitOf = (chosen: Post[]) =>
    service ? postsFit(service, chosen) : ({ allowed: chosen.length > 0 || !type } as const);
  const fit = fitOf(posts);
  const [reopened, setReopened] = useState<StepName>();
  const [packageFolded, setPackageFolded] = useState(cart.serviceId !== undefined);
  const [postsFolded, setPostsFolded] = useState(posts.length > 0);
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<'package' | 'posts' | 'prices' | 'email'>();
  const headings = {
    profile: useRef<HTMLHeadingElement>(null),
    package: useRef<HTMLHeadingElement>(null),
    posts: useRef<HTMLHeadingElement>(null),
    email: useRef<HTMLHeadingElement>(null),
  };
  const emailInput = useRef<HTMLInputElement>(null);
  const wrongEmail = emailSentence(cart.email, common);

  const afterPackage = type && !fit.allowed ? 'posts' : 'email';

  function stateOf(step: StepName): 'open' | 'done' | 'upcoming' {
    if (step === 'profile') return !cart.profileDone || reopened === 'profile' ? 'open' : 'done';
    if (!cart.profileDone) return 'upcoming';
    if (step === 'package')
      return !cart.serviceId || changes.gone || !packageFolded || reopened === 'package' ? 'open' : 'done';
    if (!cart.serviceId) return 'upcoming';
    if (step === 'posts') return !fit.allowed || !postsFolded || reopened === 'posts' ? 'open' : 'done';
    return fit.allowed ? 'open' : 'upcoming';
  }

  /** Shows a step and moves the focus to its heading. */
  function goTo(step: StepName, change: () => void): void {
    flushSync(change);
    headings[step].current?.focus({ preventScroll: true });
    headings[step].current?.scrollIntoView({ block: 'nearest' });
  }

  function proceed(): void {
    if (!cart.profileDone) {
      goTo('profile', () => setReopened('profile'));
      return;
    }
    if (!service) {
      goTo('package', () => setProblem('package'));
      return;
    }
    if (!addPasted()) return;
    if (!postsChosen()) {
      goTo('posts', () => setProblem('posts'));
      return;
    }
    if (wrongEmail) {
      setProblem('email');
      emailInput.current?.focus();
      return;
    }
    if (shop.orientative) {
      void confirmPrices();
      return;
    }
    leave();
  }

  /** Adds a link that was pasted and not added; if it is refused, shows it and returns false. */
  function addPasted(): boolean {
    if (!type || link.addPasted()) return true;
    goTo('posts', () => setReopened('posts'));
    link.input.current?.focus();
    return false;
  }

  /** Reads the cart again, because a link may just have been added. */
  const postsChosen = () => fitOf(chosenPosts(browserCart().get())).allowed;

  function leave(): void {
    setProblem(undefined);
    setReopened(undefined);
    setPackageFolded(true);
    setPostsFolded(true);
    onProceed();
  }

  /** Proceeds only with prices that the server has confirmed. */
  async function confirmPrices(): Promise<void> {
    setConfirming(true);
    const known = await shop.confirm();
    setConfirming(false);
    setProblem(known ? undefined : 'prices');
    if (known) leave();
  }

  // Below what names the target: the profile, or its posts.
  const waits = <WaitingOrderNote className="rounded-none border-0 px-4 sm:px-6" />;

  return (
    <Card className="grid min-w-0 grid-cols-1 divide-y divide-line">
      <Step
        number={1}
        title={order.steps.profile}
        state={stateOf('profile')}
        summary={`@${cart.profile?.username ?? ''}`}
        onReopen={() => goTo('profile', () => setReopened('profile'))}
        headingRef={headings.profile}
      >
        <ProfileStep
          onDone={() =>
            goTo('package', () => {
              change((now) => ({ ...now, profileDone: true }));
              setReopened(undefined);
            })
          }
        />
      </Step>
      {!type && waits}
      <Step
        number={2}
        title={order.steps.package}
        state={stateOf('package')}
        ahead={from === undefined ? undefined : shell.from(formatEuros(from, language))}
        summary={
          service &&
          [
            order[service.type](service.quantity),
            service.bonus > 0 && ` +${formatCount(service.bonus, language)}`,
            !type && ` · ${order.packageTypes[cart.packageType].name}`,
          ]
            .filter(Boolean)
            .join('')
        }
        onReopen={() => goTo('package', () => setReopened('package'))}
        headingRef={headings.package}
      >
        <PackageStep
          shop={shop}
          changes={changes}
          error={problem === 'package' ? order.alerts.noPackage[cart.line] : undefined}
          onPicked={() =>
            goTo(afterPackage, () => {
              setProblem(undefined);
              setReopened(undefined);
              setPackageFolded(true);
            })
          }
        />
      </Step>
      {type && (
        <Step
          number={3}
          title={order.steps.posts[type]}
          state={stateOf('posts')}
          summary={order.posts.summary[type](posts.length)}
          onReopen={() => goTo('posts', () => setReopened('posts'))}
          headingRef={headings.posts}
        >
          {service && (
            <PostsStep
              type={type}
              service={service}
              link={link}
              error={problem === 'posts' && posts.length === 0 ? order.alerts.noPosts[type] : undefined}
              onDone={() => {
                if (!addPasted()) return;
                if (!postsChosen()) return setProblem('posts');
                goTo('email', () => {
                  setProblem(undefined);
                  setReopened(undefined);
                  setPostsFolded(true);
                });
              }}
            />
          )}
        </Step>
      )}
      {type && waits}
      <Step
        number={type ? 4 : 3}
        title={order.steps.email}
        state={stateOf('email')}
        headingRef={headings.email}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            proceed();
          }}
        >
          <EmailField
            ref={emailInput}
            label={order.emailLabel}
            hint={order.emailHint}
            error={problem === 'email' ? wrongEmail : undefined}
            enterKeyHint="go"
            placeholder={order.emailPlaceholder}
            value={cart.email}
            onChange={(event) => {
              setProblem(undefined);
              change((now) => ({ ...now, email: event.target.value }));
            }}
          />
          <EmailProposal
            email={cart.email}
            question={order.emailProposal}
            onTake={(email) => {
              setProblem(undefined);
              change((now) => ({ ...now, email }));
              emailInput.current?.focus();
            }}
          />
        </form>
      </Step>
      {problem === 'prices' && (
        <p role="alert" className="bg-warning-soft px-4 py-3.5 text-sm leading-6 sm:px-6">
          {order.orientative.wait}
        </p>
      )}
      <PriceChangeNotice
        changes={changes}
        services={shop.services}
        onUnderstood={() => goTo(cart.profileDone ? afterPackage : 'profile', changes.understood)}
      />
      {cart.profileDone && (
        <PriceBar
          service={service}
          before={changes.before}
          orientative={shop.orientative}
          busy={confirming}
          onProceed={proceed}
        />
      )}
    </Card>
  );
}
