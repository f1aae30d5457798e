import type { SourceChange } from './site/changed-sources.ts';

/** The heading above a product's data, and its text in the next version. */
export const OLD_HEADING = 'مشخصات فنی';
export const NEW_HEADING = 'مشخصات فنی و اندازه‌ها';

/** mf-suppliers with another heading on the product page. */
export const anotherHeading: SourceChange = {
  file: 'src/features/product/messages.ts',
  from: `specification: '${OLD_HEADING}'`,
  to: `specification: '${NEW_HEADING}'`,
};

/** mf-suppliers with other pages: `component` is code that makes a component of `Page`, the page's own. */
function withPages(component: string): SourceChange {
  return {
    file: 'src/remote.ts',
    from: 'export default defineRemote(',
    to: `
import type { Remote } from '@bazaar/host';
import { createElement } from 'react';
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
      return { ...module, Component };
    },
  }));
}
function defineChanged(definition: Parameters<typeof defineRemote>[0]): Remote {
  const remote = defineRemote(definition);
  return { ...remote, routes: (host) => changePages(remote.routes(host)) };
}
export default defineChanged(`,
  };
}

/** mf-suppliers whose pages render on the server and throw in the browser. */
export const throwsInTheBrowser = withPages(`
        if (typeof document !== 'undefined') {
          throw new Error('This version cannot render in a browser.');
        }
        return createElement(Page);`);

/** mf-suppliers whose pages throw when anything on them is clicked. */
export const throwsInHandlers = withPages(`
        const onClick = () => {
          throw new Error('This version cannot handle a click.');
        };
        return createElement('div', { onClick }, createElement(Page));`);
