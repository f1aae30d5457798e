import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The singletons that the shell provides and every remote consumes without its own copy, with the range that descriptors
 * name. A test compares the shell's versions with these ranges, and the deploy gate those of every release. Contracts and locale are not here: they are data and pure functions, so remotes upgrade them
 * independently; the library that contracts are written with is here, because each copy weighs nine kilobytes.
 */
export const SHARED_LIBRARIES: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router': '^8.0.0',
  '@tanstack/react-query': '^5.0.0',
  rxjs: '^7.0.0',
  'zod/mini': '^4.0.0',
  '@bazaar/host': '^1.0.0',
  '@bazaar/storage': '^1.0.0',
};

const uiSource = join(import.meta.dirname, '../../ui/src');

/** Drawn parts that live in a package of their own, by their names. */
const PARTS_OUTSIDE_UI: Readonly<Record<string, string>> = {
  assembly: '@bazaar/drawing/assembly',
  drawing: '@bazaar/drawing',
  'product-card': '@bazaar/listing/product-card',
};

/**
 * Sub-paths of the design system that the shell does not provide. `base` is the ground that the shell alone lays;
 * `facet` is used by lists only, `file-field`, `help`, `jalali-date-field`, `masked-number` and `report-form` by few pages; they bundle
 * them, so that their code and styles do not weigh on every page.
 */
const NOT_PROVIDED = [
  'base',
  'facet',
  'file-field',
  'help',
  'jalali-date-field',
  'masked-number',
  'report-form',
];

/** Every part of the design system that the shell provides, by name, with the import that asks for it. */
export function providedParts(): Readonly<Record<string, string>> {
  return PARTS;
}

/** Read once: a build asks for each of its imports. */
const PARTS = readParts();

function readParts(): Record<string, string> {
  const ui = readdirSync(uiSource, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(uiSource, entry.name)).includes('index.ts'))
    .map(({ name }): [part: string, request: string] => [name, `@bazaar/ui/${name}`])
    .filter(([name]) => !NOT_PROVIDED.includes(name));
  return Object.fromEntries([...ui, ...Object.entries(PARTS_OUTSIDE_UI)].sort());
}

/** The part of the design system that an import asks the shell for, if it is one. */
export function providedPart(request: string): string | undefined {
  const name = request.slice(request.lastIndexOf('/') + 1);
  return PARTS[name] === request ? name : undefined;
}

/** Whether the shell provides this import. */
export function isSharedRequest(request: string): boolean {
  return Object.hasOwn(SHARED_LIBRARIES, request) || providedPart(request) !== undefined;
}
