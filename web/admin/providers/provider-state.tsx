import type { ProviderView } from '#domain/calls/admin-providers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { providerMessages as text } from './text';

/** Whether a provider gets orders, and what stops them. */
export function ProviderState({
  provider: { active, awaySince, balanceLow },
}: {
  provider: Pick<ProviderView, 'active' | 'awaySince' | 'balanceLow'>;
}) {
  return (
    <>
      <Badge tone={active ? 'success' : 'neutral'}>{active ? text.active : text.inactive}</Badge>
      {awaySince && <Badge tone="danger">{text.away}</Badge>}
      {balanceLow && <Badge tone="warning">{text.lowBalance}</Badge>}
    </>
  );
}
