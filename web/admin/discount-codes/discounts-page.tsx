import { useState } from 'react';
import { adminDiscounts } from '#domain/calls/admin-discounts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { useMay } from '../session';
import { Inset } from '../ui/page';
import { BatchBar } from './batch-bar';
import { codeColumns, moneyColumns } from './code-columns';
import { NewCodeDialog } from './code-dialog';
import { type Made, MadeDialog, ManyDialog } from './many-dialog';
import { discountMessages as text } from './text';

type Open = 'new' | 'many' | { made: Made };

/** Discount codes: results, creation and changes. */
export function DiscountsPage() {
  const list = useList(adminDiscounts);
  const may = useMay('move-money');
  const withMoney = useMay('read-money');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { batch } = list.state;
  return (
    <ListPage
      list={list}
      text={text}
      rows={({ codes }) => codes}
      rowKey={({ code }) => code}
      columns={withMoney ? [...codeColumns, ...moneyColumns] : codeColumns}
      filters={filters}
      actions={
        may && (
          <>
            <Button size="small" onClick={() => setOpen('many')}>
              {text.addMany}
            </Button>
            <Button variant="primary" size="small" onClick={() => setOpen('new')}>
              {text.add}
            </Button>
          </>
        )
      }
      between={
        batch && (
          <Inset>
            <BatchBar batch={batch} onLeave={() => list.change({ batch: '' })} />
          </Inset>
        )
      }
    >
      {open === 'new' && <NewCodeDialog onClose={close} />}
      {open === 'many' && <ManyDialog onClose={close} onMade={(made) => setOpen({ made })} />}
      {typeof open === 'object' && (
        <MadeDialog
          made={open.made}
          onClose={() => {
            close();
            list.change({ ...list.defaults, batch: open.made.batch });
          }}
        />
      )}
    </ListPage>
  );
}

const filters: Filter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: text.stateLabel,
    options: { all: text.allStates, ...text.stateNames },
  },
];
