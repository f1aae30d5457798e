/**
 * Fails when a file imports what its workspace must not import, or when the check saw no module of some workspace.
 *
 *   node scripts/check-dependencies.ts
 *
 * Exit 0: every import is allowed. Exit 1: at least one is not, or a workspace was not seen; one line each.
 */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.cjs';
import { readJson } from './read-json.ts';
import { runAsScript } from './run-as-script.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The part of a cruise's result that this check reads. */
export interface Cruise {
  readonly sources: readonly string[];
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

/** Every fault of a cruise; workspaces without a single seen module come first, since they hide all others. */
export function dependencyFaults({ sources, violations }: Cruise, workspaces: readonly string[]): string[] {
  const unseen = workspaces.filter((folder) => !sources.some((source) => source.startsWith(`${folder}/`)));
  return [
    ...(workspaces.length === 0 ? ['No workspace was named: there was nothing to look at.'] : []),
    ...unseen.map((folder) => `No module was seen in ${folder}: the check is blind there.`),
    ...violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule}. ${commentOf(rule)}`.trim()),
  ];
}

/** Reads all modules of the workspaces below a root. */
export async function cruiseWorkspaces(root: string, workspaces: readonly string[]): Promise<Cruise> {
  const there = workspaces.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await cruise(there, {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden ?? [] },
    validate: true,
    outputType: 'json',
    baseDir: root,
  });
  const { modules, summary } = JSON.parse(String(output)) as ICruiseResult;
  return {
    sources: modules
      .filter(({ source, followable }) => followable !== false && !source.includes('node_modules'))
      .map(({ source }) => source),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** The folders that the patterns in package.json name. */
export async function workspaceFolders(root: string): Promise<string[]> {
  const { workspaces } = await readJson<{ workspaces: string[] }>(path.join(root, 'package.json'));
  const packages = workspaces.map((pattern) => `${pattern}/package.json`);
  return globSync(packages, { cwd: root })
    .map((file) => path.dirname(file))
    .sort();
}

function commentOf(rule: string): string {
  return rules.forbidden?.find(({ name }) => name === rule)?.comment ?? '';
}

await runAsScript(import.meta, async () => {
  const workspaces = await workspaceFolders(ROOT);
  const seen = await cruiseWorkspaces(ROOT, workspaces);
  const faults = dependencyFaults(seen, workspaces);
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(`${seen.sources.length} modules in ${workspaces.length} workspaces, ${faults.length} faults`);
  return faults.length === 0;
});
