import { testDatabase } from '../../api/testing/database';
import { takeOwnShop } from '../../api/testing/own-shop';

takeOwnShop(process.env.TEST_PARALLEL_INDEX);

/** The database of this worker's shop. */
export const db = testDatabase();
