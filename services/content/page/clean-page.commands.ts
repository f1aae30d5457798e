import type { PageWriting } from '@bazaar/contracts/content';
import { foldFa, slugFa } from '@bazaar/locale';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { plainText, storedLine } from '../text/plain-text.rules.ts';
import { parseAuthorHtml } from './author-html.rules.ts';
import { type CleanPage, isActiveCategory, isWritableType } from './page-author.sql.ts';
import { readingMinutes } from './reading-time.rules.ts';
import { textOf } from './rich-inline.rules.ts';

const MIN_TITLE_LENGTH = 5;
const MIN_SUMMARY_LENGTH = 10;
const MIN_LABEL_LENGTH = 2;

/**
 * Cleans what an author wrote, and checks the records that it refers to; throws the 400 with every error by field.
 */
export async function cleanPage(db: Database, writing: PageWriting): Promise<CleanPage> {
  const title = storedLine(plainText(writing.title));
  const summary = storedLine(plainText(writing.summary));
  const body = parseAuthorHtml(writing.html);
  const slug = slugFa(title);
  const labels = cleanLabels(writing.labels);
  const [hasType, hasCategory] = await Promise.all([
    isWritableType(db, writing.contentTypeId),
    writing.categoryId === undefined || isActiveCategory(db, writing.categoryId),
  ]);
  refuse({
    title: title.length < MIN_TITLE_LENGTH || slug === '' ? messages.tooShort(MIN_TITLE_LENGTH) : null,
    summary: summary.length < MIN_SUMMARY_LENGTH ? messages.tooShort(MIN_SUMMARY_LENGTH) : null,
    html: body.length === 0 ? messages.noReadableText : null,
    contentTypeId: hasType ? null : messages.unknownContentType,
    categoryId: hasCategory ? null : messages.unknownCategory,
  });
  return {
    contentTypeId: writing.contentTypeId,
    categoryId: writing.categoryId ?? null,
    ...{ title, slug, summary, body, labels },
    labelKeys: labels.map(foldFa),
    readingMinutes: readingMinutes(textOf(body)),
    commentsOpen: writing.commentsOpen,
  };
}

/** Labels without markup; of two spellings of one label the first is kept. */
function cleanLabels(labels: readonly string[]): string[] {
  const clean = labels.map((label) => storedLine(plainText(label)));
  const keys = clean.map(foldFa);
  return clean.filter(
    (label, index) => label.length >= MIN_LABEL_LENGTH && keys.indexOf(keys[index] ?? '') === index,
  );
}

function refuse(faults: Readonly<Record<string, string | null>>): void {
  const found = Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null);
  if (found.length > 0) {
    throw invalid(Object.fromEntries(found.map(([field, fault]) => [field, [fault]])));
  }
}
