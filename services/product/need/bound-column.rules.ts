import type { ReadMention, WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { ANY_SIZE } from './number-options.rules.ts';

/**
 * «قطر پیستون ۱۶۰، کورس ۵۰»: the words before a number say its column, so that no other column may keep it, not even
 * when only another has such a value. The column most of whose words are said is meant.
 */
export function boundOptions(
  { said, mention }: ReadMention,
  options: readonly WishOption[],
  { columns, family }: NeedFamily,
): readonly WishOption[] {
  const words = [...said].filter(
    (word) => !ANY_SIZE.has(word) && (word === mention.amount?.hint || !family.names.words.has(word)),
  );
  const counts = options.map(({ column }) => {
    const own = columns[column];
    return own === undefined ? 0 : words.filter((word) => own.column.hints.has(word)).length;
  });
  const most = Math.max(0, ...counts);
  return most === 0
    ? options
    : byWidth(
        options.filter((_, at) => counts[at] === most),
        columns,
      );
}

/** «دهانه ۵۰ سانت» of a tunnel is its width; its height and its length are said. */
function byWidth(options: readonly WishOption[], columns: NeedFamily['columns']): readonly WishOption[] {
  const titleOf = ({ column }: WishOption) => columns[column]?.title ?? '';
  return options.some((option) => /^عرض /.test(titleOf(option)))
    ? options.filter((option) => !/^(?:ارتفاع|طول|عمق) /.test(titleOf(option)))
    : options;
}
