import { NUMBER_WORDS } from '../understanding/number-words.rules.ts';

/** «دهوسه» is no number: only from twenty on does one go on with «و». */
const MIN_WHOLE = 20;
const WORD = [...NUMBER_WORDS.keys()].sort((one, other) => other.length - one.length).join('|');
const GLUED = new RegExp(`^(?:(${WORD})?(هزار)|(${WORD}))((?:و(?:${WORD}))*)$`);
const REST = new RegExp(`و(${WORD})`, 'g');

const numberOf = (word: string | undefined) => NUMBER_WORDS.get(word ?? '') ?? 1;

/** The value of a number that is written without spaces: «هزاروچهارصد», «صدوپنجاه», «دوهزار»; undefined of one word. */
export function gluedNumber(word: string): number | undefined {
  const [, count, thousand, whole, rest = ''] = GLUED.exec(word) ?? [];
  const first = thousand === undefined ? numberOf(whole) : numberOf(count) * 1000;
  const values = [first, ...[...rest.matchAll(REST)].map(([, part]) => numberOf(part))];
  const isFalling = values.every((value, at) => at === 0 || value < (values[at - 1] ?? 0));
  const isSeveral = rest === '' ? count !== undefined : first >= MIN_WHOLE;
  return isSeveral && isFalling ? values.reduce((sum, value) => sum + value, 0) : undefined;
}
