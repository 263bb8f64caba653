import { useState } from 'react';
import type { BlockedUser } from '../../../domain/calls/admin-blocked-users';
import type { CustomerDetail } from '../../../domain/calls/admin-customers';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { BlockFields } from '../blocked-users/block-form';
import { UnblockDialog } from '../blocked-users/unblock-dialog';
import { messages } from '../messages';
import { blockedMessages } from '../messages/blocked-users';
import { customerMessages } from '../messages/customers';
import { useMay } from '../session';
import { Section } from '../ui/section';

const text = customerMessages.block;

/** Whether a customer may buy, and both ways to change it. */
export function BlockPanel({ customer }: { customer: CustomerDetail }) {
  const may = useMay('work-customers');
  const [asking, setAsking] = useState<BlockedUser>();
  const [blocking, setBlocking] = useState(false);
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
                className="max-lg:min-h-11"
                aria-label={blockedMessages.unblock.name(block.username)}
                onClick={() => setAsking(block)}
              >
                {blockedMessages.unblock.act}
              </Button>
            )}
          </div>
        ))}
        {may && customer.blocks.length === 0 && (
          <Button
            look="danger"
            size="small"
            className="justify-self-start max-lg:min-h-11"
            onClick={() => setBlocking(true)}
          >
            {text.act}
          </Button>
        )}
      </div>
      {asking && <UnblockDialog block={asking} onClose={() => setAsking(undefined)} />}
      <Dialog
        open={blocking}
        onClose={() => setBlocking(false)}
        title={blockedMessages.form.title}
        description={blockedMessages.lead}
        closeLabel={messages.shell.close}
        width="medium"
      >
        <BlockFields
          known={{ username: customer.usernames[0], email: customer.email }}
          onDone={() => setBlocking(false)}
        />
      </Dialog>
    </Section>
  );
}
