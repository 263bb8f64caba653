export { accountDeletion } from './account-deletion';
export { contact } from './contact';
export { customerLogin } from './customer-login';
export { leave } from './leave';
export { providerStatusSync, refillSweep } from './maintenance';
export { purchase } from './purchase';
export { withdrawal } from './withdrawal';
