import { Mail, MapPin, Package } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { normaliseReference } from '#domain/order-number.ts';
import { useContentFacts, useShopConfig, useSupportEmail } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { ContactFigures, ContactReasons } from '../sections/contact-claims';
import { useOutcome } from '../shell/outcome';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Received } from '../shell/received';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { useHydrated } from '../ui/use-hydrated';
import { ContactForm } from './contact-form';
import type { SentMessage } from './use-contact-form';

/** Contact (S1 §2.9): the form, next to it who answers, and reasons to write. */
export function ContactPage() {
  const { contact, heads } = useMessages();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [sent, setSent] = useOutcome<SentMessage>();
  const order = hydrated ? normaliseReference(search.get('order') ?? '').slice(0, 60) : '';

  if (sent)
    return (
      <Page>
        <Received
          title={contact.done.title}
          text={sent.acknowledged ? contact.done.text(sent.email) : contact.done.withoutEmail(sent.email)}
          receipt={sent}
        >
          <Button className="justify-self-center" onClick={() => setSent(undefined)}>
            {contact.done.another}
          </Button>
        </Received>
      </Page>
    );
  return (
    <Page>
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <div className="grid gap-1.5">
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.contact.title}</h1>
          <p className="max-w-prose leading-7 text-muted">{contact.lead}</p>
        </div>
        <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
          <Card className="p-4 sm:p-6">
            <ContactForm
              orderNumber={order}
              withChat={hydrated && search.get('chat') === '1'}
              onSent={(message) => {
                setSent(message);
                window.scrollTo({ top: 0 });
              }}
            />
          </Card>
          <aside className="grid gap-6">
            <Details />
            <ContactReasons />
            <ContactFigures />
          </aside>
        </div>
      </div>
    </Page>
  );
}

/** Who answers. The law requires the seller's address here, so the card says if it could not be loaded. */
function Details() {
  const { contact, common } = useMessages();
  const paths = usePaths();
  const support = useSupportEmail();
  const seller = useContentFacts()?.seller;
  const config = useShopConfig();
  const missing = !config.data && (support === undefined || seller === undefined);
  return (
    <Card className="grid gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-bold tracking-tight">{contact.details}</h2>
      {missing && !config.isError && <Skeleton className="h-24" />}
      {missing && config.isError && <LoadError message={common.textFailed} query={config} />}
      {support && (
        <a
          href={`mailto:${support}`}
          className="flex min-h-11 items-center gap-2.5 font-semibold wrap-anywhere text-accent-ink underline underline-offset-2"
        >
          <Mail aria-hidden className="size-5 shrink-0" />
          {support}
        </a>
      )}
      {seller && (
        <p className="flex gap-2.5 text-sm leading-6">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <span>
            <span className="sr-only">{common.labelled(contact.seller, '')}</span>
            {seller}
          </span>
        </p>
      )}
      <Link
        to={paths.track}
        className="flex min-h-11 items-center gap-2.5 font-semibold text-accent-ink underline underline-offset-2"
      >
        <Package aria-hidden className="size-5 shrink-0" />
        {contact.track}
      </Link>
    </Card>
  );
}
