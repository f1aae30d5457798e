import { createContext, type ReactNode } from 'react';

export interface SlotProps {
  /** Name from `@bazaar/contracts/slots`. */
  name: string;
  /** Props of the slot provider's component. */
  with?: Readonly<Record<string, unknown>>;
  /** Shown while the slot's component loads, and in its place when it fails: keeps the box's size. */
  fallback?: ReactNode;
  /**
   * Shown in place of `fallback` when the component cannot be loaded; without `retry` when no remote of the visit has it,
   * so that there is nothing to try again.
   */
  failed?: (retry?: () => void) => ReactNode;
}

/** How the shell fills slots; a remote only places `<Slot>`. */
export interface SlotHost {
  render(props: SlotProps): ReactNode;
}

export const SlotHostContext = createContext<SlotHost | null>(null);
export const SlotHostProvider = SlotHostContext.Provider;
