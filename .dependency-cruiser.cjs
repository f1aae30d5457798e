/**
 * Import rules between the workspaces. `$1` refers to the capture in `from`, so a rule also covers remotes and
 * features added later.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-remote-to-remote',
      severity: 'error',
      comment:
        'Remotes meet on the bus or through a slot of the shell only. Move the shared shape to shared/contracts.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'shell-never-imports-a-remote',
      severity: 'error',
      comment:
        'The shell learns of remotes from the manifest at run time, or they could not be released alone.',
      from: { path: '^(shell|shared)/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'declarations-load-in-node',
      severity: 'error',
      comment:
        'The build reads these declarations before any code of the remote runs, and every visitor loads them: only paths may be imported. Load a page by import().',
      from: { path: '^mf-[^/]+/src/(routes|slots)[.]ts$' },
      to: {
        pathNot: '^shared/contracts/src/paths/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      comment: 'A feature is private. Move what both need to src/common/<noun> of this remote.',
      from: { path: '^(mf-[^/]+/src/features/[^/]+)/' },
      to: { path: '^mf-[^/]+/src/features/', pathNot: '^$1/' },
    },
    {
      name: 'common-knows-no-feature',
      severity: 'error',
      comment:
        'The folder src/common is below the features of a remote. Pass the thing in, or move it to src/common too.',
      from: { path: '^mf-[^/]+/src/common/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^mf-[^/]+/src/(features/|remote[.]|routes[.]|slots[.])' },
    },
    {
      name: 'features-and-common-only',
      severity: 'error',
      comment:
        'Beside remote.ts, routes.ts, slots.ts and events.ts a remote has two folders: features/<noun>, and common/<noun> for what several features share.',
      from: {},
      to: {
        path: '^mf-[^/]+/src/',
        pathNot: '^mf-[^/]+/src/(features/[^/]+/|common/[^/]+/|(remote|routes|slots|events)[.])',
      },
    },
    {
      name: 'common-without-cycles',
      scope: 'folder',
      severity: 'error',
      comment: 'Two folders of src/common need each other. Move what both need into a third one.',
      from: { path: '^mf-[^/]+/src/common/' },
      to: { circular: true },
    },
    {
      name: 'component-stays-pure',
      severity: 'error',
      comment:
        'A component is given its data. Does it need to fetch? Then it is a .widget.tsx or a .route.tsx.',
      from: {
        path: '^mf-[^/]+/src/(features|common)/.+[.]tsx$',
        pathNot: '[.](route|widget|slot|test|fixture)[.]tsx$',
      },
      to: { path: '[.](queries|mutations|route)[.]tsx?$|^shared/(api|bus)/' },
    },
    {
      name: 'remote-never-imports-the-shell',
      severity: 'error',
      comment:
        'A remote is given what the shell provides as its Host. Move what both need to a shared package.',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^(shell|scripts|e2e)/' },
    },
    {
      name: 'events-in-one-file',
      severity: 'error',
      comment: 'A remote publishes and listens in src/events.ts alone. Call its functions.',
      from: { path: '^mf-[^/]+/src/', pathNot: '^mf-[^/]+/src/events[.]ts$|[.](test|fixture)[.]tsx?$' },
      to: { path: '^shared/contracts/src/events/' },
    },
    {
      name: 'queries-without-components',
      severity: 'error',
      comment: 'Queries and mutations give data. What draws them imports them, never the other way.',
      from: { path: '[.](queries|mutations)[.]ts$' },
      to: { path: '[.]tsx$|^shared/(ui|drawing|listing|filter-panel)/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'Pure decisions are given their data: no request, no SQL, no HTTP. Types of what they judge may be imported.',
      from: { path: '[.]rules[.]ts$' },
      to: {
        path: '[.](queries|mutations|sql|commands|routes|route|widget)[.]tsx?$|^shared/bus/|^node_modules/(pg|fastify)/|^(node:)?(fs|http|http2|https|net|child_process)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'addresses-request-nothing',
      severity: 'error',
      comment: 'The query of a page is read without a request. Fetch in the loader or in a query.',
      from: { path: '[.]address[.]ts$' },
      to: { path: '[.](queries|mutations)[.]ts$|^shared/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-without-http',
      severity: 'error',
      comment: 'SQL knows no request and no response. The routes pass values in.',
      from: { path: '^services/.+[.]sql[.]ts$' },
      to: { path: '[.]routes[.]ts$|^node_modules/fastify/' },
    },
    {
      name: 'commands-without-routes',
      severity: 'error',
      comment: 'A command is called by routes and jobs, and knows neither. Pass values in, and return them.',
      from: { path: '^services/.+[.]commands[.]ts$' },
      to: { path: '[.]routes[.]ts$' },
    },
    {
      name: 'browser-never-sees-services',
      severity: 'error',
      comment: 'Browser and services share shared/contracts and shared/locale, nothing more.',
      from: { path: '^(shell|mf-[^/]+|shared)/' },
      to: { path: '^services/' },
    },
    {
      name: 'service-knows-its-own-folder',
      severity: 'error',
      comment:
        "A service may use its own folder, services/kit, services/seed, shared/contracts and shared/locale. Act across schemas through the owner's SQL functions.",
      // The demo's seed combines the services, and a test may sign in through another service first.
      from: { path: '^services/([^/]+)/', pathNot: '^services/(seed|testing)/|[.](test|fixture)[.]ts$' },
      to: {
        path: '^(services/[^/]+|shared|shell|mf-[^/]+|scripts|e2e)/',
        // Two rules below restrict the embedded PostgreSQL and what belongs to tests.
        pathNot: '^services/($1|kit|seed|embedded-postgres|testing)/|^shared/(contracts|locale|telemetry)/',
      },
    },
    {
      name: 'embedded-postgres-for-starters',
      severity: 'error',
      comment:
        'Only what starts a database knows the embedded PostgreSQL. Everything else is given the address of a database.',
      from: {
        path: '^services/',
        pathNot:
          '^services/(embedded-postgres|testing|money-chaos)/|^services/run-services[.]ts$|[.](test|fixture)[.]ts$',
      },
      to: { path: '^services/embedded-postgres/' },
    },
    {
      name: 'services-know-three-packages',
      severity: 'error',
      comment:
        'Of the shared packages the services use contracts, locale and telemetry only; the others are for the browser.',
      from: { path: '^services/' },
      to: { path: '^(shared|shell|mf-[^/]+|scripts|e2e)/', pathNot: '^shared/(contracts|locale|telemetry)/' },
    },
    {
      name: 'telemetry-runs-on-servers',
      severity: 'error',
      comment:
        'The telemetry package is for the processes of the servers; a browser sends `traceparent` alone.',
      from: { path: '^(shell/src|mf-[^/]+|shared)/', pathNot: '^shared/telemetry/' },
      to: { path: '^shared/telemetry/' },
    },
    {
      name: 'shared-is-below-all',
      severity: 'error',
      comment:
        'A shared package does not know its users. Invert the import, or pass the value as an argument.',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|services|scripts|e2e)/' },
    },
    {
      name: 'contracts-know-zod-only',
      severity: 'error',
      comment:
        'Contracts are read by browser, services and every released version: they depend on zod and on each other.',
      from: { path: '^shared/contracts/', pathNot: '[.]test[.]tsx?$|^shared/contracts/testing/' },
      to: { pathNot: '^shared/contracts/|node_modules/zod/' },
    },
    {
      name: 'locale-is-pure',
      severity: 'error',
      comment:
        'shared/locale runs in the browser and in the services: plain functions without any dependency.',
      from: { path: '^shared/locale/', pathNot: '[.]test[.]tsx?$' },
      to: { pathNot: '^shared/locale/' },
    },
    {
      name: 'storage-knows-react-only',
      severity: 'error',
      comment:
        'The storage package is given its schemas and knows no stored value. Declare the value in the package that owns it.',
      from: { path: '^shared/storage/', pathNot: '[.]test[.]tsx?$' },
      to: { pathNot: '^shared/storage/|node_modules/react/' },
    },
    {
      name: 'journeys-stay-outside',
      severity: 'error',
      comment:
        'A journey uses the site as a visitor does. Words and shapes may come from contracts and locale.',
      from: { path: '^e2e/' },
      to: {
        path: '^(shell|mf-[^/]+|shared|services)/',
        pathNot: '^shared/(contracts|locale)/',
      },
    },
    {
      name: 'only-through-exports',
      severity: 'error',
      comment: 'A package is entered by its name and its `exports`, never by a path into its folder.',
      from: { path: '^(shell|mf-[^/]+|shared/[^/]+|services|e2e)/' },
      to: {
        path: '^(shell|mf-[^/]+|shared|services|e2e|scripts)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      comment: 'Tests, their set-up and the chaos run of the money are not part of what runs.',
      from: {
        path: '^(shell|mf-[^/]+|shared|services)/',
        pathNot:
          '[.](test|fixture)[.]tsx?$|^shared/(testing|contracts/testing)/|^services/money-chaos/|/testing/',
      },
      to: {
        path: '[.](test|spec|fixture)[.]tsx?$|^shared/(testing|contracts/testing)/|^services/testing/',
      },
    },
    {
      name: 'fixtures-stand-beside',
      severity: 'error',
      comment: 'A fixture is a *.fixture.ts file beside what it serves; no folder collects them.',
      from: {},
      to: { path: '/(test|tests|fixture|fixtures|__tests__)/', pathNot: 'node_modules' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'An import that does not resolve escapes the rules above. Fix the path, or add the package.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Data flows one way. Break the cycle by moving what both need into a third module.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API for other tools yet: with the default parser no .ts file would be read.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]css$|(^|/)(dist|[.]data|test-results)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
