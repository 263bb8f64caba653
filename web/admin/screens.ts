import {
  Ban,
  Boxes,
  ContactRound,
  CreditCard,
  FileText,
  FlaskConical,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mails,
  Megaphone,
  Package,
  RefreshCw,
  RotateCcw,
  Scale,
  ScrollText,
  SearchCheck,
  Server,
  Settings,
  ShoppingCart,
  Star,
  TicketPercent,
  TriangleAlert,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#domain/permissions.ts';
import type { messages } from './messages';
import type { AdminSession } from './session';

type Group = keyof typeof messages.groups;

/** One screen of the back office. Navigation, routes and palette are derived from this list. */
export interface Screen {
  /** Below /admin, e.g. `orders`. */
  path: string;
  /** In the navigation and in the palette. */
  title: string;
  icon: LucideIcon;
  /** Who sees it; its calls check permissions themselves. */
  permission: Permission;
  /** Loaded when it is first opened. */
  page: () => Promise<ComponentType>;
  /** Its subpages, e.g. `orders/:id`. */
  details?: Record<string, () => Promise<ComponentType>>;
  /** It is reached from elsewhere and has no place in the navigation. */
  aside?: boolean;
  /** How many items wait there for a person. */
  waiting?: (session: AdminSession) => number;
}

/** Every screen (S1 §2.1, §2.15), in the groups of the navigation. A new one needs its folder and a line here. */
export const screenGroups: Readonly<Record<Group, readonly Screen[]>> = {
  work: [
    {
      path: 'dashboard',
      title: 'Resumen',
      icon: LayoutDashboard,
      permission: 'read-orders',
      page: async () => (await import('./dashboard/dashboard-page')).DashboardPage,
    },
    {
      path: 'needs-attention',
      title: 'Requiere atención',
      icon: TriangleAlert,
      permission: 'read-orders',
      page: async () => (await import('./needs-attention/attention-page')).AttentionPage,
      waiting: ({ attentionCount }) => attentionCount,
    },
    {
      path: 'orders',
      title: 'Pedidos',
      icon: Package,
      permission: 'read-orders',
      page: async () => (await import('./orders/orders-page')).OrdersPage,
      details: {
        'orders/:id': async () => (await import('./order/order-page')).OrderPage,
      },
    },
    {
      path: 'bulk',
      title: 'Acciones en bloque',
      icon: ListChecks,
      permission: 'read-orders',
      aside: true,
      page: async () => (await import('./orders/bulk-list-page')).BulkActionsPage,
      details: { 'bulk/:id': async () => (await import('./orders/bulk-page')).BulkActionPage },
    },
    {
      path: 'requests',
      title: 'Solicitudes',
      icon: Inbox,
      permission: 'read-customers',
      page: async () => (await import('./requests/requests-page')).RequestsPage,
      details: { 'requests/:reference': async () => (await import('./requests/request-page')).RequestPage },
      waiting: ({ openRequests }) => openRequests,
    },
    {
      path: 'customers',
      title: 'Clientes',
      icon: ContactRound,
      permission: 'read-customers',
      page: async () => (await import('./customers/customers-page')).CustomersPage,
      details: { 'customers/:id': async () => (await import('./customers/customer-page')).CustomerPage },
    },
    {
      path: 'blocked-users',
      title: 'Usuarios bloqueados',
      icon: Ban,
      permission: 'read-customers',
      page: async () => (await import('./blocked-users/blocked-users-page')).BlockedUsersPage,
    },
  ],
  selling: [
    {
      path: 'payments',
      title: 'Pagos',
      icon: CreditCard,
      permission: 'read-money',
      page: async () => (await import('./payments/payments-page')).PaymentsPage,
      details: {
        'payments/reconciliation': async () =>
          (await import('./reconciliation/reconciliation-page')).ReconciliationPage,
        'payments/:intent': async () => (await import('./payments/payment-page')).PaymentPage,
      },
    },
    {
      path: 'refunds',
      title: 'Reembolsos',
      icon: Undo2,
      permission: 'read-money',
      page: async () => (await import('./refunds/refunds-page')).RefundsPage,
    },
    {
      path: 'abandoned-carts',
      title: 'Carritos abandonados',
      icon: ShoppingCart,
      permission: 'read-orders',
      page: async () => (await import('./abandoned-carts/carts-page')).CartsPage,
    },
    {
      path: 'marketing',
      title: 'Marketing',
      icon: Megaphone,
      permission: 'read-customers',
      page: async () => (await import('./marketing/marketing-page')).MarketingPage,
    },
    {
      path: 'services',
      title: 'Servicios',
      icon: Boxes,
      permission: 'read-catalogue',
      page: async () => (await import('./services/services-page')).ServicesPage,
      details: {
        'services/import': async () => (await import('./services/import-page')).ImportPage,
        'services/:id': async () => (await import('./services/service-page')).ServicePage,
      },
    },
    {
      path: 'discount-codes',
      title: 'Códigos de descuento',
      icon: TicketPercent,
      permission: 'read-catalogue',
      page: async () => (await import('./discount-codes/discounts-page')).DiscountsPage,
      details: {
        'discount-codes/:code': async () => (await import('./discount-codes/discount-page')).DiscountPage,
      },
    },
    {
      path: 'upsell-experiment',
      title: 'Experimento de oferta',
      icon: FlaskConical,
      permission: 'read-money',
      page: async () => (await import('./experiment/experiment-page')).ExperimentPage,
    },
  ],
  delivery: [
    {
      path: 'provider-status',
      title: 'Estado del proveedor',
      icon: RefreshCw,
      permission: 'read-catalogue',
      page: async () => (await import('./provider-status/provider-status-page')).ProviderStatusPage,
    },
    {
      path: 'auto-refill',
      title: 'Auto-refill',
      icon: RotateCcw,
      permission: 'read-orders',
      page: async () => (await import('./auto-refill/auto-refill-page')).AutoRefillPage,
    },
    {
      path: 'providers',
      title: 'Proveedores',
      icon: Server,
      permission: 'read-catalogue',
      page: async () => (await import('./providers/providers-page')).ProvidersPage,
      details: { 'providers/:id': async () => (await import('./providers/provider-page')).ProviderPage },
    },
    {
      path: 'test-verify',
      title: 'Verificar servicio',
      icon: SearchCheck,
      permission: 'manage-providers',
      page: async () => (await import('./test-verify/test-verify-page')).TestVerifyPage,
    },
  ],
  content: [
    {
      path: 'content-sections',
      title: 'Secciones de contenido',
      icon: FileText,
      permission: 'read-content',
      page: async () => (await import('./content/content-list-page')).ContentSectionsPage,
      details: {
        'content-sections/:key/:language': async () => (await import('./content/content-page')).ContentPage,
      },
    },
    {
      path: 'legal-pages',
      title: 'Páginas legales',
      icon: Scale,
      permission: 'read-content',
      page: async () => (await import('./content/content-list-page')).LegalPagesPage,
      details: {
        'legal-pages/:key/:language': async () => (await import('./content/content-page')).ContentPage,
      },
    },
    {
      path: 'reviews',
      title: 'Reseñas de clientes',
      icon: Star,
      permission: 'read-content',
      page: async () => (await import('./reviews/reviews-page')).ReviewsPage,
      waiting: ({ waitingReviews }) => waitingReviews,
    },
    {
      path: 'email-logs',
      title: 'Registro de correos',
      icon: Mails,
      permission: 'read-logs',
      page: async () => (await import('./logs/email-logs-page')).EmailLogsPage,
    },
  ],
  system: [
    {
      path: 'users',
      title: 'Usuarios',
      icon: Users,
      permission: 'manage-users',
      page: async () => (await import('./users/users-page')).UsersPage,
    },
    {
      path: 'audit-log',
      title: 'Registro de auditoría',
      icon: ScrollText,
      permission: 'read-audit',
      page: async () => (await import('./audit/audit-page')).AuditPage,
      details: { 'audit-log/:id': async () => (await import('./audit/entry-page')).AuditEntryPage },
    },
    {
      path: 'account',
      title: 'Mi cuenta',
      icon: UserRound,
      permission: 'own-account',
      aside: true,
      page: async () => (await import('./account/account-page')).AccountPage,
    },
    {
      path: 'settings',
      title: 'Ajustes',
      icon: Settings,
      permission: 'read-settings',
      page: async () => (await import('./settings/settings-page')).SettingsPage,
    },
    {
      path: 'api-logs',
      title: 'Registro de la API',
      icon: ScrollText,
      permission: 'read-logs',
      page: async () => (await import('./logs/api-logs-page')).ApiLogsPage,
    },
  ],
};

export const screens: readonly Screen[] = Object.values(screenGroups).flat();
