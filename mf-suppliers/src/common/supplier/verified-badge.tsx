import { formatJalaliLong } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { mdiCheckDecagram, mdiClockOutline } from '@mdi/js';
import { messages } from './messages.ts';

/** Whether the identity was verified, always with the date. */
export function VerifiedBadge({ verifiedAt }: { verifiedAt: string | null }) {
  return verifiedAt === null ? (
    <Badge icon={mdiClockOutline}>{messages.notVerified}</Badge>
  ) : (
    <Badge tone="success" icon={mdiCheckDecagram}>
      {messages.verifiedAt(formatJalaliLong(verifiedAt))}
    </Badge>
  );
}
