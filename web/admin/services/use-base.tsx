import { useState } from 'react';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { serviceMessages } from '../messages/services';

const text = serviceMessages.form;

interface Options {
  /** What of the package the form edits. */
  part: (service: AdminServiceView) => unknown;
  /** Something has been typed. */
  dirty: boolean;
  /** Shows another package in the form. */
  reset: (service: AdminServiceView) => void;
}

/**
 * What a form began from. A change elsewhere that doesn't touch what it edits is taken over without a word; one that
 * does waits for a decision where something was typed, so that nothing is lost.
 */
export function useBase(service: AdminServiceView, { part, dirty, reset }: Options) {
  const [base, setBase] = useState(service);
  const touched = JSON.stringify(part(service)) !== JSON.stringify(part(base));
  const later = service.version > base.version;
  const take = (next: AdminServiceView) => {
    setBase(next);
    reset(next);
  };
  if (later && !touched) setBase(service);
  else if (later && !dirty) take(service);
  return {
    base,
    /** Somebody else has saved the same part meanwhile. */
    newer: later && touched && dirty,
    take,
  };
}

/** Tells of somebody else's change, and lets whoever typed decide. */
export function NewerAlert({
  onTake,
  onKeep,
  busy,
}: {
  onTake: () => void;
  onKeep: () => void;
  busy: boolean;
}) {
  return (
    <Alert
      tone="warning"
      title={text.newer}
      actions={
        <>
          <Button size="small" className="max-lg:min-h-11" onClick={onTake}>
            {text.takeNew}
          </Button>
          <Button size="small" className="max-lg:min-h-11" busy={busy} onClick={onKeep}>
            {text.keepMine}
          </Button>
        </>
      }
    >
      {text.newerText}
    </Alert>
  );
}
