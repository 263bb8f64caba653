import express, { type Request, type Response, Router } from 'express';
import { type PanelService, services } from './model';
import type { Answer } from './protocol';

type Said = Record<string, unknown>;
type Serve = (params: Record<string, string>, response: Response, write: (made: Answer) => void) => void;

/** Refusals by their message: HTTP status and code. */
const refusals: [RegExp, number, string][] = [
  [/funds/i, 402, 'insufficient_funds'],
  [/active order/i, 409, 'active_order'],
  [/order ID|not found/i, 404, 'not_found'],
  [/service/i, 404, 'service_not_found'],
  [/link/i, 422, 'invalid_link'],
  [/quantity/i, 422, 'invalid_quantity'],
  [/refill|canceled/i, 409, 'not_possible'],
];

function refuse(response: Response, message: string, status?: number, code?: string): void {
  const [, foundStatus, foundCode] = refusals.find(([pattern]) => pattern.test(message)) ?? [];
  response
    .status(status ?? foundStatus ?? 400)
    .json({ error: { code: code ?? foundCode ?? 'bad_request', message } });
}

function orderOf(id: string, said: Said) {
  const { remains, start_count, charge } = said;
  const status = String(said.status).toLowerCase().replaceAll(' ', '_');
  return { id, status, remaining: remains === 'Unknown' ? null : remains, start_count, charge };
}

const serviceOf = ({ service, rate, ...rest }: PanelService) => ({
  ...rest,
  id: String(service),
  price_per_1000: rate,
  min: Number(rest.min),
  max: rest.max === null ? null : Number(rest.max),
});

/**
 * The same panel with another protocol: JSON over REST, the key as a bearer token, refusals by HTTP status. `serve`
 * answers in the words of the SMM API v2.
 */
export function restRoutes(key: string, serve: Serve): Router {
  const routes = Router();
  routes.use(express.json({ limit: '1mb' }), (request, response, next) => {
    if (request.headers.authorization === `Bearer ${key}`) return next();
    refuse(response, 'Invalid API key', 401, 'unauthorized');
  });

  /** A resource: its question, and how a successful answer is written. */
  function resource(
    method: 'get' | 'post',
    path: string,
    ask: (request: Request<{ id: string }>) => Record<string, string>,
    write: (made: Said, asked: Record<string, string>) => unknown,
    status = 200,
  ): void {
    routes[method](path, (request: Request, response: Response) => {
      const asked = ask(request as Request<{ id: string }>);
      serve(asked, response, (made) => {
        const said = made as Said;
        if (typeof said.error === 'string') refuse(response, said.error);
        else response.status(status).json(write(said, asked));
      });
    });
  }

  const added = ({ body }: Request) =>
    Object.fromEntries(Object.entries(body as Said).map(([name, value]) => [name, String(value)]));
  resource('post', '/orders', (request) => ({ ...added(request), action: 'add' }), orderMade, 201);
  resource(
    'get',
    '/orders',
    ({ query }) => ({ action: 'status', orders: String(query.ids ?? '') }),
    (made) => ({
      data: Object.entries(made as Record<string, Said>)
        .filter(([, said]) => typeof said.error !== 'string')
        .map(([id, said]) => orderOf(id, said)),
    }),
  );
  resource(
    'get',
    '/orders/:id',
    ({ params }) => ({ action: 'status', order: params.id }),
    (made, { order = '' }) => orderOf(order, made),
  );
  resource(
    'post',
    '/orders/:id/refill',
    ({ params }) => ({ action: 'refill', order: params.id }),
    ({ refill }) => ({ id: String(refill), status: 'pending' }),
    201,
  );
  resource(
    'get',
    '/refills/:id',
    ({ params }) => ({ action: 'refill_status', refill: params.id }),
    ({ status }, { refill = '' }) => ({ id: refill, status: String(status).toLowerCase().replace(' ', '_') }),
  );
  routes.post('/orders/:id/cancel', ({ params }, response) => {
    serve({ action: 'cancel', orders: params.id }, response, (made) => {
      const [first] = made as [{ cancel: number | { error: string } }];
      if (typeof first.cancel === 'object') refuse(response, first.cancel.error);
      else response.json({ id: params.id, status: 'canceled' });
    });
  });
  resource(
    'get',
    '/balance',
    () => ({ action: 'balance' }),
    (made) => made,
  );
  resource(
    'get',
    '/services',
    () => ({ action: 'services' }),
    () => ({ data: services.map(serviceOf) }),
  );
  return routes;
}

function orderMade({ order }: Said) {
  return { id: String(order), status: 'pending' };
}
