import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cruiseWorkspaces, dependencyFaults } from './check-dependencies.ts';

const WORKSPACES = [
  'mf-catalog',
  'mf-wallet',
  'services',
  'shared/contracts',
  'shared/host',
  'shared/storage',
  'shell',
];
let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bazaar-rooms-'));
  await givenFile('mf-catalog/src/features/category/category.tsx', 'export const Category = () => <p />;');
  await givenFile('mf-catalog/src/features/search/search.tsx', 'export const Search = () => <p />;');
  await givenFile('mf-catalog/src/features/search/search.queries.ts', 'export const keys = 1;');
  await givenFile('shared/contracts/src/events/index.ts', 'export const topic = 1;');
  await givenFile('mf-wallet/src/remote.ts', 'export const name = "mf-wallet";');
  await givenFile('services/kit/clock.ts', 'export const now = 1;');
  await givenFile('services/wallet/wallet.routes.ts', "export { now } from '../kit/clock.ts';");
  await givenFile('services/trade/trade.routes.ts', "export { now } from '../kit/clock.ts';");
  await givenFile('services/embedded-postgres/start-postgres.ts', 'export const port = 5432;');
  await givenFile(
    'services/testing/test-app.ts',
    "export { port } from '../embedded-postgres/start-postgres.ts';",
  );
  await givenFile('shared/contracts/src/index.ts', 'export type Rial = number;');
  await givenFile('shared/host/src/index.ts', 'export type Host = object;');
  await givenFile('shell/src/fixtures/user.ts', 'export const user = 1;');
  await givenFile('shared/telemetry/src/index.ts', 'export const traced = 1;');
  await givenFile('shared/storage/src/index.ts', 'export const area = "local";');
  await givenFile('shell/src/main.tsx', 'export const Main = () => <p />;');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('the dependency rules', () => {
  it('find no fault when every import is allowed', async () => {
    expect(await faults()).toEqual([]);
  });

  it.each([
    [
      'no-remote-to-remote',
      'mf-catalog/src/x.ts',
      "import type { name } from '../../mf-wallet/src/remote.ts';",
    ],
    [
      'shell-never-imports-a-remote',
      'shell/src/x.ts',
      "export const load = () => import('../../mf-wallet/src/remote.ts');",
    ],
    [
      'no-feature-to-feature',
      'mf-catalog/src/features/category/x.ts',
      "export * from '../search/search.tsx';",
    ],
    [
      'common-knows-no-feature',
      'mf-catalog/src/common/list/x.ts',
      "export * from '../../features/search/search.tsx';",
    ],
    [
      'remote-never-imports-the-shell',
      'mf-catalog/src/features/search/x.ts',
      "import '../../../../shell/src/main.tsx';",
    ],
    [
      'events-in-one-file',
      'mf-catalog/src/features/search/x.ts',
      "export * from '../../../../shared/contracts/src/events/index.ts';",
    ],
    [
      'queries-without-components',
      'mf-catalog/src/features/search/x.queries.ts',
      "export * from './search.tsx';",
    ],
    [
      'rules-are-pure',
      'mf-catalog/src/features/search/x.rules.ts',
      "export { keys } from './search.queries.ts';",
    ],
    [
      'addresses-request-nothing',
      'mf-catalog/src/features/search/x.address.ts',
      "export { keys } from './search.queries.ts';",
    ],
    ['sql-without-http', 'services/trade/x.sql.ts', "export * from './trade.routes.ts';"],
    ['fixtures-stand-beside', 'shell/src/x.test.ts', "import './fixtures/user.ts';"],
    ['browser-never-sees-services', 'shell/src/x.ts', "export type * from '../../services/kit/clock.ts';"],
    ['service-knows-its-own-folder', 'services/trade/x.ts', "import '../wallet/wallet.routes.ts';"],
    [
      'embedded-postgres-for-starters',
      'services/kit/x.ts',
      "import '../embedded-postgres/start-postgres.ts';",
    ],
    ['commands-without-routes', 'services/wallet/x.commands.ts', "export { now } from './wallet.routes.ts';"],
    ['no-test-in-production', 'services/trade/x.ts', "import '../testing/test-app.ts';"],
    ['services-know-three-packages', 'services/app.ts', "import '../shared/host/src/index.ts';"],
    ['telemetry-runs-on-servers', 'shell/src/x.ts', "import '../../shared/telemetry/src/index.ts';"],
    ['shared-is-below-all', 'shared/host/src/x.ts', "import '../../../shell/src/main.tsx';"],
    ['contracts-know-zod-only', 'shared/contracts/src/x.ts', "import 'node:fs';"],
    ['storage-knows-react-only', 'shared/storage/src/x.ts', "import '../../host/src/index.ts';"],
    ['only-through-exports', 'mf-catalog/src/x.ts', "import '../../shared/host/src/index.ts';"],
    ['no-unresolvable', 'mf-catalog/src/x.ts', "import './nowhere.ts';"],
    ['no-circular', 'mf-catalog/src/x.ts', "import type { Y } from './x.ts';"],
  ])('find a violation of %s', async (rule, file, text) => {
    await givenFile(file, text);

    expect(await faults()).toContainEqual(
      expect.stringMatching(new RegExp(`^${file} → .+: ${rule}[.] [A-Z]`)),
    );
  });

  it('find a lifted part that stands beside the features', async () => {
    await givenFile('mf-catalog/src/listing/list.ts', 'export const list = 1;');
    await givenFile('mf-catalog/src/features/search/x.ts', "export * from '../../listing/list.ts';");

    expect(await faults()).toEqual([expect.stringContaining('features-and-common-only')]);
  });

  it('find two folders of src/common that need each other', async () => {
    await givenFile('mf-catalog/src/common/list/list.ts', "export * from '../text/text.ts';");
    await givenFile('mf-catalog/src/common/list/row.ts', 'export const row = 1;');
    await givenFile('mf-catalog/src/common/text/text.ts', 'export const text = 1;');
    expect(await faults()).toEqual([]);

    await givenFile('mf-catalog/src/common/text/text.ts', "export { row } from '../list/row.ts';");
    expect(await faults()).toContainEqual(expect.stringContaining('common-without-cycles'));
  });

  it('find a component that fetches', async () => {
    await givenFile('mf-catalog/src/features/category/category.queries.ts', 'export const queries = 1;');
    await givenFile(
      'mf-catalog/src/features/category/tree.tsx',
      "export { queries } from './category.queries.ts';",
    );
    await givenFile(
      'mf-catalog/src/features/category/tree.route.tsx',
      "export { queries } from './category.queries.ts';",
    );

    const found = await faults();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/tree\.tsx → .+: component-stays-pure\./);
  });

  it('let rules and addresses import the types of what they judge', async () => {
    for (const kind of ['rules', 'address']) {
      await givenFile(
        `mf-catalog/src/features/search/x.${kind}.ts`,
        "import type { keys } from './search.queries.ts';\nexport type Keys = typeof keys;",
      );
    }

    expect(await faults()).toEqual([]);
  });

  it('find an import of a service file by the shell’s tests', async () => {
    await givenFile('shell/src/main.test.tsx', "import './main.tsx';");
    await givenFile('shell/src/x.ts', "import './main.test.tsx';");

    expect(await faults()).toEqual([expect.stringContaining('no-test-in-production')]);
  });
});

describe('the check itself', () => {
  it('fails when it saw no module at all', () => {
    expect(dependencyFaults({ sources: [], violations: [] }, ['shell'])).toEqual([
      'No module was seen in shell: the check is blind there.',
    ]);
    expect(dependencyFaults({ sources: [], violations: [] }, [])).toHaveLength(1);
  });

  it('fails when it can read no module of one workspace', async () => {
    await rm(path.join(root, 'mf-wallet'), { recursive: true });
    await givenFile('mf-wallet/src/remote.vue', '<template />');

    expect(await faults()).toEqual(['No module was seen in mf-wallet: the check is blind there.']);
  });
});

async function faults(): Promise<string[]> {
  return dependencyFaults(await cruiseWorkspaces(root, WORKSPACES), WORKSPACES);
}

async function givenFile(name: string, text: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
