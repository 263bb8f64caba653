import { useEffect, useState } from 'react';
import { Button } from './button';
import { emailProblem } from './email';
import { useDebounced } from './use-debounced';

/** How long typing must pause before the address is checked, in ms. */
const pauseMs = 500;

interface Props {
  email: string;
  /** The question, with the address that was probably meant. */
  question: (address: string) => string;
  onTake: (address: string) => void;
}

/** Below an e-mail field: suggests another address if the domain looks mistyped. A click applies it. */
export function EmailProposal({ email, question, onTake }: Props) {
  const rested = useDebounced(email.trim(), pauseMs);
  const [proposal, setProposal] = useState<{ for: string; address?: string }>();
  useEffect(() => {
    if (emailProblem(rested)) return;
    let gone = false;
    // Loaded on demand: only this component needs the list of domains.
    import('./email-proposals')
      .then(({ proposalFor }) => {
        if (!gone) setProposal({ for: rested, address: proposalFor(rested) });
      })
      // Optional: without the list nothing is suggested.
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
          variant="quiet"
          className="-ml-4 text-left text-sm wrap-anywhere"
          onClick={() => onTake(address)}
        >
          {question(address)}
        </Button>
      )}
    </div>
  );
}
