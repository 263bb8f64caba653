import { useState } from 'react';
import type { BlockedUser } from '#domain/calls/admin-blocked-users.ts';
import type { CustomerDetail } from '#domain/calls/admin-customers.ts';
import { Button } from '#web/ui/button.tsx';
import { BlockDialog } from '../blocked-users/block-dialog';
import { blockedMessages } from '../blocked-users/text';
import { UnblockDialog } from '../blocked-users/unblock-dialog';
import { useMay } from '../session';
import { Section } from '../ui/section';
import { customerMessages } from './text';
import { addressIsBlocked, toBlock } from './to-block';

const text = customerMessages.block;

/** Whether a customer may buy, with the actions to block and unblock. */
export function BlockPanel({ customer }: { customer: CustomerDetail }) {
  const may = useMay('work-customers');
  const [asking, setAsking] = useState<BlockedUser>();
  const [blocking, setBlocking] = useState(false);
  const open = toBlock(customer);
  return (
    <Section title={text.title}>
      <div className="grid gap-3 text-sm">
        {customer.blocks.length === 0 && <p>{text.none}</p>}
        {customer.blocks.map((block) => (
          <div key={block.id} className="grid justify-items-start gap-2">
            <p className="wrap-anywhere">{text.one(block.username, block.reason)}</p>
            {may && (
              <Button
                size="small"
                aria-label={blockedMessages.unblock.name(block.username)}
                onClick={() => setAsking(block)}
              >
                {blockedMessages.unblock.action}
              </Button>
            )}
          </div>
        ))}
        {customer.blocks.length > 0 && !addressIsBlocked(customer) && (
          <p>
            {text.addressOpen} {!open && text.addressToo}
          </p>
        )}
        {may && open && (
          <Button
            variant="danger"
            size="small"
            className="justify-self-start"
            onClick={() => setBlocking(true)}
          >
            {text.action}
          </Button>
        )}
      </div>
      {asking && <UnblockDialog block={asking} onClose={() => setAsking(undefined)} />}
      {blocking && <BlockDialog known={open ?? {}} onClose={() => setBlocking(false)} />}
    </Section>
  );
}
