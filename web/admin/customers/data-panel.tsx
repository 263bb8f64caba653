import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CustomerDetail } from '../../../domain/calls/admin-customers';
import { Button } from '../../ui/button';
import { customerMessages } from '../messages/customers';
import { useMay } from '../session';
import { Section } from '../ui/section';
import { EraseDialog } from './erase-dialog';

const text = customerMessages.data;

/** What the law gives a customer: their data as a file, and their erasure. */
export function DataPanel({ customer }: { customer: CustomerDetail }) {
  const mayExport = useMay('export-data');
  const mayErase = useMay('work-customers');
  const [erasing, setErasing] = useState(false);
  const { deletion } = customer;
  return (
    <Section title={text.title}>
      <div className="grid justify-items-start gap-3 text-sm">
        {mayExport && (
          <>
            <p className="text-muted">{text.text}</p>
            <Button asChild size="small" className="max-lg:min-h-11">
              <a href={`/api/admin/customers/${customer.id}/data`} download>
                <Download aria-hidden="true" className="size-4" />
                {text.download}
              </a>
            </Button>
          </>
        )}
        {deletion && (
          <p>
            {text.underWay(deletion.reference)}{' '}
            <Link to="/admin/requests?kind=deletion" className="text-accent-ink underline underline-offset-2">
              {customerMessages.toRequests}
            </Link>
          </p>
        )}
        {mayErase && !deletion && (
          <Button look="danger" size="small" className="max-lg:min-h-11" onClick={() => setErasing(true)}>
            {text.erase}
          </Button>
        )}
      </div>
      {erasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Section>
  );
}
