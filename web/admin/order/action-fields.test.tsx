import type { Call } from '#domain/calls/call.ts';
import { textFor } from '../ui/markup.fixture';
import type { Action } from '../ui/use-action';
import { ActionFields } from './action-fields';
import type { ActionValues } from './actions';
import { orderDetail } from './order.fixture';

const form = { field: (name: string) => ({ name }) } as unknown as Action<Call, ActionValues>;

const refusedPosts = (...posts: string[]) =>
  orderDetail({
    submissions: posts.map((shortcode, index) => ({
      ...{ id: shortcode, line: index + 1, generation: 1, state: 'rejected', username: 'ana', shortcode },
      ...{ quantity: 92, providerId: 1, providerName: 'Panel 1', providerServiceId: '1003' },
    })),
  });

test('a new target shows the post that it replaces', () => {
  const order = refusedPosts('AAAAA1', 'BBBBB2');
  const text = textFor('administrator', <ActionFields action="changeTarget" form={form} order={order} />);
  expect(text).toContain('Sustituye la publicación AAAAA1.');
});
