import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { passFocusOn } from './kept-focus';

const tones = {
  info: ['border-info/30 bg-info-soft', 'text-info', Info],
  success: ['border-success/30 bg-success-soft', 'text-success', CircleCheck],
  warning: ['border-warning/30 bg-warning-soft', 'text-warning', TriangleAlert],
  danger: ['border-danger/30 bg-danger-soft', 'text-danger', CircleAlert],
} as const;

/** A message that stays until its cause is gone. Warnings and dangers interrupt a screen reader, the others wait. */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  className,
}: {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  const [box, ink, Icon] = tones[tone];
  return (
    <div
      ref={passFocusOn}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-control border p-3.5 text-ink', box, className)}
    >
      <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', ink)} />
      <div className="grid min-w-0 flex-1 gap-1 text-sm leading-6">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
