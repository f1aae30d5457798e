import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mirror } from '../../mirror.ts';
import type { RemoteVersion } from '../remote-version.rules.ts';

/** The mirror as a worker sees it: what the shell's server has not fetched yet is missing, and asked for. */
export function readMirror(root: string, ask: (release: RemoteVersion) => void): Mirror {
  const has = (name: string, version: string) => existsSync(join(root, name, version));
  return {
    has,
    async ensure({ name, version }) {
      if (!has(name, version)) {
        ask({ remote: name, version });
        throw new Error(`${name} ${version} is not in the mirror yet.`);
      }
      return join(root, name, version);
    },
  };
}
