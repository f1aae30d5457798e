import type { TradeStatus } from '@bazaar/contracts/trade';
import { Badge } from '@bazaar/ui/badge';
import { statusFaces } from './status-faces.ts';
import { useStatusTitles } from './use-status-titles.ts';

/** The state of a request in one icon and its title. */
export function StatusBadge({ status }: { status: TradeStatus }) {
  const { tone, icon } = statusFaces[status];
  return (
    <Badge tone={tone} icon={icon}>
      {useStatusTitles()[status]}
    </Badge>
  );
}
