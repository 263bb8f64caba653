import { log } from '@temporalio/activity';
import { isGrpcServiceError, ServiceError } from '@temporalio/client';

/** The gRPC status of a server that can't be reached. */
const unavailable = 14;

/**
 * Tells one of several purchases. False where that one could not be told: it is logged, and holds no other up. Throws
 * where Temporal itself is away, as then none can be told.
 */
export async function couldTell(cartId: string, tell: () => Promise<unknown>): Promise<boolean> {
  try {
    await tell();
    return true;
  } catch (error) {
    const cause = error instanceof ServiceError ? error.cause : error;
    if (isGrpcServiceError(cause) && cause.code === unavailable) throw error;
    log.warn('A purchase could not be told', { cartId, error: String(error) });
    return false;
  }
}
