import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';

interface Props {
  label: string;
  icon: LucideIcon;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A small icon button. At the end of the list it does nothing but keeps the focus. */
function IconButton({ label, icon: Icon, onClick }: Props) {
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

interface OrderProps {
  /** What the buttons say; without `remove` it only moves. */
  labels: { up: string; down: string; remove?: string };
  place: number;
  rows: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}

/** Moves a row of a list up or down, and removes it. */
export function OrderButtons({ labels, place, rows, onMove, onRemove }: OrderProps) {
  return (
    <span className="flex gap-1">
      <IconButton
        label={labels.up}
        icon={ArrowUp}
        onClick={place > 0 ? () => onMove(place - 1) : undefined}
      />
      <IconButton
        label={labels.down}
        icon={ArrowDown}
        onClick={place < rows - 1 ? () => onMove(place + 1) : undefined}
      />
      {labels.remove && <RemoveButton label={labels.remove} onClick={onRemove} />}
    </span>
  );
}

/** Removes the row that it is in: a list item or a section. The focus goes to a neighbour, otherwise it would be lost. */
export function RemoveButton({ label, onClick }: Omit<Props, 'icon'>) {
  return (
    <IconButton
      label={label}
      icon={Trash2}
      onClick={
        onClick &&
        ((event) => {
          neighbourOf(event.currentTarget.closest(row))?.focus();
          onClick(event);
        })
      }
    />
  );
}

const row = 'li, section';

/** A button of the next row, else of the previous one, else the first one after the list. */
function neighbourOf(leaving: Element | null): HTMLElement | undefined {
  if (!leaving) return undefined;
  const { nextElementSibling, previousElementSibling } = leaving;
  const neighbours = [nextElementSibling, previousElementSibling].filter((one) => one?.matches(row));
  const inRow = neighbours.map((one) => one?.querySelector('button')).find(Boolean);
  return inRow ?? [...document.querySelectorAll('button')].find((button) => isAfter(button, leaving));
}

function isAfter(button: Element, leaving: Element): boolean {
  return (
    !leaving.contains(button) &&
    Boolean(leaving.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  );
}
