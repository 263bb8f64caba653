import type { MouseEvent } from 'react';
import { choosePackage, choosePackageType, type PackageType, packageTypes } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { formatPercent } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { FieldError } from '../ui/field';
import { RadioCards } from '../ui/radio-cards';
import { CustomQuantity } from './custom-quantity';
import { PackageGrid, PackageGridSkeleton } from './package-grid';
import { firstSold, packagesOf, rangedService } from './packages';
import type { PriceChanges } from './price-changes';
import type { ShopCatalogue } from './use-shop-catalogue';

/** Step 2: type and quantity. `onPicked` runs when a package is clicked, not when it is chosen with the keyboard. */
export function PackageStep({
  shop,
  changes,
  onPicked,
  error,
}: {
  shop: ShopCatalogue;
  changes: PriceChanges;
  onPicked: () => void;
  error?: string;
}) {
  const { order, common } = useMessages();
  const cart = useCart();
  const { change } = browserCart();
  const { services } = shop;
  const custom =
    cart.line === 'followers' && cart.packageType === 'custom' && rangedService(services ?? [], 'custom');
  const packages = packagesOf(services ?? [], cart.line, cart.packageType);

  // Only a pointer folds the step: keyboard users may still compare, and would lose the focused card.
  function onPress(event: MouseEvent): void {
    const byPointer = event.detail > 0;
    if (byPointer && event.target instanceof Element && event.target.closest('[role=radio]:not(:disabled)'))
      onPicked();
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {cart.line === 'followers' && <PackageTypes shop={shop} />}
      {!services && <PackageGridSkeleton label={common.loading} />}
      {shop.orientative && <Alert title={order.orientative.title}>{order.orientative.text}</Alert>}
      {services && !custom && packages.length === 0 && <Alert>{order.servicesEmpty}</Alert>}
      {services && custom && <CustomQuantity service={custom} services={services} />}
      {packages.length > 0 && !custom && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only listens to clicks on the cards inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: the cards themselves handle the keys
        <div onClick={onPress}>
          <PackageGrid
            type={cart.line}
            packages={packages}
            value={changes.service && { serviceId: changes.service.id, quantity: changes.service.quantity }}
            onChange={(sold) => change((now) => choosePackage(now, sold.id, sold))}
            dealBefore={changes.dealBefore}
            gone={changes.gone ? cart.seen : undefined}
          />
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** Regions, any quantity, the special package (S0 §2). What the catalogue doesn't sell isn't offered. */
function PackageTypes({ shop: { services } }: { shop: ShopCatalogue }) {
  const { order } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const { change } = browserCart();
  const special = services && rangedService(services, 'special')?.range?.bonusPercent;

  function isSold(type: PackageType): boolean {
    if (type === 'europe' || type === 'spain' || type === cart.packageType) return true;
    return services !== undefined && rangedService(services, type) !== undefined;
  }

  function choose(type: PackageType): void {
    change((now) => {
      const next = choosePackageType(now, type);
      const service = type === 'custom' && services ? rangedService(services, type) : undefined;
      const sold = service && services && firstSold(services, service);
      // A slider always has a position, so its quantity is chosen with it.
      return next !== now && sold ? choosePackage(next, sold.id, sold) : next;
    });
  }

  const text = (type: PackageType) =>
    type === 'special' && special !== undefined
      ? order.specialGift(formatPercent(special, language))
      : order.packageTypes[type].text;

  return (
    <RadioCards
      label={order.packageType}
      value={cart.packageType}
      onChange={(type) => choose(type as PackageType)}
      className="grid-cols-2"
      options={packageTypes.filter(isSold).map((type) => ({
        value: type,
        name: `${order.packageTypes[type].name}. ${text(type)}`,
        content: (
          <span className="grid gap-0.5 p-3">
            <span className="font-bold">{order.packageTypes[type].name}</span>
            <span className="text-sm text-muted">{text(type)}</span>
          </span>
        ),
      }))}
    />
  );
}
