import { adminAccount } from '../../domain/calls/admin-account';
import { adminAttention } from '../../domain/calls/admin-attention';
import { blockedUsers, blockUser, unblockUser } from '../../domain/calls/admin-blocked-users';
import { adminCarts } from '../../domain/calls/admin-carts';
import { adminCustomer, adminCustomerMarketing, adminCustomers } from '../../domain/calls/admin-customers';
import { adminDashboard } from '../../domain/calls/admin-dashboard';
import {
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscountState,
  adminDiscounts,
} from '../../domain/calls/admin-discounts';
import { adminUpsellExperiment } from '../../domain/calls/admin-experiment';
import { adminConversions, adminSuppressions } from '../../domain/calls/admin-marketing';
import { adminOrder } from '../../domain/calls/admin-order';
import { adminAddNote } from '../../domain/calls/admin-order-acts';
import {
  adminOrderChoices,
  adminOrders,
  adminSavedViews,
  adminSaveView,
} from '../../domain/calls/admin-order-list';
import { adminPayment, adminPayments } from '../../domain/calls/admin-payments';
import { adminDifferences, adminReconciliation } from '../../domain/calls/admin-reconciliation';
import { refillHistory } from '../../domain/calls/admin-refill';
import { adminRequests } from '../../domain/calls/admin-requests';
import { adminSearch } from '../../domain/calls/admin-search';
import { adminUsers } from '../../domain/calls/admin-users';
import { chat } from '../../domain/calls/chat';
import { contentSection } from '../../domain/calls/content';
import { askForCode, customerAccount, customerSession, enterCode } from '../../domain/calls/customer';
import { instagramPosts, instagramProfile, instagramSearch } from '../../domain/calls/instagram';
import { currentOffer } from '../../domain/calls/offer';
import {
  getOrder,
  guaranteedSearch,
  orderCoupon,
  ordersByPayment,
  searchByNumber,
  searchOrder,
  trackOrder,
} from '../../domain/calls/orders';
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
} from '../../domain/calls/shop';
import { leave, sendContact } from '../../domain/calls/support';
import { submitWithdrawal } from '../../domain/calls/withdrawal';

/** Calls whose answers are compared field by field, by the file that does it: `api/answers-<name>.api.test.ts`. */
export const answerGroups = {
  users: { adminAccount, adminUsers },
  orders: { adminAddNote, adminOrder, adminOrderChoices, adminOrders, adminSavedViews, adminSaveView },
  people: {
    adminAttention,
    adminCarts,
    adminCustomer,
    adminCustomerMarketing,
    adminCustomers,
    adminRequests,
    adminSearch,
    blockedUsers,
    blockUser,
    refillHistory,
    unblockUser,
  },
  money: {
    adminConversions,
    adminDashboard,
    adminDifferences,
    adminPayment,
    adminPayments,
    adminReconciliation,
    adminSuppressions,
    adminUpsellExperiment,
  },
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

/** One or two fields that an act's own test compares. */
const ofItsAct = 'one or two fields, compared by the test of the act';
/** Whose fields are compared in part by the tests of its screen, not each. */
const inPart = 'compared in part by the tests of its screen';

/**
 * Calls whose answers are not compared field by field, with the reason. Take a call away from here when it gets its
 * comparison; a new call gets one at once.
 */
export const notCompared: Record<string, string> = {
  adminAddSuppression: ofItsAct,
  adminApiLogs: inPart,
  adminAuditEntry: inPart,
  adminAuditLog: inPart,
  adminBeginTotp: ofItsAct,
  adminBulkAct: inPart,
  adminBulkActs: inPart,
  adminChangeRole: ofItsAct,
  adminChangeService: inPart,
  adminChangeServiceRange: inPart,
  adminChangeTarget: ofItsAct,
  adminCloseCart: ofItsAct,
  adminConfirmTotp: ofItsAct,
  adminContentOverview: inPart,
  adminContentSection: inPart,
  adminContentVersion: inPart,
  adminCreateService: inPart,
  adminCreateUser: inPart,
  adminDecideDeletion: ofItsAct,
  adminEmailLogs: inPart,
  adminEndOwnSessions: ofItsAct,
  adminEndSessions: ofItsAct,
  adminEraseCustomer: ofItsAct,
  adminLogin: inPart,
  adminLoginCode: inPart,
  adminMarketing: inPart,
  adminNewRecoveryCodes: ofItsAct,
  adminPublishContent: ofItsAct,
  adminRefill: ofItsAct,
  adminRefund: ofItsAct,
  adminRefundPayment: ofItsAct,
  adminRemindCart: ofItsAct,
  adminResendMail: ofItsAct,
  adminResetPassword: ofItsAct,
  adminResolveSubmission: ofItsAct,
  adminSaveDraft: ofItsAct,
  adminSaveSettings: ofItsAct,
  adminSendToProvider: inPart,
  adminService: inPart,
  adminServices: inPart,
  adminSession: inPart,
  adminSetActive: ofItsAct,
  adminSetServiceActive: inPart,
  adminSetServiceSources: inPart,
  adminSetUpsellShare: ofItsAct,
  adminSettings: inPart,
  adminStartBulk: ofItsAct,
  adminStartBulkRefund: ofItsAct,
  adminStartReconciliation: inPart,
  applyCatalogue: ofItsAct,
  applyServiceImport: inPart,
  changeProvider: inPart,
  confirmLeave: ofItsAct,
  createProvider: inPart,
  listProviders: inPart,
  oneProvider: inPart,
  previewCatalogue: inPart,
  previewServiceImport: inPart,
  processAllRefills: inPart,
  providerCatalogue: inPart,
  providerStatusRun: inPart,
  providerStatusStats: inPart,
  refillCandidatesCall: inPart,
  refillOverview: inPart,
  refillRun: inPart,
  refillStatus: inPart,
  requestRefill: ofItsAct,
  setRefillSettings: inPart,
  setSyncInterval: ofItsAct,
  startAutoSync: ofItsAct,
  stopAutoSync: ofItsAct,
  syncAllStatuses: inPart,
  testConnection: inPart,
};
