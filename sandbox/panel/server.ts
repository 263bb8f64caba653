import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { sameSiteOnly } from '../http';
import type { Directory } from '../instagram/directory';
import { deliver, drop, panelTime, setClock } from './deliveries';
import { type Fault, Faults, faultSchema } from './faults';
import type { PanelState } from './model';
import { panelPage } from './page';
import { type Answer, answerCall } from './protocol';
import { restRoutes } from './rest';

/** The panel's dependencies. `now` returns real milliseconds. */
export interface PanelParts {
  state: PanelState;
  directory: Directory;
  key: string;
  now: () => number;
  changed: () => void;
}

const clockSchema = z.strictObject({
  speed: z.number().min(0).max(100_000).optional(),
  advanceSeconds: z
    .number()
    .min(0)
    .max(10 * 365 * 86_400)
    .optional(),
});
const settingsSchema = z.strictObject({
  deliverySeconds: z.number().min(0).max(86_400).optional(),
  pendingSeconds: z.number().min(0).max(86_400).optional(),
  dialect: z.enum(['strings', 'numbers', 'mixed']).optional(),
  rejectActiveLink: z.boolean().optional(),
  balance: z.number().min(0).optional(),
});
const keptCalls = 5000;

/** The panel: its API, its switches (see docs/sandbox.md) and its page. */
export function panelApp({ state, directory, key, now, changed }: PanelParts): Express {
  const app = express().disable('x-powered-by');
  const faults = new Faults();
  app.use(sameSiteOnly);

  function time(): number {
    const at = panelTime(state, now());
    if (deliver(state, directory, at)) changed();
    return at;
  }

  function log(params: Record<string, string>, answer: unknown, fault?: Fault): void {
    const { key: _secret, ...shown } = params;
    state.calls.push({ at: new Date(now()).toISOString(), params: shown, fault: fault?.kind, answer });
    if (state.calls.length > keptCalls) state.calls.splice(0, state.calls.length - keptCalls);
    changed();
  }

  /** Answers a call, or fails as a switch says; `write` sends an answer in the words of a protocol. */
  function serve(params: Record<string, string>, response: Response, write: (made: Answer) => void) {
    const fault = faults.take(params.action ?? '', linksOf(state, params));
    const at = time();
    const answer = () => {
      const made = answerCall(state, directory, params, at, fault);
      log(params, made, fault);
      return made;
    };
    const instead = (body: unknown, send: () => void) => {
      log(params, body, fault);
      send();
    };
    switch (fault?.kind) {
      case 'acceptThenTimeout':
        // Held open until the caller gives up.
        return void answer();
      case 'acceptThen500':
        answer();
        return void response.status(500).send('Internal Server Error');
      case 'error500':
        return instead('500', () => response.status(500).send('Internal Server Error'));
      case 'html':
        return instead('html', () => response.type('html').send(maintenance));
      case 'html503':
        return instead('html', () => response.status(503).type('html').send(maintenance));
      case 'rateLimit':
        return instead('429', () => response.status(429).json({ error: 'Rate limit exceeded' }));
      case 'refuse':
        return instead({ error: fault.error }, () => write({ error: fault.error }));
      case 'garbage':
        return instead('garbage', () => response.type('json').send('{"order": 23'));
      case 'empty':
        return instead('', () => response.type('json').send(''));
      case 'slow':
        return void setTimeout(() => write(answer()), fault.ms);
      default:
        write(answer());
    }
  }

  app.post(
    '/api/v2',
    express.urlencoded({ extended: false, limit: '1mb' }),
    (request: Request, response: Response) => {
      const params = (request.body ?? {}) as Record<string, string>;
      if (params.key !== key) return void response.json({ error: 'Invalid API key' });
      serve(params, response, (made) => response.json(made));
    },
  );
  app.use('/rest/v1', restRoutes(key, serve));

  app.get('/', (_request, response) => {
    const at = time();
    response.type('html').send(panelPage(state, directory, faults.all(), at));
  });
  app.use(express.json(), express.urlencoded({ extended: false }));
  app.get('/_sandbox/orders', (_request, response) => {
    time();
    response.json({ orders: state.orders, refills: state.refills, balance: state.balance });
  });
  app.get('/_sandbox/ledger', (_request, response) => {
    time();
    response.json({ orders: state.orders, refills: state.refills, calls: state.calls });
  });
  app.get('/_sandbox/faults', (_request, response) => void response.json({ faults: faults.all() }));
  app.post('/_sandbox/faults', (request, response) => {
    change(
      request,
      response,
      faultSchema,
      (fault) => faults.add(fault),
      () => ({ faults: faults.all() }),
    );
  });
  app.delete('/_sandbox/faults', (_request, response) => {
    faults.clear();
    response.json({ faults: [] });
  });
  app.post('/_sandbox/faults/clear', (_request, response) => {
    faults.clear();
    response.redirect(303, '/');
  });
  app.post('/_sandbox/clock', (request, response) => {
    change(
      request,
      response,
      clockSchema,
      (clock) => setClock(state, now(), clock),
      () => {
        time();
        return state.clock;
      },
    );
  });
  app.post('/_sandbox/settings', (request, response) => {
    change(
      request,
      response,
      settingsSchema,
      (settings) => Object.assign(state, settings),
      () => settingsOf(state),
    );
  });
  app.post('/_sandbox/orders/:id/drop', (request, response) => {
    time();
    const order = state.orders.find((candidate) => String(candidate.id) === request.params.id);
    if (!order)
      return void response.status(404).json({ error: 'No order has this id. See /_sandbox/orders.' });
    change(
      request,
      response,
      z.object({ percent: z.coerce.number().min(0).max(100).default(20) }),
      ({ percent }) => {
        drop(directory, order, percent);
      },
      () => order,
    );
  });
  return app;

  /** Handles a change sent as JSON, or by a form of the page, which is shown again. */
  function change<T>(
    request: Request,
    response: Response,
    schema: z.ZodType<T>,
    apply: (value: T) => void,
    show: () => unknown,
  ): void {
    const isForm = request.is('urlencoded') === 'urlencoded';
    const body = isForm ? fromForm(request.body as Record<string, string>) : (request.body ?? {});
    const parsed = schema.safeParse(body);
    if (!parsed.success) return void response.status(400).json({ error: z.prettifyError(parsed.error) });
    apply(parsed.data);
    changed();
    if (isForm) response.redirect(303, '/');
    else response.json(show());
  }
}

/** Forms carry text only; numbers and booleans are converted. */
function fromForm(form: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [
        name,
        /^\d+(\.\d+)?$/.test(value)
          ? Number(value)
          : value === 'true'
            ? true
            : value === 'false'
              ? false
              : value,
      ]),
  );
}

function settingsOf({ deliverySeconds, pendingSeconds, dialect, rejectActiveLink, balance }: PanelState) {
  return { deliverySeconds, pendingSeconds, dialect, rejectActiveLink, balance };
}

const maintenance =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>We are under maintenance</h1></body></html>';

/** The links of a call: the one that it contains, or those of the orders that it names. */
function linksOf(state: PanelState, params: Record<string, string>): string[] {
  const ids = [params.order, ...(params.orders ?? '').split(',')];
  const named = state.orders.filter((order) => ids.includes(String(order.id)));
  return [...(params.link ? [params.link] : []), ...named.map((order) => order.link)];
}
