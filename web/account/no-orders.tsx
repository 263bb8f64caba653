import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Card } from '../ui/card';

/** Shown if the session's address has no orders (S1 §8): the address, what to check, and how to use another one. */
export function NoOrders({ email, onOther, busy }: { email: string; onOther: () => void; busy: boolean }) {
  const { account, tracking } = useMessages();
  const paths = usePaths();
  const { none } = account;
  return (
    <Card className="grid justify-items-center gap-4 p-6 text-center sm:p-10">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <SearchX aria-hidden className="size-8" />
      </span>
      <div className="grid gap-1">
        <h2 className="text-xl font-bold tracking-tight">{none.title}</h2>
        <p className="wrap-anywhere">{none.text(email)}</p>
        <p className="max-w-prose text-muted">{none.advice}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" busy={busy} onClick={onOther}>
          {none.other}
        </Button>
        <Button asChild>
          <Link to={paths.contact}>{tracking.next.contact}</Link>
        </Button>
      </div>
    </Card>
  );
}
