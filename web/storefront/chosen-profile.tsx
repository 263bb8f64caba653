import type { Ref } from 'react';
import type { ChosenProfile } from '../cart/cart';
import { Picture } from '../cart/picture';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';

/** "Is this you?": the profile that was found, shown before anything is paid. */
export function ChosenProfileCard({
  profile,
  confirmed,
  onConfirm,
  onAnother,
  error,
  headingRef,
}: {
  profile: ChosenProfile;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  onAnother: () => void;
  error?: string;
  headingRef: Ref<HTMLParagraphElement>;
}) {
  const { order } = useMessages();
  return (
    <div className="grid gap-2">
      <div className="grid gap-1 rounded-control border border-line bg-page p-3">
        <div className="flex items-center justify-between gap-2">
          <p ref={headingRef} tabIndex={-1} className="text-sm text-muted outline-none">
            {order.isThisYou}
          </p>
          <Button variant="quiet" className="-my-1.5 -mr-1.5 px-2.5 text-sm" onClick={onAnother}>
            {order.anotherProfile}
          </Button>
        </div>
        <div className="flex items-center gap-3.5">
          <Picture url={profile.pictureUrl} className="size-14" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-bold">@{profile.username}</p>
            <p className="truncate text-sm text-muted">{profile.fullName}</p>
          </div>
        </div>
      </div>
      {!profile.verified && <p className="text-sm text-muted">{order.unverified}</p>}
      <Checkbox checked={confirmed} onChange={onConfirm} error={error}>
        {order.publicProfile}
      </Checkbox>
    </div>
  );
}
