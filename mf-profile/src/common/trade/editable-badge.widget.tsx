import type { TradeStatus } from '@bazaar/contracts/trade';
import { Badge } from '@bazaar/ui/badge';
import { editableFaces, type StatusFace } from './editable-faces.ts';
import { useStatusTitles } from './use-status-titles.ts';

/** The state of a request that is being edited. One that was closed meanwhile has its title alone. */
export function EditableBadge({ status }: { status: TradeStatus }) {
  const faces: Partial<Record<TradeStatus, StatusFace>> = editableFaces;
  const face = faces[status];
  return (
    <Badge tone={face?.tone} icon={face?.icon}>
      {useStatusTitles()[status]}
    </Badge>
  );
}
