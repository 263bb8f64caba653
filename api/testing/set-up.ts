import { takeOwnShop } from './own-shop';

// Jest counts its workers from 1.
takeOwnShop(Number(process.env.JEST_WORKER_ID ?? 1) - 1);
