import type { RichText } from '@bazaar/contracts';
import {
  CommentId,
  type CommentThread,
  getContentTypeTree,
  getPage,
  listCommentTree,
  listFaqGroups,
  listMediaVideos,
  listPageSubjects,
  listPagesByContentType,
  type PageComment,
  PageId,
} from '@bazaar/contracts/content';

const drawing = { family: 'pump', seed: 10, dimensionMm: null, code: null };
const buyingGuide = { id: 1, title: 'راهنمای خرید' };

/** One article of a list. */
export function givenArticle(id: number, title: string, labels: readonly string[] = ['پمپ']) {
  return {
    id,
    title,
    slug: title.replaceAll(' ', '-'),
    contentType: buyingGuide,
    summary: `چکیده ${title}`,
    labels: [...labels],
    publishedAt: '2026-11-16T08:00:00Z',
    readingMinutes: 7,
    drawing,
  };
}

/** A text with two headings, an external link and an internal one. */
export const givenBody: RichText = [
  { tag: 'p', children: ['پیش‌گفتار'] },
  { tag: 'h2', id: 'نشانه-ها', children: ['نشانه‌ها'] },
  {
    tag: 'p',
    children: ['بنگرید به ', { tag: 'a', href: 'https://example.org/npsh', children: ['استاندارد'] }],
  },
  { tag: 'h2', id: 'چاره', children: ['چاره'] },
  { tag: 'p', children: [{ tag: 'a', href: '/faq', children: ['پرسش‌ها'] }] },
];

/** An article with its text. */
export function givenFullArticle(id: number, title: string, labels?: readonly string[]) {
  return getPage.response.parse({
    ...givenArticle(id, title, labels),
    body: givenBody,
    updatedAt: '2026-11-18T08:00:00Z',
    authorName: 'نرگس یزدانی',
  });
}

/** One comment of a reader. */
export function givenComment(id: number, comment: Partial<PageComment> = {}): PageComment {
  return {
    id: CommentId.parse(id),
    pageId: PageId.parse(10),
    parentId: null,
    authorName: 'پیمان شریفی',
    writer: null,
    text: `متن نظر شماره ${id}`,
    createdAt: '2026-11-18T08:00:00Z',
    likes: 2,
    likedByMe: false,
    isMine: false,
    status: 'active',
    ...comment,
  };
}

/** One page of an article's comments. */
export function givenTree(
  items: readonly CommentThread[],
  more: { totalCount?: number; commentsOpen?: boolean } = {},
) {
  return listCommentTree.response.parse({
    items: [...items],
    totalCount: items.length,
    pageNumber: 1,
    pageSize: 10,
    commentsCount: items.length,
    commentsOpen: true,
    ...more,
  });
}

/** What an article is about: one good and one supplier. */
export const givenSubjects = listPageSubjects.response.parse({
  goods: [
    {
      id: 50011,
      title: 'پمپ API 610',
      slug: 'پمپ',
      categoryTitle: 'پمپ گریز از مرکز',
      drawing,
      offersCount: 4,
      minPriceRial: 12_400_000_000,
      saleUnit: 'دستگاه',
    },
  ],
  suppliers: [
    { id: 7, name: 'صنایع پارس', slug: 'پارس', cityTitle: 'اصفهان', verifiedAt: '2026-08-24T08:00:00Z' },
  ],
});

/** One page of a list of articles. */
export function givenList(
  items: readonly ReturnType<typeof givenArticle>[],
  { totalCount = items.length, pageNumber = 1 } = {},
) {
  return listPagesByContentType.response.parse({ items: [...items], totalCount, pageNumber, pageSize: 12 });
}

/** Two types, one of them with a child and one without articles. */
export const givenTypes = getContentTypeTree.response.parse([
  { ...buyingGuide, pagesCount: 20, children: [{ id: 11, title: 'راهنمای پمپ', pagesCount: 5 }] },
  { id: 100, title: 'قوانین', pagesCount: 0, children: [] },
]);

/** Two categories with one question each. */
export const givenFaq = listFaqGroups.response.parse([
  {
    category: { id: 1, title: 'ورود', questionsCount: 1 },
    questions: [{ id: 3, categoryId: 1, ...givenWords('چگونه وارد شوم؟', 'شماره همراه را می‌نویسید.') }],
  },
  {
    category: { id: 2, title: 'پرداخت', questionsCount: 1 },
    questions: [{ id: 12, categoryId: 2, ...givenWords('کیف پول چیست؟', 'حساب شما نزد بازار.') }],
  },
]);

function givenWords(question: string, answer: string) {
  return { question, answer: [{ tag: 'p' as const, children: [answer] }], visits: 1200, useful: 40 };
}

/** Videos, or webinars when they have a start. */
export function givenMedia(startsAt: string | null) {
  return listMediaVideos.response.parse({
    items: [
      {
        id: 1,
        title: 'هم‌محوری لیزری',
        slug: 'هم‌محوری-لیزری',
        clipSeconds: startsAt === null ? 36 : null,
        group: startsAt === null ? 'آموزش فنی' : 'وبینار',
        durationSeconds: startsAt === null ? 36 : 3600,
        publishedAt: '2026-11-16T08:00:00Z',
        startsAt,
        presenter: startsAt === null ? null : 'کارشناس نصب',
        drawing,
      },
    ],
    totalCount: 1,
    pageNumber: 1,
    pageSize: 4,
  });
}
