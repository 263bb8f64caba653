/* All workflows but the purchase. Each file has a worker of its own, beside those of the others. */
import './account-deletion.cases.test';
import './contact.cases.test';
import './maintenance.cases.test';
import './requests.cases.test';
