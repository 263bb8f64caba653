import type { previewCatalogue } from '#domain/calls/admin-providers.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { count } from '../format';
import { catalogueMessages as text } from './text';

/** How many are named. */
const shownMost = 50;

/** The services that a panel lists with values that can't be read, with the packages that use them. */
export function UnreadableServices({
  services = [],
}: {
  services?: AnswerOf<typeof previewCatalogue>['unreadable'];
}) {
  if (services.length === 0) return null;
  const named = services
    .slice(0, shownMost)
    .map(({ id, usedBy }) => (usedBy.length === 0 ? id : text.unreadableUsed(id, usedBy.join(', '))));
  const left = services.length - named.length;
  return (
    <Alert tone="warning" title={text.unreadable(services.length, count(services.length))}>
      <p>{text.unreadableText}</p>
      <p className="wrap-anywhere">
        {named.join(' · ')}
        {left > 0 && ` · ${text.more(count(left))}`}
      </p>
    </Alert>
  );
}
