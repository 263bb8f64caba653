import { useQuery } from '@tanstack/react-query';
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
  const hasRested = rested === email.trim() && !emailProblem(rested);
  // Loaded on demand: only this component needs the list of domains. Without it nothing is suggested.
  const { data } = useQuery({
    queryKey: ['email-proposals'],
    queryFn: () => import('./email-proposals'),
    enabled: hasRested,
  });
  const address = hasRested ? data?.proposalFor(rested) : undefined;
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
