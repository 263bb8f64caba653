import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';

/** The main action of a promotional page: a link styled as a button. */
export function CallToAction({ to, centred, children }: { to: string; centred?: boolean; children: string }) {
  return (
    <Button
      asChild
      variant="primary"
      size="large"
      className={classes('max-sm:w-full', centred ? 'justify-self-center' : 'justify-self-start')}
    >
      <Link to={to}>
        {children}
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </Button>
  );
}

/** The end of a promotional page: the same action again. */
export function Ending({
  title,
  text,
  to,
  action,
}: {
  title: string;
  text: string;
  to: string;
  action: string;
}) {
  return (
    <section className="-mt-px border-t border-line bg-surface px-4 py-14 sm:px-6">
      <div className="mx-auto grid max-w-6xl gap-4 sm:justify-items-center sm:text-center">
        <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{title}</h2>
        <p className="max-w-prose text-muted">{text}</p>
        <CallToAction to={to} centred>
          {action}
        </CallToAction>
      </div>
    </section>
  );
}
