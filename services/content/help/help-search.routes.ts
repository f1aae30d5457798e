import type { RichText } from '@bazaar/contracts';
import { searchHelp } from '@bazaar/contracts/content';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { findQuestions } from '../faq/faq.sql.ts';
import { findPublicContents } from '../page/page-list.sql.ts';
import { findHelpTexts } from './help.sql.ts';
import { excerptOf, hasWords, wordsOf } from './help-search.rules.ts';

const TAKE = 8;
const FIRST_WINDOW = { pageNumber: 1, pageSize: TAKE } as const;

/** One search over help texts, questions and articles. */
export function helpSearchRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(searchHelp, async ({ query: { term } }) => {
      const articlesOf = { filter: { term }, sort: 'newest', now: clock() } as const;
      const [helpTexts, questions, articles] = await Promise.all([
        findHelpTexts(db),
        findQuestions(db, null),
        findPublicContents(db, articlesOf, FIRST_WINDOW),
      ]);
      return {
        helpItems: found(helpTexts, term, ({ title, body }) => [title, wordsOf(body)]).map(
          ([{ uniqueId, title }, excerpt]) => ({ uniqueId, title, excerpt }),
        ),
        questions: found(questions, term, ({ question, answer }) => [
          question,
          wordsOf(answer as RichText),
        ]).map(([{ id, question }, excerpt]) => ({ id, question, excerpt })),
        articles,
      };
    }),
  ];
}

/** The texts with every typed word, those with the words in the title first, each with its excerpt. */
function found<Text>(
  texts: readonly Text[],
  term: string,
  partsOf: (text: Text) => readonly [title: string, words: string],
): (readonly [Text, string])[] {
  const matching = texts
    .map((text) => [text, ...partsOf(text)] as const)
    .filter(([, title, words]) => hasWords(`${title} ${words}`, term));
  const inTitle = (title: string) => Number(hasWords(title, term));
  return matching
    .toSorted(([, one], [, other]) => inTitle(other) - inTitle(one))
    .slice(0, TAKE)
    .map(([text, , words]) => [text, excerptOf(words)] as const);
}
