export { providerStatusSync, refillSweep } from './maintenance';
export { purchase } from './purchase';
export { withdrawal } from './withdrawal';
