import { createContext, use } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

/** What the shell provides to this remote. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) {
    throw new Error('useHost: no host above this component. Wrap it in <HostProvider> (tests: renderAt).');
  }
  return host;
}
