/** How a delivery can end. */
export type PanelEnd = 'Completed' | 'Partial' | 'Canceled' | 'Failed' | 'Refunded';

/** A stored order. Times are the panel clock's milliseconds. */
export interface PanelOrder {
  id: number;
  service: number;
  link: string;
  quantity: number;
  /** What it costs; less once the panel has given back a part. */
  charge: number;
  createdAt: number;
  /** The target's count when the delivery began; null before. */
  startCount: number | null;
  delivered: number;
  status: 'Pending' | 'In progress' | PanelEnd;
  /** How the order is to end instead of completing with its quantity. */
  ending?: { status: PanelEnd; atPercent: number; hidesRemains?: boolean; zeroRemains?: boolean };
}

/** A refill of an order. */
export interface PanelRefill {
  id: number;
  order: number;
  createdAt: number;
  missing: number;
  delivered: number;
  status: 'Pending' | 'In progress' | 'Completed' | 'Rejected';
  /** It is to bring nothing. */
  isRejected?: true;
}

/** One call and its answer; the key is left out. */
export interface PanelCall {
  at: string;
  params: Record<string, string>;
  fault?: string;
  answer: unknown;
}

/** Everything that survives a restart. */
export interface PanelState {
  nextOrder: number;
  nextRefill: number;
  balance: number;
  orders: PanelOrder[];
  refills: PanelRefill[];
  calls: PanelCall[];
  /** The clock: panel time = `panelAt` + (real time − `realAt`) × `speed`. */
  clock: { realAt: number; panelAt: number; speed: number };
  /** How long a delivery takes on the panel's clock, in seconds. */
  deliverySeconds: number;
  pendingSeconds: number;
  dialect: 'strings' | 'numbers' | 'mixed';
  /** Refuse a second order for a link that has an unfinished one. */
  rejectActiveLink: boolean;
}

/** A service of the catalogue; fields that real panels omit are omitted. */
export interface PanelService {
  service: number;
  name: string;
  type: string;
  category: string;
  rate: string;
  min: string | number;
  /** Null: unlimited. */
  max: string | number | null;
  refill?: boolean;
  cancel?: boolean;
  dripfeed?: 0 | 1;
}

/** The service that raises the views of a post. */
export const viewsService = 1004;

/** The catalogue; the shop's followers are 1001 and 1002. */
export const services: PanelService[] = [
  {
    service: 1001,
    name: 'Instagram Followers | Europe | R30',
    type: 'Default',
    category: 'Instagram Followers',
    rate: '1.10',
    min: '10',
    max: '200000',
    refill: true,
    cancel: true,
  },
  {
    service: 1002,
    name: 'Instagram Followers | Spain | Premium',
    type: 'Default',
    category: 'Instagram Followers',
    rate: '4.80',
    min: 10,
    max: 20000,
    refill: true,
    cancel: true,
    dripfeed: 1,
  },
  {
    service: 1003,
    name: 'Instagram Likes',
    type: 'Default',
    category: 'Instagram Likes',
    rate: '0.35',
    min: '10',
    max: '50000',
    cancel: true,
  },
  {
    service: viewsService,
    name: 'Instagram Views',
    type: 'Default',
    category: 'Instagram Views',
    rate: '0.05',
    min: 100,
    max: 1000000,
  },
  {
    service: 1005,
    name: 'Instagram Comments',
    type: 'Custom Comments',
    category: 'Instagram Comments',
    // As panels write that convert currencies.
    rate: '9.0000000000000002',
    min: '1.0',
    max: null,
  },
];

/** An empty panel. `now` in real milliseconds. */
export function emptyPanel(now: number, deliverySeconds = 25): PanelState {
  return {
    nextOrder: 23_501,
    nextRefill: 1,
    balance: 10_000,
    orders: [],
    refills: [],
    calls: [],
    clock: { realAt: now, panelAt: now, speed: 1 },
    deliverySeconds,
    pendingSeconds: 3,
    dialect: 'mixed',
    rejectActiveLink: false,
  };
}
