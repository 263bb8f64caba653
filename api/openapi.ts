import { z } from 'zod';
import { errorAnswer } from '../domain/calls/common';
import { errorCatalogue } from '../domain/errors';
import type { RouteEntry, Routes } from './handle';

/** Serves the description of every call, made from the same schemas that check them. */
export function openapiRoutes(routes: Routes): void {
  let document: unknown;
  routes.raw(
    {
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'This description',
      access: 'public',
      anonymous: true,
    },
    async ({ response }) => {
      // At the first request every route is registered; before, some are missing.
      document ??= openapiDocument(routes.table);
      response.set('Cache-Control', 'public, max-age=300').json(document);
    },
  );
}

/** An OpenAPI 3.1 document of a table of routes. */
export function openapiDocument(table: readonly RouteEntry[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of table) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Growth shop', version: '1' },
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

function operation(route: RouteEntry) {
  const { call } = route;
  const security = {
    ...(route.access === 'public' ? {} : { adminSession: [] }),
    ...(route.proof === 'csrf' ? { csrfToken: [] } : {}),
  };
  return {
    summary: route.summary,
    ...(Object.keys(security).length > 0 ? { security: [security] } : {}),
    parameters: [
      ...parameters(route, call?.params, 'path'),
      ...(call?.query ? parameters(route, call.query, 'query') : []),
    ],
    ...(call?.body ? { requestBody: { required: true, content: json(jsonSchema(call.body, 'input')) } } : {}),
    responses: {
      200: {
        description: 'Success',
        ...(call ? { content: json(jsonSchema(call.answer, 'output')) } : {}),
      },
      default: { description: 'Error', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parameters(route: RouteEntry, schema: z.ZodType | undefined, place: 'path' | 'query') {
  const described = schema ? jsonSchema(schema, 'input') : {};
  const properties = (described.properties ?? {}) as Record<string, unknown>;
  const required = (described.required ?? []) as string[];
  const names =
    place === 'path'
      ? [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
      : Object.keys(properties);
  return names.map((name) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}
