import { useState } from 'react';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { putServicesIdActive } from '../client';
import { euros } from '../format';
import { commonMessages } from '../messages/common';
import { serviceMessages } from '../messages/services';
import { useMay } from '../session';
import { ReasonDialog } from '../ui/reason-dialog';
import { Section } from '../ui/section';
import { serviceName } from './figures';

const text = serviceMessages.sale;

/** Whether a package is sold, and the act that changes it, with what it does. */
export function SalePanel({ service, othersOnSale }: { service: AdminServiceView; othersOnSale: number }) {
  const mayChange = useMay('move-money');
  // What was seen when the dialog opened is what is changed.
  const [asked, setAsked] = useState<AdminServiceView>();
  const { active } = service;
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <p className="text-sm">
          <span className="font-semibold">{active ? text.on : text.off}.</span>{' '}
          {active ? text.onText : text.offText}
        </p>
        <Button
          look={active ? 'danger' : 'primary'}
          size="small"
          className="justify-self-start max-lg:min-h-11"
          disabledReason={mayChange ? undefined : commonMessages.notAllowed}
          onClick={() => setAsked(service)}
        >
          {active ? text.deactivate : text.activate}
        </Button>
      </div>
      {asked && (
        <ReasonDialog
          title={asked.active ? text.deactivateTitle : text.activateTitle}
          description={
            asked.active
              ? text.deactivateText(serviceName(asked))
              : text.activateText(serviceName(asked), euros(asked.priceCents))
          }
          submit={asked.active ? text.deactivate : text.activate}
          danger={asked.active}
          done={asked.active ? text.deactivated : text.activated}
          failed={asked.active ? text.deactivateFailed : text.activateFailed}
          act={(reason) =>
            putServicesIdActive(asked.id, { active: !asked.active, reason, version: asked.version })
          }
          onClose={() => setAsked(undefined)}
        >
          {asked.active && !asked.range && (
            <Alert tone={othersOnSale === 0 ? 'warning' : 'info'}>
              {othersOnSale === 0 ? text.last : text.pricePoint}
            </Alert>
          )}
        </ReasonDialog>
      )}
    </Section>
  );
}
