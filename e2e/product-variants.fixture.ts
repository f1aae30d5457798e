import type { SourceChange } from './site/remote-variant.ts';

/** The heading above a product's data, and its text in the next version. */
export const OLD_HEADING = 'مشخصات فنی';
export const NEW_HEADING = 'مشخصات فنی و اندازه‌ها';

/** mf-suppliers with another heading on the product page. */
export const anotherHeading: SourceChange = {
  file: 'src/features/product/messages.ts',
  from: `specification: '${OLD_HEADING}'`,
  to: `specification: '${NEW_HEADING}'`,
};

/** mf-suppliers whose pages render on the server and throw in the browser. */
export const throwsInTheBrowser: SourceChange = {
  file: 'src/remote.ts',
  from: 'export default defineRemote(',
  to: `
import type { Remote } from '@bazaar/host';
import { createElement } from 'react';
type Routes = ReturnType<Remote['routes']>;
function breakPages(routes: Routes): Routes {
  return routes.map((route) => ({
    ...route,
    load: async () => {
      const module = await route.load();
      const Page = module.Component;
      const Component = () => {
        if (typeof document !== 'undefined') {
          throw new Error('This version cannot render in a browser.');
        }
        return createElement(Page);
      };
      return { ...module, Component };
    },
  }));
}
function defineBroken(definition: Parameters<typeof defineRemote>[0]): Remote {
  const remote = defineRemote(definition);
  return { ...remote, routes: (host) => breakPages(remote.routes(host)) };
}
export default defineBroken(`,
};

/** mf-suppliers whose pages throw when anything on them is clicked. */
export const throwsInHandlers: SourceChange = {
  file: 'src/remote.ts',
  from: 'export default defineRemote(',
  to: `
import type { Remote } from '@bazaar/host';
import { createElement } from 'react';
type Routes = ReturnType<Remote['routes']>;
function refuseClicks(): never {
  throw new Error('This version cannot handle a click.');
}
function breakPages(routes: Routes): Routes {
  return routes.map((route) => ({
    ...route,
    load: async () => {
      const module = await route.load();
      const Page = module.Component;
      const Component = () => createElement('div', { onClick: refuseClicks }, createElement(Page));
      return { ...module, Component };
    },
  }));
}
function defineBroken(definition: Parameters<typeof defineRemote>[0]): Remote {
  const remote = defineRemote(definition);
  return { ...remote, routes: (host) => breakPages(remote.routes(host)) };
}
export default defineBroken(`,
};
