import { useEffect, useState } from 'react';
import { Button } from './button';
import { emailProblem } from './email';
import { useDebounced } from './use-debounced';

/** So long nobody types before the address is looked at, in ms. */
const pauseMs = 500;

interface Props {
  email: string;
  /** The question, with the address that was probably meant. */
  question: (address: string) => string;
  onTake: (address: string) => void;
}

/** Below an e-mail field: asks whether another address was meant where the domain looks mistyped. A press takes it. */
export function EmailProposal({ email, question, onTake }: Props) {
  const rested = useDebounced(email.trim(), pauseMs);
  const [proposal, setProposal] = useState<{ for: string; address?: string }>();
  useEffect(() => {
    if (emailProblem(rested)) return;
    let gone = false;
    // Nobody else needs the list of domains.
    import('./email-proposals')
      .then(({ proposalFor }) => {
        if (!gone) setProposal({ for: rested, address: proposalFor(rested) });
      })
      // Only a help: without the list nothing is asked.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [rested]);
  const address = proposal?.for === email.trim() ? proposal.address : undefined;
  return (
    <div role="status">
      {address !== undefined && (
        <Button
          look="quiet"
          className="-ml-4 text-left text-sm wrap-anywhere"
          onClick={() => onTake(address)}
        >
          {question(address)}
        </Button>
      )}
    </div>
  );
}
