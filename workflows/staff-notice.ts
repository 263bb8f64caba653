import { setCurrentDetails } from '@temporalio/workflow';
import type { StaffNotice } from '../domain/staff-notices';
import { staffMail } from './activity-options';

/** One letter to the shop's own people about who gets into the back office. A run, because a mail server may be away. */
export async function staffNotice(notice: StaffNotice): Promise<void> {
  setCurrentDetails('**The letter is on its way.** Nothing to do: it is tried again for seven days.');
  await staffMail.sendStaffNotice(notice);
  setCurrentDetails('**Done.**');
}
