import type { LucideIcon } from 'lucide-react';

/** A small icon button. At the end of the list it does nothing but keeps the focus. */
export function MoveButton({
  label,
  icon: Icon,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  onClick?: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
      className={`grid size-9 place-items-center rounded-control pointer-coarse:size-11 ${onClick ? 'text-ink hover:bg-sunken' : 'cursor-default text-muted opacity-40'}`}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
