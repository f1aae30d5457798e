import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import MagicString from 'magic-string';
import {
  type CallExpression,
  type Expression,
  parseSync,
  type VariableDeclaration,
  Visitor,
} from 'oxc-parser';

const CONTRACTS = join(import.meta.dirname, '../../contracts/src');
/** What of an endpoint only services read. */
const OF_SERVICES: readonly string[] = ['summary', 'audited'];
/** Functions of the contracts that only describe: `endpoint()`, `entityId()`, `lastingId()`, `defineEvent()` … */
const DESCRIBING = /^(?:endpoint|entityId|lastingId|define[A-Z]\w*)$/;

/**
 * A contract as browsers need it. A bundler must keep every function call whose result is unused, since it might
 * have side effects: each definition is marked as free of them, and what only services read of it is removed.
 */
export function leanContract(source: string): string {
  const { program, errors } = parseSync('contract.ts', source);
  if (errors[0] !== undefined) {
    throw new SyntaxError(`A contract cannot be read: ${errors[0].message}`);
  }
  const text = new MagicString(source);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      markDefinitions(text, declaration);
    }
  }
  // biome-ignore lint/correctness/noComponentHookFactories: the key is the parser's name of a node, no component.
  new Visitor({ CallExpression: (call) => dropServiceParts(text, source, call) }).visit(program);
  return text.toString();
}

function markDefinitions(text: MagicString, { declarations }: VariableDeclaration): void {
  for (const { init } of declarations) {
    if (init !== null && isDefinition(init)) {
      text.appendLeft(init.start, '/*#__PURE__*/ (() => ');
      text.appendRight(init.end, ')()');
    }
  }
}

/** True for a call, or a chain of calls, that makes a schema or an endpoint. */
function isDefinition(expression: Expression): boolean {
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isDefinition(expression.expression);
    case 'CallExpression':
      return isDefiningCall(expression);
    case 'MemberExpression':
      return isDefinition(expression.object);
    case 'Identifier':
      return expression.name === 'z';
    default:
      return false;
  }
}

function isDefiningCall({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') {
    return DESCRIBING.test(callee.name);
  }
  if (callee.type !== 'MemberExpression') {
    return false;
  }
  const { object, property } = callee;
  // The name of a schema begins with a capital: `Rial.check(…)` makes another schema of it.
  const isSchema = object.type === 'Identifier' && /^[A-Z]/.test(object.name);
  return isDefinition(object) || (isSchema && property.type === 'Identifier' && property.name === 'check');
}

/** Takes out of an endpoint what no browser reads. */
function dropServiceParts(
  text: MagicString,
  source: string,
  { callee, arguments: [options] }: CallExpression,
): void {
  const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint';
  if (!isEndpoint || options?.type !== 'ObjectExpression') {
    return;
  }
  for (const property of options.properties) {
    const isOfServices =
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      OF_SERVICES.includes(property.key.name);
    if (isOfServices) {
      const after = /^\s*,\s*/.exec(source.slice(property.end))?.[0] ?? '';
      text.remove(property.start, property.end + after.length);
    }
  }
}

/** Reduces the contracts in browser bundles to what a page uses. */
export function leanContractsPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:lean-contracts',
    setup(api) {
      api.transform({ test: /\.ts$/, environments: ['web'] }, ({ code, resourcePath }) =>
        resourcePath.startsWith(CONTRACTS) ? leanContract(code) : code,
      );
    },
  };
}
