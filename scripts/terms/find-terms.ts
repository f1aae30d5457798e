import { type Comment, parseSync } from 'oxc-parser';
import { CONSTANT_TERM, IDENTIFIER_TERMS, PHRASE_TERMS } from './private-terms.ts';

/** A private word where it stands. */
export interface FoundTerm {
  readonly path: string;
  readonly line: number;
  readonly word: string;
  readonly standard: string;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

type Found = Omit<FoundTerm, 'path' | 'line'>;

/** Nodes whose name the author of this file chose; a used property may belong to a library. */
const DECLARES: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  Property: ['key'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  AssignmentPattern: ['left'],
  RestElement: ['argument'],
  ArrayPattern: ['elements'],
};

const TEST_CALL = /^(?:it|test|describe)$/;

/** Private words in a TypeScript file: declared names, comments and test titles. Throws when it cannot be parsed. */
export function findTermsInSource({ path, text }: SourceFile): FoundTerm[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) {
    throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  }
  const found: FoundTerm[] = comments.flatMap((comment: Comment) =>
    findPhrases(comment.value).map(({ index, ...term }) => ({
      path,
      line: lineOf(text, comment.start + index),
      ...term,
    })),
  );
  visit(program as unknown as Node, (node) => {
    for (const { name, start } of declaredNames(node)) {
      found.push(...findInName(name).map((term) => ({ path, line: lineOf(text, start), ...term })));
    }
    const title = testTitle(node);
    if (title !== undefined) {
      const { value, start } = title;
      found.push(
        ...findPhrases(value).map(({ index: _, ...term }) => ({ path, line: lineOf(text, start), ...term })),
      );
    }
  });
  return found;
}

/** Private phrases in a document. */
export function findTermsInDocument({ path, text }: SourceFile): FoundTerm[] {
  return findPhrases(text).map(({ index, ...term }) => ({ path, line: lineOf(text, index), ...term }));
}

/** Private words in the folders and the name of a file. */
export function findTermsInPath(path: string): FoundTerm[] {
  return path.split('/').flatMap((part) => findInName(part).map((term) => ({ path, line: 0, ...term })));
}

function findPhrases(text: string): (Found & { readonly index: number })[] {
  return PHRASE_TERMS.flatMap(({ pattern, standard }) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
      word: match[0].toLowerCase(),
      standard,
      index: match.index,
    })),
  );
}

/** Splits a name into its words; up to three neighbouring ones may form a term. */
function findInName(name: string): Found[] {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.toLowerCase());
  const terms = parts.flatMap((_, from) =>
    [1, 2, 3].flatMap((length) => {
      const joined = parts.slice(from, from + length).join(' ');
      const term =
        from + length > parts.length
          ? undefined
          : IDENTIFIER_TERMS.find(({ pattern }) => pattern.test(joined));
      return term === undefined ? [] : [{ word: joined, standard: term.standard }];
    }),
  );
  return CONSTANT_TERM.test(name)
    ? [...terms, { word: name.split('_')[0] ?? name, standard: 'MAX_, MIN_' }]
    : terms;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) {
      visit(child, enter);
    }
  }
}

function declaredNames(node: Node): { name: string; start: number }[] {
  const declared =
    node.type === 'ObjectPattern'
      ? [node.properties].flat().map((property) => (isNode(property) ? property.value : undefined))
      : (DECLARES[node.type] ?? []).flatMap((key) => node[key]);
  return declared.flatMap((name) =>
    isNode(name) && name.type === 'Identifier' && typeof name.name === 'string'
      ? [{ name: name.name, start: name.start }]
      : [],
  );
}

/** The title of `it('…')`, `describe.each([…])('…')` and the like. */
function testTitle(node: Node): { value: string; start: number } | undefined {
  if (node.type !== 'CallExpression' || !TEST_CALL.test(rootName(node.callee))) {
    return undefined;
  }
  const first = (node.arguments as unknown[])[0];
  return isNode(first) && first.type === 'Literal' && typeof first.value === 'string'
    ? { value: first.value, start: first.start }
    : undefined;
}

function rootName(callee: unknown): string {
  if (!isNode(callee)) {
    return '';
  }
  return callee.type === 'Identifier'
    ? String(callee.name)
    : rootName(callee.object ?? callee.callee ?? callee.tag);
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
