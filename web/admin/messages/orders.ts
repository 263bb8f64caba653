import { typeNames } from '#domain/order-names.ts';
import type { PurchaseSource } from '#domain/purchase-sources.ts';
import type { PurchaseStage } from '#domain/states.ts';

const stageNames: Record<PurchaseStage, string> = {
  intent: 'Eligiendo paquete',
  'awaiting-payment': 'Esperando el pago',
  paid: 'Creando el pedido',
  submitting: 'Enviando al proveedor',
  'needs-attention': 'Esperando a una persona',
  'in-progress': 'En entrega',
  guarantee: 'En garantía',
  refunding: 'Reembolsando',
  closed: 'Cerrado',
};

/** The state of the purchase, for people. An order sold without refills only waits for events about its money. */
export function stageName({
  stage,
  withoutRefills,
}: {
  stage: PurchaseStage;
  withoutRefills?: true;
}): string {
  return stage === 'guarantee' && withoutRefills ? 'Entregado' : stageNames[stage];
}

/** A kind of package within a sentence, e.g. `seguidores`; an unknown one is shown as it is. */
export const typeWord = (type: string) => typeNames[type]?.toLowerCase() ?? type;

/** The kinds of entry that a sale came from; `workflow` is what was recorded before they were known. */
export const sourceNames: Readonly<Record<string, string>> = {
  home: 'Página de inicio',
  'entry-page': 'Página de likes o visualizaciones',
  chooser: 'Página de servicios',
  'promotional-page': 'Página promocional',
  letter: 'Correo de la tienda',
  advertisement: 'Anuncio',
  other: 'Otra entrada',
  workflow: 'Sin registrar',
} satisfies Record<PurchaseSource | 'workflow', string>;

/** Marks next to an order's status. */
export const markNames = {
  needsAttention: (reason: string) => `Requiere atención: ${reason}`,
  withdrawal: 'Desistimiento',
} as const;
