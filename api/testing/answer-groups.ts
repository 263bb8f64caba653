import { adminAccount } from '#domain/calls/admin-account.ts';
import { adminAttention } from '#domain/calls/admin-attention.ts';
import { blockedUsers, blockUser, unblockUser } from '#domain/calls/admin-blocked-users.ts';
import { adminCarts } from '#domain/calls/admin-carts.ts';
import { adminCustomer, adminCustomerMarketing, adminCustomers } from '#domain/calls/admin-customers.ts';
import { adminDashboard } from '#domain/calls/admin-dashboard.ts';
import {
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscountState,
  adminDiscounts,
} from '#domain/calls/admin-discounts.ts';
import { adminUpsellExperiment } from '#domain/calls/admin-experiment.ts';
import { adminConversions, adminSuppressions } from '#domain/calls/admin-marketing.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminAddNote } from '#domain/calls/admin-order-actions.ts';
import { adminMatchingOrders, adminOrderChoices, adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminPayment, adminPayments } from '#domain/calls/admin-payments.ts';
import { adminDifferences, adminReconciliation } from '#domain/calls/admin-reconciliation.ts';
import { refillHistory } from '#domain/calls/admin-refill.ts';
import { adminRefunds } from '#domain/calls/admin-refunds.ts';
import { adminRequests } from '#domain/calls/admin-requests.ts';
import { adminReviews } from '#domain/calls/admin-reviews.ts';
import { adminSearch } from '#domain/calls/admin-search.ts';
import { adminUsers } from '#domain/calls/admin-users.ts';
import { savedViews, saveView } from '#domain/calls/admin-views.ts';
import { cartByLink } from '#domain/calls/carts.ts';
import { chat } from '#domain/calls/chat.ts';
import { contentSection } from '#domain/calls/content.ts';
import { askForCode, customerAccount, customerSession, enterCode } from '#domain/calls/customer.ts';
import { instagramPosts, instagramProfile, instagramSearch } from '#domain/calls/instagram.ts';
import { currentOffer } from '#domain/calls/offer.ts';
import {
  getOrder,
  guaranteedSearch,
  orderCoupon,
  ordersByPayment,
  searchByNumber,
  searchOrder,
  trackOrder,
} from '#domain/calls/orders.ts';
import { publishedReviews, reviewOfOrder } from '#domain/calls/reviews.ts';
import {
  applyDiscount,
  cancelPaymentIntent,
  checkBlockedUser,
  createLikesPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  services,
  servicesByRegion,
  stripeConfig,
  updatePaymentIntent,
} from '#domain/calls/shop.ts';
import { leave, sendContact } from '#domain/calls/support.ts';
import { submitWithdrawal } from '#domain/calls/withdrawal.ts';

/** Calls whose answers are compared field by field, by file: `api/answers-<name>.api.test.ts`. */
export const answerGroups = {
  users: { adminAccount, adminUsers },
  orders: {
    adminAddNote,
    adminMatchingOrders,
    adminOrder,
    adminOrderChoices,
    adminOrders,
    savedViews,
    saveView,
  },
  people: {
    adminCustomer,
    adminCustomerMarketing,
    adminCustomers,
    adminSearch,
    blockedUsers,
    blockUser,
    refillHistory,
    unblockUser,
  },
  attention: { adminAttention },
  requests: { adminRequests },
  reviews: { adminReviews, publishedReviews, reviewOfOrder },
  payments: {
    adminDifferences,
    adminPayment,
    adminPayments,
    adminReconciliation,
    adminRefunds,
  },
  dashboard: { adminDashboard },
  marketing: { adminCarts, adminConversions, adminSuppressions, adminUpsellExperiment },
  discounts: {
    adminBatchState,
    adminChangeDiscount,
    adminCreateDiscount,
    adminCreateDiscounts,
    adminDiscount,
    adminDiscountState,
    adminDiscounts,
  },
  tracking: {
    askForCode,
    customerAccount,
    customerSession,
    enterCode,
    getOrder,
    guaranteedSearch,
    orderCoupon,
    ordersByPayment,
    searchByNumber,
    searchOrder,
    trackOrder,
  },
  shop: {
    applyDiscount,
    cancelPaymentIntent,
    cartByLink,
    chat,
    checkBlockedUser,
    contentSection,
    createLikesPaymentIntent,
    createOrder,
    createOrderAfterPayment,
    createPaymentIntent,
    currentOffer,
    instagramPosts,
    instagramProfile,
    instagramSearch,
    leave,
    sendContact,
    services,
    servicesByRegion,
    stripeConfig,
    submitWithdrawal,
    updatePaymentIntent,
  },
};
export type AnswerGroup = keyof typeof answerGroups;

/** One or two fields that the action's own test compares. */
const ofItsAction = 'one or two fields, compared by the test of the action';
/** Compared in part by the tests of its screen, not field by field. */
const inPart = 'compared in part by the tests of its screen';

/**
 * Calls whose answers are not compared field by field, with the reason. Remove a call from here when it gets its
 * comparison; a new call needs one at once.
 */
export const notCompared: Record<string, string> = {
  adminAddSuppression: ofItsAction,
  adminAnswerContact: ofItsAction,
  adminApiLogs: inPart,
  adminAuditEntry: inPart,
  adminAuditLog: inPart,
  adminBeginTotp: ofItsAction,
  adminBulkAction: inPart,
  adminBulkActions: inPart,
  adminChangeRole: ofItsAction,
  adminChangeService: inPart,
  adminChangeServiceRange: inPart,
  adminChangeTarget: ofItsAction,
  adminCloseCart: ofItsAction,
  adminConfirmTotp: ofItsAction,
  adminContentOverview: inPart,
  adminContentSection: inPart,
  adminContentVersion: inPart,
  adminCreateService: inPart,
  adminCreateUser: inPart,
  adminDecideDeletion: ofItsAction,
  adminEmail: inPart,
  adminEmailLogs: inPart,
  adminEndOwnSessions: ofItsAction,
  adminEndSessions: ofItsAction,
  adminEraseCustomer: ofItsAction,
  adminInvoice: ofItsAction,
  adminLogin: inPart,
  adminLoginCode: inPart,
  adminMarketing: inPart,
  adminNewRecoveryCodes: ofItsAction,
  adminProve: ofItsAction,
  adminPublishContent: ofItsAction,
  adminRefill: ofItsAction,
  adminRefund: ofItsAction,
  adminRefundPayment: ofItsAction,
  adminRemindCart: ofItsAction,
  adminRequestByReference: inPart,
  adminResendMail: ofItsAction,
  adminResetPassword: ofItsAction,
  adminResolveSubmission: ofItsAction,
  adminSaveDraft: ofItsAction,
  adminSaveSettings: ofItsAction,
  adminSendToProvider: inPart,
  adminService: inPart,
  adminServices: inPart,
  adminSession: inPart,
  adminSetActive: ofItsAction,
  adminSetServiceActive: inPart,
  adminSetServiceSources: inPart,
  adminSetUpsellShare: ofItsAction,
  adminSettings: inPart,
  adminStartBulk: ofItsAction,
  adminStartBulkAccept: ofItsAction,
  adminStartBulkRefund: ofItsAction,
  adminStartReconciliation: inPart,
  applyCatalogue: ofItsAction,
  applyServiceImport: inPart,
  changeProvider: inPart,
  confirmLeave: ofItsAction,
  createProvider: inPart,
  customerMessages: inPart,
  listProviders: inPart,
  oneProvider: inPart,
  previewCatalogue: inPart,
  previewServiceImport: inPart,
  processAllRefills: inPart,
  providerCatalogue: inPart,
  providerStatusRun: inPart,
  providerStatusStats: inPart,
  readThread: inPart,
  refillCandidatesCall: inPart,
  refillOverview: inPart,
  refillRun: inPart,
  refillStatus: inPart,
  requestInvoice: ofItsAction,
  requestRefill: ofItsAction,
  setRefillSettings: inPart,
  setSyncInterval: ofItsAction,
  startAutoSync: ofItsAction,
  stopAutoSync: ofItsAction,
  syncAllStatuses: inPart,
  testConnection: inPart,
  writeReview: ofItsAction,
  writeToThread: ofItsAction,
};
