export { accountDeletion } from './account-deletion';
export { bulkAct } from './bulk-act';
export { contact } from './contact';
export { customerLogin } from './customer-login';
export { leave } from './leave';
export { providerStatusSync, refillSweep } from './maintenance';
export { purchase } from './purchase';
export { retention } from './retention';
export { withdrawal } from './withdrawal';
