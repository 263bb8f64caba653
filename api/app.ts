import { join } from 'node:path';
import express, { type Express } from 'express';
import { ShopError } from '../domain/errors';
import type { Deps } from './deps';
import { errorMiddleware } from './errors';
import { createRoutes, type RouteEntry } from './handle';
import { createLimits } from './limits';
import { requestId, requestLog } from './middleware/request-log';
import { securityHeaders } from './middleware/security';
import { openapiRoutes } from './openapi';
import { pageRoutes } from './pages';
import { createRefusalLog } from './refusal-log';
import { adminAccountRoutes } from './routes/admin-account';
import { adminAttentionRoutes } from './routes/admin-attention';
import { adminAuditRoutes } from './routes/admin-audit';
import { adminBlockedUserRoutes } from './routes/admin-blocked-users';
import { adminBulkRoutes } from './routes/admin-bulk';
import { adminCartRoutes } from './routes/admin-carts';
import { adminContentRoutes } from './routes/admin-content';
import { adminCustomerRoutes } from './routes/admin-customers';
import { adminDashboardRoutes } from './routes/admin-dashboard';
import { adminDiscountRoutes } from './routes/admin-discounts';
import { adminExperimentRoutes } from './routes/admin-experiment';
import { adminLogRoutes } from './routes/admin-logs';
import { adminMarketingRoutes } from './routes/admin-marketing';
import { adminOrderExportRoutes } from './routes/admin-order-export';
import { adminOrderListRoutes } from './routes/admin-order-list';
import { adminOrderRoutes } from './routes/admin-orders';
import { adminPaymentRoutes } from './routes/admin-payments';
import { adminProviderStatusRoutes } from './routes/admin-provider-status';
import { adminProviderRoutes } from './routes/admin-providers';
import { adminReconciliationRoutes } from './routes/admin-reconciliation';
import { adminRefillRoutes } from './routes/admin-refill';
import { adminRequestRoutes } from './routes/admin-requests';
import { adminSearchRoutes } from './routes/admin-search';
import { adminServiceImportRoutes } from './routes/admin-service-import';
import { adminServiceRoutes } from './routes/admin-services';
import { adminSessionRoutes } from './routes/admin-session';
import { adminSettingsRoutes } from './routes/admin-settings';
import { adminUserRoutes } from './routes/admin-users';
import { adminWithdrawalRoutes } from './routes/admin-withdrawals';
import { blockedRoutes } from './routes/blocked';
import { catalogueRoutes } from './routes/catalogue';
import { chatRoutes } from './routes/chat';
import { checkoutRoutes } from './routes/checkout';
import { chooserRoutes } from './routes/chooser';
import { codecCors, codecRoutes } from './routes/codec';
import { contentRoutes } from './routes/content';
import { customerRoutes } from './routes/customer';
import { discountRoutes } from './routes/discounts';
import { eventRoutes } from './routes/events';
import { healthRoutes } from './routes/health';
import { instagramRoutes } from './routes/instagram';
import { offerRoutes } from './routes/offer';
import { orderRoutes } from './routes/orders';
import { receiptRoutes } from './routes/receipts';
import { refillRoutes } from './routes/refill';
import { seoRoutes } from './routes/seo';
import { supportRoutes } from './routes/support';
import { webhookRoutes } from './routes/webhook';
import { withdrawalRoutes } from './routes/withdrawal';

/** Where `npm run build:web` puts the pages. */
const builtPages = join(__dirname, '../web/dist');

/** The whole API and the built pages, on the given surroundings. */
export function createApp(deps: Deps): { app: Express; routes: readonly RouteEntry[] } {
  const { env, logger } = deps;
  const app = express().disable('x-powered-by');
  app.set('trust proxy', trustProxy(env.TRUST_PROXY));
  app.set('query parser', 'simple');
  app.use(
    requestId(),
    requestLog(logger),
    createRefusalLog(deps.db, logger, deps.clock).handler,
    ...securityHeaders(env),
  );
  app.use('/api/codec', codecCors(env.TEMPORAL_UI_URL));

  const limits = createLimits(deps.db, { factor: env.RATE_LIMIT_FACTOR, secret: env.SESSION_SECRET });
  const routes = createRoutes(deps, limits);
  healthRoutes(routes, deps);
  catalogueRoutes(routes, deps);
  contentRoutes(routes, deps);
  chatRoutes(routes, deps);
  checkoutRoutes(routes, deps);
  discountRoutes(routes, deps);
  offerRoutes(routes, deps);
  orderRoutes(routes, deps);
  receiptRoutes(routes, deps);
  refillRoutes(routes, deps);
  customerRoutes(routes, deps);
  withdrawalRoutes(routes, deps);
  supportRoutes(routes, deps);
  eventRoutes(routes, deps);
  instagramRoutes(routes, deps);
  blockedRoutes(routes, deps);
  chooserRoutes(routes, deps);
  webhookRoutes(routes, deps);
  adminSessionRoutes(routes, deps);
  adminAccountRoutes(routes, deps);
  adminUserRoutes(routes, deps);
  adminAuditRoutes(routes, deps);
  adminOrderListRoutes(routes, deps);
  adminOrderExportRoutes(routes, deps);
  adminBulkRoutes(routes, deps);
  adminOrderRoutes(routes, deps);
  adminDashboardRoutes(routes, deps);
  adminPaymentRoutes(routes, deps);
  adminReconciliationRoutes(routes, deps);
  adminSearchRoutes(routes, deps);
  adminExperimentRoutes(routes, deps);
  adminWithdrawalRoutes(routes, deps);
  adminAttentionRoutes(routes, deps);
  adminRequestRoutes(routes, deps);
  adminSettingsRoutes(routes, deps);
  adminContentRoutes(routes, deps);
  adminLogRoutes(routes, deps);
  adminBlockedUserRoutes(routes, deps);
  adminCustomerRoutes(routes, deps);
  adminCartRoutes(routes, deps);
  adminProviderStatusRoutes(routes, deps);
  adminRefillRoutes(routes, deps);
  adminProviderRoutes(routes, deps);
  adminServiceRoutes(routes, deps);
  adminServiceImportRoutes(routes, deps);
  adminDiscountRoutes(routes, deps);
  adminMarketingRoutes(routes, deps);
  codecRoutes(routes, deps);
  seoRoutes(routes, deps);
  openapiRoutes(routes);
  app.use(routes.router);

  const notFound = () => {
    throw new ShopError('not_found');
  };
  app.use('/api', notFound);
  app.use(pageRoutes(deps, builtPages));
  app.use(notFound);
  app.use(errorMiddleware(logger));
  return { app, routes: routes.table };
}

/** A number of hops, or addresses; nothing means that no proxy is believed. */
function trustProxy(setting: string | undefined): number | string | false {
  if (setting === undefined || setting === 'false') return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}
