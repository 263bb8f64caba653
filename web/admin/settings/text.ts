import type { SettingsSection } from '#domain/settings.ts';

/** When a change takes effect. */
const atOnce = 'Se aplica al momento en la tienda, los correos y los recibos nuevos.';
const newPurchases =
  'Vale para las compras que empiecen desde ahora; las que están en marcha conservan los ajustes con los que empezaron.';

/** The settings screen. */
export const settingsMessages = {
  title: 'Ajustes',
  lead: 'Lo que decide cómo vende y se presenta la tienda. Cada cambio queda en el registro de auditoría con el antes y el después.',
  failed: 'No se pudieron cargar los ajustes',
  index: 'Secciones de los ajustes',
  save: 'Guardar',
  saved: 'Ajustes guardados',
  reset: 'Deshacer los cambios',
  unsaved: 'Cambios sin guardar',
  unchanged: 'No hay cambios que guardar.',
  readOnly: 'Solo un administrador puede cambiar los ajustes.',
  notSaved: 'No se han guardado',
  conflictTitle: 'Otra persona ha cambiado esta sección mientras tanto',
  yes: 'sí',
  no: 'no',
  none: 'nada',
  unit: (label: string) => `Unidad de «${label}»`,
  units: { seconds: 'segundos', minutes: 'minutos', hours: 'horas', days: 'días' },
  forLife: 'De por vida',
  countries: { ES: 'España', FR: 'Francia', IT: 'Italia' },
  sections: {
    shop: { title: 'Tienda', when: atOnce },
    appearance: { title: 'Marca y color', when: 'Se ve en la siguiente página que abra un visitante.' },
    seller: { title: 'Datos fiscales del vendedor', when: atOnce },
    tax: {
      title: 'IVA',
      when: 'Vale para los precios que se calculen desde ahora. El IVA de los pedidos ya pagados no cambia.',
    },
    offer: {
      title: 'Oferta de ampliación',
      when: 'Vale para los carritos nuevos; cada carrito conserva su variante.',
    },
    banner: { title: 'Banner de cuenta atrás', when: 'Se ve en la siguiente página que abra un visitante.' },
    notice: {
      title: 'Aviso en las páginas',
      when: 'Se ve en la siguiente página que abra un visitante. Una línea bajo la cabecera, en cada idioma que tenga texto.',
    },
    reminders: { title: 'Recordatorios y abandono', when: newPurchases },
    reviews: {
      title: 'Reseñas de compradores',
      when: 'Se aplica en el próximo envío diario, por la mañana.',
    },
    delivery: { title: 'Envío al proveedor', when: newPurchases },
    guarantee: { title: 'Garantía y reposición', when: newPurchases },
    analytics: {
      title: 'Medición de visitas',
      when: 'Se aplica en la siguiente página. Solo se carga tras el consentimiento del visitante.',
    },
    retention: { title: 'Conservación de datos', when: 'Se aplica en el próximo borrado diario.' },
    security: {
      title: 'Acceso a la administración',
      when: 'Se aplica enseguida: quien la necesite y no la tenga la activa antes de seguir.',
    },
  } satisfies Record<SettingsSection, { title: string; when: string }>,
  noScript:
    'Esta instalación no tiene la dirección del script de medición (ANALYTICS_SCRIPT_URL): hasta que la tenga, no se mide nada.',
  script: (url: string, id: string | undefined) =>
    `El script se carga de ${url}.${id ? ` Sin identificador propio vale el de la instalación: ${id}.` : ''}`,
  sampleSeller: 'Son datos de ejemplo: los recibos lo dicen hasta que escribas los reales.',
} as const;

/** Name and effect of each field. */
export const settingsFieldMessages = {
  shopName: {
    label: 'Nombre de la tienda',
    hint: 'En la cabecera, los correos, los recibos y los textos legales.',
  },
  supportEmail: {
    label: 'Correo de soporte',
    hint: 'Recibe los mensajes de contacto y figura en cada correo.',
  },
  alertEmail: {
    label: 'Correo para avisos',
    hint: 'Recibe al momento lo que requiere atención, y cada mañana un resumen. Vacío: el de soporte.',
  },
  orderPrefix: {
    label: 'Prefijo de los números de pedido',
    hint: 'Por ejemplo FNZ da FNZ-261121-AB3K. Los pedidos que ya existen conservan su número.',
  },
  logoText: { label: 'Texto de la marca', hint: 'En la cabecera. Vacío: el nombre de la tienda.' },
  accent: {
    label: 'Color principal',
    hint: 'Botones y enlaces, por ejemplo #2a46dd. Los tonos se ajustan solos para que siempre se lean. Vacío: el de serie.',
  },
  legalName: { label: 'Razón social', hint: 'En recibos, correos y textos legales.' },
  taxId: { label: 'NIF', hint: 'En los recibos.' },
  address: { label: 'Dirección', hint: 'En recibos, correos y textos legales.' },
  email: { label: 'Correo de facturación', hint: 'En los recibos.' },
  sample: {
    label: 'Son datos de ejemplo',
    hint: 'Los recibos dicen que no valen como factura. Quítalo al escribir los datos reales.',
  },
  vatMode: { label: 'Qué tipo se aplica', hint: 'El IVA va incluido en el precio: el total no cambia.' },
  sellerCountry: {
    label: 'País del vendedor',
    hint: 'Su tipo vale para todos si se aplica el del vendedor.',
  },
  'vatRates.ES': { label: 'IVA de España (%)', hint: '' },
  'vatRates.FR': { label: 'IVA de Francia (%)', hint: '' },
  'vatRates.IT': { label: 'IVA de Italia (%)', hint: '' },
  upsellVariantBPercent: {
    label: 'Carritos que ven la variante B (%)',
    hint: 'Los demás ven la A. Los carritos italianos ven siempre la B.',
  },
  enabled: { label: 'Activado', hint: '' },
  code: {
    label: 'Código que anuncia',
    hint: 'Debe valer para cualquiera mientras se muestre. El porcentaje es el del código.',
  },
  seconds: { label: 'Cuenta atrás', hint: 'Tiempo que cuenta para cada visitante.' },
  noRestartIn: {
    label: 'Sin reinicio en',
    hint: 'Al llegar a cero no vuelve a empezar y el banner se cierra.',
  },
  'texts.es': { label: 'Texto en español', hint: 'Vacío: sin aviso en español.' },
  'texts.fr': { label: 'Texto en francés', hint: '' },
  'texts.it': { label: 'Texto en italiano', hint: '' },
  from: { label: 'Se muestra desde', hint: 'Hora de Madrid. Vacío: desde ahora.' },
  until: { label: 'Se muestra hasta', hint: 'Hora de Madrid. Vacío: hasta que lo borres.' },
  panelAway: {
    label: 'Avisar si un panel no responde',
    hint: 'Si no hay texto tuyo, las páginas dicen por sí solas que algunas entregas empiezan más tarde.',
  },
  panelAwayAfterSeconds: {
    label: 'Avisar tras',
    hint: 'Tiempo que un panel lleva sin responder, sin otro que lo sustituya.',
  },
  reminderAfterSeconds: {
    label: 'Recordatorio de pago tras',
    hint: 'Un solo correo si no se paga; no sale hacia direcciones dadas de baja.',
  },
  abandonAfterSeconds: {
    label: 'Compra abandonada tras',
    hint: 'Se cierra y se anula el pago. Debe ser después del recordatorio.',
  },
  paymentFailedMailAfterSeconds: {
    label: 'Aviso de pago fallido tras',
    hint: 'Si el comprador no lo intenta de nuevo. Debe salir antes de que se cierre la compra.',
  },
  progressMailAfterSeconds: {
    label: 'Aviso de entrega en curso tras',
    hint: 'Si el proveedor sigue entregando pasado este tiempo.',
  },
  askAfterDays: {
    label: 'Pedir la reseña tras (días)',
    hint: 'Desde la entrega completa. Un solo correo por pedido; no sale hacia direcciones dadas de baja.',
  },
  undelivered: {
    label: 'Entregas parciales o canceladas',
    hint: 'El importe es proporcional a lo que falta.',
  },
  submissionAttempts: {
    label: 'Intentos de envío',
    hint: 'Solo se repite lo que seguro no llegó. Después decide una persona.',
  },
  submissionRetrySeconds: {
    label: 'Primera espera entre intentos',
    hint: 'Se duplica con cada intento.',
  },
  lateAfterSeconds: {
    label: 'Entrega demasiado lenta tras',
    hint: 'Si no ha terminado, se avisa a una persona; una reposición se da por no hecha. Tampoco espera más un pedido a que responda su panel o termine otro del mismo objetivo: decide una persona.',
  },
  guaranteeSeconds: {
    label: 'Garantía',
    hint: 'Mientras dure se puede pedir reposición. Páginas, preguntas y condiciones dicen esta duración.',
  },
  refillCooldownSeconds: {
    label: 'Espera entre reposiciones',
    hint: 'De un mismo pedido. Las preguntas frecuentes dicen 24 horas: si lo cambias, corrígelas en «Secciones de contenido».',
  },
  id: {
    label: 'Identificador de medición',
    hint: 'Lo da el servicio de medición. Vacío: el de la instalación.',
  },
  logDays: {
    label: 'Días que se conservan',
    hint: 'Registros de la API, de los paneles y de los correos, y reseñas no publicadas. Lo más antiguo se borra cada noche.',
  },
  unpaidDays: {
    label: 'Días de los carritos sin pagar',
    hint: 'Después se borran su correo y su usuario, y de ellos quedan solo las cifras. La página de privacidad promete un año como máximo.',
  },
  secondStep: {
    label: 'Verificación en dos pasos',
    hint: 'Además de la contraseña se pide un código del teléfono.',
  },
} as const;

/** Choices of fields that have a few. */
export const settingsChoices = {
  vatMode: {
    seller: 'El del país del vendedor, para todos',
    destination: 'El del país del comprador (por idioma)',
  },
  sellerCountry: settingsMessages.countries,
  undelivered: {
    'propose-refund': 'Proponer el reembolso; lo confirma una persona',
    refund: 'Reembolsar automáticamente',
  },
  secondStep: {
    optional: 'Quien quiera',
    administrators: 'Obligatoria para administradores',
    everyone: 'Obligatoria para todos',
  },
} as const;
