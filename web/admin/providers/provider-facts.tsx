import type { ProviderView } from '#domain/calls/admin-providers.ts';
import { count, moneyIn, percent } from '../format';
import { attentionDetail } from '../messages/attention';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { providerMessages as text } from './text';

/** A panel's balance, and its results of the last day. */
export function ProviderFacts({ provider }: { provider: ProviderView }) {
  const { health, balance, balanceCurrency } = provider;
  const ms = (value: number | undefined) => (value === undefined ? undefined : text.ms(count(value)));
  return (
    <div className="grid gap-4">
      <Section title={text.account}>
        <Facts>
          <Fact name={text.balance}>
            {balance === undefined ? text.noBalance : moneyIn(balance, balanceCurrency)}
          </Fact>
          <Fact name={text.balanceAt}>
            {provider.balanceSaidAt && <FullTime at={provider.balanceSaidAt} />}
          </Fact>
          <Fact name={text.balanceError}>
            {provider.balanceError && attentionDetail(provider.balanceError)}
          </Fact>
          <Fact name={text.alert}>
            {provider.balanceAlertBelow ? moneyIn(provider.balanceAlertBelow, balanceCurrency) : text.noAlert}
          </Fact>
          <Fact name={text.usedBy}>{count(provider.services)}</Fact>
          <Fact name={text.openOrders}>{count(provider.open)}</Fact>
          {provider.awaySince && (
            <>
              <Fact name={text.awaySince}>
                <FullTime at={provider.awaySince} />
              </Fact>
              <Fact name={text.held}>{count(provider.held)}</Fact>
            </>
          )}
        </Facts>
      </Section>
      <Section title={text.health}>
        <Facts>
          <Fact name={text.calls}>{count(health.calls)}</Fact>
          <Fact name={text.errors}>
            {health.errorPercent === undefined ? text.noCalls : percent(health.errorPercent / 100)}
          </Fact>
          <Fact name={text.refused}>{count(health.refused)}</Fact>
          <Fact name={text.typical}>{ms(health.p50Ms)}</Fact>
          <Fact name={text.slow}>{ms(health.p95Ms)}</Fact>
          <Fact name={text.lastSuccess}>
            {health.lastSuccessAt && <FullTime at={health.lastSuccessAt} />}
          </Fact>
          <Fact name={text.lastFailure}>
            {health.lastFailureAt && <FullTime at={health.lastFailureAt} />}
          </Fact>
        </Facts>
      </Section>
    </div>
  );
}
