/** The second step of the login, and waiting after too many tries. Sentences of S1 are in `shell.ts`. */
export const loginStepMessages = {
  codeTitle: 'Verificación en dos pasos',
  codeLead: (username: string) => `Escriba el código que muestra la aplicación de ${username}.`,
  code: 'Código de 6 cifras',
  codeMissing: 'Escriba el código de 6 cifras',
  recoveryLead: 'Escriba uno de los códigos de recuperación que guardó. Cada uno sirve una vez.',
  recovery: 'Código de recuperación',
  recoveryMissing: 'Escriba el código de recuperación',
  useRecovery: 'No tengo el teléfono: usar un código de recuperación',
  useApp: 'Usar el código de la aplicación',
  back: 'Volver',
  submit: 'Verificar',
  submitting: 'Verificando...',
  triesLeft: (left: number) =>
    left === 0
      ? 'Era el último intento: vuelva a iniciar sesión.'
      : left === 1
        ? 'Le queda 1 intento.'
        : `Le quedan ${left} intentos.`,
  recoveryUsed: (left: number) =>
    left === 0
      ? 'Ha usado su último código de recuperación. Genere otros en «Mi cuenta».'
      : `Ha usado un código de recuperación. Le quedan ${left}.`,
  waitTitle: 'Demasiados intentos',
  wait: 'Por seguridad hay que esperar antes de volver a intentarlo.',
  waitLeft: (time: string) => `Podrá volver a intentarlo en ${time}.`,
  minutes: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  /** S1 §6. */
  restoring: 'Restaurando sesión',
  restoringFailed: 'Su sesión ha terminado. Inicie sesión para continuar.',
} as const;
