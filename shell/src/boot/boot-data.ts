import type { DescriptorRoute, DescriptorSlot, RemoteName } from '@bazaar/contracts/platform';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { DehydratedState } from '@tanstack/react-query';

/** One version of a remote that the browser can load. */
export interface RemoteVersion {
  version: string;
  container: string;
  /** Folder of its files, ending in a slash: `/_r/mf-catalog/1.0.0/`. */
  base: string;
  entry: string;
  integrity: string;
}

/** One remote of this visit's composition. */
export interface RemoteBoot {
  name: RemoteName;
  current: RemoteVersion;
  /** Last known good version, used when `current` fails. */
  previous: RemoteVersion | null;
  routes: readonly Pick<DescriptorRoute, 'pattern' | 'access' | 'layout' | 'render' | 'menu'>[];
  slots: readonly Pick<DescriptorSlot, 'name' | 'render' | 'access'>[];
}

/** What the shell needs on the server and in the browser to build its routes and find its remotes. */
export interface Composition {
  id: string;
  remotes: readonly RemoteBoot[];
}

/** What the server passes to the browser, as JSON in the document. */
export interface BootData {
  composition: Composition;
  shellBuild: string;
  config: SiteConfig;
  /** Route of a remote that this document shows; null for the shell's own pages. */
  matched: { remote: RemoteName; pattern: string } | null;
  /** `client`: the page's region is a skeleton and is rendered in the browser alone. */
  mode: 'server' | 'client';
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  queries: DehydratedState;
}

export const BOOT_ELEMENT_ID = 'bazaar-boot';

/** The template that holds the page's own scripts and their preloads until the first frame is drawn. */
export const FIRST_FILES_ID = 'bazaar-first';

/** The template with the preloads of scripts that are needed only after hydration. */
export const LATER_FILES_ID = 'bazaar-later';

/** Name of the array that streamed query states are pushed to. */
export const STREAMED_QUERIES = '__bazaarQueries';

/** The line that names the time of a document which could not be rendered anew. */
export const STORED_NOTICE_ID = 'bazaar-stored';
