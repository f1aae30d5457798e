import { expectNoDeadLinks } from './site-links.fixture.ts';
import { test } from './test.fixture.ts';

test('no link on any page of the site leads to a page that is not there', async ({ request, site }) => {
  test.setTimeout(1_800_000);
  await expectNoDeadLinks(request, site.origin, Number.POSITIVE_INFINITY);
});
