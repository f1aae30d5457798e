import type { WithdrawalState } from '@bazaar/contracts/wallet';
import { Badge } from '@bazaar/ui/badge';
import { withdrawalFaces } from './withdrawal-face.ts';
import { stateTitles } from './withdrawal-messages.ts';

/** The state of a withdrawal, as icon and words. */
export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  const { icon, tone } = withdrawalFaces[state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateTitles[state]}
    </Badge>
  );
}
