import { createContext, use } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

const RegistryContext = createContext<RemoteRegistry | null>(null);
export const RegistryProvider = RegistryContext.Provider;

/** The registry of this visit (browser) or this request (server). */
export function useRegistry(): RemoteRegistry {
  const registry = use(RegistryContext);
  if (!registry) {
    throw new Error('useRegistry: no registry above this component.');
  }
  return registry;
}
