import { defineSearchAttributeKey, type SearchAttributePair, SearchAttributeType } from '@temporalio/common';
import { upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';
import { currentLines, currentQuote, type PurchaseState } from '../../domain/purchase';

const { KEYWORD, BOOL } = SearchAttributeType;

/** By which runs are found in the Temporal UI. Ids and states only: they are plain text. */
export const searchAttributes = {
  OrderNumber: defineSearchAttributeKey('OrderNumber', KEYWORD),
  PurchaseStage: defineSearchAttributeKey('PurchaseStage', KEYWORD),
  OrderStatus: defineSearchAttributeKey('OrderStatus', KEYWORD),
  PaymentStatus: defineSearchAttributeKey('PaymentStatus', KEYWORD),
  ServiceType: defineSearchAttributeKey('ServiceType', KEYWORD),
  Language: defineSearchAttributeKey('Language', KEYWORD),
  ProviderOrderId: defineSearchAttributeKey('ProviderOrderId', KEYWORD),
  NeedsAttention: defineSearchAttributeKey('NeedsAttention', BOOL),
} as const;

/** Upserts what has changed; nothing when nothing has. */
export function publishSearchAttributes(state: PurchaseState): void {
  const wanted: SearchAttributePair[] = [
    { key: searchAttributes.PurchaseStage, value: state.stage },
    { key: searchAttributes.PaymentStatus, value: state.paymentStatus },
    { key: searchAttributes.Language, value: state.language },
    { key: searchAttributes.NeedsAttention, value: state.attention !== undefined },
  ];
  const service = currentQuote(state)?.serviceType;
  const providerOrderId = currentLines(state)[0]?.providerOrderId;
  if (state.orderNumber) wanted.push({ key: searchAttributes.OrderNumber, value: state.orderNumber });
  if (state.order) wanted.push({ key: searchAttributes.OrderStatus, value: state.order.status });
  if (service) wanted.push({ key: searchAttributes.ServiceType, value: service });
  if (providerOrderId) wanted.push({ key: searchAttributes.ProviderOrderId, value: providerOrderId });

  const present = workflowInfo().typedSearchAttributes;
  const changed = wanted.filter((pair) => present.get(pair.key as never) !== pair.value);
  if (changed.length > 0) upsertSearchAttributes(changed);
}
