import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedParts, SHARED_LIBRARIES } from '@bazaar/build';
import * as router from '@bazaar/router';
import * as storage from '@bazaar/storage';
import { describe, expect, it } from 'vitest';
import * as wholeZod from 'zod/mini';
import * as reactQuery from './facades/react-query.ts';
import * as rxjs from './facades/rxjs.ts';
import * as zodMini from './facades/zod-mini.ts';
import { sharedModules } from './shared-modules.ts';
import { partOf, sharedUi, uiChunkOf } from './shared-ui.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Sources that run inside a remote: its own, and those of the packages that it bundles. */
function remoteSources(): string[] {
  const files = globSync(['mf-*/src/**/*.{ts,tsx}', 'shared/{contracts,host,locale,api}/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
  }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  return files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

/** Names of values that the sources import from a library; types add no bytes. */
function importedFrom(library: string): string[] {
  const imports = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  const names = remoteSources()
    .flatMap((source) => [...source.matchAll(imports)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? '');
  return [...new Set(names)].sort();
}

describe('the libraries that the shell provides', () => {
  it('are those that every remote’s build leaves out', () => {
    expect(Object.keys(sharedModules)).toEqual(Object.keys(SHARED_LIBRARIES));
  });

  it.each(Object.entries(SHARED_LIBRARIES))('%s comes in a version within %s', (name, range) => {
    const [major] = range.replace('^', '').split('.');

    expect(sharedModules[name]?.version).toMatch(new RegExp(`^${major}\\.\\d+\\.\\d+$`));
  });

  it.each(['react-router', '@tanstack/react-query', 'rxjs'])(
    '%s is provided in its installed version',
    (name) => {
      const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));

      expect(sharedModules[name]?.version).toBe(version);
    },
  );

  it('zod is listed in its installed version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/zod/package.json'), 'utf8'));

    expect(sharedModules['zod/mini']?.version).toBe(version);
  });
});

/** Adding a name adds bytes for every visitor; removing one breaks remotes that are released already. */
const CONTRACTS = {
  '@tanstack/react-query': [
    'HydrationBoundary',
    'QueryClient',
    'QueryClientProvider',
    'keepPreviousData',
    'queryOptions',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
    'useSuspenseQueries',
    'useSuspenseQuery',
  ],
  rxjs: ['Observable', 'Subject', 'Subscription', 'distinctUntilChanged', 'filter', 'map'],
  'zod/mini': [
    '_default',
    'array',
    'boolean',
    'enum',
    'gt',
    'gte',
    'int',
    'iso',
    'lazy',
    'literal',
    'lt',
    'lte',
    'maxLength',
    'minLength',
    'nonnegative',
    'nullable',
    'number',
    'object',
    'optional',
    'positive',
    'record',
    'refine',
    'regex',
    'strictObject',
    'string',
    'tuple',
    'union',
    'unknown',
    'url',
    'uuid',
  ],
} as const;

const FACADES = { '@tanstack/react-query': reactQuery, rxjs, 'zod/mini': zodMini } as const;

describe('a facade', () => {
  it.each(['@tanstack/react-query', 'rxjs', 'zod/mini'] as const)('of %s exports its contract', (library) => {
    const exported = Object.entries(FACADES[library]);

    expect(exported.map(([name]) => name).sort()).toEqual(CONTRACTS[library]);
    expect(exported.filter(([, value]) => value === undefined)).toEqual([]);
  });

  it.each([
    ['@tanstack/react-query', reactQuery],
    ['rxjs', rxjs],
    ['react-router', router],
  ] as const)('of %s covers what remotes import', (library, facade) => {
    const imported = importedFrom(library);

    expect(imported.filter((name) => !Object.hasOwn(facade, name))).toEqual([]);
  });

  it('of browser storage exports its contract', () => {
    expect(Object.keys(storage).sort()).toEqual([
      'followKey',
      'listOf',
      'safeStorage',
      'signInIntent',
      'storedValue',
      'useStoredSelection',
      'useStoredValue',
    ]);
  });

  it('of zod/mini covers what contracts and remotes are written with', () => {
    // The platform's own schemas, of manifest and descriptor, never run inside a remote.
    const sources = ['shared/contracts/src/!(platform)/**/*.ts', '{mf-*,shared/host}/src/**/*.{ts,tsx}'];
    const files = globSync(sources, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
    const used = files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bz\.([A-Za-z_]+)(?=[(.]|<[^>()]*>\()/g)].map(
        ([, name = '']) => name,
      ),
    );
    const values = [...new Set(used)].filter((name) => Object.hasOwn(wholeZod, name));

    expect(values.length).toBeGreaterThan(15);
    expect(values.filter((name) => !Object.hasOwn(zodMini, name))).toEqual([]);
  });
});

describe('the design system', () => {
  it('is provided part by part, one per folder', () => {
    expect(Object.keys(sharedUi).sort()).toEqual(Object.keys(providedParts()));
  });

  it.each([
    ['button', 'ui-page'],
    ['tabs', 'ui-table'],
    ['pager', 'ui-list'],
    ['toast', 'ui-form'],
    ['drawing', 'ui-drawing'],
    ['assembly', 'ui-assembly'],
  ])('has %s in the chunk %s', (part, chunk) => {
    expect(uiChunkOf(part)).toBe(chunk);
  });

  it('gives a part to a release that knows it by a former package', () => {
    expect(partOf('@bazaar/ui/drawing')).toBe('drawing');
    expect(partOf('@bazaar/drawing')).toBe('drawing');
    expect(partOf('react')).toBe('');
  });

  it('loads every part from the chunk that the server preloads for it', () => {
    const source = readFileSync(join(import.meta.dirname, 'shared-ui.ts'), 'utf8');
    const imports = [...source.matchAll(/webpackChunkName: "([a-z-]+)" \*\/ '(@bazaar\/[a-z/-]+)'/g)];

    expect(imports.map(([, , request = '']) => request).sort()).toEqual(
      Object.values(providedParts()).sort(),
    );
    for (const [, chunk, request = ''] of imports) {
      expect([request, uiChunkOf(partOf(request))]).toEqual([request, chunk]);
    }
  });
});
