import { expectNoDeadLinks } from './site-links.fixture.ts';
import { expect, test } from './test.fixture.ts';

/** Addresses of one kind have links of the same kinds. */
const OF_ONE_KIND = 2;

test('no kind of link on the site leads to a page that is not there', async ({ request, site }) => {
  test.setTimeout(120_000);
  const kinds = await expectNoDeadLinks(request, site.origin, OF_ONE_KIND);

  // It has come to the pages that nothing but links lead to.
  expect(kinds).toEqual(
    expect.arrayContaining([
      '/faq',
      '/help',
      '/feedback',
      '/how-it-work',
      '/page/contactus',
      '/contents/:id/*',
    ]),
  );
});
