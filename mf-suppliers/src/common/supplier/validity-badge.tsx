import { Badge, type BadgeTone } from '@bazaar/ui/badge';
import { mdiCalendarClockOutline, mdiCheckCircle, mdiCloseCircleOutline, mdiTimerOutline } from '@mdi/js';
import { messages } from './messages.ts';
import type { Validity } from './validity.rules.ts';

const VARIANT: Record<Validity, { tone: BadgeTone; icon: string }> = {
  valid: { tone: 'success', icon: mdiCheckCircle },
  ending: { tone: 'warning', icon: mdiTimerOutline },
  upcoming: { tone: 'info', icon: mdiCalendarClockOutline },
  ended: { tone: 'neutral', icon: mdiCloseCircleOutline },
};

/** The validity state of a dated claim in one word. */
export function ValidityBadge({ validity }: { validity: Validity }) {
  return <Badge {...VARIANT[validity]}>{messages.validity[validity]}</Badge>;
}
