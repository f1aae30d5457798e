import { parseSync } from '@swc/core';

/** The texts in a source file that a page may show: string literals, parts of templates and text between tags. */
export function stringsOf(file: string, source: string): string[] {
  const found: string[] = [];
  collect(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), found);
  return found;
}

function collect(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  const text = textOf(node as Partial<Record<string, unknown>>);
  if (typeof text === 'string') {
    found.push(text);
  }
  for (const child of Object.values(node)) {
    collect(child, found);
  }
}

function textOf(node: Partial<Record<string, unknown>>): unknown {
  switch (node.type) {
    case 'StringLiteral':
    case 'JSXText':
      return node.value;
    case 'TemplateElement':
      return node.cooked;
    default:
      return undefined;
  }
}
