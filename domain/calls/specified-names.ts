import { z } from 'zod';
import type { Region, Service, ServiceType } from '../catalogue';
import { type Language, toDecimal } from '../money';
import { packageDescription, packageName } from '../package-name';
import { decimalAmount } from './common';

/*
 * The names that S0 and S1 give to fields of answers, in addition to ours (docs/decisions/0041). They are derived from
 * our own fields only here, so that validation, description and tests follow. Our own pages read our names.
 */

/** By name: the schema of its value, and how it is derived from our row. */
type Names<Row> = Readonly<Record<string, readonly [schema: z.ZodType, from: Derived<Row>]>>;
/** Declared as a method: a function that reads some fields of a row accepts any row that has them. */
type Derived<Row> = { from(row: Row): unknown }['from'];

/** A row with the specified names in addition to its own fields. */
type Named<S extends z.ZodType, N extends Names<never>> = z.ZodType<
  z.output<S> & { [Name in keyof N]: z.output<N[Name][0]> },
  z.input<S>
>;

const ownSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** The schema without the added names, if it has any. */
export function withoutNames(schema: z.ZodType): z.ZodType | undefined {
  return ownSchemas.get(schema);
}

/** A schema that takes our row and returns it with the names added. Accepts its own output again, without the names. */
export function withNames<S extends z.ZodObject, const N extends Names<z.output<S>>>(own: S, names: N) {
  const entries = Object.entries(names);
  const add = (row: z.output<S>) => ({
    ...row,
    ...Object.fromEntries(entries.map(([name, [, from]]) => [name, from(row)])),
  });
  const fields = Object.fromEntries(entries.map(([name, [schema]]) => [name, schema]));
  const named = z.pipe(own.transform(add as never), z.object({ ...own.shape, ...fields }));
  ownSchemas.set(named, own);
  return named as unknown as Named<S, N>;
}

const decimal = decimalAmount;
const text = z.string();
const absent = text.optional();

type SoldService = Pick<
  Service,
  'type' | 'region' | 'quantity' | 'bonus' | 'priceCents' | 'regularPriceCents'
>;
const soldAs = ({ type, ...service }: SoldService) => ({ ...service, serviceType: type });

/** A package on sale (S0 §3). In Spanish, the shop's first language: these calls have no language. */
export const serviceNames = {
  name: [text, (service) => packageName(soldAs(service), 'es')],
  description: [text, (service) => packageDescription(soldAs(service), 'es')],
  price: [decimal, ({ priceCents }) => toDecimal(priceCents)],
  regularPrice: [decimal, ({ regularPriceCents }) => toDecimal(regularPriceCents)],
  isOnSale: [z.boolean(), ({ priceCents, regularPriceCents }) => regularPriceCents > priceCents],
  platform: [z.literal('instagram'), () => 'instagram'],
} satisfies Names<SoldService>;

/** The fields that an order's names are derived from. */
export interface ReadOrder {
  serviceType: ServiceType;
  region: Region;
  quantity: number;
  bonus: number;
  upsellQuantity: number;
  totalQuantity: number;
  totalAmountCents: number;
  /** Masked for strangers, empty once it is erased. */
  username: string;
  /** Absent for strangers. */
  email?: string;
  language: Language;
  /** The reader may see whose order it is. */
  whole: boolean;
}

/** An order (S0 §3, S1 §3); `read` maps a row to it. */
export function orderNames<Row>(read: (row: Row) => ReadOrder) {
  const of =
    <T>(from: (order: ReadOrder) => T) =>
    (row: Row) =>
      from(read(row));
  return {
    totalAmount: [decimal, of(({ totalAmountCents }) => toDecimal(totalAmountCents))],
    customerEmail: [absent, of(({ email }) => email || undefined)],
    instagramUsername: [text, of(({ username }) => username)],
    socialMediaUrl: [absent, of(profileAddress)],
    serviceName: [text, of((order) => packageName(order, order.language))],
    serviceDescription: [text, of((order) => packageDescription(order, order.language))],
    packageName: [text, of((order) => packageName(order, order.language))],
    followersQuantity: [
      z.number().int().optional(),
      of(({ serviceType, totalQuantity }) => (serviceType === 'followers' ? totalQuantity : undefined)),
    ],
  } satisfies Names<Row>;
}

/** Strangers don't see an order's target (D19). */
function profileAddress({ username, whole }: ReadOrder): string | undefined {
  return whole && username !== '' ? `https://www.instagram.com/${encodeURIComponent(username)}/` : undefined;
}

/**
 * For the top level of an answer: the names of the object in one of its fields, and the fields that have the same name
 * on both sides.
 */
export function atTop<Field extends string, N extends Names<never>, Shape extends z.ZodRawShape>(
  field: Field,
  names: N,
  alike: Shape,
) {
  type Answer = Record<Field, Record<string, unknown>>;
  const lifted = Object.entries(names).map(([name, [schema, from]]) => [
    name,
    [schema, (answer: Answer) => from(answer[field] as never)],
  ]);
  const same = Object.entries(alike).map(([name, schema]) => [
    name,
    [schema, (answer: Answer) => answer[field][name]],
  ]);
  return Object.fromEntries([...same, ...lifted]) as {
    [Name in keyof N]: readonly [N[Name][0], Derived<Record<Field, unknown>>];
  } & { [Name in keyof Shape]: readonly [Shape[Name], Derived<Record<Field, unknown>>] };
}
