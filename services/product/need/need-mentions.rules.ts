import type { Mention } from '../understanding/mentions.rules.ts';

/**
 * Sets right two things that a search does not mind: a column's word between two numbers belongs to the second («۷۰۱۸
 * قطر ۳٫۲۵»), and a name with a number behind it is a number as well («تیرآهن ۱۸»).
 */
export function settleMentions(mentions: readonly Mention[]): Mention[] {
  const settled: Mention[] = [];
  mentions.forEach((mention) => {
    const before = settled.at(-1);
    const word = before?.kind === 'amount' && before.tokens.length > 1 ? before.tokens.at(-1) : undefined;
    const isBetween =
      before !== undefined && mention.kind === 'amount' && word?.values.length === 0 && before.amount?.unit === undefined && before.amount?.hint === word.stem;
    if (isBetween && mention.amount !== undefined && mention.amount.hint === undefined && mention.at === before.at + before.tokens.length) {
      const { hint: _, ...amount } = before.amount ?? { values: [], unit: undefined, hint: undefined };
      settled[settled.length - 1] = { ...before, tokens: before.tokens.slice(0, -1), amount: { ...amount, hint: undefined } };
      settled.push({ ...mention, at: mention.at - 1, tokens: [word, ...mention.tokens], amount: { ...mention.amount, hint: word.stem } });
    } else {
      settled.push(asNumber(mention));
    }
  });
  return settled;
}

function asNumber(mention: Mention): Mention {
  const [word, number] = mention.tokens;
  const isApart = mention.kind === 'key' && mention.tokens.length === 2 && number?.gap === 'space' && number.values.length > 0;
  return isApart && word !== undefined && !/^[a-z]+$/.test(word.word) && mention.amount === undefined
    ? { ...mention, amount: { values: number.values, unit: undefined, hint: undefined } }
    : mention;
}
