import { defineConfig } from 'vitest/config';
import { writeTemporaryFilesInMemory } from './scripts/test-run/memory-folder.ts';
import { SlowFilesFirst } from './scripts/vitest/slow-files-first.ts';

writeTemporaryFilesInMemory();

const EXCLUDE = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
/** Tests of services that need no shared database: pure decisions, and tests that start a separate PostgreSQL. */
const SERVICE_UNIT_TESTS = [
  'services/**/*.{rules,cache}.test.ts',
  'services/embedded-postgres/**/*.test.ts',
  'services/kit/database/{database-from-environment,migrate,migration-files,own-connection,usable-database}.test.ts',
];
/** Tries every endpoint on a copy of the database, once for each check that is removed: `npm run test:mutants`. */
const MUTANTS = 'services/security-tests/ownership/ownership-mutants.test.ts';
/** Half of the work happens in the database, so with one worker a core is idle. */
const ON_POSTGRES = {
  maxWorkers: 2,
  globalSetup: ['services/testing/global-setup.ts'],
  hookTimeout: 30_000,
};

/** Service tests whose subject is state of a module: statements that a connection has prepared, a queue of pictures. */
const OWN_MODULES = [
  'services/auth/login/slow-hash.test.ts',
  'services/file/image/image.test.ts',
  'services/kit/database/prepared.test.ts',
];

/** Files of one worker share their modules, which are read once: a test leaves no state in a module behind. */
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    // A first import may take seconds on a busy machine, which does not mean a fault of the code.
    testTimeout: 20_000,
    restoreMocks: true,
    sequence: { sequencer: SlowFilesFirst },
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,scripts,shell,e2e,mf-*}/**/*.test.ts', ...SERVICE_UNIT_TESTS],
          exclude: EXCLUDE,
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['{shared,shell,mf-*}/**/*.test.tsx'],
          exclude: EXCLUDE,
          setupFiles: ['scripts/vitest/component-setup.ts'],
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['services/**/*.test.ts'],
          exclude: [...EXCLUDE, ...SERVICE_UNIT_TESTS, ...OWN_MODULES, MUTANTS],
          ...ON_POSTGRES,
          ...SHARED_MODULES,
        },
      },
      {
        extends: true,
        test: { name: 'services-own-modules', include: OWN_MODULES, exclude: EXCLUDE, ...ON_POSTGRES },
      },
      { extends: true, test: { name: 'mutants', include: [MUTANTS], exclude: EXCLUDE, ...ON_POSTGRES } },
    ],
  },
});
