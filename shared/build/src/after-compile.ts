import { renameSync, writeFileSync } from 'node:fs';
import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';

type Stats = Rspack.Stats | Rspack.MultiStats;

/** Calls `write` after each compilation without errors: once in a build, after every change in development. */
export function afterCompile(
  api: RsbuildPluginAPI,
  write: (stats: Stats, isDevelopment: boolean) => void,
): void {
  api.onAfterBuild(({ stats, isWatch }) => {
    if (!isWatch && stats && !stats.hasErrors()) {
      write(stats, false);
    }
  });
  api.onAfterDevCompile(({ stats }) => {
    if (!stats.hasErrors()) {
      write(stats, true);
    }
  });
}

/** Replaces a JSON file atomically, so that a watcher never reads half of it. */
export function writeJson(file: string, value: unknown): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(draft, file);
}
