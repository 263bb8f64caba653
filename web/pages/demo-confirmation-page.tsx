import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useMessages } from '../i18n/messages';
import { OrderFacts } from '../order/order-facts';
import { OrderTimeline } from '../order/order-timeline';
import { StatusBadge } from '../order/status-badge';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Notice } from '../ui/notice';
import { demoOrder } from './demo-order';

/** What an order's confirmation looks like (S1 §2.1), with a made-up order, and says so. */
export function DemoConfirmationPage() {
  const { demo, heads, success, tracking } = useMessages();
  const paths = usePaths();
  const language = useLanguage();
  const [order] = useState(() => demoOrder(Date.now(), language));
  return (
    <Page>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <Alert tone="info" title={heads.demo.title}>
          {demo.note}
        </Alert>
        <Notice variant="good" title={success.title} text={success.text} />
        <Card className="grid lg:grid-cols-[1.2fr_1fr]">
          <section className="grid content-start gap-5 p-4 sm:p-6">
            <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 className="text-lg font-bold tracking-tight tabular-nums">
                {tracking.orderTitle(order.orderNumber)}
              </h2>
              <span className="flex gap-2">
                <Badge tone="warning">{demo.badge}</Badge>
                <StatusBadge status={order.status} />
              </span>
            </header>
            <OrderTimeline order={order} />
          </section>
          <section className="grid content-start gap-3 border-t border-line p-4 sm:p-6 lg:border-t-0 lg:border-l">
            <h2 className="font-bold">{tracking.details}</h2>
            <OrderFacts order={order} />
          </section>
        </Card>
        <p className="text-center text-sm leading-6 text-muted">{success.deliveryNotice}.</p>
        <Button asChild variant="primary" size="large" className="justify-self-center">
          <Link to={paths.home}>{demo.start}</Link>
        </Button>
      </div>
    </Page>
  );
}
