import type { Page } from '@playwright/test';
import type { SourceChange } from '../site/changed-sources.ts';

/** What the code of a remote may do in a browser. */
export const CODE_FAULTS = [
  /** Its entry throws. */
  'load',
  /** Its entry exports something else than a remote. */
  'export',
  'render',
  'effect',
  /** A click on its page throws. */
  'handler',
  'loader',
  'head',
  /** A promise that nobody waits for. */
  'rejection',
  'timer',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

const KEY = 'faultOfTheTest';

/** The pages of a remote, which do in the browser what the visitor's storage says. */
export const faultyCode: SourceChange = {
  file: 'src/remote.ts',
  from: 'export default defineRemote(',
  to: `
import type { Remote } from '@bazaar/host';
import { createElement, useEffect } from 'react';
const fault = typeof document === 'undefined' ? null : sessionStorage.getItem('${KEY}');
const fail = (): never => {
  throw new Error('This version fails: ' + fault);
};
if (fault === 'load') {
  fail();
}
type Routes = ReturnType<Remote['routes']>;
function changePages(routes: Routes): Routes {
  return routes.map((route) => ({
    ...route,
    load: async () => {
      const module = await route.load();
      const Page = module.Component;
      const Component = () => {
        if (fault === 'render') {
          fail();
        }
        useEffect(() => {
          if (fault === 'effect') {
            fail();
          }
          if (fault === 'timer') {
            setTimeout(fail);
          }
          if (fault === 'rejection') {
            void Promise.resolve().then(fail);
          }
        }, []);
        const onClick = () => fault === 'handler' && fail();
        return createElement('div', { onClick }, createElement(Page));
      };
      const loader = fault === 'loader' ? fail : module.loader;
      const handle = fault === 'head' ? { ...module.handle, head: fail } : module.handle;
      return { ...module, Component, loader, handle };
    },
  }));
}
function defineChanged(definition: Parameters<typeof defineRemote>[0]): Remote {
  const remote = defineRemote(definition);
  return { ...remote, routes: (host) => changePages(remote.routes(host)) };
}
export default fault === 'export' ? ({} as Remote) : defineChanged(`,
};

/** The code of every document of this page fails in this way. */
export async function failInCode(page: Page, fault: CodeFault): Promise<void> {
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, fault] as const);
}
