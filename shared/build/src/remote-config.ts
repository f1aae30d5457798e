import type { DescriptorRoute, DescriptorSlot, RemoteName } from '@bazaar/contracts/platform';
import type { LazyPart } from './chunk-names.ts';

/** What the build must know of a remote before its code runs; `remote.config.ts` gathers it for the descriptor. */
export interface RemoteConfig {
  name: RemoteName;
  /** The routes of `src/routes.ts`: `RouteDeclaration` of `@bazaar/host`. */
  routes: readonly (Pick<DescriptorRoute, 'pattern' | 'access' | 'layout' | 'render' | 'query' | 'menu'> & {
    page: LazyPart;
  })[];
  /** The slots of `src/slots.ts`: `SlotDeclaration` of `@bazaar/host`. */
  slots: readonly (Pick<DescriptorSlot, 'name' | 'access' | 'render'> & { widget: LazyPart })[];
  /** Bus topics, `name@version`. */
  publishes: readonly string[];
  listens: readonly string[];
}

/** Preserves the types of a remote's declaration. */
export function defineRemoteConfig(config: RemoteConfig): RemoteConfig {
  return config;
}
