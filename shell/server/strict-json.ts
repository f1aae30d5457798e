/** No page needs more; a larger text would occupy the server and the visitor's connection. */
const MAX_LENGTH = 2 * 1024 * 1024;

/** A value that has no exact JSON, or too much of it. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';
}

/**
 * JSON of a value that a remote made, safe inside a script element: it contains neither `<` nor a line separator.
 * What JSON would change silently is refused too: the browser would hydrate from something else.
 * @throws NotJsonError that names what was refused.
 */
export function toStrictJson(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) {
    throw new NotJsonError('a value without JSON');
  }
  if (text.length > MAX_LENGTH) {
    throw new NotJsonError(`${text.length} characters of JSON; ${MAX_LENGTH} are allowed`);
  }
  return escapeForScript(text);
}

/** Makes JSON safe inside a script element. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function stringify(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, refuseInexact);
  } catch (error) {
    if (error instanceof NotJsonError) {
      throw error;
    }
    // A BigInt, a cycle, a depth beyond the stack, a getter or `toJSON` that throws.
    throw new NotJsonError(messageOf(error), { cause: error });
  }
}

/** `this` holds the value before a `toJSON` of its own has replaced it. */
function refuseInexact(this: unknown, key: string, replaced: unknown): unknown {
  const value = (this as Record<string, unknown>)[key];
  const what = inexact(value);
  if (what !== null) {
    throw new NotJsonError(`${what} at "${key}"`);
  }
  return replaced;
}

function inexact(value: unknown): string | null {
  switch (typeof value) {
    case 'function':
    case 'symbol':
    case 'bigint':
      return `a ${typeof value}`;
    case 'number':
      return Number.isFinite(value) ? null : String(value);
    case 'object':
      return value === null ? null : inexactObject(value);
    default:
      return null;
  }
}

function inexactObject(value: object): string | null {
  if (!isPlain(value)) {
    return `a ${value.constructor?.name ?? 'class'}`;
  }
  return 'toJSON' in value ? 'a JSON of its own' : null;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}

function messageOf(error: unknown): string {
  try {
    return (
      String((error as Error).message)
        .split('\n')[0]
        ?.slice(0, 200) ?? ''
    );
  } catch {
    return 'an error without a text';
  }
}
