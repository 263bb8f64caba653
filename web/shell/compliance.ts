import { useLocation } from 'react-router-dom';
import { type Compliance, complianceOf } from '#domain/compliance.ts';
import { site, useSite } from './site';

/** Compliance mode of an address in this document: the trace of an advertisement stays until it is closed. */
export function complianceAt(pathname: string): Compliance {
  return complianceOf({ pathname, ...site() });
}

/** The same for the current page. */
export function useCompliance(): Compliance {
  return complianceOf({ pathname: useLocation().pathname, ...useSite() });
}
