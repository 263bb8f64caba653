import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Card } from '../ui/card';
import { InputField } from '../ui/field';
import { browserCart, useCart } from './cart-storage';
import { useChosenService } from './chosen-service';
import { emailProblem } from './email';
import { PackageStep } from './package-step';
import { PriceBar } from './price-bar';
import { ProfileStep } from './profile-step';
import { Step } from './step';

type StepName = 'profile' | 'package' | 'email';

/** The order form (S0 §2): profile, package, e-mail; then the checkout. */
export function OrderForm({ onProceed }: { onProceed: () => void }) {
  const { order } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const { change } = browserCart();
  const service = useChosenService();
  const [reopened, setReopened] = useState<StepName>();
  const [packageFolded, setPackageFolded] = useState(cart.serviceId !== undefined);
  const [problem, setProblem] = useState<'package' | 'emailMissing' | 'emailInvalid'>();
  const headings = {
    profile: useRef<HTMLHeadingElement>(null),
    package: useRef<HTMLHeadingElement>(null),
    email: useRef<HTMLHeadingElement>(null),
  };
  const emailInput = useRef<HTMLInputElement>(null);

  function stateOf(step: StepName): 'open' | 'done' | 'upcoming' {
    if (step === 'profile') return !cart.profileDone || reopened === 'profile' ? 'open' : 'done';
    if (!cart.profileDone) return 'upcoming';
    if (step === 'package')
      return !cart.serviceId || !packageFolded || reopened === 'package' ? 'open' : 'done';
    return cart.serviceId ? 'open' : 'upcoming';
  }

  /** Shows a step and puts the reader at its head. */
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
    const wrong = emailProblem(cart.email);
    if (wrong) {
      setProblem(wrong === 'missing' ? 'emailMissing' : 'emailInvalid');
      emailInput.current?.focus();
      return;
    }
    setProblem(undefined);
    setReopened(undefined);
    setPackageFolded(true);
    onProceed();
  }

  const emailError =
    problem === 'emailMissing'
      ? order.alerts.emailMissing
      : problem === 'emailInvalid'
        ? order.alerts.emailInvalid
        : undefined;

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
      <Step
        number={2}
        title={order.steps.package}
        state={stateOf('package')}
        summary={
          service &&
          `${order.followers(service.quantity)}${service.bonus > 0 ? ` +${formatCount(service.bonus, language)}` : ''} · ${order.regions[cart.region].name}`
        }
        onReopen={() => goTo('package', () => setReopened('package'))}
        headingRef={headings.package}
      >
        <PackageStep
          error={problem === 'package' ? order.alerts.noPackage : undefined}
          onPicked={() =>
            goTo('email', () => {
              setProblem(undefined);
              setReopened(undefined);
              setPackageFolded(true);
            })
          }
        />
      </Step>
      <Step number={3} title={order.steps.email} state={stateOf('email')} headingRef={headings.email}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            proceed();
          }}
        >
          <InputField
            ref={emailInput}
            label={order.emailLabel}
            hint={order.emailHint}
            error={emailError}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={order.emailPlaceholder}
            value={cart.email}
            onChange={(event) => {
              setProblem(undefined);
              change((now) => ({ ...now, email: event.target.value }));
            }}
          />
        </form>
      </Step>
      {cart.profileDone && <PriceBar service={service} onProceed={proceed} />}
    </Card>
  );
}
