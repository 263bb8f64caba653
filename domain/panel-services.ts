/** A panel's balance, in its own currency; a decimal as the panel wrote it. */
export interface PanelBalance {
  balance: string;
  currency: string;
}

/** The `max` of a service without a maximum: the largest value of its column (PostgreSQL's integer). */
export const noMaximum = 2 ** 31 - 1;

/** A service of a panel's catalogue (`action=services`). */
export interface PanelService {
  /** The panel's id for it. */
  id: string;
  name: string;
  type: string;
  category: string;
  /** Price per 1000 in the panel's currency; a decimal. */
  rate: string;
  min: number;
  max: number;
  /** Undefined if the panel doesn't say. */
  refill?: boolean;
  cancel?: boolean;
}

/** A panel's catalogue as far as it can be read. */
export interface Catalogue {
  services: PanelService[];
  /** Ids of services that the panel lists with values that can't be read. */
  unreadable: string[];
}

/** One difference between the known catalogue of a panel and its current one. */
export interface CatalogueChange {
  kind: 'new' | 'changed' | 'gone';
  id: string;
  /** Absent for a new service. */
  before?: PanelService;
  /** Absent for a removed service. */
  after?: PanelService;
}

const same = (a: PanelService, b: PanelService) =>
  a.name === b.name &&
  a.type === b.type &&
  a.category === b.category &&
  Number(a.rate) === Number(b.rate) &&
  a.min === b.min &&
  a.max === b.max &&
  a.refill === b.refill &&
  a.cancel === b.cancel;

/**
 * The changes that turn the known catalogue into the panel's current one. If an id is offered twice, the first counts.
 * What can't be read stays as it is known: the panel still offers it.
 */
export function catalogueChanges(
  known: readonly PanelService[],
  { services, unreadable }: Catalogue,
): CatalogueChange[] {
  const before = new Map(known.map((service) => [service.id, service]));
  const after = new Map<string, PanelService>();
  for (const service of services) if (!after.has(service.id)) after.set(service.id, service);
  const changes: CatalogueChange[] = [];
  for (const [id, now] of after) {
    const then = before.get(id);
    if (!then) changes.push({ kind: 'new', id, after: now });
    else if (!same(then, now)) changes.push({ kind: 'changed', id, before: then, after: now });
  }
  const listed = new Set([...after.keys(), ...unreadable]);
  for (const [id, then] of before) if (!listed.has(id)) changes.push({ kind: 'gone', id, before: then });
  return changes;
}
