import { PencilLine, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { PostsCorrection } from './posts-correction';
import { ProfileCorrection } from './profile-correction';
import { useTargetCorrection } from './use-target-correction';

/** Lets the buyer correct the order's target, as long as certainly no panel has it. */
export function TargetCorrection({ order }: { order: OrderView }) {
  const { target } = useMessages().tracking;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement | null>(null);
  const { correction, onHold } = order;
  if (!correction) return null;
  const isCause = onHold?.cause === 'target';
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      className={classes(
        'grid w-full justify-items-start gap-2 max-sm:justify-items-stretch',
        open && 'gap-3 pb-3',
      )}
    >
      <Button
        ref={opener}
        variant={isCause && !open ? 'primary' : 'secondary'}
        aria-expanded={open}
        icon={<PencilLine aria-hidden className="size-4" />}
        onClick={() => setOpen(!open)}
      >
        {correction.posts ? target.openPosts : target.openProfile}
      </Button>
      {open &&
        (correction.posts ? (
          <PostsCorrection order={order} posts={correction.posts} onClose={close} />
        ) : (
          <ProfileCorrection order={order} onClose={close} />
        ))}
      {isCause && correction.again && !open && <SendAgain order={order} />}
    </div>
  );
}

/** The name is right, and the profile was private: sends the order again, unless it still is. */
function SendAgain({ order }: { order: OrderView }) {
  const { target } = useMessages().tracking;
  const [state, setState] = useState<'looking' | 'private'>();
  const { save, find, busy, failure } = useTargetCorrection(order, () => setState(undefined));

  async function send(): Promise<void> {
    if (state === 'looking' || busy) return;
    setState('looking');
    const isPrivate = (await find(order.username)) === 'private';
    setState(isPrivate ? 'private' : undefined);
    if (!isPrivate) save({ kind: 'same' });
  }

  return (
    <div className="grid gap-2">
      <Button
        busy={busy || state === 'looking'}
        icon={<Send aria-hidden className="size-4" />}
        onClick={() => void send()}
      >
        {target.again}
      </Button>
      {state === 'private' && <Alert tone="warning">{target.stillPrivate(order.username)}</Alert>}
      {failure && <Alert tone="danger">{failure}</Alert>}
    </div>
  );
}
