/** The part of JSON Schema that is used here. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

const LOCAL = '#/$defs/';

/** Moves a schema's own definitions to the document's components and points to them there. */
export function hoistDefinitions(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { $defs = {}, $schema: _dialect, ...rest } = schema;
  for (const [name, definition] of Object.entries($defs)) {
    components[name] ??= pointToComponents(definition) as JsonSchema;
  }
  return pointToComponents(rest) as JsonSchema;
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(pointToComponents);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith(LOCAL)
        ? `#/components/schemas/${inner.slice(LOCAL.length)}`
        : pointToComponents(inner),
    ]),
  );
}
