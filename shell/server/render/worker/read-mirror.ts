import { existsSync } from 'node:fs';
import type { Mirror } from '../../mirror/mirror.ts';
import { mirrorFolder } from '../../mirror/mirror-folder.ts';
import { MirrorFault } from '../../mirror/release-bytes.ts';
import type { RemoteVersion } from '../remote-version.rules.ts';

/** The mirror as a worker sees it: what the shell's server has not fetched yet is missing, and asked for. */
export function readMirror(root: string, ask: (release: RemoteVersion) => void): Mirror {
  return {
    has: (descriptor) => existsSync(mirrorFolder(root, descriptor)),
    async ensure(descriptor) {
      const folder = mirrorFolder(root, descriptor);
      if (!existsSync(folder)) {
        const { name, version } = descriptor;
        ask({ remote: name, version });
        throw new MirrorFault(`${name} ${version} is not in the mirror yet.`);
      }
      return folder;
    },
  };
}
