import type { Manifest, ManifestRemote } from '@bazaar/contracts/platform';

/** What differs between two manifests, one phrase for each remote and the shell: `mf-catalog: active from 1.0.0 to 1.0.1`. */
export function changesBetween(before: Manifest | null, after: Manifest | null): string[] {
  const names = [...new Set([...namesOf(before), ...namesOf(after)])];
  return [
    ...names.flatMap((name) => differences(name, before?.remotes[name], after?.remotes[name])),
    ...differences('shell', before?.shell, after?.shell),
  ];
}

type Entry = Partial<Record<(typeof FIELDS)[number], unknown>>;

function differences(name: string, one: Entry | undefined, other: Entry | undefined): string[] {
  const fields = FIELDS.filter((field) => text(one?.[field]) !== text(other?.[field]));
  const details = fields.map((field) => `${field} from ${text(one?.[field])} to ${text(other?.[field])}`);
  return details.length > 0 ? [`${name}: ${details.join(', ')}`] : [];
}

const FIELDS = [
  'active',
  'lastGood',
  'canary',
  'pins',
  'clientOnly',
  'origin',
] as const satisfies readonly (keyof ManifestRemote)[];

function namesOf(manifest: Manifest | null) {
  return Object.keys(manifest?.remotes ?? {}) as (keyof Manifest['remotes'])[];
}

function text(value: unknown): string {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  return json === undefined || json === 'null' ? 'none' : json;
}
