import type { TradeStatus } from '@bazaar/contracts/trade';
import type { BadgeTone } from '@bazaar/ui/badge';
import { mdiAlertCircleOutline, mdiClockOutline, mdiFileDocumentEditOutline, mdiTagOutline } from '@mdi/js';

/** Tone and icon of a state. */
export interface StatusFace {
  tone: BadgeTone;
  icon: string;
}

type EditableStatus = Extract<
  TradeStatus,
  'Draft' | 'ConfirmationRequested' | 'RevisionRequested' | 'Published' | 'Quoted'
>;

/** The faces of the states in which a request can be edited: the form downloads no other. */
export const editableFaces = {
  Draft: { tone: 'neutral', icon: mdiFileDocumentEditOutline },
  ConfirmationRequested: { tone: 'accent', icon: mdiFileDocumentEditOutline },
  RevisionRequested: { tone: 'warning', icon: mdiAlertCircleOutline },
  Published: { tone: 'neutral', icon: mdiClockOutline },
  Quoted: { tone: 'info', icon: mdiTagOutline },
} as const satisfies Readonly<Record<EditableStatus, StatusFace>>;
