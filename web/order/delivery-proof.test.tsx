import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '#domain/money.ts';
import { loadMessages } from '../i18n/catalogue';
import { MessagesProvider } from '../i18n/messages';
import { DeliveryProof } from './delivery-proof';

test.each(languages)(
  '%s: that the profile was counted before the delivery is said only with its count',
  async (language) => {
    const messages = await loadMessages(language);
    const proofOf = (startCount?: number) =>
      renderToStaticMarkup(
        <MessagesProvider language={language} messages={messages}>
          <DeliveryProof
            deliveries={[
              {
                quantity: 1000,
                delivered: 1000,
                state: 'completed',
                ...(startCount !== undefined && { startCount }),
              },
            ]}
          />
        </MessagesProvider>,
      );
    const { title, before, counted } = messages.tracking.proof;
    for (const said of [title, before, counted]) expect(proofOf(300)).toContain(said);
    expect(proofOf()).toContain(title);
    for (const said of [before, counted]) expect(proofOf()).not.toContain(said);
  },
);
