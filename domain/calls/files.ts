/** Files and streams: calls whose answers have no schema. `addressOf` (call.ts) fills in the parameters. */
export const filePaths = {
  ownData: '/api/customer/data',
  ownReceipt: '/api/orders/:id/receipt.pdf',
  ownCorrection: '/api/orders/:id/corrections/:number',
  ownInvoice: '/api/orders/:id/invoices/:number',
  ownChanges: '/api/orders/:id/events',
  changes: '/api/admin/events',
  orders: '/api/admin/order-export',
  correction: '/api/admin/orders/:id/corrections/:number',
  invoice: '/api/admin/orders/:id/invoices/:number',
  customerData: '/api/admin/customers/:id/data',
  batchCodes: '/api/admin/discount-batches/:batch/codes.csv',
} as const;
