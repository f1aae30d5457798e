import type { Problem } from './problems.rules.ts';
import type { Sum } from './totals.rules.ts';
export function CheckStep({ problems }: { today: string; problems: readonly Problem[]; sum: Sum }) {
  return <p>{problems.length}</p>;
}
