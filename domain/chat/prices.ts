import {
  clampQuantity,
  packagesLike,
  type Region,
  type Service,
  type ServiceType,
  soldFrom,
} from '../catalogue';
import { formatCount } from '../format';
import { formatEuros, type Language, localeOf } from '../money';
import { productLines, serviceAddress } from '../product-lines';
import { listed } from '../typography';
import type { ChatAnswer } from './chat-answer';
import { type Quantity, quantitiesIn } from './quantities';
import { textsOf } from './texts/index';
import { namedIn } from './words';
import type { Named } from './words/language-words';

/** The fields of a service on sale that a price needs. */
export type SoldService = Pick<
  Service,
  'id' | 'type' | 'region' | 'quantity' | 'bonus' | 'priceCents' | 'regularPriceCents' | 'range'
>;

/** How many quantities of one question are answered. */
const mostQuantities = 3;

/** Everything on sale of one type from one region. */
interface Line {
  type: ServiceType;
  region: Region;
  /** Fixed sizes, smallest first. */
  packages: SoldService[];
  /** The services that sell quantities between them. */
  customs: SoldService[];
  /** What an answer names: the packages; without any, the least and the most of each custom service. */
  sizes: SoldService[];
}

/** Prices from the catalogue: of the named quantities, of a budget, or from the least to the largest package. */
export function priceAnswer(
  question: string,
  language: Language,
  services: readonly SoldService[],
): ChatAnswer | undefined {
  const quantities = quantitiesIn(question, language);
  const units = quantities.filter(({ kind }) => kind === 'units').slice(0, mostQuantities);
  const budget = quantities.find(({ kind }) => kind === 'euros');
  const asked = linesAsked(namedIn(question, language), services, units.length > 0 || budget !== undefined);
  if (asked.length === 0) return undefined;
  const sentences =
    units.length > 0
      ? units.flatMap(({ value }) => asked.map((line) => priceOf(line, value, language, services)))
      : asked.map((line) => (budget ? mostFor(line, budget, language) : priceRange(line, language)));
  const [first] = asked;
  if (!first) return undefined;
  const { prices } = textsOf[language];
  return {
    message: [...sentences, prices.final].join(' '),
    links: linkTo(asked, units[0]?.value, language),
  };
}

/** Which quantities are sold, from the catalogue. */
export function quantitiesAnswer(
  question: string,
  language: Language,
  services: readonly SoldService[],
): ChatAnswer | undefined {
  const asked = linesAsked(namedIn(question, language), services, false);
  if (asked.length === 0) return undefined;
  const { prices } = textsOf[language];
  const sentences = asked.map(({ type, region, sizes, customs: [custom] }) => {
    const least = sizes[0]?.quantity ?? 0;
    const most = sizes.at(-1)?.quantity ?? 0;
    const whole = prices.sizes(
      prices.names[type](region),
      formatCount(least, language),
      formatCount(most, language),
    );
    const { range } = custom ?? {};
    return range
      ? `${whole} ${prices.exact(formatCount(range.min, language), formatCount(range.max, language), formatCount(range.step, language))}`
      : whole;
  });
  return { message: sentences.join(' '), links: linkTo(asked, undefined, language) };
}

/** What is sold, each with its least price. */
export function offerAnswer(language: Language, services: readonly SoldService[]): ChatAnswer | undefined {
  const { prices } = textsOf[language];
  const lines = productLines.flatMap(({ key }) => {
    const least = Math.min(
      ...services.filter(({ type }) => type === key).map(({ priceCents }) => priceCents),
    );
    return Number.isFinite(least)
      ? [prices.from(prices.names[key]('none'), formatEuros(least, language))]
      : [];
  });
  if (lines.length === 0) return undefined;
  const list = new Intl.ListFormat(localeOf(language)).format(lines);
  return { message: prices.offer(list), links: [] };
}

/**
 * The lines that a question is about: those it names; if it names none, followers if it contains a number, else all.
 */
function linesAsked(named: ReadonlySet<Named>, services: readonly SoldService[], hasNumber: boolean): Line[] {
  const products = productLines.map(({ key }) => key).filter((key) => named.has(key));
  const types =
    products.length > 0
      ? products
      : hasNumber
        ? (['followers'] as const)
        : productLines.map(({ key }) => key);
  const lines = types.flatMap((type) =>
    (['europe', 'spain', 'none'] as const).map((region) => lineOf(type, region, services)),
  );
  const sold = lines.filter(({ sizes }) => sizes.length > 0);
  const wanted = sold.filter(({ region }) => region !== 'none' && named.has(region));
  return wanted.length > 0 ? wanted : sold;
}

function lineOf(type: ServiceType, region: Region, services: readonly SoldService[]): Line {
  const packages = packagesLike({ type, region }, services).sort((a, b) => a.quantity - b.quantity);
  // The one with the packages' own bonus comes before the special one.
  const customs = services
    .filter((one) => one.range && one.type === type && one.region === region)
    .sort(
      (a, b) => Number(a.range?.bonusPercent !== undefined) - Number(b.range?.bonusPercent !== undefined),
    );
  const limits = customs.flatMap(({ id, range }) =>
    range
      ? [range.min, clampQuantity(range, range.max)].flatMap((limit) => soldFrom(services, id, limit) ?? [])
      : [],
  );
  const sizes = packages.length > 0 ? packages : limits.sort((a, b) => a.quantity - b.quantity);
  return { type, region, packages, customs, sizes };
}

/** The price of a quantity; if it isn't sold, the prices of the nearest ones. */
function priceOf(line: Line, quantity: number, language: Language, services: readonly SoldService[]): string {
  const { prices } = textsOf[language];
  const exact =
    line.packages.find((one) => one.quantity === quantity) ??
    line.customs.flatMap(({ id }) => soldFrom(services, id, quantity) ?? [])[0];
  if (exact) return `${sentenceOf(line, exact, language)}.`;
  const below = line.sizes.filter((one) => one.quantity < quantity).at(-1);
  const above = line.sizes.find((one) => one.quantity > quantity);
  const nearest = [below, above].flatMap((one) => (one ? [sentenceOf(line, one, language)] : []));
  return prices.notSold(
    formatCount(quantity, language),
    prices.names[line.type](line.region),
    listed(nearest, language),
  );
}

function mostFor(line: Line, { value }: Quantity, language: Language): string {
  const most = line.packages.filter((one) => one.priceCents <= value * 100).at(-1) ?? line.packages[0];
  return most ? `${sentenceOf(line, most, language)}.` : priceRange(line, language);
}

function priceRange(line: Line, language: Language): string {
  const { prices } = textsOf[language];
  const [least] = line.sizes;
  const most = line.sizes.at(-1);
  if (!least || !most) return '';
  return prices.range(
    prices.names[line.type](line.region),
    formatEuros(least.priceCents, language),
    formatCount(least.quantity, language),
    formatEuros(most.priceCents, language),
    formatCount(most.quantity, language),
  );
}

function sentenceOf(
  line: Line,
  sold: Pick<SoldService, 'quantity' | 'priceCents' | 'bonus'>,
  language: Language,
): string {
  const { prices } = textsOf[language];
  return prices.one(
    `${formatCount(sold.quantity, language)} ${prices.names[line.type](line.region)}`,
    formatEuros(sold.priceCents, language),
    sold.bonus > 0 ? formatCount(sold.bonus, language) : '',
  );
}

/** To the order form of the first line, with the European package of that size selected if it exists. */
function linkTo(
  asked: readonly Line[],
  quantity: number | undefined,
  language: Language,
): ChatAnswer['links'] {
  const { links } = textsOf[language];
  const types = [...new Set(asked.map(({ type }) => type))];
  return types.map((type) => {
    const chosen = asked.some(
      (line) => line.region === 'europe' && line.packages.some((one) => one.quantity === quantity),
    );
    const query = type === 'followers' && chosen ? `?followers=${quantity}` : '';
    return { label: links[type], href: serviceAddress(type, language) + query };
  });
}
