import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Names the current visit to a page. A link to the page that is already open begins another visit, although its
 * components stay mounted. A jump within the page, e.g. past its header, doesn't.
 */
export function useVisit(): string {
  const { key, hash } = useLocation();
  const [visit, setVisit] = useState(key);
  if (!hash && key !== visit) setVisit(key);
  return visit;
}
