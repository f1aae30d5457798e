import type { RemoteVersion } from '../boot/boot-data.ts';

/** The module that a container exposes as `./remote`; the container's script has run. */
export type OpenContainer = (version: RemoteVersion) => Promise<unknown>;

/** What a container's script leaves in the page under its name: the interface that federation's plugin gives it. */
interface Container {
  /** Takes the share scope; what the shell provides is found in another way, so it is empty. */
  init(shareScope: Readonly<Record<string, never>>): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/**
 * Opens a container by its own interface, as the federation runtime does. For the first view, so that its visitors do not
 * wait for the runtime's eight kilobytes.
 */
export const openContainer: OpenContainer = async ({ container }) => {
  const opened = (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[container];
  if (opened === undefined) {
    throw new Error(`The entry of ${container} ran without leaving a container.`);
  }
  await opened.init({});
  const module = await opened.get('./remote');
  return module();
};
