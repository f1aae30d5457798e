import type { Failure } from '@bazaar/contracts/failure';

/**
 * What a failed request says, each sentence once; undefined where no response came. The services repeat the title as the
 * detail of a refusal that has nothing more to say.
 * @param field the text of the refused field, which says more than the detail
 */
export function failureText({ title, detail }: Failure, field?: string): string | undefined {
  const more = field ?? detail;
  return title === undefined || more === undefined || more === title ? title : `${title} ${more}`;
}
