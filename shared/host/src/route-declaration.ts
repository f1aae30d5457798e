import type { DescriptorRoute, DescriptorSlot } from '@bazaar/contracts/platform';
import type { Host } from './host.ts';
import type { SlotModule } from './remote.ts';
import type { RouteModule } from './remote-routes.ts';

/**
 * One route of a remote, declared once: the build writes its descriptor from this, and the remote serves the page.
 * `access`, `layout`, `render`, `query` and `menu` are explained at `DescriptorRoute`.
 */
export interface RouteDeclaration
  extends Pick<DescriptorRoute, 'access' | 'layout' | 'render' | 'query' | 'menu'> {
  /** React Router pattern from the root; one of `@bazaar/contracts/paths` when others link to the page. */
  pattern: `/${string}`;
  /** Loads the page by exactly one `import()` of its own, from which the build knows the files to preload. */
  page(host: Host): Promise<RouteModule>;
}

/** One slot that a remote provides, declared once; see `DescriptorSlot`. */
export interface SlotDeclaration extends Pick<DescriptorSlot, 'access' | 'render'> {
  /** Name of a slot in `@bazaar/contracts/slots`. */
  name: string;
  /** Loads the widget by exactly one `import()` of its own, from which the build knows the files to preload. */
  widget(): Promise<SlotModule>;
}
