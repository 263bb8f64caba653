import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataCleared } from '../order/clear-browser-data';

/** What a page shows in place of its form once it is sent. A link to the same page shows the form again. */
export function useOutcome<T>() {
  const { key, hash } = useLocation();
  const [visit, setVisit] = useState(key);
  const [outcome, setOutcome] = useState<T>();
  // A jump within the page, e.g. past its header, has another key too.
  if (!hash && key !== visit) {
    setVisit(key);
    setOutcome(undefined);
  }
  // It names the person who sent it.
  useDataCleared(() => setOutcome(undefined));
  return [outcome, setOutcome] as const;
}
