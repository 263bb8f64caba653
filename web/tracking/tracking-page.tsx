import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { normaliseReference } from '../../domain/order-number';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { Button } from '../ui/button';
import { InputField } from '../ui/field';
import { TrackingResult } from './tracking-result';

/** Tracking by number (S1 §2.3). The number stands in the address, so that the page can be kept and sent on. */
export function TrackingPage() {
  const { tracking } = useMessages();
  const [search, setSearch] = useSearchParams();
  const wanted = normaliseReference(search.get('order') ?? search.get('id') ?? '');
  const [typed, setTyped] = useState(wanted);
  const [missing, setMissing] = useState(false);
  // Asking for the same number again must search again.
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const reference = normaliseReference(typed);
    setMissing(!reference);
    if (!reference) {
      input.current?.focus();
      return;
    }
    setTyped(reference);
    setAttempt((count) => count + 1);
    setSearch({ order: reference }, { preventScrollReset: true });
  }

  return (
    <Page title={tracking.title}>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <div className="grid gap-1.5">
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{tracking.title}</h1>
          <p className="text-muted">{tracking.lead}</p>
        </div>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="grid max-w-xl gap-2 sm:grid-cols-[1fr_auto] sm:items-start"
        >
          <InputField
            ref={input}
            label={tracking.numberLabel}
            value={typed}
            onChange={(event) => {
              setMissing(false);
              setTyped(event.target.value);
            }}
            error={missing ? tracking.required : undefined}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="FNZ-261121-AB3K"
            maxLength={60}
          />
          <Button type="submit" look="primary" className="min-h-12 sm:mt-[1.625rem]">
            {tracking.search}
          </Button>
        </form>
        {wanted ? (
          <TrackingResult key={`${wanted} ${attempt}`} reference={wanted} />
        ) : (
          <p className="rounded-card border border-dashed border-line-strong/60 p-8 text-center text-muted">
            {tracking.empty}
          </p>
        )}
      </div>
    </Page>
  );
}
