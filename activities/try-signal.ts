import { log } from '@temporalio/activity';
import { isGrpcServiceError, ServiceError } from '@temporalio/client';

/** The gRPC status of a server that can't be reached. */
const unavailable = 14;

/**
 * Signals one of several purchases. False if that failed: the failure is logged, and the others continue. Throws if
 * Temporal itself is down, because then all would fail.
 */
export async function trySignal(cartId: string, signal: () => Promise<unknown>): Promise<boolean> {
  try {
    await signal();
    return true;
  } catch (error) {
    const cause = error instanceof ServiceError ? error.cause : error;
    if (isGrpcServiceError(cause) && cause.code === unavailable) throw error;
    log.warn('A purchase could not be signalled', { cartId, error: String(error) });
    return false;
  }
}
