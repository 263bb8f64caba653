import { testDatabase } from '#api/testing/database.ts';
import { takeOwnShop } from '#api/testing/own-shop.ts';

takeOwnShop(process.env.TEST_PARALLEL_INDEX);

/** The database of this worker's shop. */
export const db = testDatabase();
