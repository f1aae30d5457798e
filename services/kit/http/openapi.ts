import { declaredStatuses, type Endpoint, IDEMPOTENCY_KEY_HEADER, Problem } from '@bazaar/contracts';
import * as z from 'zod/mini';
import { addressOf } from './mount.ts';
import { hoistDefinitions, type JsonSchema } from './openapi-schema.ts';
import type { ServiceRoute } from './service.ts';

/** The exports of the contracts: schemas under their type's name, and endpoints under their own name. */
export type ContractModule = Readonly<Record<string, unknown>>;

interface Description {
  readonly routes: readonly ServiceRoute[];
  readonly contracts: readonly ContractModule[];
}

/** Describes all mounted endpoints as an OpenAPI 3.1 document; names come from the contracts' exports. */
export function openApiDocument({ routes, contracts }: Description) {
  const components: Record<string, JsonSchema> = {};
  const names = nameSchemas(contracts);
  const calls = nameEndpoints(contracts);
  const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
    const json = z.toJSONSchema(schema, { metadata: names, io, unrepresentable: 'any' });
    return hoistDefinitions(json as JsonSchema, components);
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = addressOf(route).replaceAll(/:(\w+)/g, '{$1}');
    const operation = describe(route.endpoint, schemaOf, calls.get(route.endpoint) ?? path);
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bazaar services',
      version: '1.0.0',
      description: 'Reference services of the marketplace.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ endpoint }) => endpoint.service))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

type SchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => JsonSchema;

function describe(endpoint: Endpoint, schemaOf: SchemaOf, operationId: string) {
  const [, ...errors] = declaredStatuses(endpoint);
  const problem = { 'application/problem+json': { schema: schemaOf(Problem, 'output') } };
  return {
    operationId,
    tags: [endpoint.service],
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint), ...headersOf(endpoint)],
    ...bodyOf(endpoint, schemaOf),
    ...(endpoint.access === 'session' && { security: [{ session: [] }] }),
    // The session is optional: the empty requirement stands for guests.
    ...(endpoint.knowsCaller && { security: [{}, { session: [] }] }),
    responses: {
      ...successOf(endpoint, schemaOf),
      ...Object.fromEntries(errors.map((status) => [status, { description: 'Problem', content: problem }])),
    },
  };
}

function parametersOf({ params, query }: Endpoint) {
  // Inlined without references: each leaf becomes a parameter.
  const written = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  const inPath = params ? flatten(written(params), '') : [];
  const inQuery = query ? flatten(written(query), '') : [];
  return [
    ...inPath.map((parameter) => ({ ...parameter, in: 'path', required: true })),
    ...inQuery.map((parameter) => ({ ...parameter, in: 'query' })),
  ];
}

/** A file, a page or a redirect is described by its summary alone. */
function successOf({ response, responseType, successStatus = 200 }: Endpoint, schemaOf: SchemaOf) {
  const content =
    responseType === 'raw'
      ? { '*/*': { schema: {} } }
      : { 'application/json': { schema: schemaOf(response, 'output') } };
  return { [successStatus]: { description: 'Success', content } };
}

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodyOf({ body, bodyType = 'json' }: Endpoint, schemaOf: SchemaOf) {
  if (body === undefined && bodyType !== 'multipart') {
    return {};
  }
  const schema = body === undefined ? { type: 'object' } : schemaOf(body, 'input');
  return { requestBody: { required: true, content: { [BODY_TYPES[bodyType]]: { schema } } } };
}

function headersOf({ idempotent, versioned }: Endpoint) {
  const header = (name: string, format: string) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', format },
  });
  return [
    ...(idempotent ? [header(IDEMPOTENCY_KEY_HEADER, 'uuid')] : []),
    ...(versioned ? [header('if-match', 'entity-tag')] : []),
  ];
}

/** `{ paging: { pageNumber } }` is written `paging.pageNumber` in an address. */
function flatten(
  schema: JsonSchema,
  prefix: string,
): { name: string; required: boolean; schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const name = `${prefix}${key}`;
    const required = schema.required?.includes(key) ?? false;
    return inner.properties === undefined ? [{ name, required, schema: inner }] : flatten(inner, `${name}.`);
  });
}

function nameSchemas(contracts: readonly ContractModule[]) {
  const names = z.registry<{ id: string }>();
  for (const [name, value] of contracts.flatMap((module) => Object.entries(module))) {
    if (isObjectSchema(value) && !names.has(value)) {
      names.add(value, { id: name });
    }
  }
  return names;
}

/** Scalars are shorter inlined than referenced. */
function isObjectSchema(value: unknown): value is z.ZodMiniType {
  return value instanceof z.ZodMiniType && ['object', 'lazy'].includes(value._zod.def.type);
}

function nameEndpoints(contracts: readonly ContractModule[]): Map<unknown, string> {
  return new Map(contracts.flatMap((module) => Object.entries(module).map(([name, value]) => [value, name])));
}
