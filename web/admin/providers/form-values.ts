import type { ProviderView } from '#domain/calls/admin-providers.ts';
import { numberToType, typedNumber } from '../format';
import { commonMessages } from '../messages/common';
import type { ProviderValues } from './provider-fields';
import { providerMessages } from './text';

const text = providerMessages.conflict;
const labels = {
  name: providerMessages.name,
  baseUrl: providerMessages.baseUrl,
  protocol: providerMessages.protocol,
  maxCallsPerSecond: providerMessages.rate,
  balanceAlertBelow: providerMessages.alert,
  active: providerMessages.takesOrders,
};

/** The initial values of a form of a provider; of a new one without `provider`. */
export function valuesOf(provider?: ProviderView): ProviderValues {
  return {
    name: provider?.name ?? '',
    baseUrl: provider?.baseUrl ?? '',
    protocol: provider?.protocol ?? 'smm-v2',
    apiKey: '',
    maxCallsPerSecond: numberToType(provider?.maxCallsPerSecond ?? 10),
    balanceAlertBelow: provider?.balanceAlertBelow?.replace('.', ',') ?? '',
  };
}

/** The typed values as a call takes them. */
export function bodyOf({ maxCallsPerSecond, balanceAlertBelow, ...typed }: ProviderValues) {
  return {
    ...typed,
    maxCallsPerSecond: typedNumber(maxCallsPerSecond),
    balanceAlertBelow: balanceAlertBelow.trim() || null,
  };
}

/**
 * The typed values of a stored provider. An unchanged alert is left out: earlier releases stored three decimals, which no
 * call takes.
 */
export function changesOf(typed: ProviderValues, stored: ProviderView) {
  const body = bodyOf(typed);
  const isStored = typed.balanceAlertBelow.trim() === valuesOf(stored).balanceAlertBelow;
  return { ...body, balanceAlertBelow: isStored ? undefined : body.balanceAlertBelow };
}

/** A stored provider as typed, with the version and the key that the form began with: a save names the version. */
export interface StoredValues extends ProviderValues {
  active: boolean;
  /** Whether the typed address leads to the stored account. */
  sameAccount: boolean;
  version: number;
  apiKeyLast4: string;
}

/** The initial values of the form of a stored provider. */
export function storedValuesOf(provider: ProviderView): StoredValues {
  const { active, version, apiKeyLast4 } = provider;
  return { ...valuesOf(provider), active, sameAccount: false, version, apiKeyLast4 };
}

/** What is stored now and differs from the typed values, in a line each; a key by its last four characters. */
export function differingLines(provider: ProviderView, typed: StoredValues): string[] {
  const now = wordsOf(storedValuesOf(provider));
  const mine = wordsOf(typed);
  const lines = Object.entries(labels)
    .map(([name, label]) => [label, now[name as keyof Words], mine[name as keyof Words]] as const)
    .filter(([, there, here]) => there !== here)
    .map((words) => commonMessages.differs(...words));
  if (provider.apiKeyLast4 !== typed.apiKeyLast4) lines.push(text.key(provider.apiKeyLast4));
  return lines;
}

type Words = Record<keyof typeof labels, string>;

function wordsOf(values: StoredValues): Words {
  return {
    name: values.name.trim(),
    baseUrl: values.baseUrl.trim(),
    protocol: providerMessages.protocols[values.protocol],
    maxCallsPerSecond: values.maxCallsPerSecond.trim(),
    balanceAlertBelow: values.balanceAlertBelow.trim() || text.none,
    active: values.active ? text.yes : text.no,
  };
}
