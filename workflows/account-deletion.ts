import {
  allHandlersFinished,
  condition,
  log,
  patched,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { deletionCan, deletionTimes, type LeaveRequest, leaveReference } from '../domain/support';
import { deletionMail, deletionRows, erasing } from './activity-options';
import { confirmDeletion, type DecideDeletionInput, type DeletionInput, decideDeletion } from './messages';
import { refusal } from './purchase/inbox';

/** The progress of a request; only its messages change it. */
interface Progress {
  provenAt?: number;
  decision?: DecideDeletionInput & { at: number };
  /** The request is expiring: nothing would carry out a decision. */
  expiring: boolean;
  /** The decision is stored, so the Update can be answered. */
  written: boolean;
}

/**
 * One request to erase personal data (D27). The person proves their address, an administrator approves, then the
 * person is erased; the amounts of their orders stay. Every step may run again after a crash.
 */
export async function accountDeletion({ request, proven }: DeletionInput): Promise<void> {
  const { id } = request;
  const receivedAt = workflowInfo().startTime.getTime();
  const progress: Progress = { provenAt: proven ? receivedAt : undefined, expiring: false, written: false };
  receiveDecision(progress);

  showDetails(id, 'Being written down. Nothing to do.');
  // Earlier versions returned nothing here.
  if ((await deletionRows.recordDeletion({ request, receivedAt, proven })) === false) {
    showDetails(id, 'Over: another request has this number. Nothing was erased.');
    return;
  }
  const emails = [
    deletionMail.acknowledgeDeletion({ id, proven }).catch(unsent),
    deletionMail.reportDeletion({ id, occasion: 'received' }).catch(unsent),
  ];
  /** Reports to support while the request goes on: a mailbox that takes no mail must not delay a decision. */
  const report: Report = async (occasion) => {
    // Earlier versions waited for the e-mail, up to two days.
    const goesOn = patched('reports-beside');
    const sent = deletionMail.reportDeletion({ id, occasion }).catch(unsent);
    if (goesOn) emails.push(sent);
    else await sent;
  };
  if ((await isProven(id, progress, report)) || (await isProvenLate(progress, request, report))) {
    await decided(id, progress, report);
    await carryOut(progress, request);
  } else showDetails(id, 'Over: nobody confirmed the address. Nothing was erased.');
  await Promise.all(emails);
  await condition(allHandlersFinished);
}

/** Reports a request to support. */
type Report = (occasion: 'proven' | 'reminder') => Promise<void>;

/** Handlers only record; the main function acts. */
function receiveDecision(progress: Progress): void {
  setHandler(confirmDeletion, () => {
    progress.provenAt ??= Date.now();
  });
  setHandler(
    decideDeletion,
    async (input) => {
      progress.decision = { ...input, at: Date.now() };
      await condition(() => progress.written);
      return { state: input.decision === 'approve' ? 'erasing' : 'refused' };
    },
    {
      validator: ({ decision }) => {
        const facts = {
          proven: progress.provenAt !== undefined,
          decided: progress.decision !== undefined || progress.expiring,
        };
        const verdict = deletionCan.decide(facts, decision);
        if (!verdict.allowed) throw refusal(verdict.code);
      },
    },
  );
}

/** Waits until the address is proven or a decision makes the proof unnecessary. False if neither arrives in time. */
async function isProven(id: string, progress: Progress, report: Report): Promise<boolean> {
  if (progress.provenAt !== undefined) return true;
  showDetails(
    id,
    'Waiting for whoever asked to open the link in the acknowledgement, which proves that the address is theirs. An administrator may refuse the request before; approving needs the proof.',
  );
  const came = await condition(
    () => progress.provenAt !== undefined || progress.decision !== undefined,
    deletionTimes.unprovenForSeconds * 1000,
  );
  if (progress.provenAt !== undefined) {
    await deletionRows.noteProof({ id, at: progress.provenAt });
    await report('proven');
  }
  return came;
}

/**
 * Closes a request that nobody proved. True if the proof arrived while its row was written, which takes as long as the
 * database is away: the person was told that it counts, so the request is open again.
 */
async function isProvenLate(progress: Progress, request: LeaveRequest, report: Report): Promise<boolean> {
  const { id } = request;
  progress.expiring = true;
  await deletionRows.endDeletion({ id, state: 'expired', at: Date.now() });
  // Earlier versions forgot the proof.
  if (progress.provenAt === undefined || !patched('proven-late')) return false;
  await deletionRows.reopenDeletion({ request, at: progress.provenAt });
  progress.expiring = false;
  await report('proven');
  return true;
}

/** Waits for an administrator. Reminds support before the promised day is over, and every day after that. */
async function decided(id: string, progress: Progress, report: Report): Promise<void> {
  showDetails(
    id,
    'Waiting for an administrator: approve or refuse it in the back office, under requests. The person was promised an answer within 24 hours.',
  );
  let wait = deletionTimes.reminderAfterSeconds * 1000;
  while (!(await condition(() => progress.decision !== undefined, wait))) {
    log.warn('A request for deletion waits for its decision', { reference: leaveReference(id) });
    await report('reminder');
    wait = 24 * 3600 * 1000;
  }
}

/** Carries out the decision, notifies the person and closes the request. */
async function carryOut(progress: Progress, request: LeaveRequest): Promise<void> {
  const { decision } = progress;
  if (!decision) throw new Error('There is a decision');
  const { id, email, language } = request;
  await deletionRows.noteDecision({ id, ...decision });
  progress.written = true;
  if (decision.decision === 'approve') {
    showDetails(
      id,
      'Approved; the data are being erased. Where an order of the person is still being delivered, this waits for its end: the activity fails with `orders-under-way` until then, and looks again by itself. An order that needs attention has to be settled first.',
    );
    await erasing.erasePerson({ id, email });
  }
  const outcome = decision.decision === 'approve' ? 'erased' : 'refused';
  showDetails(
    id,
    `${outcome === 'erased' ? 'Erased' : 'Refused'}; the letter about it is on its way. Nothing to do.`,
  );
  await deletionMail.answerDeletion({ id, email, language, outcome, reason: decision.reason }).catch(unsent);
  await deletionRows.endDeletion({ id, state: outcome, at: Date.now() });
  showDetails(
    id,
    outcome === 'erased' ? 'Done: the person is erased.' : 'Done: refused, and the person was told why.',
  );
}

/** Shown in the Temporal UI; never a name or an address. */
function showDetails(id: string, what: string): void {
  setCurrentDetails(`**${leaveReference(id)}.** ${what}`);
}

/** An e-mail that can't be delivered for two days must not block the rest. */
function unsent(): void {
  log.warn('An e-mail about a deletion could not be delivered');
}
