import type { FaqCategory, FaqQuestion } from '@bazaar/contracts/content';
import { foldFa, foldFaSpaced } from '@bazaar/locale';
import { plainText } from '../../common/reading/headings.rules.ts';

/** The questions of one category. */
export interface FaqGroup {
  category: FaqCategory;
  questions: readonly FaqQuestion[];
}

export type TopQuestion = Pick<FaqQuestion, 'id' | 'question' | 'visits'>;

/** The two search keys of a question: half-spaces removed, and half-spaces as spaces. */
export type FaqIndex = ReadonlyMap<number, readonly [string, string]>;

/** Anchor of a question: `/faq#q-12` opens it. */
export function questionAnchor(id: number): string {
  return `q-${id}`;
}

export function categoryAnchor(id: number): string {
  return `c-${id}`;
}

/** Folds every question and its answer once, so that each keystroke only compares. */
export function indexFaq(groups: readonly FaqGroup[]): FaqIndex {
  return new Map(
    groups
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => {
        const text = `${question} ${plainText(answer)}`;
        return [id, [foldFa(text), foldFaSpaced(text)]];
      }),
  );
}

/** Keeps the questions that contain every typed word, in any spelling; groups without any are left out. */
export function filterFaq(groups: readonly FaqGroup[], index: FaqIndex, typed: string): FaqGroup[] {
  const wanted = [foldFa(typed), foldFaSpaced(typed)].map((text) => text.split(' ').filter(Boolean));
  const matches = ({ id }: FaqQuestion) =>
    index.get(id)?.some((key) => wanted.some((words) => words.every((word) => key.includes(word)))) ?? false;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(groups: readonly FaqGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}
