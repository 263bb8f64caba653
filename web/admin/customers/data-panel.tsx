import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CustomerDetail } from '#domain/calls/admin-customers.ts';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import { deletionCan } from '#domain/support.ts';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '../session';
import { FileLink } from '../ui/file-link';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { EraseDialog } from './erase-dialog';
import { customerMessages } from './text';

const text = customerMessages.data;

/** A customer's legal rights: their data as a file, and their erasure. */
export function DataPanel({ customer }: { customer: CustomerDetail }) {
  const mayExport = useMay('export-data');
  const mayWork = useMay('work-customers');
  const mayVouch = useMay('vouch-for-customers');
  const [erasing, setErasing] = useState(false);
  const { deletion } = customer;
  const mayErase = mayWork && deletionCan.begin({ underWay: deletion?.state, proven: mayVouch }).allowed;
  return (
    <Section title={text.title}>
      <div className="grid justify-items-start gap-3 text-sm">
        {mayExport && (
          <>
            <p className="text-muted">{text.text}</p>
            <Button asChild size="small">
              <FileLink
                href={addressOf(filePaths.customerData, { id: customer.id })}
                icon={<Download aria-hidden="true" className="size-4" />}
              >
                {text.download}
              </FileLink>
            </Button>
          </>
        )}
        {deletion && (
          <p>
            {(deletion.state === 'unproven' ? text.unproven : text.underWay)(deletion.reference)}{' '}
            <TextLink to="/admin/requests?kind=deletion">{customerMessages.toRequests}</TextLink>
          </p>
        )}
        {mayErase && (
          <Button variant="danger" size="small" onClick={() => setErasing(true)}>
            {text.erase}
          </Button>
        )}
      </div>
      {erasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Section>
  );
}
