import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { filePaths } from '#domain/calls/files.ts';
import { useMessages } from '../i18n/messages';
import { OwnFileLink } from '../order/own-file-link';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { DeleteDialog } from './delete-dialog';

/** Rights under the GDPR (articles 15, 17 and 20): a copy of the personal data, and their deletion. */
export function MyData({ email }: { email: string }) {
  const { account } = useMessages();
  const { data } = account;
  const [erasing, setErasing] = useState(false);
  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold tracking-tight">{data.title}</h2>
        <p className="text-sm leading-6 text-muted">{data.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <OwnFileLink href={filePaths.ownData}>{data.download}</OwnFileLink>
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => setErasing(true)}
        >
          {data.erase}
        </Button>
      </div>
      <p className="text-sm text-muted">{data.downloadNote}</p>
      <DeleteDialog open={erasing} onClose={() => setErasing(false)} email={email} />
    </Card>
  );
}
