import { createContext, type ReactNode } from 'react';

export interface SlotProps {
  /** Name from `@bazaar/contracts/slots`. */
  name: string;
  /** Props of the filler's component. */
  with?: Readonly<Record<string, unknown>>;
  /** Shown while the filler loads, and in its place when it cannot: keeps the box's size. */
  fallback?: ReactNode;
}

/** How the shell fills slots; a remote only places `<Slot>`. */
export interface SlotHost {
  render(props: SlotProps): ReactNode;
}

export const SlotHostContext = createContext<SlotHost | null>(null);
export const SlotHostProvider = SlotHostContext.Provider;
