import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { normaliseReference } from '#domain/order-number.ts';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { emailProblem } from '../ui/email';
import { EmailField, InputField, typedCode } from '../ui/field';

/** What is searched for; without an e-mail address only the public view is shown. */
export interface Wanted {
  reference: string;
  email: string;
}

/** The tracking form: a number and, folded away, the e-mail address that shows the full order (D19). */
export function TrackingForm({
  asked,
  email,
  unfolded,
  onUnfold,
  onSearch,
}: {
  /** The number in the URL. */
  asked: string;
  /** The e-mail field, so that others can focus it. */
  email: RefObject<HTMLInputElement | null>;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  onSearch: (wanted: Wanted) => void;
}) {
  const { common, tracking } = useMessages();
  const [typed, setTyped] = useState({ number: asked, email: '' });
  const [shown, setShown] = useState(asked);
  // Another number in the URL, by "back" or a link, is another search.
  if (shown !== asked) {
    setShown(asked);
    setTyped({ ...typed, number: asked });
  }
  const [wrong, setWrong] = useState<'number' | 'email'>();
  const number = useRef<HTMLInputElement>(null);
  const folded = useId();

  function submit(): void {
    const reference = normaliseReference(typed.number);
    const address = unfolded ? typed.email.trim() : '';
    const problem = !reference ? 'number' : address && emailProblem(address) ? 'email' : undefined;
    setWrong(problem);
    if (problem) {
      (problem === 'number' ? number : email).current?.focus();
      return;
    }
    setTyped({ number: reference, email: address });
    onSearch({ reference, email: address });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid max-w-xl gap-2 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <InputField
        ref={number}
        label={tracking.numberLabel}
        value={typed.number}
        onChange={(event) => {
          setWrong(undefined);
          setTyped({ ...typed, number: event.target.value });
        }}
        error={wrong === 'number' ? tracking.required : undefined}
        {...typedCode}
        enterKeyHint="search"
        placeholder="FNZ-261121-AB3K"
        maxLength={60}
      />
      <Button type="submit" variant="primary" className="order-last min-h-12 sm:order-none sm:mt-[1.625rem]">
        {tracking.search}
      </Button>
      <div className="grid gap-2 sm:col-span-2">
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={folded}
          onClick={() => onUnfold(!unfolded)}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-left text-sm font-semibold text-accent-ink"
        >
          <ChevronDown
            aria-hidden
            className={classes(
              'size-4 shrink-0 transition-transform duration-150 motion-reduce:transition-none',
              unfolded && 'rotate-180',
            )}
          />
          {tracking.withEmail}
        </button>
        <div id={folded} hidden={!unfolded}>
          <EmailField
            ref={email}
            label={tracking.emailLabel}
            hint={tracking.emailHint}
            value={typed.email}
            onChange={(event) => {
              setWrong(undefined);
              setTyped({ ...typed, email: event.target.value });
            }}
            error={wrong === 'email' ? common.emailInvalid : undefined}
            enterKeyHint="search"
          />
        </div>
      </div>
    </form>
  );
}
