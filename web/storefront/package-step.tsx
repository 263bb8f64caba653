import type { MouseEvent } from 'react';
import { type FollowerRegion, useServices } from '../api-client/services';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { FieldError } from '../ui/field';
import { LoadError } from '../ui/load-error';
import { RadioCards } from '../ui/radio-cards';
import { choosePackage, chooseRegion } from './cart';
import { browserCart, useCart } from './cart-storage';
import { PackageGrid, PackageGridSkeleton } from './package-grid';

/** Step 2: where the followers come from and how many. `onPicked` runs when a package was pressed, not for arrow keys. */
export function PackageStep({ onPicked, error }: { onPicked: () => void; error?: string }) {
  const { order, common } = useMessages();
  const cart = useCart();
  const { change } = browserCart();
  const services = useServices(cart.region);

  // Arrow keys choose on their way through the cards: folding the step then would take the cards away.
  function onPress(event: MouseEvent): void {
    const byPointer = event.detail > 0;
    if (byPointer && event.target instanceof Element && event.target.closest('[role=radio]')) onPicked();
  }

  return (
    <div className="grid gap-5">
      <RadioCards
        label={order.region}
        value={cart.region}
        onChange={(region) => change((now) => chooseRegion(now, region as FollowerRegion))}
        className="grid-cols-2"
        options={(['europe', 'spain'] as const).map((region) => ({
          value: region,
          name: `${order.regions[region].name}. ${order.regions[region].text}`,
          content: (
            <span className="grid gap-0.5 p-3">
              <span className="font-bold">{order.regions[region].name}</span>
              <span className="text-sm text-muted">{order.regions[region].text}</span>
            </span>
          ),
        }))}
      />
      {services.isPending && <PackageGridSkeleton label={common.loading} />}
      {services.isError && (
        <LoadError
          message={order.servicesFailed}
          retryLabel={common.retry}
          busy={services.isFetching}
          onRetry={() => void services.refetch()}
        />
      )}
      {services.data?.length === 0 && <Alert>{order.servicesEmpty}</Alert>}
      {services.data && services.data.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only listens to presses of the cards inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose in the cards themselves
        <div onClick={onPress}>
          <PackageGrid
            services={services.data}
            value={cart.serviceId}
            onChange={(id) => change((now) => choosePackage(now, id))}
          />
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
