import type { Failure } from '@bazaar/contracts/failure';

/**
 * What a failed request says; undefined where no response came.
 * @param field the text of the refused field, which says more than the detail
 */
export function failureText({ title, detail }: Failure, field?: string): string | undefined {
  const more = field ?? detail;
  return title === undefined || more === undefined ? title : `${title} ${more}`;
}
