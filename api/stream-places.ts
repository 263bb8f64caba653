import { ShopError } from '../domain/errors';
import { widerNetworks } from './limits';

/** The reader of a live stream. */
export interface StreamReader {
  /** The caller's address, as `callerOf` gives it. */
  caller: string;
  /** What the reader has proven to see: their order, or their session of the back office. Undefined for strangers. */
  own?: string;
}

/** How many live streams one process keeps open; more would starve its other calls. */
export const streamPlaces = {
  all: 2000,
  /** The strangers' share of these. The rest is for readers of their own order. */
  strangers: 1500,
  /** Strangers of one caller, which may be a whole office, and of the networks around a /64. */
  caller: 100,
  '/56': 200,
  '/48': 400,
  /** Readers of one order, or of one session. */
  own: 20,
} as const;

/**
 * The places of one process. `take` returns a function that frees the place, and throws `rate_limited` or
 * `unavailable`.
 */
export interface StreamPlaces {
  take(reader: StreamReader): () => void;
}

/** Creates the places, all of them free. */
export function createStreamPlaces(
  most: Record<keyof typeof streamPlaces, number> = streamPlaces,
): StreamPlaces {
  const taken = new Map<string, number>();
  const change = (name: string, by: number) => {
    const left = (taken.get(name) ?? 0) + by;
    if (left > 0) taken.set(name, left);
    else taken.delete(name);
  };

  return {
    take(reader) {
      const shared = { all: most.all, ...(reader.own === undefined && { strangers: most.strangers }) };
      for (const [name, limit] of Object.entries(shared))
        if ((taken.get(name) ?? 0) >= limit) throw new ShopError('unavailable');
      const single = singleLimits(reader, most);
      for (const { name, limit } of single)
        if ((taken.get(name) ?? 0) >= limit) throw new ShopError('rate_limited', { retryAfterSeconds: 60 });
      const names = [...Object.keys(shared), ...single.map(({ name }) => name)];
      for (const name of names) change(name, 1);
      return () => {
        for (const name of names.splice(0)) change(name, -1);
      };
    },
  };
}

function singleLimits(
  { caller, own }: StreamReader,
  most: Record<keyof typeof streamPlaces, number>,
): { name: string; limit: number }[] {
  if (own !== undefined) return [{ name: `own ${own}`, limit: most.own }];
  return [
    { name: `caller ${caller}`, limit: most.caller },
    ...widerNetworks(caller).map(({ suffix, subject }) => ({
      name: `caller ${subject}`,
      limit: most[suffix],
    })),
  ];
}
