/** The second step of the login, and waiting after too many tries. Sentences of S1 are in `shell.ts`. */
export const loginStepMessages = {
  codeTitle: 'Verificación en dos pasos',
  codeLead: (username: string) => `Escribe el código que muestra la aplicación de ${username}.`,
  code: 'Código de 6 cifras',
  codeMissing: 'Escribe el código de 6 cifras',
  recoveryLead: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  recovery: 'Código de recuperación',
  recoveryMissing: 'Escribe el código de recuperación',
  useRecovery: 'No tengo el teléfono: usar un código de recuperación',
  useApp: 'Usar el código de la aplicación',
  back: 'Volver',
  submit: 'Verificar',
  submitting: 'Verificando…',
  triesLeft: (left: number) =>
    left === 0
      ? 'Era el último intento: vuelve a iniciar sesión.'
      : left === 1
        ? 'Te queda 1 intento.'
        : `Te quedan ${left} intentos.`,
  waitTitle: 'Demasiados intentos',
  wait: 'Por seguridad hay que esperar antes de volver a intentarlo.',
  waitLeft: (time: string) => `Podrás volver a intentarlo dentro de ${time}.`,
  minutes: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  /** S1 §6. */
  restoring: 'Restaurando sesión',
  restoringFailed: 'Tu sesión ha terminado. Inicia sesión para continuar.',
} as const;
