import { parseSync } from 'oxc-parser';

/** A table of another service that a text names. */
export interface ForeignTable {
  readonly line: number;
  readonly table: string;
}

/** A qualified name: with `call` a function, unless the words before it, `target`, take a table. */
const NAME =
  /(?<target>\b(?:into|references)\s+)?(?<![\w.])(?<owner>[a-z]\w*) *\. *(?<name>[a-z]\w*)\b(?<call>\()?/gi;

/**
 * Tables and views of other schemas that an SQL text names. A service's connection has no schema of a service in its
 * search path, so a table is always written with its schema.
 */
export function findForeignTables(sql: string, schema: string, tables: ReadonlySet<string>): ForeignTable[] {
  const text = blank(sql, /--.*|\/\*[\s\S]*?\*\//g).replaceAll('"', ' ');
  return [...text.matchAll(NAME)]
    .filter(({ groups }) => groups?.target !== undefined || groups?.call === undefined)
    .map(({ groups, index }) => ({
      owner: groups?.owner?.toLowerCase(),
      line: lineAt(sql, index + (groups?.target?.length ?? 0)),
      table: `${groups?.owner}.${groups?.name}`.toLowerCase(),
    }))
    .filter(({ owner, table }) => owner !== schema && tables.has(table))
    .map(({ line, table }) => ({ line, table }));
}

/** The same for the texts in a TypeScript file: its strings and the constant parts of its templates. */
export function findForeignTablesInSource(
  file: { readonly path: string; readonly text: string },
  schema: string,
  tables: ReadonlySet<string>,
): ForeignTable[] {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) {
    throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message}`);
  }
  return textsIn(program).flatMap(({ text, start }) => {
    const before = lineAt(file.text, start) - 1;
    return findForeignTables(text, schema, tables).map(({ line, table }) => ({ line: line + before, table }));
  });
}

interface Text {
  readonly text: string;
  readonly start: number;
}

function textsIn(node: unknown): Text[] {
  if (Array.isArray(node)) {
    return node.flatMap(textsIn);
  }
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return textOf(node) ?? Object.values(node).flatMap(textsIn);
}

function textOf(node: object): Text[] | undefined {
  const { type, value, start } = node as { type?: string; value?: unknown; start: number };
  if (type === 'Literal' && typeof value === 'string') {
    return [{ text: value, start }];
  }
  return type === 'TemplateElement' ? [{ text: (value as { raw: string }).raw, start }] : undefined;
}

/** Replaces matches by as many spaces, so that everything else keeps its place. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/g, ' '));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
