import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Dialog } from '../ui/dialog';
import { listMessages as text } from './text';

interface Props {
  /** All available columns, in the order of the table. */
  columns: readonly { key: string; title: string; chosenOnly?: boolean }[];
  chosen: readonly string[] | undefined;
  onChoose: (columns: readonly string[] | undefined) => void;
  onClose: () => void;
}

/** Which columns a table has. Open as long as it is rendered. */
export function ColumnsDialog({ columns, chosen, onChoose, onClose }: Props) {
  const usual = columns.filter(({ chosenOnly }) => !chosenOnly).map(({ key }) => key);
  const [ticked, setTicked] = useState(new Set(chosen ?? usual));
  const [empty, setEmpty] = useState(false);
  const choose = (next: readonly string[] | undefined) => {
    onChoose(next);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.chooseColumns}
      description={text.chooseColumnsLead}
      width="small"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const next = columns.map(({ key }) => key).filter((key) => ticked.has(key));
          if (next.length === 0) return setEmpty(true);
          choose(next);
        }}
        className="grid gap-3"
      >
        <div className="grid grid-cols-2 gap-x-4">
          {columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={ticked.has(key)}
              onChange={(on) => {
                const next = new Set(ticked);
                if (on) next.add(key);
                else next.delete(key);
                setEmpty(false);
                setTicked(next);
              }}
            >
              {title}
            </Checkbox>
          ))}
        </div>
        {empty && <FieldError>{text.oneColumn}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => choose(undefined)}>{text.usualColumns}</Button>
          <Button type="submit" variant="primary">
            {text.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
