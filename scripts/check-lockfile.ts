/**
 * Fails when the lockfile ties the project to one registry, or a package.json requests a version that is not exact.
 *
 *   node scripts/check-lockfile.ts
 *
 * Exit 0: no addresses, every version exact. Exit 1: one line per fault.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceFolders } from './check-dependencies.ts';
import { readJson } from './read-json.ts';
import { runAsScript } from './run-as-script.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

interface Lockfile {
  readonly packages?: Readonly<Record<string, { resolved?: string; link?: boolean; integrity?: string }>>;
}
type PackageFile = Partial<Record<(typeof DEPENDENCY_LISTS)[number], Record<string, string>>>;

/** Locked packages that name an address, or that no hash protects against replacement. */
export function lockfileFaults({ packages }: Lockfile): string[] {
  const entries = Object.entries(packages ?? {}).filter(([place]) => place.includes('node_modules/'));
  if (entries.length === 0) {
    return ['package-lock.json: no package is locked. Run `npm install`.'];
  }
  return entries.flatMap(([place, { resolved, link, integrity }]) => {
    if (link) {
      return [];
    }
    const address = resolved === undefined ? [] : [`package-lock.json: ${place} names an address. ${REMEDY}`];
    const open = integrity === undefined ? [`package-lock.json: ${place} has no integrity hash.`] : [];
    return [...address, ...open];
  });
}

const REMEDY = 'Keep omit-lockfile-registry-resolved=true in .npmrc and run `npm install` again.';

/** Dependencies whose version is a range, a tag or an address. */
export function looseVersions(file: string, content: PackageFile): string[] {
  return DEPENDENCY_LISTS.flatMap((list) => Object.entries(content[list] ?? {}))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${file}: ${name} is asked for as "${version}". Write one exact version.`);
}

/** npm settings that belong to one machine and not to the project. */
export function npmSettingFaults(text: string): string[] {
  return text
    .split('\n')
    .filter(
      (line) =>
        /registry\s*=(?!\s*$)|_auth|_password|:email/.test(line) && !line.includes('registry-resolved'),
    )
    .map((line) => `.npmrc: "${line.split('=', 1)[0]?.trim()}" belongs into your own ~/.npmrc.`);
}

await runAsScript(import.meta, async () => {
  const files = ['.', ...(await workspaceFolders(ROOT))].map((folder) => path.join(folder, 'package.json'));
  const loose = files.map(async (file) => looseVersions(file, await readJson(path.join(ROOT, file))));
  const npmrc = path.join(ROOT, '.npmrc');
  const faults = [
    ...lockfileFaults(await readJson(path.join(ROOT, 'package-lock.json'))),
    ...(await Promise.all(loose)).flat(),
    ...(existsSync(npmrc) ? npmSettingFaults(await readFile(npmrc, 'utf8')) : []),
  ];
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(`${files.length} package files and the lockfile, ${faults.length} faults`);
  return faults.length === 0;
});
