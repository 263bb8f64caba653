/** Words that many screens of the back office share. */
export const commonMessages = {
  dueIn: (time: string) => `Vence en ${time}`,
  overdue: (time: string) => `Fuera de plazo desde hace ${time}`,
  reason: 'Motivo',
  optionalReason: 'Motivo (opcional)',
  commonReasons: ['Lo pide el cliente', 'Lo pide el proveedor', 'Corrige un error'],
  reasonHint: 'Queda en el registro de auditoría.',
  notAllowed: 'Tu usuario no puede hacerlo. Pídelo a un administrador.',
  actionFailed: 'No se ha hecho',
  save: 'Guardar',
  working: 'Un momento...',
  keepMine: 'Guardar los míos',
  takeNew: 'Usar los nuevos',
  cancel: 'Cancelar',
} as const;
