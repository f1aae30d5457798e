import type { FeedbackState } from '@bazaar/contracts/content';
import { Badge, type BadgeTone } from '@bazaar/ui/badge';
import {
  mdiCheckCircle,
  mdiInboxArrowDownOutline,
  mdiMessageReplyTextOutline,
  mdiProgressClock,
} from '@mdi/js';
import { stateTitles } from './messages.ts';

const MARKS: Readonly<Record<FeedbackState, { tone: BadgeTone; icon: string }>> = {
  Registered: { tone: 'neutral', icon: mdiInboxArrowDownOutline },
  InReview: { tone: 'info', icon: mdiProgressClock },
  Answered: { tone: 'success', icon: mdiMessageReplyTextOutline },
  Closed: { tone: 'neutral', icon: mdiCheckCircle },
};

/** What a letter has reached. */
export function StateBadge({ state }: { state: FeedbackState }) {
  const { tone, icon } = MARKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateTitles[state]}
    </Badge>
  );
}
