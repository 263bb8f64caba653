import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import { Spinner } from './spinner';

const variants = {
  /** The main action of a screen. */
  primary:
    'bg-linear-to-r from-accent-from to-accent-to text-on-accent hover:brightness-110 active:brightness-95',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-accent-ink hover:bg-accent-soft',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
} as const;

const sizes = {
  /** For the dense back office only; on narrow screens high enough for a finger. */
  small: 'min-h-9 px-3 text-sm max-lg:min-h-11',
  medium: 'min-h-11 px-4 py-1.5 text-base leading-5.5',
  large: 'min-h-13 px-5 py-2 text-base leading-5.5',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows that the action runs. The button keeps its width, its focus and its name, and does nothing. */
  busy?: boolean;
  /** Why it can't be used now. It stays focusable, so that the reason is read out. */
  disabledReason?: string;
  /** Renders the only child (a link), which then looks like a button. */
  asChild?: boolean;
  icon?: ReactNode;
}

/** A button that is never disabled without a reason: its title has the reason, and screen readers read it. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  disabledReason,
  asChild,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const still = busy || disabledReason !== undefined;
  const style = classes(
    'relative inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-[filter,background-color] duration-150',
    variants[variant],
    sizes[size],
    // Beside words of two lines an icon keeps its size.
    '[&>svg]:shrink-0',
    still && 'cursor-not-allowed',
    // Text on two lines stays next to its icon.
    icon !== undefined && 'text-left',
    disabledReason !== undefined && 'opacity-60 saturate-50',
    className,
  );
  if (asChild)
    return (
      <Slot.Root className={style} {...rest}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      type={type}
      className={style}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      title={disabledReason}
      aria-description={disabledReason}
      onClick={(event) => {
        if (still) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
