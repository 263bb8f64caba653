import type { Aim } from '#domain/capabilities.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { normaliseUsername, usernamePattern } from '#domain/instagram-username.ts';
import { shortcodePattern } from '#domain/posts.ts';
import { isAimedAt, lineToAim, type PurchaseState } from '#domain/purchase.ts';
import { allowed, refused, type Verdict } from '#domain/result.ts';
import type { ChangeTargetInput } from '../messages';

/** A target as a message names it; an operator may send anything. */
interface Named {
  username?: unknown;
  shortcode?: unknown;
}

/** The target of a message; undefined if it names none, both kinds, or an invalid one. */
export function aimOf({ username, shortcode }: Named): Aim | undefined {
  if (shortcode !== undefined)
    return username === undefined && shortcodePattern.test(String(shortcode)) ? 'post' : undefined;
  return usernamePattern.test(normaliseUsername(String(username ?? ''))) ? 'profile' : undefined;
}

/**
 * Whether the line that a person means is still the one they saw, and no other line goes to the post. Validators ask it
 * of every Update. When its turn comes it is only asked again if it names a submission: those of older histories name
 * none, and were carried out without this check.
 */
export function lineVerdict(
  state: Pick<PurchaseState, 'submissions'>,
  { submissionId, shortcode }: Pick<ChangeTargetInput, 'submissionId' | 'shortcode'>,
): Verdict<ErrorCode> {
  const line = lineToAim(state, submissionId);
  if (submissionId !== undefined && !line) return refused('target_changed');
  return shortcode !== undefined && isAimedAt(state, shortcode, line) ? refused('target_taken') : allowed;
}
