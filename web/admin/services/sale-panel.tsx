import { useState } from 'react';
import {
  type AdminServiceView,
  type adminService,
  adminSetServiceActive,
} from '#domain/calls/admin-services.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { euros } from '../format';
import { useWhyNot } from '../session';
import { ActionDialog } from '../ui/action-form';
import { Section } from '../ui/section';
import { serviceName } from './figures';
import { RangesLeft } from './ranges-left';
import { serviceMessages } from './text';

const text = serviceMessages.sale;

/** Whether a package is on sale, and the action that changes it, with its effects. */
export function SalePanel({
  service,
  othersOnSale,
  rangesOnSale,
}: Pick<AnswerOf<typeof adminService>, 'service' | 'othersOnSale' | 'rangesOnSale'>) {
  const whyNot = useWhyNot('move-money');
  // The action changes the state that was shown when the dialog opened.
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
          variant={active ? 'danger' : 'primary'}
          size="small"
          className="justify-self-start"
          disabledReason={whyNot}
          onClick={() => setAsked(service)}
        >
          {active ? text.deactivate : text.activate}
        </Button>
      </div>
      {asked && (
        <ActionDialog
          call={adminSetServiceActive}
          params={{ id: asked.id }}
          toBody={({ reason }: { reason: string }) => ({
            active: !asked.active,
            reason,
            version: asked.version,
          })}
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
          reason
          onClose={() => setAsked(undefined)}
        >
          {asked.active && !asked.range && (
            <Alert tone={othersOnSale === 0 ? 'warning' : 'info'}>
              {othersOnSale > 0 ? (
                text.pricePoint
              ) : rangesOnSale.length > 0 ? (
                <>
                  {text.lastPackage} <RangesLeft ids={rangesOnSale} />
                </>
              ) : (
                text.last
              )}
            </Alert>
          )}
        </ActionDialog>
      )}
    </Section>
  );
}
