/** Words around every screen of the back office. Sentences of S1 §5 and §8 are verbatim. */
export const shellMessages = {
  title: 'Administrador',
  skipToContent: 'Saltar al contenido',
  navigation: 'Navegación principal',
  /** Next to a screen's name: how much waits there for a person. */
  waiting: (count: number) => (count === 1 ? '1 espera' : `${count} esperan`),
  temporalUi: 'Temporal',
  temporalUiHint: 'Ejecuciones en Temporal (se abre en otra pestaña)',
  viewSite: 'Ver sitio',
  viewSiteHint: 'Ver sitio (se abre en otra pestaña)',
  logout: 'Cerrar sesión',
  logoutUnsaved: 'Hay textos sin guardar',
  logoutUnsavedText:
    'Si cierras la sesión, se borran de este navegador. Para conservarlos, vuelve a ellos y guárdalos como borrador.',
  logoutStay: 'Seguir aquí',
  logoutFailed: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
  loggedInAs: (username: string) => `Sesión de ${username}`,
  roles: { administrator: 'Administrador', support: 'Atención al cliente', 'read-only': 'Solo consulta' },
  search: 'Ir a o buscar',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  collapse: 'Contraer la barra lateral',
  expand: 'Ampliar la barra lateral',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  copy: (what: string) => `Copiar ${what}`,
  copied: 'Copiado',
  loading: 'Cargando...',
  live: 'En directo',
  offline: 'Sin conexión en directo; se reintenta sola. Los datos se actualizan cada 20 segundos.',
  offlineShort: 'Reconectando',
  sessionEnded: 'Tu sesión ha caducado. Inicia sesión para seguir donde estabas.',
  sessionFailed: 'No se pudo comprobar la sesión',
  logIn: 'Iniciar sesión',
  requestId: (id: string) => `Referencia para soporte: ${id}`,
  notFound: 'Esta página no existe',
  notFoundText: 'Comprueba la dirección o vuelve a la lista de pedidos.',
  wrongAddress: 'La dirección de esta página no es válida. Vuelve a la lista y ábrela desde allí.',
  crashed: 'Ha ocurrido un error inesperado en esta pantalla. Recarga la página para continuar.',
  noConnection: 'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.',
  toOrders: 'Ir a los pedidos',
  toasts: 'Avisos',
  unknown: '—',
} as const;

/** Keyboard help and the command palette. */
export const keyMessages = {
  title: 'Atajos de teclado',
  description: 'Funcionan mientras no se escribe en un campo.',
  open: 'Atajos de teclado',
  list: [
    { keys: ['j'], text: 'Fila siguiente' },
    { keys: ['k'], text: 'Fila anterior' },
    { keys: ['Enter'], text: 'Abrir el pedido' },
    { keys: ['n'], text: 'En un pedido: el siguiente de la lista' },
    { keys: ['p'], text: 'En un pedido: el anterior de la lista' },
    { keys: ['/'], text: 'Buscar pedidos' },
    { keys: ['Ctrl', 'K'], text: 'Buscar en todo, o ir a una lista' },
    { keys: ['?'], text: 'Ver estos atajos' },
  ],
  palette: 'Ir a',
  paletteDescription: 'Busca un pedido, un cliente o un pago, o elige una lista.',
  paletteInput: 'Número de pedido, e-mail, usuario, pago (pi_…), número del panel o lista',
  paletteGroups: { go: 'Ir a', orders: 'Pedidos', customers: 'Clientes', payments: 'Pagos' },
  paletteSearching: 'Buscando...',
  paletteFound: (hits: number) => (hits === 1 ? '1 resultado' : `${hits} resultados`),
  paletteNothing: (text: string) =>
    `Nada es «${text}» ni empieza así. Comprueba el número o la dirección, o busca una parte en la lista de pedidos.`,
  paletteShort: 'Escribe al menos 3 caracteres para buscar pedidos, clientes y pagos.',
  paletteFailed: 'No se pudo buscar',
  paletteErased: 'datos borrados',
  paletteCustomer: (orders: number) => (orders === 1 ? '1 pedido' : `${orders} pedidos`),
  paletteHelp: { move: 'moverse', open: 'abrir', close: 'cerrar' },
  paletteOrder: (number: string) => `Abrir el pedido ${number}`,
  paletteSearch: (text: string) => `Buscar «${text}» en la lista de pedidos`,
  paletteStatus: (status: string) => `Pedidos: ${status}`,
} as const;

/** The login screen (S1 §5 and §8). */
export const loginMessages = {
  title: 'Iniciar sesión',
  subtitle: 'Acceso para administradores',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión...',
  errorTitle: 'Error de autenticación',
  wrong: 'Nombre de usuario o contraseña incorrectos',
  failed: 'Ha ocurrido un error al iniciar sesión',
  again: 'Recarga la página e inténtalo de nuevo.',
  done: 'Inicio de sesión exitoso',
} as const;

/** Before an action that a stolen session must not do. */
export const stepUpMessages = {
  title: 'Confirma que eres tú',
  password:
    'Es una acción delicada y hace más de diez minutos que escribiste tu contraseña. Escríbela y la acción continúa.',
  code: 'Es una acción delicada y hace más de diez minutos que te identificaste. Escribe un código y la acción continúa.',
  codeField: 'Código de la aplicación o de recuperación',
  recoveryUsed: (left: number) =>
    left === 0
      ? 'Has usado tu último código de recuperación. Genera otros en «Mi cuenta».'
      : `Has usado un código de recuperación. Te quedan ${left}.`,
  recoveryRead: 'Entendido, continuar',
  submit: 'Confirmar',
  failed: 'No se pudo confirmar',
} as const;
