import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InstagramUser } from '#domain/calls/instagram.ts';
import { normaliseUsername, usernamePattern } from '#domain/instagram-username.ts';
import { isApiError } from '../api-client/api-error';
import { blockedUserQuery, useBlockedUser } from '../api-client/blocked-user';
import { instagramProfileQuery } from '../api-client/instagram-profile';
import { type Cart, type ChosenProfile, chooseProfile, typeUsername } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { useKeptFocus } from '../ui/kept-focus';
import { Skeleton } from '../ui/skeleton';
import { useDebounced } from '../ui/use-debounced';
import { ChosenProfileCard } from './chosen-profile';
import { PrivateProfileDialog } from './private-profile-dialog';
import { ProfileSearch } from './profile-search';

/** How long typing must pause before the name is checked, in ms (S0 §5). */
export const blockedDebounceMs = 500;

/** Step 1: the profile. Calls `onDone` once a public profile is confirmed and may order. */
export function ProfileStep({ onDone }: { onDone: () => void }) {
  const { order } = useMessages();
  const queryClient = useQueryClient();
  const cart = useCart();
  const { change } = browserCart();
  const [problem, setProblem] = useState<'username' | 'notFound' | 'public'>();
  const [privateName, setPrivateName] = useState<string>();
  const [asked, setAsked] = useState<Cart>();
  const input = useRef<HTMLInputElement>(null);
  const { place, around } = useKeptFocus<HTMLParagraphElement>();
  const username = normaliseUsername(cart.username);
  // Only for the profile meant now: on a slow network a corrected name doesn't wait for the answer about the first.
  const busy = asked !== undefined && isSame(asked, cart);
  const checked = useDebounced(username, blockedDebounceMs);
  const blocked = useBlockedUser(checked).data?.blocked === true && checked === username;

  function choose(user: InstagramUser): void {
    setProblem(undefined);
    if (user.is_private) {
      setPrivateName(user.username);
      return;
    }
    change((now) =>
      chooseProfile(now, {
        username: user.username,
        fullName: user.full_name,
        pictureUrl: user.profile_pic_url,
        // If the directory can't see a profile, nobody knows whose it is or whether it is public.
        verified: !user.unverified,
      }),
    );
  }

  /** Looks up a name that was typed in full, so that the buyer sees the profile before continuing. */
  async function lookUp(): Promise<void> {
    try {
      const { profile } = await queryClient.fetchQuery(instagramProfileQuery(username));
      if (isStill(cart)) choose(profile);
    } catch (error) {
      if (!isStill(cart)) return;
      if (isApiError(error, 'not_found')) setProblem('notFound');
      // The directory doesn't know: the buyer confirms the name by hand.
      else change((now) => chooseProfile(now, { username, fullName: '', pictureUrl: '', verified: false }));
    }
  }

  /** Whether a private profile is public by now; if nobody knows, the buyer confirms it by hand. */
  async function checkAgain(name: string): Promise<'private' | 'done'> {
    const again = { ...instagramProfileQuery(name), staleTime: 0 };
    const profile = (await queryClient.fetchQuery(again).catch(() => undefined))?.profile;
    if (profile?.is_private) return 'private';
    if (!isStill(cart)) return 'done';
    setPrivateName(undefined);
    if (profile) choose(profile);
    else
      change((now) => chooseProfile(now, { username: name, fullName: '', pictureUrl: '', verified: false }));
    return 'done';
  }

  async function proceed(): Promise<void> {
    if (!usernamePattern.test(username)) {
      setProblem('username');
      input.current?.focus();
      return;
    }
    setAsked(cart);
    try {
      if (!cart.profile) return await lookUp();
      if (!cart.publicConfirmed) return setProblem('public');
      const check = await queryClient.fetchQuery(blockedUserQuery(username)).catch(() => undefined);
      if (check?.blocked || !isStill(cart)) return;
      setProblem(undefined);
      onDone();
    } finally {
      setAsked((now) => (now === cart ? undefined : now));
    }
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !blocked) void proceed();
      }}
      {...around}
    >
      {cart.profile ? (
        <ChosenProfileCard
          profile={cart.profile}
          confirmed={cart.publicConfirmed}
          onConfirm={(publicConfirmed) => {
            setProblem(undefined);
            change((now) => ({ ...now, publicConfirmed }));
          }}
          onAnother={() => {
            change((now) => typeUsername(now, ''));
            queueMicrotask(() => input.current?.focus());
          }}
          error={problem === 'public' ? order.alerts.notPublic : undefined}
          headingRef={place}
        />
      ) : (
        <ProfileSearch
          inputRef={input}
          value={cart.username}
          quiet={blocked}
          onType={(text) => {
            setProblem(undefined);
            change((now) => typeUsername(now, text));
          }}
          onChoose={choose}
          error={
            problem === 'username'
              ? order.alerts.noUsername
              : problem === 'notFound'
                ? order.alerts.notFound(username)
                : undefined
          }
        />
      )}
      {/* Always on the page: screen readers ignore a live region that appears together with its text. */}
      <p role="status" className="sr-only">
        {cart.profile && found(cart.profile, order.isThisYou)}
      </p>
      {/* Reserves the room for the profile's card on the click, not when the profile arrives. */}
      {busy && !cart.profile && <Skeleton className="h-15" />}
      {blocked && (
        <Alert tone="danger" title={order.blocked.title}>
          {order.blocked.text}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy}
        disabledReason={blocked ? order.blocked.short : undefined}
      >
        {order.continue}
      </Button>
      <PrivateProfileDialog
        username={privateName}
        onCheck={checkAgain}
        onClose={() => setPrivateName(undefined)}
      />
    </form>
  );
}

/** Announces the profile that replaces the search, before the next press continues with it. */
function found({ username, fullName }: ChosenProfile, question: string): string {
  return `@${username}${fullName && `, ${fullName}`}. ${question}`;
}

/** Whether the buyer still means the profile of this cart: an answer about another one comes too late. */
function isStill(cart: Cart): boolean {
  return isSame(cart, browserCart().get());
}

/** Whether two carts mean the same profile. Phone keyboards add a space to a name, which changes nothing. */
function isSame(one: Cart, other: Cart): boolean {
  return (
    normaliseUsername(one.username) === normaliseUsername(other.username) &&
    one.profile?.username === other.profile?.username
  );
}
