import type { AdminServiceView } from '#domain/calls/admin-services.ts';
import { serviceMessages as text } from './text';

/** What is wrong with each stand-in. */
export function StandIns({ of: { sources } }: { of: Pick<AdminServiceView, 'sources'> }) {
  return (
    <ul className="mt-1">
      {sources.map(
        ({ providerId, providerName, warnings }, place) =>
          place > 0 &&
          warnings.length > 0 && (
            <li key={providerId} className="wrap-anywhere">
              {text.sources.standIn(place)} ({providerName}):{' '}
              {warnings.map((warning) => text.standInWarnings[warning]).join('; ')}.
            </li>
          ),
      )}
    </ul>
  );
}
