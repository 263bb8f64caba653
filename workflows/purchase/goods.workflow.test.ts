/* Purchases from the money to the goods and their guarantee, and what is said and written meanwhile. */
import './submission.cases.test';
import './fail-over.cases.test';
import './posts.cases.test';
import './delivery.cases.test';
import './every-panel-answer.cases.test';
import './emails.cases.test';
import './messages.cases.test';
import './uncached.cases.test';
