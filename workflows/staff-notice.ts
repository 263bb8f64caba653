import { setCurrentDetails } from '@temporalio/workflow';
import type { StaffNotice } from '../domain/staff-notices';
import { staffMail } from './activity-options';

/** One e-mail to the staff about who gets into the back office. It is a workflow, because a mail server may be down. */
export async function staffNotice(notice: StaffNotice): Promise<void> {
  setCurrentDetails('**The letter is on its way.** Nothing to do: it is tried again for seven days.');
  await staffMail.sendStaffNotice(notice);
  setCurrentDetails('**Done.**');
}
