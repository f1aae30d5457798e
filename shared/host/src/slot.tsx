import { use } from 'react';
import { SlotHostContext, type SlotProps } from './slot-host.ts';

/** A place that another owner fills. Without a shell around it (a remote alone) it shows its fallback. */
export function Slot(props: SlotProps) {
  const slots = use(SlotHostContext);
  return slots ? slots.render(props) : (props.fallback ?? null);
}
