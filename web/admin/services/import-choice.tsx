import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { count, moneyIn, panelRange } from '../format';
import { SearchBox } from '../list/search-box';
import { Nothing } from '../ui/section';
import type { Preview } from './import-preview';
import { serviceMessages } from './text';

const text = serviceMessages.importing;
type Service = Preview['services'][number];
/** A panel may list thousands; a search finds the others. */
const shownMost = 25;

interface Props {
  services: readonly Service[];
  currency: string | undefined;
  /** The limit of one import is reached. */
  full: boolean;
  onChoose: (service: Service) => void;
}

/**
 * The panel's services, and the action to create packages from them. The same service may be chosen for several sizes.
 */
export function ImportChoice({ services, currency, full, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const found = services.filter(
    ({ id, name, category }) =>
      wanted === '' || id === wanted || `${name} ${category}`.toLowerCase().includes(wanted),
  );
  const shown = found.slice(0, shownMost);
  return (
    <div className="grid gap-2">
      <SearchBox label={text.find} placeholder={text.findPlaceholder} search={search} onSearch={setSearch} />
      {found.length === 0 ? (
        <Nothing>{text.nothingFound}</Nothing>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {shown.map((service) => (
            <li
              key={service.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm sm:flex-nowrap"
            >
              <span className="grid min-w-0 flex-1 basis-60 gap-0.5">
                <span className="font-medium wrap-anywhere">
                  <span className="tabular-nums">{service.id}</span> · {service.name}
                </span>
                <span className="text-muted wrap-anywhere">
                  {service.category} · {moneyIn(service.rate, currency)} · {panelRange(service)}
                </span>
                {service.usedBy.length > 0 && (
                  <span className="text-muted">
                    {text.usedBy(service.usedBy.map((id) => `#${id}`).join(', '))}
                  </span>
                )}
              </span>
              <Button
                size="small"
                aria-label={text.createWith(service.name)}
                disabledReason={full ? text.most : undefined}
                onClick={() => onChoose(service)}
              >
                {text.use}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <p className="text-sm text-muted">{text.found(count(shown.length), count(found.length))}</p>
      )}
    </div>
  );
}
