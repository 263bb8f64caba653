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
  /** A download. */
  file: {
    failed: 'No se ha descargado',
    stop: 'Detener la descarga',
    stopped: 'Descarga detenida',
    left: 'Has salido de la página antes de que terminara.',
  },
  save: 'Guardar',
  working: 'Un momento…',
  keepMine: 'Guardar los míos',
  takeNew: 'Usar los nuevos',
  keepMyValue: 'Guardar el mío',
  takeNewValue: 'Usar el nuevo',
  settingsChanged: 'Otra persona ha cambiado estos ajustes mientras tanto',
  settingNow: (now: string) => `Tu valor sigue en el formulario. Ahora es ${now}. Compara y decide.`,
  settingsNow: 'Tus valores siguen en el formulario. Compara y decide:',
  differs: (label: string, now: string, mine: string) => `${label}: ahora «${now}», tú «${mine}»`,
  cancel: 'Cancelar',
} as const;
