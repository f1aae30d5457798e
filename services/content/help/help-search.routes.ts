import type { RichText } from '@bazaar/contracts';
import { searchHelp } from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { recentValue } from '../../kit/recent-value.ts';
import { findQuestions } from '../faq/faq.sql.ts';
import { findPublicContents } from '../page/page-list.sql.ts';
import { findHelpTexts } from './help.sql.ts';
import { excerptOf, type Folded, folded, hasWords, wordsOf } from './help-search.rules.ts';

const TAKE = 8;
const FIRST_WINDOW = { pageNumber: 1, pageSize: TAKE } as const;
const MINUTE_MS = 60_000;

/** One search over help texts, questions and articles. A changed help text or question is found within a minute. */
export function helpSearchRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const texts = recentValue({ keptMs: MINUTE_MS, clock }, () => readTexts(db));
  return [
    route(searchHelp, async ({ query: { term } }) => {
      const articlesOf = { filter: { term }, sort: 'newest', now: clock() } as const;
      const [{ helpItems, questions }, articles] = await Promise.all([
        texts(),
        findPublicContents(db, articlesOf, FIRST_WINDOW),
      ]);
      const typed = folded(term);
      return { helpItems: found(helpItems, typed), questions: found(questions, typed), articles };
    }),
  ];
}

/** A text that is searched, with what a search answers of it. */
interface Searched<Answer> {
  readonly answer: Answer;
  readonly title: Folded;
  readonly all: Folded;
}

/** All texts, folded: they are the same for everybody, and folding them is most of a search's work. */
async function readTexts(db: Database) {
  const [helpTexts, questions] = await Promise.all([findHelpTexts(db), findQuestions(db, null)]);
  return {
    helpItems: helpTexts.map(({ uniqueId, title, body }) => searched({ uniqueId, title }, title, body)),
    questions: questions.map(({ id, question, answer }) =>
      searched({ id, question }, question, answer as RichText),
    ),
  };
}

function searched<Part>(part: Part, title: string, body: RichText): Searched<Part & { excerpt: string }> {
  const words = wordsOf(body);
  return {
    answer: { ...part, excerpt: excerptOf(words) },
    title: folded(title),
    all: folded(`${title} ${words}`),
  };
}

/** The texts with every typed word, those with the words in the title first. */
function found<Answer>(texts: readonly Searched<Answer>[], typed: Folded): Answer[] {
  const inTitle = ({ title }: Searched<Answer>) => Number(hasWords(title, typed));
  return texts
    .filter(({ all }) => hasWords(all, typed))
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .slice(0, TAKE)
    .map(({ answer }) => answer);
}
