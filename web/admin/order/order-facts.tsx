import { useState } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { profileLink } from '#domain/instagram-username.ts';
import { languageNames } from '#domain/order-names.ts';
import { Button } from '#web/ui/button.tsx';
import { BlockDialog } from '../blocked-users/block-dialog';
import { count } from '../format';
import { stageName } from '../messages/orders';
import { paymentMessages } from '../payments/text';
import { useMay } from '../session';
import { Copyable } from '../ui/copyable';
import { Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { customersWith, packageName } from './package-name';
import { orderMessages } from './text';

const { order: orderText, customer: customerText, consent: consentText } = orderMessages;

/** What was ordered, and its state. */
export function OrderFacts({ order }: { order: AdminOrderDetail }) {
  const parts = [
    orderText.base(count(order.quantity)),
    order.bonus > 0 && orderText.bonus(count(order.bonus)),
    order.upsellQuantity > 0 && orderText.upsell(count(order.upsellQuantity)),
  ].filter(Boolean);
  return (
    <Section title={orderText.title}>
      <Facts>
        <Fact name={orderText.package}>
          <span className="font-medium">{packageName(order)}</span>
          <span className="block text-muted">{parts.join(' + ')}</span>
        </Fact>
        <Fact name={orderText.stage}>{stageName(order)}</Fact>
        <Fact name={orderText.created}>
          <FullTime at={order.createdAt} />
        </Fact>
        <Fact name={orderText.delivered}>{order.deliveredAt && <FullTime at={order.deliveredAt} />}</Fact>
        <Fact name={orderText.service}>
          <TextLink to={`/admin/services/${order.serviceId}`}>{String(order.serviceId)}</TextLink>
        </Fact>
        <Fact name={orderText.id}>
          <Copyable mono what={orderText.id} value={order.id} />
        </Fact>
        <Fact name={orderText.cart}>
          <Copyable mono what={orderText.cart} value={order.cartId} />
        </Fact>
      </Facts>
    </Section>
  );
}

/** The buyer, and the target profile; from here they are blocked. */
export function CustomerFacts({ order }: { order: AdminOrderDetail }) {
  const mayBlock = useMay('work-customers');
  const [blocking, setBlocking] = useState(false);
  return (
    <Section
      title={customerText.title}
      aside={
        // Erased data name nobody to block.
        order.blockedAs ? (
          <TextLink to={`/admin/blocked-users?search=${encodeURIComponent(order.blockedAs)}`}>
            {customerText.blocked}
          </TextLink>
        ) : (
          mayBlock &&
          order.username && (
            <Button variant="quiet" size="small" onClick={() => setBlocking(true)}>
              {customerText.block}
            </Button>
          )
        )
      }
    >
      <Facts>
        <Fact name={customerText.email}>
          {order.email ? (
            <>
              <Copyable what={customerText.email} value={order.email} />
              <TextLink to={customersWith(order.email)}>{customerText.orders}</TextLink>
            </>
          ) : (
            paymentMessages.erased
          )}
        </Fact>
        <Fact name={customerText.target}>
          {order.username ? (
            <>
              <Copyable what={customerText.target} value={`@${order.username}`} />
              <OutsideLink href={profileLink(order.username)}>{customerText.profile}</OutsideLink>
            </>
          ) : (
            paymentMessages.erased
          )}
        </Fact>
        <Fact name={customerText.language}>{languageNames[order.language] ?? order.language}</Fact>
        <Fact name={consentText.immediate}>
          {order.immediatePerformance ? (
            <>
              {order.immediatePerformance.at && <FullTime at={order.immediatePerformance.at} />}
              <span className="block text-muted">
                {consentText.version(order.immediatePerformance.version)}
                {order.immediatePerformance.text && `: «${order.immediatePerformance.text}»`}
              </span>
            </>
          ) : (
            consentText.none
          )}
        </Fact>
      </Facts>
      {blocking && (
        <BlockDialog
          known={{ username: order.username, email: order.email }}
          onClose={() => setBlocking(false)}
        />
      )}
    </Section>
  );
}
