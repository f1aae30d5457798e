import { coerce, decodeQuery, QueryKeyError } from '@bazaar/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalid } from './errors.ts';
import { fieldErrors } from './field-errors.ts';
import { messages } from './messages.ts';
import type { ServiceRoute } from './service.ts';

const NOTHING = z.strictObject({});
const MAXIMUM_PAIRS = 200;

/** What {@link readPairs} stores on the request. */
interface PairsQuery {
  readonly pairs: readonly (readonly [string, string])[];
}

/** Replaces Fastify's query parser: keeps pairs in order, so that the contracts' codec can read them. */
export function readPairs(text: string): { pairs: PairsQuery['pairs'] } {
  return { pairs: [...new URLSearchParams(text)] };
}

/** Parses path, query and body with the endpoint's schemas; throws a 400 that names what is wrong. */
export function readInput(route: ServiceRoute, request: FastifyRequest) {
  const { params, query, body } = route.endpoint;
  const read = <S extends z.ZodMiniType>(schema: S, value: unknown, root: string) =>
    check({ schema, value, root, route });
  return {
    params: params && read(params, coerce(params, request.params), 'params'),
    query: read(query ?? NOTHING, readQuery(query ?? NOTHING, request.query as PairsQuery), 'query'),
    body: body && read(body, request.body, 'body'),
  };
}

function readQuery(schema: z.ZodMiniType, { pairs }: PairsQuery): unknown {
  if (pairs.length > MAXIMUM_PAIRS || pairs.some(([, value]) => value.includes('\0'))) {
    throw invalid({ query: [messages.unreadable] });
  }
  try {
    return decodeQuery(schema, pairs);
  } catch (error) {
    // RangeError: a key such as `a.length` next to `a[0]` asks for an impossible list.
    if (error instanceof QueryKeyError || error instanceof RangeError || error instanceof TypeError) {
      throw invalid({ query: [messages.field.unreadableKey] });
    }
    throw error;
  }
}

interface Check<S> {
  readonly schema: S;
  readonly value: unknown;
  readonly root: string;
  readonly route: ServiceRoute;
}

function check<S extends z.ZodMiniType>({ schema, value, root, route }: Check<S>): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) {
    const errors = fieldErrors(result.error.issues, root);
    throw invalid(errors, route.invalidCode?.(errors));
  }
  return result.data;
}
