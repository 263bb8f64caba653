/* Purchases up to the money, and the money's way back. */
import './payment.cases.test';
import './every-intent-status.cases.test';
import './every-refund-and-dispute.cases.test';
import './lost-in-part.cases.test';
import './owed-refunds.cases.test';
import './undelivered-refunds.cases.test';
import './after-end.cases.test';
import './catch-up.cases.test';
