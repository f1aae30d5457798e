import type { SourceChange } from './site/changed-sources.ts';

/** Code that a remote is built with. */
export interface PageCode {
  /** Stands before everything else. */
  before?: string;
  /** The body of a component in place of each page's own, which is `Page`. */
  component: string;
  /** Other members of a page's `module`, ending with a comma. */
  members?: string;
  /** A condition and what is exported instead of the remote, up to the colon: `x ? y :`. */
  unless?: string;
}

/** A remote with other pages than its own. */
export function changedPages({ before = '', component, members = '', unless = '' }: PageCode): SourceChange {
  return {
    file: 'src/remote.ts',
    from: 'export default defineRemote(',
    to: `
import type { Remote } from '@bazaar/host';
import { createElement, useEffect } from 'react';
${before}
type Routes = ReturnType<Remote['routes']>;
function changePages(routes: Routes): Routes {
  return routes.map((route) => ({
    ...route,
    load: async () => {
      const module = await route.load();
      const Page = module.Component;
      const Component = () => {
        ${component}
      };
      return { ...module, Component, ${members} };
    },
  }));
}
function defineChanged(definition: Parameters<typeof defineRemote>[0]): Remote {
  const remote = defineRemote(definition);
  return { ...remote, routes: (host) => changePages(remote.routes(host)) };
}
export default ${unless} defineChanged(`,
  };
}
