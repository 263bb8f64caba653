import type { ServiceType } from './catalogue';
import type { Margin } from './margin';
import { postsAllowed } from './posts';

/** Warnings about a panel's service that a package is ordered from, the worst first. */
export const sourceWarnings = [
  'provider-inactive',
  'panel-service-gone',
  'below-minimum',
  'above-maximum',
  'loss',
  'without-refills',
  'fewer-posts',
  'panel-service-unknown',
] as const;
export type SourceWarning = (typeof sourceWarnings)[number];

/** Warnings about a package: those about its own panel, one if a stand-in has any, and one about its price. */
export const serviceWarnings = [...sourceWarnings, 'stand-in', 'makes-others-pointless'] as const;
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
  listed?: { min: number; max: number; gone: boolean; refill?: boolean | null } | null;
}

/**
 * The problems of a panel's service: it would refuse the package's orders, or deliver them at a loss, without the
 * guarantee, or over fewer posts. For a stand-in, `own` is the package's own panel: its service sets what is promised.
 */
export function sourceWarningsOf(
  { type, least, most }: SoldUnits,
  { providerActive, known, listed }: PanelSource,
  margin: Margin,
  own?: PanelSource,
): SourceWarning[] {
  const posts = (panelMin: number | undefined) => postsAllowed({ type, quantity: least, bonus: 0, panelMin });
  const isBelow = !!listed && least < listed.min;
  const found: Record<SourceWarning, boolean> = {
    'provider-inactive': !providerActive,
    'panel-service-gone': listed?.gone ?? false,
    'below-minimum': isBelow,
    'above-maximum': !!listed && most > listed.max,
    loss: (margin.marginCents ?? 0) < 0,
    'without-refills': listed?.refill === false && own?.listed?.refill !== false,
    'fewer-posts': !isBelow && posts(listed?.min) < posts(own?.listed?.min),
    'panel-service-unknown': known && !listed,
  };
  return sourceWarnings.filter((warning) => found[warning]);
}

/** The problems of a package: those of its own panel and its stand-ins, and whether `madePointlessBy` finds any. */
export function serviceWarningsOf(
  [own = [], ...standIns]: readonly SourceWarning[][],
  makesPointless: boolean,
): ServiceWarning[] {
  return [
    ...own,
    ...(standIns.some((warnings) => warnings.length > 0) ? (['stand-in'] as const) : []),
    ...(makesPointless ? (['makes-others-pointless'] as const) : []),
  ];
}
