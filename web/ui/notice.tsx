import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';

const variants = {
  good: ['bg-success-soft text-success', CircleCheck],
  waiting: ['bg-info-soft text-info', Clock],
  bad: ['bg-danger-soft text-danger', CircleAlert],
} as const;

/** The head of a result page: an icon, a title and a sentence. */
export function Notice({
  variant,
  title,
  text,
  children,
}: {
  variant: keyof typeof variants;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const [tone, Icon] = variants[variant];
  return (
    <div className="grid justify-items-center gap-3 py-2 text-center">
      <span className={classes('grid size-14 place-items-center rounded-full', tone)}>
        <Icon aria-hidden className="size-8" />
      </span>
      <div role={variant === 'bad' ? 'alert' : 'status'} className="grid justify-items-center gap-1">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{title}</h1>
        <p className="max-w-prose text-balance text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
