import { useState } from 'react';
import { useDataCleared } from '../order/clear-browser-data';
import { useVisit } from './visit';

/** What a page shows in place of its form once it is sent. A link to the same page shows the form again. */
export function useOutcome<T>() {
  const visit = useVisit();
  const [sentIn, setSentIn] = useState(visit);
  const [outcome, setOutcome] = useState<T>();
  if (visit !== sentIn) {
    setSentIn(visit);
    setOutcome(undefined);
  }
  // It names the person who sent it.
  useDataCleared(() => setOutcome(undefined));
  return [outcome, setOutcome] as const;
}
