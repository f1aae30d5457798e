import { createContext } from 'react';

/** A help text that is opened beside a form. */
export interface HelpTopic {
  /** Its name, which never changes: `wallet-charge`. */
  uniqueId: string;
  /** The label of the field that it explains. */
  label: string;
  /** The choice made in the form, whose row is marked in the text. */
  marked?: string | undefined;
}

export interface HelpControl {
  panelId: string;
  /** The text that is open; null when there is none. */
  opened: string | null;
  toggle: (topic: HelpTopic, trigger: HTMLElement) => void;
}

/** Null where no panel can be opened: the buttons are then left out. */
export const HelpContext = createContext<HelpControl | null>(null);
