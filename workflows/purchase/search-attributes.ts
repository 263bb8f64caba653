import { defineSearchAttributeKey, type SearchAttributePair, SearchAttributeType } from '@temporalio/common';
import { upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';
import { currentLines, currentQuote, type PurchaseState } from '#domain/purchase.ts';

const { KEYWORD, KEYWORD_LIST, BOOL } = SearchAttributeType;

/** Attributes to find runs in the Temporal UI. Ids and states only: they are stored in plain text. */
export const searchAttributes = {
  OrderNumber: defineSearchAttributeKey('OrderNumber', KEYWORD),
  PurchaseStage: defineSearchAttributeKey('PurchaseStage', KEYWORD),
  OrderStatus: defineSearchAttributeKey('OrderStatus', KEYWORD),
  PaymentStatus: defineSearchAttributeKey('PaymentStatus', KEYWORD),
  ServiceType: defineSearchAttributeKey('ServiceType', KEYWORD),
  Language: defineSearchAttributeKey('Language', KEYWORD),
  /** The panel's number of each line. */
  ProviderOrderIds: defineSearchAttributeKey('ProviderOrderIds', KEYWORD_LIST),
  NeedsAttention: defineSearchAttributeKey('NeedsAttention', BOOL),
} as const;

/** The number of the first line only, for runs recorded before version 0.4. */
const providerOrderId = defineSearchAttributeKey('ProviderOrderId', KEYWORD);

/** Upserts only what has changed. */
export function publishSearchAttributes(state: PurchaseState, findsEachLine: boolean): void {
  const wanted: SearchAttributePair[] = [
    { key: searchAttributes.PurchaseStage, value: state.stage },
    { key: searchAttributes.PaymentStatus, value: state.paymentStatus },
    { key: searchAttributes.Language, value: state.language },
    { key: searchAttributes.NeedsAttention, value: state.attention !== undefined },
  ];
  const service = currentQuote(state)?.serviceType;
  const numbers = currentLines(state).map((line) => line.providerOrderId);
  if (state.orderNumber) wanted.push({ key: searchAttributes.OrderNumber, value: state.orderNumber });
  if (state.order) wanted.push({ key: searchAttributes.OrderStatus, value: state.order.status });
  if (service) wanted.push({ key: searchAttributes.ServiceType, value: service });
  const known = numbers.filter((number) => number !== undefined);
  if (findsEachLine && known.length > 0)
    wanted.push({ key: searchAttributes.ProviderOrderIds, value: known });
  else if (!findsEachLine && numbers[0]) wanted.push({ key: providerOrderId, value: numbers[0] });

  const present = workflowInfo().typedSearchAttributes;
  const changed = wanted.filter((pair) => String(present.get(pair.key as never)) !== String(pair.value));
  if (changed.length > 0) upsertSearchAttributes(changed);
}
