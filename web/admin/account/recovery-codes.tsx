import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../ui/dialog';
import { accountMessages } from './text';

const text = accountMessages.totp;

/**
 * Recovery codes, shown once. The user must confirm that they are saved, so that the dialog isn't closed by accident.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  return (
    <Dialog open title={text.codesTitle} description={text.codesLead}>
      <div className="grid gap-4">
        <ul
          aria-label={text.codes}
          className="grid gap-x-6 gap-y-1 rounded-control bg-sunken p-3.5 font-mono text-sm min-[26rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            onClick={() => navigator.clipboard?.writeText(codes.join('\n')).then(() => setCopied(true))}
          >
            {copied ? text.copied : text.copyAll}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
