import type { Remote } from './remote.ts';
import { routeId } from './remote-routes.ts';
import type { RouteDeclaration, SlotDeclaration } from './route-declaration.ts';

interface RemoteDefinition extends Pick<Remote, 'name' | 'listen'> {
  routes: readonly RouteDeclaration[];
  slots?: readonly SlotDeclaration[];
}

/** Makes the default export of `./remote` from what the remote declares. */
export function defineRemote({ routes, slots = [], ...remote }: RemoteDefinition): Remote {
  return {
    ...remote,
    routes: (host) =>
      routes.map(({ pattern, page }) => ({
        id: routeId(remote.name, pattern),
        pattern,
        load: () => page(host),
      })),
    slots: Object.fromEntries(slots.map(({ name, widget }) => [name, widget])),
  };
}
