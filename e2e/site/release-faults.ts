import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { readDescriptor } from '@bazaar/scripts/releases/release-store.ts';

/** Changes only one file of a release folder or of the mirror, which then no longer matches its hash. */
export async function tamper(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  await writeFile(target, `${await readFile(target, 'utf8')}\n/* not what was released */`);
  await rm(`${target}.br`, { force: true });
}

/** Appends code to a server bundle, as if the release had been built with it: its hash matches. */
export async function extendServerBundle(folder: string, code: string): Promise<void> {
  const descriptor = readDescriptor(folder);
  const bundle = descriptor.serverBundle;
  if (bundle === null) {
    throw new Error(`${descriptor.name} has no server bundle to extend.`);
  }
  const text = `${await readFile(path.join(folder, bundle), 'utf8')}\n;${code}`;
  await writeFile(path.join(folder, bundle), text);
  await writeDescriptor(folder, {
    ...descriptor,
    files: {
      ...descriptor.files,
      [bundle]: { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
    },
  });
}

/** Code for a server bundle that replaces a part of every route. */
export function replaceInRoutes(part: 'Component' | 'loader', replacement: string): string {
  return `{
    const remote = module.exports.default;
    const broken = (route) => ({
      ...route,
      load: async () => ({ ...(await route.load()), ${part}: ${replacement} }),
    });
    module.exports = { default: { ...remote, routes: (host) => remote.routes(host).map(broken) } };
  }`;
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function writeDescriptor(folder: string, descriptor: RemoteDescriptor): Promise<void> {
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
}
