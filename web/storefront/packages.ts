import type { ServiceView } from '#domain/calls/shop.ts';
import {
  asSold,
  clampQuantity,
  customServiceId,
  inRange,
  packagesLike,
  type ServiceType,
  soldFrom,
  specialServiceId,
} from '#domain/catalogue.ts';
import type { PackageType } from '../cart/cart';

/** The initial quantity of a slider: the default package of S0 §9. */
const firstQuantity = 1000;

/** The service of a type without a region: any quantity, or the special package. */
export function rangedService(
  services: readonly ServiceView[],
  type: 'custom' | 'special',
): ServiceView | undefined {
  const id = type === 'custom' ? customServiceId : specialServiceId;
  return services.find((service) => service.id === id && service.range);
}

/** The cards of a line, or of a type of followers: fixed sizes, or a range in the sizes of its region's packages. */
export function packagesOf(
  services: readonly ServiceView[],
  line: ServiceType,
  packageType: PackageType,
): ServiceView[] {
  if (line !== 'followers') return services.filter((service) => service.type === line && !service.range);
  if (packageType === 'europe' || packageType === 'spain')
    return packagesLike<ServiceView>({ type: line, region: packageType }, services);
  const service = rangedService(services, packageType);
  if (!service?.range) return [];
  const { range } = service;
  const packages = packagesLike(service, services);
  return packages
    .filter(({ quantity }) => inRange(range, quantity))
    .flatMap(({ quantity }) => asSold(service, packages, quantity) ?? []);
}

/** A range in the initial quantity of its slider. */
export function firstSold(services: readonly ServiceView[], service: ServiceView): ServiceView | undefined {
  return soldFrom(services, service.id, service.range && clampQuantity(service.range, firstQuantity));
}
