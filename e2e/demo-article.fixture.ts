import { links } from '@bazaar/contracts';
import { getPage, listCommentTree, listPageSubjects } from '@bazaar/contracts/content';
import { createReader, first, withId } from './read-service.fixture.ts';

/** An article of the demo with a series, goods, and comments down to the third level. */
const ARTICLE_ID = 10;

/** What tests know about that article before they open it. */
export async function readDemoArticle(servicesOrigin: string) {
  const read = createReader(servicesOrigin);
  const [page, subjects, comments] = await Promise.all([
    read(withId(getPage.path, ARTICLE_ID), 'content'),
    read(withId(listPageSubjects.path, ARTICLE_ID), 'content'),
    read(withId(listCommentTree.path, ARTICLE_ID), 'content'),
  ]);
  const { id, title, slug, body, series, supplier, contentType } = getPage.response.parse(page);
  const tree = listCommentTree.response.parse(comments);
  return {
    ...{ id, title, slug, series, supplier, contentType },
    path: links.content(id, slug),
    headings: body.flatMap((node) => (typeof node === 'object' && node.tag === 'h2' ? node.children : [])),
    good: first(listPageSubjects.response.parse(subjects).goods),
    comments: tree.items,
    deepest: first(tree.items.flatMap(({ children }) => children.flatMap((reply) => reply.children))),
  };
}
