import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RequestPage } from './request-page';

const back = (state?: object) =>
  /<a [^>]*href="(.*?)".*?<\/svg>(.*?)<\/a>/
    .exec(
      renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[{ pathname: '/admin/requests/C-1', state }]}>
            <RequestPage />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    )
    ?.slice(1);

test.each([
  [undefined, ['/admin/requests', 'Solicitudes']],
  [{ from: '/admin/requests', list: '?kind=contact' }, ['/admin/requests?kind=contact', 'Solicitudes']],
  [
    { from: '/admin/needs-attention', list: '?page=2' },
    ['/admin/needs-attention?page=2', 'Requiere atención'],
  ],
  // A search over everything, or a customer's page: the way back is the browser's.
  [{ from: '/admin/customers', list: '?page=2' }, ['/admin/requests', 'Solicitudes']],
])('a request that was opened with %j leads back to %j', (state, link) => {
  expect(back(state)).toEqual(link);
});
