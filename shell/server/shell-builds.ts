import { join } from 'node:path';
import {
  type Manifest,
  type ManifestShell,
  namedBuilds,
  type ShellDescriptor,
} from '@bazaar/contracts/platform';
import { ManifestError, ManifestNotReady } from './manifest-store.ts';
import { readBuildDescriptor, readBuildFile, type ShellPlace } from './shell-build-files.ts';
import { SHELL_DESCRIPTOR } from './shell-build-id.ts';
import { forgetFolder } from './verified-file.ts';

/** The builds of the shell on this machine's disk. */
export interface ShellBuilds {
  /**
   * Hashes every file of the active build when it is another than before, and of those that a manifest begins to name. Visitors
   * keep what they have until these are whole; one that was named before must not keep operators from leaving it.
   * @throws ManifestNotReady naming the build and the file.
   */
  require(manifest: Manifest): Promise<void>;
  place(id: string): ShellPlace;
  /**
   * A browser's file by its name, from the first of the manifest's builds that has it, so that open tabs of each go on; null
   * when none has it. @throws BuildFault when it is damaged in all that have it.
   */
  readWebFile(manifest: Manifest, name: string): Promise<Buffer | null>;
  /** Why a build is not whole; null when it is, as far as was seen. */
  failureOf(id: string): string | null;
}

export interface ShellBuildsOptions {
  /** The folder of all builds. */
  dir: string;
  /** A build is missing or is not what was built; called once for each file. */
  onFault(fault: { build: string; reason: string }): void;
}

export function createShellBuilds({ dir, onFault }: ShellBuildsOptions): ShellBuilds {
  const files = createBuildFiles(dir, onFault);
  let last: ManifestShell | null = null;

  async function verify(id: string): Promise<void> {
    try {
      for (const file of await files.list(id)) {
        await files.read(id, file);
      }
    } catch (error) {
      throw new ManifestNotReady(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    async require({ shell }) {
      if (!shell) {
        throw new ManifestError('The manifest names no build of the shell. "npm run build" adds one.');
      }
      const before = last;
      const added = before ? namedBuilds(shell).filter((id) => !namedBuilds(before).includes(id)) : [];
      const needed = new Set([...(shell.active === before?.active ? [] : [shell.active]), ...added]);
      for (const id of needed) {
        await verify(id);
      }
      // The former manifest may still be in force.
      files.forgetOthers(new Set([...buildsOf(shell), ...(before ? buildsOf(before) : [])]));
      last = shell;
    },
    place: files.place,
    async readWebFile({ shell }, name) {
      let fault: unknown = null;
      for (const id of shell ? buildsOf(shell) : []) {
        const bytes = await files.read(id, `web/${name}`).catch((error) => {
          fault = error;
          return null;
        });
        if (bytes) {
          return bytes;
        }
      }
      if (fault !== null) {
        throw fault;
      }
      return null;
    },
    failureOf: files.failureOf,
  };
}

/** Reads files of builds, and remembers what is wrong with them. */
function createBuildFiles(dir: string, onFault: ShellBuildsOptions['onFault']) {
  /** By build: each was compared with the build's name. */
  const descriptors = new Map<string, ShellDescriptor>();
  /** Reasons, by build and file. */
  const faults = new Map<string, string>();
  const place = (id: string): ShellPlace => ({ id, dir: join(dir, id) });

  async function watched<Result>(id: string, file: string, read: () => Promise<Result>): Promise<Result> {
    const key = `${id} ${file}`;
    try {
      const result = await read();
      faults.delete(key);
      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (faults.get(key) !== reason) {
        faults.set(key, reason);
        onFault({ build: id, reason });
      }
      throw error;
    }
  }

  async function descriptorOf(id: string): Promise<ShellDescriptor> {
    const known = descriptors.get(id);
    const descriptor = known ?? (await watched(id, SHELL_DESCRIPTOR, () => readBuildDescriptor(place(id))));
    descriptors.set(id, descriptor);
    return descriptor;
  }

  return {
    place,
    list: async (id: string) => Object.keys((await descriptorOf(id)).files),
    /** Null for a file that the build does not have. @throws BuildFault */
    async read(id: string, file: string): Promise<Buffer | null> {
      const descriptor = await descriptorOf(id);
      return Object.hasOwn(descriptor.files, file)
        ? watched(id, file, () => readBuildFile(place(id), descriptor, file))
        : null;
    },
    failureOf: (id: string) => [...faults].find(([key]) => key.startsWith(`${id} `))?.[1] ?? null,
    forgetOthers(kept: ReadonlySet<string>): void {
      const others = [...descriptors.keys()].filter((id) => !kept.has(id));
      for (const id of others) {
        descriptors.delete(id);
        forgetFolder(place(id).dir);
      }
      for (const key of [...faults.keys()].filter((each) => !kept.has(each.split(' ')[0] ?? ''))) {
        faults.delete(key);
      }
    },
  };
}

/** The build of a development server, whose files browsers get from elsewhere. */
export function createDevelopmentBuilds(dir: string): ShellBuilds {
  return {
    require: async () => undefined,
    place: (id) => ({ id, dir }),
    readWebFile: async () => null,
    failureOf: () => null,
  };
}

/** The active build first, then the newest. */
function buildsOf({ active, retained }: ManifestShell): string[] {
  return [...new Set([active, ...retained.map(({ id }) => id).reverse()])];
}
