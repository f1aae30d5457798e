import { parseSync } from 'oxc-parser';
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

const NAMES: ReadonlySet<string> = new Set(['Identifier', 'PrivateIdentifier']);
const TEXTS: ReadonlySet<string> = new Set(['Literal', 'TemplateElement', 'JSXText']);

/**
 * Private words in a TypeScript file: its names, comments and English texts (test titles, messages). Names of packages
 * that it imports or reads behind a dot are theirs. Throws when the file cannot be parsed.
 */
export function findTermsInSource({ path, text }: SourceFile): FoundTerm[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) {
    throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  }
  const root = program as unknown as Node;
  const foreign = foreignNames(root);
  const at = (index: number, terms: readonly Found[]) =>
    terms.map(({ word, standard }) => ({ path, line: lineOf(text, index), word, standard }));
  const found = comments.flatMap(({ value, start }) =>
    findPhrases(value).flatMap((term) => at(start + term.index, [term])),
  );
  visit(root, (node, place) => {
    const name = NAMES.has(node.type) ? String(node.name) : '';
    if (name !== '' && !foreign.has(name) && !isRead(place)) {
      found.push(...at(node.start, findInName(name)));
    }
    found.push(...at(node.start, findPhrases(englishText(node))));
  });
  return found;
}

/** Private words in a style sheet: class names, attributes and comments. */
export function findTermsInStyles({ path, text }: SourceFile): FoundTerm[] {
  const names = [...text.matchAll(/(?<=[.[]|--)[a-z][\w-]*/gi)].flatMap(({ 0: name, index }) =>
    findInName(name).map((term) => ({ path, line: lineOf(text, index), ...term })),
  );
  const comments = [...text.matchAll(/\/\*.*?\*\//gs)].flatMap(({ 0: comment, index }) =>
    findPhrases(comment).map(({ word, standard }) => ({ path, line: lineOf(text, index), word, standard })),
  );
  return [...names, ...comments];
}

/** Private phrases in a document. */
export function findTermsInDocument({ path, text }: SourceFile): FoundTerm[] {
  return findPhrases(text).map(({ index, ...term }) => ({ path, line: lineOf(text, index), ...term }));
}

/** Private words in the folders and the name of a file. */
export function findTermsInPath(path: string): FoundTerm[] {
  return path.split('/').flatMap((part) => findInName(part).map((term) => ({ path, line: 0, ...term })));
}

const PHRASES = PHRASE_TERMS.map(({ pattern, standard }) => ({
  pattern: new RegExp(pattern, 'gi'),
  standard,
}));
/** Most texts contain no private phrase: one search shows that, instead of one for each phrase. */
const ANY_PHRASE = new RegExp(PHRASE_TERMS.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'i');

function findPhrases(text: string): (Found & { readonly index: number })[] {
  if (!ANY_PHRASE.test(text)) {
    return [];
  }
  return PHRASES.flatMap(({ pattern, standard }) =>
    [...text.matchAll(pattern)].map((match) => ({
      word: match[0].toLowerCase(),
      standard,
      index: match.index,
    })),
  );
}

const foundInNames = new Map<string, Found[]>();

/** The private words of a name; the same names occur again and again. */
function findInName(name: string): Found[] {
  const known = foundInNames.get(name) ?? searchName(name);
  foundInNames.set(name, known);
  return known;
}

/** Splits a name into its words; up to three neighbouring ones may form a term. */
function searchName(name: string): Found[] {
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

/** Where a node stands: its parent, and under which key. */
interface Place {
  readonly parent: Node;
  readonly key: string;
}

function visit(node: Node, enter: (node: Node, place?: Place) => void, place?: Place): void {
  enter(node, place);
  for (const [key, child] of Object.entries(node)) {
    for (const one of [child].flat().filter(isNode)) {
      visit(one, enter, { parent: node, key });
    }
  }
}

/** Names that the file imports from packages of others. Imports stand at the top of a file. */
function foreignNames({ body }: Node): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of (body as readonly Node[]).filter(isForeignImport)) {
    visit(statement, ({ type, name }) => type === 'Identifier' && names.add(String(name)));
  }
  return names;
}

function isForeignImport({ type, source }: Node): boolean {
  const { value = '' } = (source ?? {}) as { readonly value?: string };
  return type === 'ImportDeclaration' && !/^(?:[./]|@bazaar)/.test(value);
}

/** True for a name that is declared elsewhere: behind a dot, or on its way in from another file. */
function isRead(place: Place | undefined): boolean {
  const where = `${place?.parent.type}.${place?.key}`;
  return where === 'MemberExpression.property' || where === 'ImportSpecifier.imported';
}

/** A text of several words in Latin letters, such as a test title or a message; else nothing. */
function englishText({ type, value }: Node): string {
  const text = type === 'TemplateElement' ? (value as { readonly cooked?: string }).cooked : value;
  return TEXTS.has(type) && typeof text === 'string' && /[a-z] [a-z]/i.test(text) ? text : '';
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
