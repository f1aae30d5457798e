import { Badge } from '@bazaar/ui/badge';
import type { Face } from './payment-face.ts';

/** A state as icon and words. */
export function FaceBadge({ face: { icon, tone }, title }: { face: Face; title: string }) {
  return (
    <Badge tone={tone} icon={icon}>
      {title}
    </Badge>
  );
}
