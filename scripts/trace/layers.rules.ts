/** The layers in the order in which a request passes them; a file belongs to the first one whose pattern it matches. */
const LAYERS: readonly (readonly [name: string, files: RegExp])[] = [
  ['release tools', /^scripts\//],
  ['build', /^shared\/build\/|\.config\.ts$/],
  ['shell server', /^shell\/server\//],
  ['shell', /^shell\//],
  ['remote', /^mf-[^/]+\//],
  ['contracts', /^shared\/contracts\//],
  ['shared packages', /^shared\//],
  ['service kit', /^services\/kit\//],
  ['services: routes', /^services\/.+\.routes\.ts$/],
  ['services: commands, views, rules', /^services\/.+(?<!\.sql)\.ts$/],
  ['services: SQL text', /^services\/.+\.sql\.ts$/],
  ['services: SQL functions', /^services\/.+\.sql$/],
];

/** What a page is drawn with; a page that shows more has more of them, though its way is the same. */
const COMPONENTS =
  /^shell\/src\/layout\/|^mf-[^/]+\/.+(?<!\.route)\.tsx$|^shared\/(ui|drawing|listing|locale)\//;

/** The report of one flow: its files by layer with counts, and the count of all. */
export function describeFiles(title: string, files: ReadonlySet<string>): string[] {
  const byLayer = Map.groupBy([...files].sort(), layerOf);
  const lines = [...LAYERS.map(([name]) => name), 'components', OTHER].flatMap((name) => {
    const own = byLayer.get(name) ?? [];
    return own.length === 0 ? [] : [`${name} (${own.length})`, ...own.map((file) => `  ${file}`)];
  });
  return [title, ...lines, `${files.size} files`];
}

const OTHER = 'other';

function layerOf(file: string): string {
  if (COMPONENTS.test(file)) {
    return 'components';
  }
  return LAYERS.find(([, pattern]) => pattern.test(file))?.[0] ?? OTHER;
}
