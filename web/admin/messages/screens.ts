import type { Group } from '../screens';

/** Names of the screens, as navigation, palette and titles show them. */
export const screenMessages = {
  dashboard: 'Panel',
  needsAttention: 'Requiere atención',
  orders: 'Pedidos',
  payments: 'Pagos',
  requests: 'Solicitudes',
  customers: 'Clientes',
  abandonedCarts: 'Carritos abandonados',
  marketing: 'Marketing',
  services: 'Servicios',
  discountCodes: 'Códigos de descuento',
  blockedUsers: 'Usuarios bloqueados',
  experiment: 'Experimento de oferta',
  account: 'Mi cuenta',
  users: 'Usuarios',
  audit: 'Registro de auditoría',
  settings: 'Ajustes',
  emailLogs: 'Registro de correos',
  apiLogs: 'Registro de API',
  contentSections: 'Secciones de contenido',
  legalPages: 'Páginas legales',
  providerStatus: 'Estado del proveedor',
  autoRefill: 'Auto-refill',
  providers: 'Proveedores',
  testVerify: 'Verificar servicio',
} as const;

/** Names of the groups in the navigation. */
export const groupNames: Record<Group, string> = {
  work: 'Trabajo diario',
  selling: 'Ventas',
  delivery: 'Entrega',
  content: 'Contenido y avisos',
  system: 'Sistema',
};
