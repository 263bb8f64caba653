/** The demonstration of the confirmation (S1 §2.1; D19: sample orders only there). */
export const demo = {
  badge: 'Demostración',
  note: 'Esto es una demostración: el pedido es inventado, no se ha cobrado nada y no se entregará nada.',
  start: 'Elegir un paquete',
};
