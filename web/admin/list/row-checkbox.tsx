import type { ChangeEvent } from 'react';

interface Props {
  label: string;
  checked: boolean;
  /** Some, but not all, of its rows are ticked. */
  mixed?: boolean;
  /** Gets the event itself: with the Shift key pressed a table ticks all rows in between. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A bare checkbox in a row that is itself a link; its target is larger than its box. */
export function RowCheckbox({ label, checked, mixed = false, onChange }: Props) {
  return (
    <label className="relative z-10 -m-2 inline-grid size-9 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed && !checked;
        }}
        onChange={onChange}
        className="size-4.5 cursor-pointer accent-accent"
      />
    </label>
  );
}
