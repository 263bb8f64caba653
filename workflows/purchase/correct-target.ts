import { type OrderFacts, orderCan } from '#domain/capabilities.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { normaliseUsername } from '#domain/instagram-username.ts';
import { currentLines, linesUnsent, type Submission } from '#domain/purchase.ts';
import { refused, type Verdict } from '#domain/result.ts';
import type { PurchaseStage } from '#domain/states.ts';
import type { CorrectTargetInput, Message } from '../messages';
import { deliveryFacts } from './facts';
import { refuse } from './inbox';
import { nextGeneration } from './lines';
import { beginningOf } from './panels';
import type { Run } from './run';
import { aimOf } from './target';

/** Whether a buyer may make this correction: the rule of orders, and a valid target. */
export function correctionVerdict(
  facts: OrderFacts,
  { username, posts }: Pick<CorrectTargetInput, 'username' | 'posts'>,
): Verdict<ErrorCode> {
  if (username === undefined && posts === undefined) return orderCan.correctTarget(facts);
  const named = posts ? posts.map((shortcode) => ({ shortcode, username })) : [{ username }];
  const aims = named.map(aimOf);
  const [aim] = aims;
  if (!aim || aims.includes(undefined) || new Set(posts).size !== (posts?.length ?? 0))
    return refused('validation_failed');
  return orderCan.correctTarget(facts, aim);
}

/**
 * The buyer corrects user name or posts of lines that certainly no panel has, or says that the profile is public now.
 * They are sent (again) at once. Earlier generations keep their target; the timeline never holds a name.
 */
export async function correctTarget(
  run: Run,
  message: Extract<Message, { kind: 'correctTarget' }>,
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const { by, reason, username, posts, replaces } = message.input;
  const isChange = username !== undefined || posts !== undefined;
  const unsent = linesUnsent(state);
  const placeOf = (line: Submission) =>
    replaces ? replaces.indexOf(line.shortcode ?? '') : unsent.indexOf(line);
  const isSeen =
    !replaces || (replaces.length === unsent.length && unsent.every((line) => placeOf(line) >= 0));
  const fits = postsFit(run, posts) ? correctionVerdict(deliveryFacts(run), message.input) : misfit;
  const verdict = isSeen ? fits : refused('posts_changed');
  if (!verdict.allowed) {
    refuse(message, verdict.code);
    return undefined;
  }
  // Without a change, a waiting line keeps waiting.
  const lines = isChange ? unsent : unsent.filter((line) => line.state === 'rejected');
  if (lines.length === 0) {
    message.answer?.({});
    return undefined;
  }
  const beginning = await beginningOf(run);
  run.attentionOver();
  for (const line of lines)
    await nextGeneration(run, line, {
      username: username === undefined ? line.username : normaliseUsername(username),
      shortcode: posts?.[placeOf(line)] ?? line.shortcode,
      panel: beginning(line),
    });
  run.note(isChange ? 'target-changed' : 'resend-requested', by, { reason });
  const next = await run.leaveFor('submitting');
  message.answer?.({});
  return next;
}

const misfit = refused('validation_failed');

/** Whether there is exactly one post for each unsent line, and none that another line has. */
function postsFit({ state }: Run, posts: string[] | undefined): boolean {
  if (!posts) return true;
  const unsent = linesUnsent(state);
  const others = currentLines(state).filter((line) => !unsent.includes(line));
  return posts.length === unsent.length && !others.some(({ shortcode }) => posts.includes(shortcode ?? ''));
}
