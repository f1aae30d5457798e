import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import { yesOrNo } from '../../common/sizes/size-value.tsx';

/** A choice of a filter as the table shows the value. */
export function choiceText(choice: string, column: Pick<SizeColumn, 'kind'> | undefined): string {
  return column?.kind === 'boolean' ? yesOrNo(choice === 'true') : choice;
}
