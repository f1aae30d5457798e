import { coerce } from '@bazaar/contracts';
import type * as z from 'zod/mini';

/** Reads one path parameter through its contract; a value that does not fit is a 404, not a crash. */
export function pathParam<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(coerce(schema, value));
  if (!result.success) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
  return result.data;
}
