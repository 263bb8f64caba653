import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { z } from 'zod';
import type { TrackedOrder } from '../db/tracking';
import { type Call, passiveHeader } from '../domain/calls/call';
import { ShopError } from '../domain/errors';
import { may, type Permission } from '../domain/permissions';
import { unstorableText } from '../domain/unstorable-text';
import { readKeyring } from '../security/keyring';
import { type Audit, audited } from './audit/audited';
import { isFromElsewhere, meetVisitor, passesCsrf, type Visitor } from './checkout/visitor';
import { cookieJar } from './cookies';
import { customerOf } from './customer-account/customer';
import type { Deps } from './deps';
import { InvalidInput, invalidInput } from './errors';
import { fieldMessage } from './field-messages';
import { callerOf, type LimitName, type Limits } from './limits';
import type { OrderReader } from './order-reader';
import { provenCallerLimits } from './proven-caller-limits';
import { type Admin, adminOf, sessionCookie } from './session/admin';
import { requireRecentProof } from './session/proof';
import { addOpenedOrder, openedOrders } from './tracking/opened-orders';

/** The largest body of a call that names no other; the longest honest one has some hundred bytes. */
const usualBodyLimit = '64kb';

/** The largest body of a call. */
export const bodyLimitOf = (call: Call): string => call.bodyLimit ?? usualBodyLimit;

/** The caller and the validated input. */
export interface Exchange<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  visitor: Visitor;
  /** The administrator; throws `unauthenticated` in a public call. */
  readonly admin: Admin;
  /** Carries out an action of this administrator, and records it. */
  audited: Audit;
  /** For calls that need a proof only for some uses: throws `step_up_required` like a call with `stepUp`. */
  requireProof(): void;
  /** The reader, with everything that opens the full view of an order. Queries the database if there is a session. */
  reader(): Promise<OrderReader>;
  /** Opens an order to this browser for a day: it named the number together with the e-mail address. */
  remember(order: Pick<TrackedOrder, 'id' | 'email'>): void;
  /** Counts against a further limit, e.g. one per user name. */
  limit: Limits;
  request: Request;
  response: Response;
}

/** An administrator in a call. */
export type Acting = Pick<Exchange<unknown, unknown, unknown>, 'admin' | 'audited'>;

interface Options {
  /** Which rate limit counts the call per address. */
  limit?: LimitName;
  /** Refusals also have their sentence as `error`, for readers of S1 §7. */
  error?: true;
}

/** A route without JSON schemas: event streams, pictures, webhooks. */
export interface RawRoute extends Options {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  access: Call['access'];
  /**
   * What proves that a state-changing call is intended: our page's token, a signature in the request, or (for the
   * Temporal UI, which has no token of ours) its exact origin. `none` only if nothing is changed.
   */
  proof?: 'csrf' | 'signature' | 'origin' | 'none';
  /** Read the body as bytes, JSON or an HTML form; `largest` in the form of `64kb`. */
  body?: { as: 'bytes' | 'json' | 'form'; largest: string };
  /** For the description: the type of a good answer, if it isn't JSON, and the allowed query. */
  produces?: string;
  query?: readonly string[];
  /** No cookies are read or set: machines call it, or caches share its answers. */
  anonymous?: boolean;
  /** The request needn't come from a person: it doesn't count as use of the session. */
  passive?: boolean;
}

/** An entry of the table of routes: enough to test every policy. */
export interface RouteEntry {
  method: Call['method'];
  path: string;
  summary: string;
  access: Call['access'];
  proof: 'csrf' | 'signature' | 'origin' | 'none';
  call?: Call;
  /** Which rate limit counts it first. */
  limit?: LimitName;
  /** If there is no call: input and output. */
  raw?: Pick<RawRoute, 'body' | 'produces' | 'query'>;
}

/** Registers routes. There is no other way, so that no route exists without a policy. */
export interface Routes {
  answer<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    call: Call<P, Q, B, A>,
    options: Options,
    handler: (
      exchange: Exchange<z.output<P>, z.output<Q>, z.output<B>>,
    ) => Promise<Omit<z.input<A>, 'success'>>,
  ): void;
  raw(
    route: RawRoute,
    handler: (exchange: Exchange<Record<string, string>, unknown, unknown>) => Promise<void>,
  ): void;
  /** Limits over all callers together. */
  readonly limits: Limits;
  readonly table: readonly RouteEntry[];
  readonly router: Router;
}

/** An empty table of routes. */
export function createRoutes(deps: Deps, limits: Limits): Routes {
  const { env } = deps;
  const jar = cookieJar(env.PUBLIC_URL);
  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  const router = Router({ caseSensitive: true, strict: false });
  const table: RouteEntry[] = [];

  function register(
    entry: RouteEntry,
    options: Options & Pick<RawRoute, 'body' | 'anonymous' | 'passive'>,
    work: RequestHandler,
  ) {
    table.push(entry);
    const steps: RequestHandler[] = [];
    if (options.error) steps.push(sayErrorToo);
    if (options.passive) steps.push(notePassive);
    // Not counted: otherwise any page could use up its readers' limits here.
    const isCountedRead = entry.method === 'GET' && options.limit !== undefined;
    if (entry.proof === 'csrf' || isCountedRead)
      steps.push(refuseElsewhere({ butLinks: isCountedRead && entry.raw !== undefined }));
    if (!options.anonymous) steps.push(meet);
    if (options.limit) steps.push(countCall(options.limit));
    if (entry.access !== 'public') steps.push(requireAdmin(entry.access));
    if (entry.proof === 'csrf') steps.push(requireCsrf);
    if (entry.call?.stepUp) steps.push(requireProof);
    // After the policies, so that strangers' bodies are never read.
    if (options.body?.as === 'bytes')
      steps.push(express.raw({ type: () => true, limit: options.body.largest }));
    if (options.body?.as === 'json') steps.push(express.json({ limit: options.body.largest, strict: true }));
    if (options.body?.as === 'form')
      steps.push(express.urlencoded({ extended: false, limit: options.body.largest, parameterLimit: 20 }));
    const method = entry.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](entry.path, ...steps, work);
  }

  const countCall =
    (name: LimitName): RequestHandler =>
    async (request, response, next) => {
      await limitsOf(request, response)(name, callerOf(request));
      next();
    };

  /** A browser that has proven an e-mail address doesn't depend on strangers at its IP address. */
  const limitsOf = (request: Request, response: Response) =>
    provenCallerLimits(limits, request, {
      db: deps.db,
      visitor: response.locals.visitor as Visitor | undefined,
      session: async () => (await customerHere(request, response))?.email,
      opened: () => openedOrders(request, sealedFor(response)),
    });

  const customerHere = (request: Request, response: Response) =>
    customerOf(deps, jar, request, { passive: response.locals.passive });

  /** What cookies about this visitor are opened and sealed with. */
  const sealedFor = (response: Response) => {
    const { owners } = response.locals.visitor as Visitor;
    return { jar, keyring, owners, now: deps.clock() };
  };

  /** `butLinks`: a person may open it by a link from anywhere, e.g. a receipt from a message to themselves. */
  const refuseElsewhere =
    ({ butLinks }: { butLinks: boolean }): RequestHandler =>
    (request, _response, next) => {
      const isLink = butLinks && request.get('sec-fetch-dest') === 'document';
      if (!isLink && isFromElsewhere(request, env.PUBLIC_URL)) throw new ShopError('csrf_failed');
      next();
    };

  function meet(request: Request, response: Response, next: NextFunction) {
    response.locals.visitor = meetVisitor(request, response, jar, env.SESSION_SECRET);
    next();
  }

  function sayErrorToo(_request: Request, response: Response, next: NextFunction) {
    response.locals.errorToo = true;
    next();
  }

  function notePassive(_request: Request, response: Response, next: NextFunction) {
    response.locals.passive = true;
    next();
  }

  const requireAdmin =
    (permission: Permission): RequestHandler =>
    async (request, response, next) => {
      // Leaving the header out only extends a session that its holder may extend anyway.
      const isPassive = response.locals.passive || request.get(passiveHeader) !== undefined;
      const admin = await adminOf(deps, jar, request, { passive: isPassive });
      // Distinguishes an expired session from none, so that the screen can say what happened (S1 §6).
      if (!admin)
        throw new ShopError(
          'unauthenticated',
          jar.read(request, sessionCookie) ? { sessionEnded: true } : undefined,
        );
      if (!may(admin.role, permission)) throw new ShopError('forbidden');
      if (permission !== 'own-account') {
        if (admin.mustChangePassword) throw new ShopError('password_change_needed');
        if (admin.secondStepNeeded) throw new ShopError('second_step_needed');
      }
      response.locals.admin = admin;
      response.set('Cache-Control', 'no-store');
      next();
    };

  function requireProof(_request: Request, response: Response, next: NextFunction) {
    requireRecentProof(response.locals.admin as Admin, deps.clock());
    next();
  }

  function requireCsrf(request: Request, response: Response, next: NextFunction) {
    const rules = { jar, secrets: env.SESSION_SECRET, publicUrl: env.PUBLIC_URL };
    if (!passesCsrf(request, response.locals.visitor as Visitor, rules)) throw new ShopError('csrf_failed');
    next();
  }

  function exchange<P, Q, B>(
    request: Request,
    response: Response,
    input: { params: P; query: Q; body: B },
  ): Exchange<P, Q, B> {
    const adminHere = (): Admin => {
      const admin = response.locals.admin as Admin | undefined;
      if (!admin) throw new ShopError('unauthenticated');
      return admin;
    };
    return {
      ...input,
      visitor: response.locals.visitor as Visitor,
      get admin() {
        return adminHere();
      },
      audited: (action, work, after) => audited(deps, { admin: adminHere(), request }, action, work, after),
      requireProof: () => requireRecentProof(response.locals.admin as Admin, deps.clock()),
      async reader() {
        const visitor = response.locals.visitor as Visitor;
        const customer = await customerHere(request, response);
        return {
          owners: visitor.owners,
          email: customer?.email,
          orders: openedOrders(request, sealedFor(response)),
        };
      },
      remember: (order) => addOpenedOrder(request, response, sealedFor(response), order),
      limit: limitsOf(request, response),
      request,
      response,
    };
  }

  return {
    limits,
    table,
    router,
    answer(call, options, handler) {
      const changes = call.method !== 'GET';
      register(
        { ...describe(call), proof: changes ? 'csrf' : 'none', call, limit: options.limit },
        { ...options, body: changes ? { as: 'json', largest: bodyLimitOf(call) } : undefined },
        async (request, response) => {
          const input = {
            params: parsed(call.params, request.params),
            query: parsed(call.query, request.query),
            body: parsed(call.body, request.body ?? {}),
          };
          const answer = await handler(exchange(request, response, input));
          // Fields that the schema doesn't name never leave, whatever a handler returned.
          response.json(call.answer.parse({ success: true, ...answer }));
        },
      );
    },
    raw(route, handler) {
      const proof = route.method === 'GET' ? 'none' : (route.proof ?? 'csrf');
      const { limit, body, produces, query } = route;
      register(
        { ...describe(route), proof, limit, raw: { body, produces, query } },
        route,
        async (request, response) => {
          const params = request.params as Record<string, string>;
          await handler(exchange(request, response, { params, query: request.query, body: request.body }));
        },
      );
    },
  };
}

function describe({
  method,
  path,
  summary,
  access,
}: Pick<RouteEntry, 'method' | 'path' | 'summary' | 'access'>) {
  return { method, path, summary, access };
}

/** Parses a part of a request by its schema, or throws InvalidInput; a part without a schema stays unread. */
export function parsed<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>;
  const broken = unstorableText(value);
  if (broken !== undefined) throw new InvalidInput({ [broken]: 'Contiene caracteres no válidos' });
  const result = schema.safeParse(value, { error: fieldMessage });
  if (!result.success) throw invalidInput(result.error);
  return result.data;
}
