import type { ServiceLine } from '#domain/calls/admin-services.ts';
import type { Preview } from './import-preview';

/** The packages to be created by an import, as typed. */
export interface ImportValues {
  withdrawGone: boolean;
  packages: {
    providerServiceId: string;
    /** The key of the service when it was chosen. */
    seen: string;
    /** The packages that used the service when it was chosen. */
    usedBy: readonly number[];
    line: ServiceLine;
    quantity: string;
    bonus: string;
    priceCents: string;
  }[];
}

/** What an import begins with. */
export const nothingTyped: ImportValues = { withdrawGone: false, packages: [] };

/**
 * What was typed for an earlier preview, without the packages whose services it doesn't show: `lost`.
 * `withdrawGone` is dropped: it confirmed the packages of that preview, and this one may have others.
 */
export function keptFor(
  services: Preview['services'],
  typed: ImportValues,
): { values: ImportValues; lost: string[] } {
  const offered = new Set(services.map(({ id }) => id));
  const isOffered = ({ providerServiceId }: ImportValues['packages'][number]) =>
    offered.has(providerServiceId);
  const lost = typed.packages.filter((one) => !isOffered(one)).map((one) => one.providerServiceId);
  return {
    values: { withdrawGone: false, packages: typed.packages.filter(isOffered) },
    lost: [...new Set(lost)],
  };
}

/**
 * The packages that use a row's service since it was chosen. If the answer of an import was lost, they may be those that
 * it created.
 */
export function usedSince(
  services: Preview['services'],
  { providerServiceId, usedBy }: Pick<ImportValues['packages'][number], 'providerServiceId' | 'usedBy'>,
): number[] {
  const users = services.find(({ id }) => id === providerServiceId)?.usedBy ?? [];
  return users.filter((id) => !usedBy.includes(id));
}
