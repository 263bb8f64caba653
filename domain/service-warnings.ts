import type { ServiceType } from './catalogue';
import type { Margin } from './margin';
import { postsAllowed } from './posts';

/** Warnings about a package, the worst first. */
export const serviceWarnings = [
  'provider-inactive',
  'panel-service-gone',
  'below-minimum',
  'above-maximum',
  'loss',
  'without-refills',
  'fewer-posts',
  'makes-others-pointless',
  'panel-service-unknown',
] as const;
export type ServiceWarning = (typeof serviceWarnings)[number];

/** What a package's orders bring, bonus included: the same twice for a fixed size. */
export interface SoldUnits {
  type: ServiceType;
  least: number;
  most: number;
}

/** The panel's service that a package is ordered from, as last imported. */
export interface PanelSource {
  providerActive: boolean;
  /** The provider's catalogue has been imported. */
  known: boolean;
  /** Absent if the panel doesn't have the service. */
  listed?: { min: number; max: number; gone: boolean; refill?: boolean | null };
}

/**
 * The problems of a package: a panel would refuse its orders, it is sold at a loss, without the guarantee, or over fewer
 * posts than usual, or it makes others pointless (`madePointlessBy`).
 */
export function warningsOf(
  sold: SoldUnits & { makesPointless?: boolean },
  { providerActive, known, listed }: PanelSource,
  margin: Margin,
): ServiceWarning[] {
  const { type, least, most } = sold;
  const smallest = { type, quantity: least, bonus: 0 };
  const isBelow = listed !== undefined && least < listed.min;
  const found: Record<ServiceWarning, boolean> = {
    'provider-inactive': !providerActive,
    'panel-service-gone': listed?.gone ?? false,
    'below-minimum': isBelow,
    'above-maximum': listed !== undefined && most > listed.max,
    loss: (margin.marginCents ?? 0) < 0,
    'without-refills': listed?.refill === false,
    'fewer-posts': !isBelow && postsAllowed({ ...smallest, panelMin: listed?.min }) < postsAllowed(smallest),
    'makes-others-pointless': sold.makesPointless ?? false,
    'panel-service-unknown': known && listed === undefined,
  };
  return serviceWarnings.filter((warning) => found[warning]);
}
