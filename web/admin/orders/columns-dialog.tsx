import { useState } from 'react';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { FieldError } from '../../ui/field';
import { messages } from '../messages';
import { orderListMessages as text } from '../messages/order-list';
import { type ListColumn, listColumns, usualColumns } from './list-state';

interface Props {
  columns: readonly ListColumn[] | undefined;
  onChoose: (columns: readonly ListColumn[] | undefined) => void;
  onClose: () => void;
}

/** Which columns the table has. Open as long as it is rendered. */
export function ColumnsDialog({ columns, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(new Set(columns ?? usualColumns));
  const [empty, setEmpty] = useState(false);
  const choose = (next: readonly ListColumn[] | undefined) => {
    onChoose(next);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.chooseColumns}
      description={text.chooseColumnsLead}
      closeLabel={messages.shell.close}
      width="small"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.size === 0) return setEmpty(true);
          choose(listColumns.filter((column) => chosen.has(column)));
        }}
        className="grid gap-3"
      >
        <div className="grid grid-cols-2 gap-x-4">
          {listColumns.map((column) => (
            <Checkbox
              key={column}
              checked={chosen.has(column)}
              onChange={(on) => {
                const next = new Set(chosen);
                if (on) next.add(column);
                else next.delete(column);
                setEmpty(false);
                setChosen(next);
              }}
            >
              {text.columns[column]}
            </Checkbox>
          ))}
        </div>
        {empty && <FieldError>{text.oneColumn}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => choose(undefined)}>{text.usualColumns}</Button>
          <Button type="submit" look="primary">
            {text.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
