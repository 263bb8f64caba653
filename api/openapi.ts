import { z } from 'zod';
import { errorAnswer } from '../domain/calls/common';
import { type ErrorCode, errorCatalogue } from '../domain/errors';
import type { Permission } from '../domain/permissions';
import { bodyLimitOf, type RouteEntry } from './handle';

/** A JSON Schema, as far as the description needs it. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  minLength?: number;
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
interface Content {
  [type: string]: { schema: unknown; example?: unknown };
}

/** One call in the description. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Record<string, never[]>[];
  /** The permission that a back-office caller needs (domain/permissions.ts). */
  'x-permission'?: Permission;
  /** Refused with `step_up_required` if password or code were typed too long ago. */
  'x-step-up'?: true;
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: JsonSchema;
    example?: unknown;
  }[];
  requestBody?: { required: boolean; description?: string; content: Content };
  responses: Record<string, { description: string; headers?: Record<string, unknown>; content?: Content }>;
}
export type OpenApiDocument = ReturnType<typeof openapiDocument>;

/** An OpenAPI 3.1 document of a table of routes. */
export function openapiDocument(table: readonly RouteEntry[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of table) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Growth shop',
      version: '1',
      description:
        'Prices are whole cents, or decimals with a dot where a field is called an amount or price. Every error has ' +
        'the one shape below, a stable code, and a sentence that says what to do next.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorAnswer, 'output') },
      securitySchemes: {
        adminSession: { type: 'apiKey', in: 'cookie', name: 'admin' },
        csrfToken: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
    'x-error-codes': Object.fromEntries(
      Object.entries(errorCatalogue).map(([code, [status, message]]) => [code, { status, message }]),
    ),
  };
}

function operation(route: RouteEntry): Operation {
  const { call, raw } = route;
  const security = {
    ...(route.access === 'public' ? {} : { adminSession: [] }),
    ...(route.proof === 'csrf' ? { csrfToken: [] } : {}),
  };
  const queries = call?.query ? parameters(route, call.query, 'query') : (raw?.query ?? []).map(textQuery);
  return {
    operationId: operationId(route),
    tags: [tagOf(route)],
    summary: route.summary,
    ...(Object.keys(security).length > 0 ? { security: [security] } : {}),
    ...(route.access === 'public' ? {} : { 'x-permission': route.access }),
    ...(call?.stepUp ? { 'x-step-up': true } : {}),
    parameters: [...parameters(route, call?.params, 'path'), ...queries],
    ...requestBody(route),
    responses: { 200: goodAnswer(route), ...refusals(route), default: failure('Any other error') },
  };
}

/** E.g. `postApiLikesCreateLikesPaymentIntent`: one for each method and path. */
function operationId({ method, path }: RouteEntry): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function tagOf({ path, access }: RouteEntry): string {
  if (access !== 'public' || path.startsWith('/api/admin')) return 'Back office';
  if (path.startsWith('/api/instagram')) return 'Instagram';
  if (/order|withdrawal/.test(path) && !path.includes('create-order') && path !== '/api/orders')
    return 'Orders';
  if (/payment|discount|stripe|orders?$|create-order|blocked/.test(path)) return 'Checkout';
  return /service|^\/r$/.test(path) ? 'Catalogue' : 'Operation';
}

function requestBody({ call, raw }: RouteEntry): Pick<Operation, 'requestBody'> {
  if (call?.body) {
    const content = json(jsonSchema(call.body, 'input'), exampleOf(call.body));
    return { requestBody: { required: true, description: `At most ${bodyLimitOf(call)}.`, content } };
  }
  if (!raw?.body) return {};
  const type = raw.body.as === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const content = { [type]: { schema: { type: 'object' } } };
  return { requestBody: { required: true, description: `At most ${raw.body.largest}.`, content } };
}

function goodAnswer({ call, raw }: RouteEntry): Operation['responses'][string] {
  if (call) return { description: 'Success', content: json(jsonSchema(call.answer, 'output')) };
  return { description: 'Success', content: { [raw?.produces ?? 'application/json']: { schema: {} } } };
}

/** The refusals of a route that are known beforehand. */
function refusals({ method, call, access, proof, limit }: RouteEntry): Operation['responses'] {
  const input = call?.params || call?.query || call?.body;
  return {
    ...(input
      ? { 400: failure('Bad input; `fields` says what is wrong with which', 'validation_failed') }
      : {}),
    ...(access === 'public' ? {} : { 401: failure('No session', 'unauthenticated') }),
    ...(proof === 'csrf'
      ? { 403: failure('No token of a page of ours, or not allowed', 'csrf_failed') }
      : {}),
    ...(method === 'GET' && limit ? { 403: failure('Sent by a page of another site', 'csrf_failed') } : {}),
    ...(limit
      ? {
          429: {
            ...failure('Too many calls', 'rate_limited'),
            headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
          },
        }
      : {}),
    503: failure('A service is unavailable; the same call may be sent again', 'unavailable'),
  };
}

function failure(description: string, code?: ErrorCode): Operation['responses'][string] {
  const example = code && {
    success: false,
    code,
    message: errorCatalogue[code][1],
    requestId: '6f1c9d2e-0000-4000-8000-000000000000',
  };
  return { description, content: json({ $ref: '#/components/schemas/Error' }, example) };
}

function parameters(
  route: RouteEntry,
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
): Operation['parameters'] {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema, 'input') : {};
  const names =
    place === 'path'
      ? [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
      : Object.keys(properties);
  return names.map((name) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
    example: sampleOf(properties[name] ?? { type: 'string' }),
  }));
}

function textQuery(name: string): Operation['parameters'][number] {
  return { name, in: 'query', required: true, schema: { type: 'string' } };
}

/** A body that the call accepts: required fields, and those that are only needed together with others. */
function exampleOf(schema: z.ZodType): unknown {
  const described = jsonSchema(schema, 'input');
  const example = sampleOf(described) as Record<string, unknown>;
  for (const { path } of schema.safeParse(example).error?.issues ?? []) {
    const name = String(path[0]);
    const lacking = described.properties?.[name];
    if (lacking && !(name in example)) example[name] = sampleOf(lacking);
  }
  return example;
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sampleOf(either);
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
    );
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'uuid') return '6f1c9d2e-0000-4000-8000-000000000000';
  if (schema.format === 'date-time') return '2026-11-21T10:00:00Z';
  return 'texto'.padEnd(schema.minLength ?? 0, '.');
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Unicode classes are unknown to other languages' regular expressions; the server still checks them.
    override: ({ jsonSchema: part }) => {
      if (part.pattern && /\\p\{/i.test(part.pattern)) delete part.pattern;
    },
  });
  return rest as JsonSchema;
}

function json(schema: unknown, example?: unknown): Content {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}
